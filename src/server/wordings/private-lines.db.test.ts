import { expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { documentsEndpoints } from "../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { polishEndpoints } from "../../shared/wordings/polish.contract.ts";
import { privateLinesEndpoints } from "../../shared/wordings/private-lines.contract.ts";
import { createDocumentsStore } from "../documents/documents.store.ts";

const app = await createTestApp();
const { list, decide } = privateLinesEndpoints;

type Person = Awaited<ReturnType<typeof personWith>>;

const quarrel = "left because of the quarrel with my boss, do not mention";
const started = "Started up two batch reactors.";

async function personWith(line: string) {
  const person = await app.signUp("Zoë Łukasiewicz");
  await saveWith(person.token, line);
  return person;
}

async function saveWith(token: string, line: string): Promise<void> {
  const data = engineerProfile();
  // A CV says something of each job.
  data.professional_experience = data.professional_experience
    .slice(0, 1)
    .map((job) => ({ ...job, notable_achievements: [], responsibilities: [line] }));
  await app.call(profileEndpoints.saveVersion, { token, body: { data } });
}

const linesOf = async ({ token }: Person) => (await app.call(list, { token })).reply.lines;
const said = ({ token }: Person, text: string, is_private: boolean | null) =>
  app.call(decide, { token, body: { text, is_private } });

async function documentsSay({ token, userId }: Person, line: string): Promise<boolean[]> {
  const store = createDocumentsStore(app.database);
  const url = "https://jobs.example/1";
  const job_id = await store.keepPosting(userId, { url, content: distillationPosting, isPasted: false });
  const body = { job_id, company_name: "Kernwerk" };
  const made = [
    await app.call(documentsEndpoints.resume, { token, body }),
    await app.call(documentsEndpoints.coverLetter, { token, body }),
  ];
  const contents = await Promise.all(made.map(({ reply }) => store.document(userId, reply.id)));
  return contents.map((one) => JSON.stringify(one?.content).includes(line.slice(1, 30)));
}

it("a line that reads like a note to oneself stands in no document until its owner says so, and never is anybody else's", async () => {
  const anna = await personWith(quarrel);
  const where = expect.stringContaining("Professional Experience");
  expect(await linesOf(anna)).toMatchObject([{ is_asked: true, fact: { text: quarrel, where } }]);
  expect(await documentsSay(anna, quarrel)).toEqual([false, false]);
  const { cards } = (await app.call(polishEndpoints.propose, { token: anna.token })).reply;
  expect(cards.filter(({ fact }) => fact.text === quarrel)).toEqual([]);

  const other = await app.signUp("Somebody Else");
  expect((await app.call(list, { token: other.token })).reply.lines).toEqual([]);
  expect((await app.call(decide, { token: other.token, body: { text: quarrel, is_private: false } })).status).toBe(404);
  expect((await app.call(list, {})).status).toBe(401);
  expect(await linesOf(anna)).toHaveLength(1);

  expect((await said(anna, ` ${quarrel} `, false)).reply.lines).toEqual([]);
  expect((await documentsSay(anna, quarrel))[0]).toBe(true);
  expect((await said(anna, quarrel, null)).reply.lines).toMatchObject([{ is_asked: true }]);
  expect(await documentsSay(anna, quarrel)).toEqual([false, false]);
});

it("any line is kept back by hand, also when it is worded otherwise afterwards, and stays in the profile", async () => {
  const anna = await personWith(started);
  expect(await linesOf(anna)).toEqual([]);
  expect((await documentsSay(anna, started))[0]).toBe(true);
  expect((await said(anna, started, true)).reply.lines.map(({ is_asked }) => is_asked)).not.toContain(true);
  expect(await documentsSay(anna, started)).toEqual([false, false]);
  const { data } = (await app.call(profileEndpoints.load, { token: anna.token })).reply;
  expect(JSON.stringify(data)).toContain(started);

  const changed = "Started up two large batch reactors.";
  await saveWith(anna.token, changed);
  const lines = (await linesOf(anna)).filter(({ fact }) => fact.text === changed);
  expect(lines.map(({ is_asked }) => is_asked)).toContain(true);
  expect((await said(anna, started.replace("two", "nine"), true)).status).toBe(404);
});
