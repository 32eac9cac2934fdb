import { describe, expect, it } from "vitest";
import { documentsOf, job_url } from "../../../../tests/factories/made-documents.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createModelApp } from "../../../../tests/model-app.ts";
import {
  type DocumentChange,
  documentReviewEndpoints as endpoints,
  type ReviewedDocument,
} from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { wordingsEndpoints } from "../../../shared/wordings/wordings.contract.ts";
import { createDocumentsStore } from "../documents.store.ts";

const { app, model } = await createModelApp();

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

it("a proposed sentence of another shape than the others loses itself alone", async () => {
  const many = Array.from({ length: 40 }, (_, index) => `experience.1.statement.${index}`);
  const sentences = [{ ...taught, facts: [...taught.facts, ...many] }, { text: 5 }, "nothing", lowered];
  model.answerWith({ text: ["{}"] }, { text: [JSON.stringify({ paragraphs: [sentences] })] });
  const { letter } = await openLetter(await documentsOf(app));
  expect(
    proposalsOf(letter)
      .map(({ text }) => text)
      .sort(),
  ).toEqual([lowered.text, taught.text].sort());
});

it("[DOCS-06] a proposal that does not name its job is kept below it", async () => {
  const plain = { text: "I taught four shift teams to read trend charts.", facts: ["experience.1.statement.1"] };
  const short = { text: "I brought batch time down from 14 to 11 hours.", facts: ["experience.0.statement.0"] };
  model.answerWith({ text: ["{}"] }, { text: [JSON.stringify({ paragraphs: [[short, plain]] })] });
  const person = await documentsOf(app);
  const { letter } = await openLetter(person);
  let id = letter.id;
  for (const proposal of proposalsOf(letter)) {
    const { status, reply } = await change(person, id, { what: "keep", proposal: proposal.id });
    expect(status).toBe(200);
    id = reply.letter?.id ?? "";
  }
  const said = textsOf((await review(person, id)).reply.letter).join(" ");
  expect(said).toMatch(/at Polska Farba S\.A\.\s+I brought batch time down/);
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
  expect((await change(person, letter.id, { what: "keep", proposal: first.id })).status).toBe(409);
});

describe("what was decided once", () => {
  /** The letter of another application, with what waits for it. */
  async function nextLetter({ token, userId }: Person, wording: object = {}) {
    const content = { ...distillationPosting, job_title: "Process Engineer" };
    const url = "https://jobs.example/2";
    const job_id = await createDocumentsStore(app.database).keepPosting(userId, { url, content, isPasted: false });
    model.answerWith({ text: [JSON.stringify(wording)] });
    const body = { job_id, company_name: "Nordchem" };
    const { reply } = await app.call(documentsEndpoints.coverLetter, { token, body });
    const { letter } = (await app.call(endpoints.review, { token, body: { id: reply.id } })).reply;
    return { texts: textsOf(letter), waiting: proposalsOf(letter).map(({ text }) => text) };
  }

  it("[DOCS-06] serves the next application: kept stands there, declined is not asked again, and revoked is gone", async () => {
    const person = await personWithProposals();
    const { letter, first } = await openLetter(person);
    const [, second] = proposalsOf(letter);
    const kept = await change(person, letter.id, { what: "keep", proposal: first.id });
    await change(person, kept.reply.letter?.id ?? "", { what: "decline", proposal: second?.id ?? "" });

    const next = await nextLetter(person, { paragraphs: [[lowered, taught]] });
    expect(next.texts.join(" ")).toContain(lowered.text);
    expect(next.waiting).toEqual([]);

    const { reply } = await app.call(wordingsEndpoints.list, { token: person.token });
    expect(reply.wordings.map(({ text, form, origin }) => [text, form, origin])).toEqual([
      [lowered.text, "sentence", "model"],
    ]);
    await app.call(wordingsEndpoints.revoke, { token: person.token, body: { id: reply.wordings[0]?.id ?? "" } });
    expect((await nextLetter(person)).texts.join(" ")).not.toContain(lowered.text);
  });

  it("[DOCS-06] stands for several statements wherever all of them are chosen, with no proposal", async () => {
    const both = "At Kernwerk Chemie GmbH, I cut solvent losses by 18 %, and I lead HAZOP studies for three plants.";
    const facts = ["organisation", "statement.0", "statement.2"].map((id) => `experience.1.${id}`);
    const joined = { text: both, facts };
    model.answerWith({ text: ["{}"] }, { text: [JSON.stringify({ paragraphs: [[joined]] })] });
    const person = await documentsOf(app);
    const { letter, first } = await openLetter(person);
    await change(person, letter.id, { what: "keep", proposal: first.id });
    const text = (await nextLetter(person)).texts.join(" ");
    expect(text).toContain(both);
    expect(text).not.toMatch(/re-sequencing|Lead HAZOP/);
  });

  it("[DOCS-06] is not asked again in other words, for a fact is worded once", async () => {
    const person = await personWithProposals();
    const { letter, first } = await openLetter(person);
    await change(person, letter.id, { what: "keep", proposal: first.id });
    const anew = { ...lowered, text: "By re-sequencing the columns over two years, I lowered solvent losses by 18 %." };
    expect((await nextLetter(person, { paragraphs: [[anew, taught]] })).waiting).toEqual([taught.text]);
  });

  it("[DOCS-06] is asked again where the fact says something else by now", async () => {
    const person = await personWithProposals();
    const { letter, first } = await openLetter(person);
    await change(person, letter.id, { what: "keep", proposal: first.id });
    const profile = engineerProfile();
    profile.professional_experience[1]?.notable_achievements.splice(0, 1, "Cut solvent losses by 18 % in two plants.");
    await app.call(profileEndpoints.saveVersion, { token: person.token, body: { data: profile } });
    expect((await nextLetter(person)).texts.join(" ")).not.toContain(lowered.text);
  });

  it("[DOCS-06] a line that the person typed is said in the next letter too, and taking a yes back takes it from there", async () => {
    const person = await personWithProposals();
    const { letter, first } = await openLetter(person);
    const text = "At Kernwerk Chemie GmbH I found out how to lose 18 % of solvents less.";
    const edited = await change(person, letter.id, { what: "edit", place: first.place, text });
    expect((await nextLetter(person)).texts.join(" ")).toContain(text);
    const kept = await change(person, edited.reply.letter?.id ?? "", { what: "keep", proposal: first.id });
    await change(person, kept.reply.letter?.id ?? "", { what: "restore", version_id: edited.reply.letter?.id ?? "" });
    const { reply } = await app.call(wordingsEndpoints.list, { token: person.token });
    expect(reply.wordings.map((wording) => wording.text)).toEqual([text]);
  });

  it("[DOCS-06] what was typed and undone, or typed anew, is said in no other letter", async () => {
    const person = await personWithProposals();
    const { letter, first } = await openLetter(person);
    const edit = (id: string | undefined, text: string) =>
      change(person, id ?? "", { what: "edit", place: first.place, text });
    const kept = async () =>
      (await app.call(wordingsEndpoints.list, { token: person.token })).reply.wordings.map(({ text }) => text);
    const [once, anew] = ["I found out how to lose 18 % of solvents less.", "I found how 18 % of solvents stay."];
    const typed = await edit(letter.id, once);
    const again = await edit(typed.reply.letter?.id, anew);
    expect(await kept()).toEqual([expect.stringContaining(anew)]);
    const undone = await change(person, again.reply.letter?.id ?? "", { what: "restore", version_id: letter.id });
    expect(undone.status).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await nextLetter(person)).texts.join(" ")).not.toContain("18 % of solvents");
  });
});

it("nobody decides about another person's proposals", async () => {
  const person = await personWithProposals();
  const { letter, first } = await openLetter(person);
  const other = await app.signUp("Somebody Else");
  for (const what of ["keep", "decline", "reconsider"] as const)
    expect((await change(other, letter.id, { what, proposal: first.id })).status).toBe(404);
  expect(proposalsOf((await review(person, letter.id)).reply.letter)).toHaveLength(2);
});
