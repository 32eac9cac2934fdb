import { afterAll, expect, it } from "vitest";
import { documentsOf, job_url } from "../../../../tests/factories/made-documents.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { startChatCompletionsServer } from "../../../../tests/fakes/chat-completions-server.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import {
  type DocumentChange,
  documentReviewEndpoints as endpoints,
  type ReviewedDocument,
} from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";

const model = await startChatCompletionsServer();
const app = await createTestApp({
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "stand-in",
  AI_BASE_URL: model.url,
  LOG_LEVEL: "silent",
});
afterAll(() => model.close());

type Person = Awaited<ReturnType<typeof app.signUp>>;

const taught = {
  text: "At Kernwerk Chemie GmbH, I taught four shift teams to read trend charts themselves.",
  facts: ["experience.1.organisation", "experience.1.statement.1"],
};
const lowered = {
  text: "As Senior Process Engineer, I lowered solvent losses by 18 % over two years by re-sequencing the columns.",
  facts: ["experience.1.title", "experience.1.statement.0"],
};

/** Somebody whose letter waits with two better sentences. */
async function personWithProposals() {
  const wording = { paragraphs: [[lowered, taught]] };
  model.answerWith({ text: ["{}"] }, { text: [JSON.stringify(wording)] });
  return await documentsOf(app);
}

const review = ({ token }: Person, id: string) => app.call(endpoints.review, { token, body: { id } });
const change = ({ token }: Person, id: string, wanted: DocumentChange) =>
  app.call(endpoints.change, { token, body: { id, change: wanted } });
const textsOf = (document: ReviewedDocument | null) =>
  document?.parts.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text))) ?? [];
const proposalsOf = (document: ReviewedDocument | null) => document?.proposals ?? [];

async function openLetter(person: Awaited<ReturnType<typeof personWithProposals>>) {
  const { reply } = await review(person, person.letter_id);
  const letter = reply.letter;
  const [first] = proposalsOf(letter);
  if (!letter || !first) throw new Error("Nothing is proposed.");
  return { letter, first };
}

it("[DOCS-06] what a model proposes stands in no document, and waits under the line that it would replace", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  expect(textsOf(letter)).not.toContain(lowered.text);
  expect(proposalsOf(letter).map(({ text }) => text)).toEqual([lowered.text, taught.text]);
  const line = letter.parts
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
    .find(({ place }) => place === first.place);
  expect(line?.text).toContain("solvent losses");
  expect(first.question).toMatch(/\?$/);
});

it("[DOCS-06] a proposal that is kept takes its line's place in a new version; taking the version back takes it back", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  const { reply } = await change(person, letter.id, { what: "keep", proposal: first.id });
  expect(textsOf(reply.letter)).toHaveLength(textsOf(letter).length);
  expect(textsOf(reply.letter)).toContain(lowered.text);
  expect(proposalsOf(reply.letter).map(({ text }) => text)).toEqual([taught.text]);
  expect(reply.letter?.versions.map(({ origin }) => origin)).toEqual(["confirmed", "written"]);
  const undone = await change(person, reply.letter?.id ?? "", { what: "restore", version_id: letter.id });
  expect(textsOf(undone.reply.letter)).toEqual(textsOf(letter));
  expect(proposalsOf(undone.reply.letter)).toHaveLength(2);
});

it("[DOCS-06] a proposal may be kept in the person's own words, but for a hard fact that the profile lacks", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  const refused = await change(person, letter.id, {
    what: "keep",
    proposal: first.id,
    text: "I lowered losses by 81 %.",
  });
  expect([refused.status, refused.reply.error]).toEqual([422, "not_in_profile"]);
  const text = "As Senior Process Engineer I made the columns lose 18 % less solvent.";
  const { reply } = await change(person, letter.id, { what: "keep", proposal: first.id, text });
  expect(textsOf(reply.letter)).toContain(text);
});

it("a proposal that is declined waits no more, until the person thinks again; two at once are both kept", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  const waiting = async () => {
    const { reply } = await app.call(documentsEndpoints.kept, { token: person.token, body: { url: job_url } });
    return reply.sets.flatMap(({ versions }) => versions).find(({ id }) => id === letter.id)?.waiting;
  };
  expect(await waiting()).toBe(2);
  await Promise.all(proposalsOf(letter).map(({ id }) => change(person, letter.id, { what: "decline", proposal: id })));
  expect(proposalsOf((await review(person, letter.id)).reply.letter)).toEqual([]);
  expect(await waiting()).toBe(0);
  const { reply } = await change(person, letter.id, { what: "reconsider", proposal: first.id });
  expect(proposalsOf(reply.letter).map(({ text }) => text)).toEqual([first.text]);
  expect(reply.letter?.version).toBe(1);
});

it("[DOCS-06] a proposal whose facts the profile does not hold any more is not asked, and cannot be kept", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  const profile = engineerProfile();
  profile.professional_experience[1]?.notable_achievements.splice(0, 1, "Cut solvent losses by 8 %.");
  await app.call(profileEndpoints.saveVersion, { token: person.token, body: { data: profile } });
  const { reply } = await review(person, letter.id);
  expect(proposalsOf(reply.letter).map(({ text }) => text)).toEqual([taught.text]);
  expect((await change(person, letter.id, { what: "keep", proposal: first.id })).status).toBe(422);
});

it("nobody decides about another person's proposals", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  const other = await app.signUp("Somebody Else");
  for (const what of ["keep", "decline", "reconsider"] as const)
    expect((await change(other, letter.id, { what, proposal: first.id })).status).toBe(404);
  expect(proposalsOf((await review(person, letter.id)).reply.letter)).toHaveLength(2);
});
