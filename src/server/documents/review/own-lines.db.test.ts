import { expect, it } from "vitest";
import { documentsOf, job_url } from "../../../../tests/factories/made-documents.ts";
import { distillationPosting } from "../../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import {
  documentReviewEndpoints as endpoints,
  type Review,
  type ReviewedDocument,
} from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { createDocumentsStore } from "../documents.store.ts";

const app = await createTestApp();
const documentsStore = createDocumentsStore(app.database);

type Person = Awaited<ReturnType<typeof app.signUp>>;

const personWithDocuments = () => documentsOf(app);
const review = ({ token }: Person, id: string) => app.call(endpoints.review, { token, body: { id } });
const change = ({ token }: Person, id: string, wanted: object) =>
  app.call(endpoints.change, { token, body: { id, change: wanted } });

const linesOf = (document: ReviewedDocument | null) =>
  document?.parts.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines)) ?? [];
const textsOf = (document: ReviewedDocument | null) => linesOf(document).map(({ text }) => text);

const saidOf = ({ letter_questions }: Pick<Review, "letter_questions">) =>
  Object.fromEntries(letter_questions.map(({ kind, said }) => [kind, said]));

function lineContaining(document: ReviewedDocument | null, text: string) {
  const line = linesOf(document).find((candidate) => candidate.text.includes(text));
  if (!line) throw new Error(`No line says ${text}`);
  return line;
}

it("[DOCS-06] takes a person's own words of what the profile holds", async () => {
  const person = await personWithDocuments();
  const { reply } = await review(person, person.letter_id);
  const { place } = lineContaining(reply.letter, "solvent losses by 18 %");
  const text = "At Kernwerk Chemie GmbH I found out how to lose 18 % less solvent, and the plant has done so since.";
  const edited = await change(person, reply.letter?.id ?? "", { what: "edit", place, text });
  expect(edited.status).toBe(200);
  expect(lineContaining(edited.reply.letter, text).facts).toContain("experience.1.statement.0");
});

it("[DOCS-06] puts a person's new sentence behind the line that they chose, but for a hard fact that the profile lacks", async () => {
  const person = await personWithDocuments();
  const { reply } = await review(person, person.resume_id);
  const { cv } = reply;
  const { place } = lineContaining(cv, "Cut solvent losses");
  const text = "Kept the columns dry through the night shifts.";
  const added = await change(person, cv?.id ?? "", { what: "add", place, text });
  const texts = textsOf(added.reply.cv);
  expect(texts[texts.indexOf(lineContaining(cv, "Cut solvent losses").text) + 1]).toBe(text);
  const refused = await change(person, added.reply.cv?.id ?? "", { what: "add", place, text: "Saved 77 % of steam." });
  expect([refused.status, refused.reply.error]).toEqual([422, "not_in_profile"]);
  expect((await change(person, added.reply.cv?.id ?? "", { what: "add", place: "name", text })).status).toBe(422);
});

it("[DOCS-06] asks before a reason that reads like a note to oneself is said, and says it where it is meant", async () => {
  const person = await personWithDocuments();
  const text = "I liked the towers. My divorce is through and I need the money.";
  const say = { what: "say", kind: "motive", text };
  const { status, reply } = await change(person, person.letter_id, say);
  expect([status, reply.fields]).toEqual([422, { kind: "note" }]);
  expect(reply.message).toContain("“My divorce is through and I need the money.”");
  const meant = await change(person, person.letter_id, { ...say, is_meant: true });
  expect(textsOf(meant.reply.letter).join(" ")).toContain(text);
});

it("[DOCS-06] asks before short forms are written out, and says what the person chose", async () => {
  const person = await personWithDocuments();
  const say = { what: "say", kind: "availability" };
  const { status, reply } = await change(person, person.letter_id, { ...say, text: "1 May 2031" });
  const wording = "I can start from 1 May 2031.";
  expect([status, reply.fields]).toEqual([422, { kind: "wording", wording }]);
  const chosen = await change(person, person.letter_id, { ...say, text: wording, is_chosen: true });
  expect(textsOf(chosen.reply.letter)).toContain(wording);
  const typed = { ...say, text: "from May, w/o delay", is_chosen: true };
  const kept = await change(person, chosen.reply.letter?.id ?? "", typed);
  expect(textsOf(kept.reply.letter)).toContain(typed.text);
});

it("[DOCS-06] says in a letter what only the person can, asks it once, and keeps it for the next letter", async () => {
  const person = await personWithDocuments();
  const { reply } = await review(person, person.letter_id);
  const unsaid = { motive: null, availability: null };
  expect(saidOf(reply)).toEqual(unsaid);
  const motive = "I live next door to the plant.";
  const said = await change(person, reply.letter?.id ?? "", { what: "say", kind: "motive", text: motive });
  expect(saidOf(said.reply)).toEqual({ ...unsaid, motive });
  expect(textsOf(said.reply.letter)).toContain(motive);
  const other = "I have wanted to work there since I saw the towers.";
  const again = await change(person, said.reply.letter?.id ?? "", { what: "say", kind: "motive", text: other });
  expect(textsOf(again.reply.letter).filter((text) => text === motive || text === other)).toEqual([other]);
  const degree = { what: "say", kind: "motive", text: "I hold a PhD in chemistry." };
  expect((await change(person, again.reply.letter?.id ?? "", degree)).reply.error).toBe("hard_fact");
  const { token, userId } = person;
  const job_id = await documentsStore.keepPosting(userId, {
    url: job_url,
    content: distillationPosting,
    isPasted: false,
  });
  const body = { job_id, company_name: "Kernwerk" };
  const { reply: next } = await app.call(documentsEndpoints.coverLetter, { token, body });
  expect(textsOf((await review(person, next.id)).reply.letter)).toContain(other);
  const elsewhere = await app.call(documentsEndpoints.coverLetter, {
    token,
    body: { ...body, company_name: "Other" },
  });
  expect(textsOf((await review(person, elsewhere.reply.id)).reply.letter)).not.toContain(other);
});

it("[DOCS-06] asks what the posting asks the letter to say, says the answer, and keeps it for this question alone", async () => {
  const question = "Tell us in your letter about one batch that went wrong and what you did.";
  const person = await personWithDocuments();
  const { token, userId } = person;
  const letterFor = async (text: string, url = job_url) => {
    const content = { ...distillationPosting, description: `${distillationPosting.description}\n\n${text}` };
    const job_id = await documentsStore.keepPosting(userId, { url, content, isPasted: false });
    const { reply } = await app.call(documentsEndpoints.coverLetter, {
      token,
      body: { job_id, company_name: "Kernwerk" },
    });
    return (await review(person, reply.id)).reply;
  };
  const asked = await letterFor(question);
  expect(asked.letter_questions[0]).toEqual({ kind: "answer", topics: ["story"], question, said: null });
  const say = (id: string | undefined, text: string) =>
    change(person, id ?? "", { what: "say", kind: "answer", question, text });
  const first = await say(asked.letter?.id, "A column ran dry, and I refilled it by hand.");
  const text = "A column ran dry, and I shut the plant down.";
  const second = await say(first.reply.letter?.id, text);
  expect(textsOf(second.reply.letter).filter((line) => line.startsWith("A column"))).toEqual([text]);
  expect(second.reply.letter_questions[0]?.said).toBe(text);
  expect(textsOf((await letterFor(question)).letter)).toContain(text);
  expect(textsOf((await letterFor("Send us your CV.", `${job_url}/2`)).letter)).not.toContain(text);
  const stranger = await personWithDocuments();
  expect(
    (await change(stranger, second.reply.letter?.id ?? "", { what: "say", kind: "answer", question, text })).status,
  ).toBe(404);
});
