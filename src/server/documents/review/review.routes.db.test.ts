import { describe, expect, it } from "vitest";
import { documentsOf, generateAgain, job_url } from "../../../../tests/factories/made-documents.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { usedUnits } from "../../../../tests/used-units.ts";
import {
  documentReviewEndpoints as endpoints,
  type Review,
  type ReviewedDocument,
} from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { createDocumentsStore } from "../documents.store.ts";

const app = await createTestApp();
const documentsStore = createDocumentsStore(app.database);

type Person = Awaited<ReturnType<typeof app.signUp>>;
type Change = Parameters<typeof change>[2];

const personWithDocuments = () => documentsOf(app);

const saveProfile = ({ token }: Person, data: ReturnType<typeof engineerProfile>) =>
  app.call(profileEndpoints.saveVersion, { token, body: { data } });

const review = ({ token }: Person, id: string) => app.call(endpoints.review, { token, body: { id } });

const change = ({ token }: Person, id: string, wanted: object) =>
  app.call(endpoints.change, { token, body: { id, change: wanted } });

function cvOf(reply: Review): ReviewedDocument {
  if (!reply.cv) throw new Error("There is no CV.");
  return reply.cv;
}

const linesOf = (document: ReviewedDocument | null) =>
  document?.parts.flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines])) ?? [];

/** In its own place: a CV's summary may say a line of a job before. */
function lineContaining(document: ReviewedDocument | null, text: string) {
  const line = linesOf(document).findLast((candidate) => candidate.text.includes(text));
  if (!line) throw new Error(`No line says ${text}`);
  return line;
}

const textsOf = (document: ReviewedDocument | null) => linesOf(document).map(({ text }) => text);

describe("the review", () => {
  it("[DOCS-06] names the sources of every line of both documents", async () => {
    const person = await personWithDocuments();
    const { reply } = await review(person, person.letter_id);
    const known = new Set(reply.facts.map(({ id }) => id));
    for (const document of [reply.cv, reply.letter]) {
      expect(linesOf(document).length).toBeGreaterThan(8);
      expect(linesOf(document).flatMap(({ facts }) => facts.filter((id) => !known.has(id)))).toEqual([]);
    }
    const withoutSource = [...linesOf(reply.cv), ...linesOf(reply.letter)].filter(({ facts }) => facts.length === 0);
    expect(withoutSource.map(({ text }) => text)).toEqual([
      "I would be glad to tell you more in a conversation.",
      "Thank you for considering my application.",
    ]);
  });

  it("says what was moved up and left out against the plain CV, and why", async () => {
    const person = await personWithDocuments();
    const { reply } = await review(person, person.resume_id);
    const moved = reply.cv_changes.filter(({ kind }) => kind === "moved_up").map(({ text }) => text);
    expect(moved).toContain("Python");
    // The profile says results of the work in its place.
    expect(reply.cv_changes.filter(({ kind }) => kind === "left_out")).toMatchObject([
      { text: expect.stringContaining("I like measurements"), can_put_back: true },
    ]);
  });
});

describe("a change", () => {
  it("[DOCS-06] addresses the letter to whom the person chose, and so does the letter that is generated next", async () => {
    const person = await personWithDocuments();
    const usual = { text: "Dear Hiring Team,", usual: "Dear Hiring Team,", to: "", needs_title: false };
    expect((await review(person, person.letter_id)).reply.letter?.salutation).toEqual(usual);
    const to = "Mrs Joan Hale";
    const { reply } = await change(person, person.letter_id, { what: "address", to });
    const chosen = { ...usual, text: "Dear Mrs Hale,", to };
    expect(reply.letter).toMatchObject({ salutation: chosen, versions: [{ origin: "addressed" }, {}] });
    const salutationOf = async (id: string) =>
      (await app.call(endpoints.version, { token: person.token, body: { id } })).reply.salutation;
    const versions = reply.letter?.versions.map(({ id }) => salutationOf(id));
    expect(await Promise.all(versions ?? [])).toEqual([chosen.text, usual.text]);
    const { letter_id } = await generateAgain(app, person);
    const next = (await review(person, letter_id)).reply;
    expect(next.letter?.salutation).toEqual(chosen);
    const back = await change(person, letter_id, { what: "address", to: "" });
    expect(back.reply.letter?.salutation).toEqual(usual);
    expect(await change(person, person.resume_id, { what: "address", to })).toMatchObject({ status: 422 });
  });

  it("[DOCS-06] makes a new version, which the card leads to, and uses nothing of the quota", async () => {
    const person = await personWithDocuments();
    const before = await usedUnits(app, person.userId, "document_set");
    const { reply } = await review(person, person.resume_id);
    const line = lineContaining(cvOf(reply), "Cut solvent losses");
    const text = "Cut solvent losses by 18 % by re-sequencing the distillation columns.";
    const edited = await change(person, cvOf(reply).id, { what: "edit", place: line.place, text });
    expect(edited.status).toBe(200);
    const cv = cvOf(edited.reply);
    expect(lineContaining(cv, text).facts).toEqual(["experience.1.statement.0"]);
    expect([cv.version, cv.versions.map(({ origin }) => origin)]).toEqual([2, ["edited", "written"]]);
    const { reply: board } = await app.call(trackerEndpoints.list, { token: person.token });
    expect(board.data[0]?.generated_documents?.cv_link).toContain(`/documents/${cv.id}/file?`);
    expect((await documentsStore.document(person.userId, person.resume_id))?.version).toBe(1);
    expect(await usedUnits(app, person.userId, "document_set")).toEqual(before);
    const file = await app.request({ method: "GET", url: cv.link });
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const { reply: kept } = await app.call(documentsEndpoints.kept, { token: person.token, body: { url: job_url } });
    expect(kept.sets.map(({ cv_link }) => cv_link?.includes(cv.id))).toEqual([true]);
  });

  it("[DOCS-06] takes no hard fact that the profile does not hold, and says which; once the profile holds it, it does", async () => {
    const person = await personWithDocuments();
    const { reply } = await review(person, person.resume_id);
    const line = lineContaining(cvOf(reply), "Cut solvent losses");
    const text = "Cut solvent losses by 28 % with Kubernetes.";
    const edit: Change = { what: "edit", place: line.place, text };
    const refused = await change(person, cvOf(reply).id, edit);
    expect([refused.status, refused.reply.error]).toEqual([422, "not_in_profile"]);
    expect(refused.reply.message).toContain("28 %");
    const profile = engineerProfile();
    profile.professional_experience[1]?.notable_achievements.push(text);
    await saveProfile(person, profile);
    const accepted = await change(person, cvOf(reply).id, edit);
    expect(accepted.status).toBe(200);
    expect(lineContaining(cvOf(accepted.reply), "Kubernetes").text).toBe(text);
  });

  it("lets no line speak of another job than the one that it stands under", async () => {
    const person = await personWithDocuments();
    const { reply } = await review(person, person.resume_id);
    const { place } = lineContaining(cvOf(reply), "Cut solvent losses");
    const other = { what: "edit", place, text: "Reduced batch time from 14 to 11 hours." };
    expect((await change(person, cvOf(reply).id, other)).status).toBe(422);
  });

  it("lets no line of a letter come to stand as if it were of another job", async () => {
    const person = await personWithDocuments();
    const letter = (await review(person, person.letter_id)).reply.letter;
    const opening = lineContaining(letter, "Senior Process Engineer at Kernwerk");
    const id = letter?.id ?? "";
    const without = await change(person, id, { what: "leave_out", place: opening.place });
    expect([without.status, without.reply.message]).toEqual([422, expect.stringContaining("read as of another job")]);
    const paragraph = { what: "leave_out", place: opening.place.replace(/\.\d+$/, "") };
    expect((await change(person, id, paragraph)).status).toBe(200);
  });

  it("[DOCS-06] a typed line of a letter is said with its job where it does not name it, and so is what leaned on it", async () => {
    const person = await personWithDocuments();
    const letter = (await review(person, person.letter_id)).reply.letter;
    const { place } = lineContaining(letter, "I reduced batch time");
    const typed = async (id: string, text: string) => {
      const { reply } = await change(person, id, { what: "edit", place, text });
      return { id: reply.letter?.id ?? "", lines: linesOf(reply.letter).map((line) => line.text) };
    };
    const own = await typed(letter?.id ?? "", "I reduced the batch time from 14 to 11 hours.");
    expect(own.lines).toContainEqual(expect.stringMatching(/^I reduced the batch time from 14 to 11 hours\.$/));
    const other = await typed(own.id, "I lead HAZOP studies for three plants.");
    expect(other.lines).toContainEqual(
      expect.stringMatching(/^Senior Process Engineer, Kernwerk.*: I lead HAZOP studies for three plants\.$/),
    );
  });

  it("leaves out a line, a job or a section, puts it back, and goes back to an earlier version", async () => {
    const person = await personWithDocuments();
    const first = cvOf((await review(person, person.resume_id)).reply);
    const before = textsOf(first);
    const line = lineContaining(first, "Trained four shift teams");
    const without = await change(person, first.id, { what: "leave_out", place: line.place });
    expect(textsOf(without.reply.cv)).toEqual(before.filter((text) => text !== line.text));
    const left = without.reply.cv_changes.filter(({ reason }) => reason === "You left it out.");
    expect(left).toMatchObject([{ kind: "left_out", text: line.text, can_put_back: true }]);

    const again = await change(person, cvOf(without.reply).id, { what: "put_back", facts: left[0]?.facts });
    expect(textsOf(again.reply.cv).toSorted()).toEqual(before.toSorted());

    const job = cvOf(again.reply)
      .parts.flatMap(({ blocks }) => blocks)
      .find(({ head }) => head[0]?.text === "Process Engineer");
    const withoutJob = await change(person, cvOf(again.reply).id, { what: "leave_out", place: job?.place });
    const ofJobs = linesOf(withoutJob.reply.cv).filter(({ place }) => place.includes(".entries."));
    expect(ofJobs.map(({ text }) => text)).not.toContain("Reduced batch time from 14 to 11 hours.");
    const whole = withoutJob.reply.cv_changes.find(({ reason }) => reason === "You left it out.");
    expect(whole?.text).toContain("Polska Farba");
    const withJob = await change(person, cvOf(withoutJob.reply).id, { what: "put_back", facts: whole?.facts });
    // The profile's line of it went with the job, and comes back with it.
    expect(textsOf(withJob.reply.cv).toSorted()).toEqual(before.toSorted());

    const back = await change(person, cvOf(withJob.reply).id, { what: "restore", version_id: first.id });
    expect(textsOf(back.reply.cv)).toEqual(before);
    expect(cvOf(back.reply).version).toBe(6);
  });

  it("writes a line from other facts, never the same, until there are no others", async () => {
    const person = await personWithDocuments();
    const first = await review(person, person.resume_id);
    const short = await change(person, cvOf(first.reply).id, {
      what: "leave_out",
      place: lineContaining(cvOf(first.reply), "Trained four shift teams").place,
    });
    const line = lineContaining(cvOf(short.reply), "Cut solvent losses");
    expect(line.can_tell_differently).toBe(true);
    const alternative = await change(person, cvOf(short.reply).id, { what: "tell_differently", place: line.place });
    expect(linesOf(alternative.reply.cv).find(({ place }) => place === line.place)?.text).toContain(
      "Trained four shift teams",
    );
    const inJob = linesOf(alternative.reply.cv).filter(({ place }) => place.includes(".entries."));
    expect(inJob.map(({ text }) => text).join()).not.toContain("Cut solvent losses");
  });

  it("writes a paragraph of the letter with the next best evidence", async () => {
    const person = await personWithDocuments();
    const profile = engineerProfile();
    profile.professional_experience[0]?.notable_achievements.push("Cut the steam bill by 12 % in a year.");
    await saveProfile(person, profile);
    const { reply } = await review(person, person.letter_id);
    const block = reply.letter?.parts
      .flatMap(({ blocks }) => blocks)
      .find((paragraph) => paragraph.can_tell_differently);
    if (!block || !reply.letter) throw new Error("No paragraph has an alternative.");
    const alternative = await change(person, reply.letter.id, { what: "tell_differently", place: block.place });
    const after = alternative.reply.letter?.parts
      .flatMap(({ blocks }) => blocks)
      .find(({ place }) => place === block.place);
    expect(after?.lines.map(({ text }) => text)).not.toEqual(block.lines.map(({ text }) => text));
    expect(alternative.reply.letter?.version).toBe(2);
  });

  it("does not touch what was changed in another tab since, and says so", async () => {
    const person = await personWithDocuments();
    const first = cvOf((await review(person, person.resume_id)).reply);
    const leave = (text: string) =>
      change(person, first.id, { what: "leave_out", place: lineContaining(first, text).place });
    const answers = await Promise.all([leave("Trained four"), leave("Started up")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = cvOf((await review(person, person.resume_id)).reply);
    expect([now.version, textsOf(now).length]).toEqual([2, textsOf(first).length - 1]);
  });

  it("follows a fact that moved within the profile, and tells of one that is gone", async () => {
    const person = await personWithDocuments();
    const profile = engineerProfile();
    profile.professional_experience.reverse();
    profile.professional_experience[1]?.responsibilities.splice(0, 1);
    await saveProfile(person, profile);
    const { reply } = await review(person, person.resume_id);
    const factOf = (text: string) => reply.facts.find(({ id }) => id === lineContaining(cvOf(reply), text).facts[0]);
    expect(factOf("Cut solvent losses")).toMatchObject({ id: "experience.0.statement.0", origin: "profile" });
    expect(factOf("Started up two batch reactors")).toMatchObject({ origin: "gone", section: null });
  });

  it.each([
    ["a name", { what: "leave_out", place: "name" }],
    ["a place that is not there", { what: "leave_out", place: "sections.99" }],
    ["a title", { what: "edit", place: "sections.1.entries.0.title", text: "Chief Executive" }],
    ["a fact of somebody else's making", { what: "put_back", facts: ["experience.9.statement.0"] }],
    ["a version of another document", { what: "restore", version_id: "none" }],
    ["a place that is no place", { what: "edit", place: "../name", text: "x" }],
  ])("refuses to change %s", async (_what, wanted) => {
    const person = await personWithDocuments();
    const { status } = await change(person, person.resume_id, wanted);
    expect([400, 404, 422]).toContain(status);
    expect(cvOf((await review(person, person.resume_id)).reply).version).toBe(1);
  });
});

it("gives and changes nothing of another person's", async () => {
  const [anna, berta] = [await personWithDocuments(), await personWithDocuments()];
  const answers = [
    await review(berta, anna.resume_id),
    await app.call(endpoints.pages, { token: berta.token, body: { id: anna.resume_id } }),
    await change(berta, anna.letter_id, { what: "leave_out", place: "paragraphs.1" }),
    await change(berta, berta.resume_id, { what: "restore", version_id: anna.resume_id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await review(anna, anna.letter_id)).reply.letter?.version).toBe(1);
});
