import { expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { accountSettingsEndpoints } from "../../shared/account/account-settings.contract.ts";
import { type MatchAnswer, matchingEndpoints } from "../../shared/matching/matching.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { createDocumentsStore } from "../documents/documents.store.ts";

const app = await createTestApp();
const job_url = "https://jobs.example/matched";
const content = {
  job_title: "Process Engineer",
  description: "",
  requirements: [
    "What you bring:",
    "- Experience with HAZOP studies",
    "- Experience with Aspen Plus",
    "- Knowledge of falconry",
    "- Calm under pressure",
  ].join("\n"),
};

async function personWithPosting(url = job_url) {
  const person = await app.signUp();
  const { token, userId } = person;
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  await createDocumentsStore(app.database).keepPosting(userId, { url, content, isPasted: false });
  const match = async () => (await app.call(matchingEndpoints.match, { token, body: { job_url: url } })).reply;
  const answer = (given: MatchAnswer) =>
    app.call(matchingEndpoints.answer, { token, body: { job_url: url, ...given } });
  return { ...person, match, answer };
}

type Match = Awaited<ReturnType<Awaited<ReturnType<typeof personWithPosting>>["match"]>>;

function rowOf({ requirements }: Match, words: string) {
  const found = requirements.find(({ requirement }) => requirement.text.includes(words));
  if (!found) throw new Error(`Nothing is asked for that says ${words}`);
  return found;
}

it("says what the profile says to a known posting, and nothing of one that it does not know", async () => {
  const { match, token } = await personWithPosting();
  const matched = await match();
  expect(rowOf(matched, "HAZOP").verdict.is).toBe("met");
  expect(rowOf(matched, "falconry").verdict).toMatchObject({ is: "question", candidate: null });
  expect(rowOf(matched, "Calm").verdict.is).toBe("unjudged");
  const body = { job_url: "https://jobs.example/nowhere" };
  const unknown = (await app.call(matchingEndpoints.match, { token, body })).reply;
  expect(unknown).toMatchObject({ is_known: false, requirements: [] });
});

it("matches a posting that is only shown, in the place of the kept one, and keeps nothing of it", async () => {
  const { token, match } = await personWithPosting();
  const posting = { job_title: "Falconer", text: `Falconer\n\n${content.requirements}\n- Knowledge of ferrets` };
  const shown = (await app.call(matchingEndpoints.match, { token, body: { job_url, posting } })).reply;
  expect(rowOf(shown, "ferrets").verdict.is).toBe("question");
  expect(rowOf(shown, "HAZOP").verdict.is).toBe("met");
  expect((await match()).requirements.some(({ requirement }) => requirement.text.includes("ferrets"))).toBe(false);
});

it("keeps a No by what was asked for, for every posting, until it is taken back", async () => {
  const { match, answer, token, userId } = await personWithPosting();
  const { term_key } = rowOf(await match(), "falconry").requirement;
  const { reply } = await answer({ term_key, said: "no" });
  expect(rowOf(reply, "falconry").verdict).toMatchObject({ is: "gap", because: "you said no" });

  const other = "https://jobs.example/other";
  await createDocumentsStore(app.database).keepPosting(userId, { url: other, content, isPasted: false });
  const elsewhere = (await app.call(matchingEndpoints.match, { token, body: { job_url: other } })).reply;
  expect(rowOf(elsewhere, "falconry").verdict.is).toBe("gap");

  const exported = (await app.call(accountSettingsEndpoints.exportData, { token })).reply;
  expect(exported.answers).toMatchObject([{ term_key, said: "no" }]);
  const body = { job_url, term_key };
  const open = (await app.call(matchingEndpoints.takeBack, { token, body })).reply;
  expect(rowOf(open, "falconry").verdict.is).toBe("question");
});

it("adds a line to the profile after a look, and is met by it, once however often it is sent", async () => {
  const { match, answer, token } = await personWithPosting();
  const before = await match();
  const { term_key } = rowOf(before, "falconry").requirement;
  const job = before.facts.find(({ id }) => id === "experience.0.title")?.key ?? "";
  const words = "Trained birds of prey";
  const given: MatchAnswer = { term_key, said: "yes", add: { field: "job duty", words, job } };
  const { reply } = await answer(given);
  const { verdict } = rowOf(reply, "falconry");
  expect(verdict).toMatchObject({ is: "met", how: "confirmed by you" });
  expect(reply.facts.find(({ text }) => text === words)?.where).toContain("Professional Experience");
  await answer(given);
  const { content: profile } = (await app.call(profileEndpoints.load, { token })).reply.data;
  expect(profile.professional_experience[0]?.responsibilities.filter((line) => line === words)).toHaveLength(1);
});

it("is asked again when the fact that answered it has changed", async () => {
  const { match, answer, token } = await personWithPosting();
  const { term_key } = rowOf(await match(), "falconry").requirement;
  await answer({ term_key, said: "yes", add: { field: "skill", words: "Birds of prey" } });
  expect(rowOf(await match(), "falconry").verdict.is).toBe("met");
  const { content: profile } = (await app.call(profileEndpoints.load, { token })).reply.data;
  const data = { ...profile, skills: profile.skills.filter(({ skill }) => skill !== "Birds of prey") };
  await app.call(profileEndpoints.saveVersion, { token, body: { data } });
  expect(rowOf(await match(), "falconry").verdict.is).toBe("question");
});

it("takes no answer about another's facts, nor to what is not asked", async () => {
  const { match, answer } = await personWithPosting();
  const { term_key } = rowOf(await match(), "falconry").requirement;
  expect((await answer({ term_key, said: "yes", fact_keys: ["no-such-fact"] })).status).toBe(400);
  expect((await answer({ term_key, said: "not this" })).status).toBe(400);
  expect((await answer({ term_key: "skill:nothing", said: "no" })).status).toBe(404);
  const ben = await app.signUp("Ben Okafor");
  const theirs = (await app.call(matchingEndpoints.match, { token: ben.token, body: { job_url } })).reply;
  expect(theirs.is_known).toBe(false);
});

it("counts the verdicts of a list of postings, each person's own, and leaves out what is not known", async () => {
  const { match, token } = await personWithPosting();
  const job_urls = ["https://jobs.example/nowhere", job_url];
  const { summaries } = (await app.call(matchingEndpoints.summaries, { token, body: { job_urls } })).reply;
  const { requirements } = await match();
  const count = (is: string) => requirements.filter(({ verdict }) => verdict.is === is).length;
  expect(summaries).toEqual([
    {
      ...{ job_url, met: count("met"), part: count("part"), question: count("question") },
      ...{ gap: count("gap"), unjudged: count("unjudged") },
    },
  ]);
  expect(summaries[0]?.met).toBeGreaterThan(0);
  const other = await app.signUp();
  expect((await app.call(matchingEndpoints.summaries, { token: other.token, body: { job_urls } })).reply).toMatchObject(
    {
      summaries: [],
    },
  );
  const tooMany = Array.from({ length: 21 }, (_, at) => `https://jobs.example/${at}`);
  expect((await app.call(matchingEndpoints.summaries, { token, body: { job_urls: tooMany } })).status).toBe(400);
});

it("lists what was said, takes it back and has it again, each person's own alone", async () => {
  const { match, answer, token } = await personWithPosting();
  const { term_key } = rowOf(await match(), "falconry").requirement;
  await answer({ term_key, said: "no" });
  const list = async () => (await app.call(matchingEndpoints.listAnswers, { token })).reply.answers;
  const [given] = await list();
  if (!given) throw new Error("The answer is not in the list");
  expect(given).toMatchObject({ term_key, asked: "Knowledge of falconry", said: "no" });

  const ben = await app.signUp("Ben Okafor");
  expect((await app.call(matchingEndpoints.listAnswers, { token: ben.token })).reply.answers).toEqual([]);
  await app.call(matchingEndpoints.removeAnswer, { token: ben.token, body: { id: given.id } });
  expect(await list()).toHaveLength(1);

  await app.call(matchingEndpoints.removeAnswer, { token, body: { id: given.id } });
  expect(await list()).toEqual([]);
  expect(rowOf(await match(), "falconry").verdict.is).toBe("question");
  const { id: _, ...body } = given;
  await app.call(matchingEndpoints.giveAgain, { token, body });
  expect(rowOf(await match(), "falconry").verdict).toMatchObject({ is: "gap", because: "you said no" });
  const gone = { ...body, said: "yes" as const, facts: [{ key: "no-such-fact", text: "Falcons" }] };
  expect((await app.call(matchingEndpoints.giveAgain, { token, body: gone })).status).toBe(400);
});
