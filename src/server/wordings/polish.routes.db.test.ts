import { expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createModelApp } from "../../../tests/model-app.ts";
import { createTestApp, type TestApp } from "../../../tests/test-app.ts";
import { documentsEndpoints } from "../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { maxPolishCards, type PolishCard, polishEndpoints } from "../../shared/wordings/polish.contract.ts";
import { wordingsEndpoints } from "../../shared/wordings/wordings.contract.ts";
import { createDocumentsStore } from "../documents/documents.store.ts";

const app = await createTestApp();
const configured = await createModelApp();

const team = "Trained 6 people; ran the distillation.";
const worded = "I trained 6 people. I ran the distillation.";

async function withNotes(notes: string[], { app: at }: { app: TestApp } = { app }) {
  const person = await at.signUp("Zoë Łukasiewicz");
  const data = engineerProfile();
  for (const job of data.professional_experience.slice(1)) job.notable_achievements.push(...notes);
  await at.call(profileEndpoints.saveVersion, { token: person.token, body: { data } });
  return person;
}

const propose = async (token: string, at = app) => (await at.call(polishEndpoints.propose, { token })).reply;

const decide = (token: string, { text, language, origin, fact_key, fact }: PolishCard, change: object = {}) =>
  app.call(wordingsEndpoints.decide, {
    token,
    body: { text, language, origin, form: "sentence", facts: [{ key: fact_key, text: fact.text }], ...change },
  });

async function letterOf({ token, userId }: { token: string; userId: string }) {
  const store = createDocumentsStore(app.database);
  const url = "https://jobs.example/1";
  const job_id = await store.keepPosting(userId, { url, content: distillationPosting, isPasted: false });
  const { reply } = await app.call(documentsEndpoints.coverLetter, {
    token,
    body: { job_id, company_name: "Kernwerk" },
  });
  return JSON.stringify((await store.document(userId, reply.id))?.content);
}

it("proposes sentences by rules for one's own statements alone", async () => {
  const [anna, other] = [await withNotes([team]), await app.signUp("Somebody Else")];
  const { cards, has_more } = await propose(anna.token);
  expect(cards.find(({ text }) => text === worded)).toMatchObject({
    fact: { text: team, section: "professional_experience", where: expect.stringContaining("Kernwerk Chemie GmbH") },
    question: "Does this say the same as your words?",
    ...{ origin: "rules", language: "en" },
  });
  expect(has_more).toBe(false);
  expect(await propose(other.token)).toMatchObject({ cards: [], has_more: false });
  expect((await app.call(polishEndpoints.propose, {})).status).toBe(401);
});

it("a kept sentence stands in the next letter, is not asked again, and neither is a declined one until it is undone", async () => {
  const anna = await withNotes([team]);
  const card = (await propose(anna.token)).cards.find(({ text }) => text === worded);
  if (!card) throw new Error("no card");
  expect(await letterOf(anna)).not.toContain(worded.slice(2));
  const asked = async () => (await propose(anna.token)).cards.some(({ fact_key }) => fact_key === card.fact_key);
  for (const [decision, isAsked] of [
    ["decline", false],
    ["undo", true],
    ["keep", false],
  ] as const) {
    expect((await decide(anna.token, card, { decision })).status).toBe(200);
    expect(await asked()).toBe(isAsked);
  }
  expect(await letterOf(anna)).toContain(worded.slice(2));
  expect((await decide(anna.token, card, { text: "I led a team of 9.", origin: "person" })).reply.error).toBe(
    "hard_fact",
  );
});

it("asks a dozen of a profile of a hundred jobs, the latest results first", async () => {
  const { token } = await app.signUp("Zoë Łukasiewicz");
  const data = engineerProfile();
  const [job] = data.professional_experience;
  if (!job) throw new Error("no job");
  data.professional_experience = Array.from({ length: 100 }, (_, year) => ({
    ...job,
    ...{
      from: `${1900 + year}-01`,
      to: `${1900 + year}-12`,
      responsibilities: ["Worked with pumps.", `Trained ${year + 2} people; ran the pumps.`],
    },
    notable_achievements: [],
  }));
  await app.call(profileEndpoints.saveVersion, { token, body: { data } });
  const { cards, has_more } = await propose(token);
  expect([cards.length, has_more]).toEqual([maxPolishCards, true]);
  expect(cards[0]?.text).toBe("I trained 101 people. I ran the pumps.");
});

it("a model's sentences are asked when they may be true; where it fails, the rules propose", async () => {
  const { model } = configured;
  const { token } = await withNotes([team], configured);
  model.answerWith({ status: 503 });
  expect((await propose(token, configured.app)).cards.map(({ origin }) => origin)).toContain("rules");
  const lines = JSON.stringify(model.requests.at(-1)?.messages);
  const numberOf = (beginning: string) =>
    Number(new RegExp(String.raw`line\W+(\d+)\W+text\W+${beginning}`).exec(lines)?.[1]);
  const sentences = [
    { line: numberOf("Trained 6"), text: "In distillation, I trained six people." },
    { line: numberOf("Cut solvent"), text: "I cut solvent losses by 81 %." },
    { line: numberOf("Trained four"), text: "Trained four shift teams to read trend charts themselves." },
  ];
  model.answerWith({ text: [JSON.stringify({ sentences })] });
  const { cards } = await propose(token, configured.app);
  expect(cards).toMatchObject([{ text: "In distillation, I trained six people.", origin: "model" }]);
});
