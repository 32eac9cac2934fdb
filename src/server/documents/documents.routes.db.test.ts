import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { usedUnits, useUpPlan } from "../../../tests/used-units.ts";
import { docxBlocks } from "../../engines/file-reading/word/docx-blocks.ts";
import { documentReviewEndpoints } from "../../shared/documents/document-review.contract.ts";
import { documentsEndpoints as endpoints } from "../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { createDocumentsStore } from "./documents.store.ts";
import { generatedDocumentTable } from "./documents.table.ts";

const app = await createTestApp();
const documentsStore = createDocumentsStore(app.database);
const company_name = "Kernwerk";

type Person = Awaited<ReturnType<typeof app.signUp>>;

async function personWithProfile(): Promise<Person> {
  const person = await app.signUp("Zoë Łukasiewicz");
  await app.call(profileEndpoints.saveVersion, { token: person.token, body: { data: engineerProfile() } });
  return person;
}

/** A posting that was read, as scrape-job leaves it. */
const readPosting = ({ userId }: Person) =>
  documentsStore.keepPosting(userId, { url: "https://jobs.example/1", content: distillationPosting, isPasted: false });

const setsOf = ({ userId }: Person) => usedUnits(app, userId, "document_set");

async function makeDocuments(person: Person) {
  const { token } = person;
  const body = { job_id: await readPosting(person), company_name };
  const resume = await app.call(endpoints.resume, { token, body });
  const letter = await app.call(endpoints.coverLetter, { token, body });
  return { job_id: body.job_id, resume_id: resume.reply.id, letter_id: letter.reply.id };
}

it("says how the newest version of each document is set and how many sentences wait, and nothing of it to others", async () => {
  const person = await personWithProfile();
  const { resume_id, letter_id } = await makeDocuments(person);
  await app.call(endpoints.resumePdf, { token: person.token, body: { resume_id, design: "classic" } });
  const proposal = (isDeclined: boolean) => ({
    ...{ id: "p", text: "t", facts: [], isOfEntry: false },
    isDeclined,
    reasons: [],
  });
  await app.database
    .update(generatedDocumentTable)
    .set({ proposals: [proposal(false), proposal(true), proposal(false)] })
    .where(eq(generatedDocumentTable.id, letter_id));
  const { reply } = await app.call(endpoints.newest, { token: person.token });
  expect(reply.documents).toHaveLength(2);
  expect(reply.documents).toContainEqual({ id: resume_id, design: "classic", waiting: 0 });
  expect(reply.documents).toContainEqual({ id: letter_id, design: "modern", waiting: 2 });
  const stranger = await app.signUp("Ben Okafor");
  expect((await app.call(endpoints.newest, { token: stranger.token })).reply.documents).toEqual([]);
});

describe("the chain", () => {
  it("[DOCS-01] leads from a posting to a CV and a letter that download under a name to file", async () => {
    const person = await personWithProfile();
    const { token } = person;
    const { resume_id, letter_id } = await makeDocuments(person);
    const cv = await app.call(endpoints.resumePdf, { token, body: { resume_id } });
    const letter = await app.call(endpoints.coverLetterPdf, { token, body: { letter_id } });
    expect([cv.status, letter.status]).toEqual([200, 200]);

    const file = await app.request({ method: "GET", url: new URL(cv.reply.url).href });
    expect(file.statusCode).toBe(200);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toBe(
      "attachment; filename=\"Zoe-Lukasiewicz-CV-Kernwerk.pdf\"; filename*=UTF-8''Zo%C3%AB-%C5%81ukasiewicz-CV-Kernwerk.pdf",
    );
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const letterFile = await app.request({ method: "GET", url: letter.reply.url });
    expect(letterFile.headers["content-disposition"]).toContain("Zoe-Lukasiewicz-Cover-Letter-Kernwerk.pdf");

    const word = await app.request({ method: "GET", url: `${cv.reply.url}&format=docx` });
    expect(word.headers["content-disposition"]).toContain('filename="Zoe-Lukasiewicz-CV-Kernwerk.docx"');
    expect(JSON.stringify(docxBlocks(word.rawPayload))).toContain("Cut solvent losses by 18 % over two years");
    const forged = await app.request({
      method: "GET",
      url: `${cv.reply.url.replace(/signature=./, "signature=!")}&format=docx`,
    });
    expect(forged.statusCode).toBe(404);
  });

  it("[DOCS-02] regenerating for the same opening costs nothing, and another opening does", async () => {
    const person = await personWithProfile();
    const { token } = person;
    for (const _ of ["first", "again"]) {
      const { resume_id, letter_id } = await makeDocuments(person);
      await app.call(endpoints.resumePdf, { token, body: { resume_id } });
      await app.call(endpoints.coverLetterPdf, { token, body: { letter_id } });
    }
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 1 });
    expect(await documentsStore.setsOf(person.userId, "https://jobs.example/1")).toHaveLength(2);
    const other = { url: "https://jobs.example/2", content: distillationPosting, isPasted: false };
    const job_id = await documentsStore.keepPosting(person.userId, other);
    await app.call(endpoints.resume, { token, body: { job_id, company_name } });
    expect(await setsOf(person)).toEqual({ reserved: 1, settled: 1 });
  });

  it("gives the same file when the storage has lost it, as another server's folder has", async () => {
    const person = await personWithProfile();
    const { resume_id } = await makeDocuments(person);
    const { reply } = await app.call(endpoints.resumePdf, { token: person.token, body: { resume_id } });
    const first = await app.request({ method: "GET", url: reply.url });
    await rm(join(app.config.dataDir, "files"), { recursive: true });
    const second = await app.request({ method: "GET", url: reply.url });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it("sets the same text in another design and on other paper, which costs nothing and keeps the choice", async () => {
    const person = await personWithProfile();
    const { token } = person;
    const { resume_id } = await makeDocuments(person);
    const setPdf = (choice: { design?: "executive"; paper?: "us-letter" }) =>
      app.call(endpoints.resumePdf, { token, body: { resume_id, ...choice } });
    const fileOf = async (url: string) => (await app.request({ method: "GET", url })).rawPayload;

    const first = await fileOf((await setPdf({})).reply.url);
    const before = await setsOf(person);
    const chosen = await setPdf({ design: "executive", paper: "us-letter" });
    const second = await fileOf(chosen.reply.url);
    expect(second.equals(first)).toBe(false);
    expect((await fileOf((await setPdf({})).reply.url)).equals(second)).toBe(true);
    expect(await setsOf(person)).toEqual(before);
    expect(await documentsStore.document(person.userId, resume_id)).toMatchObject({
      version: 1,
      design: "executive",
      paper: "us-letter",
    });
  });

  it.each([
    ["where the opening is", "Tulsa, OK", "Hamburg", "us-letter"],
    ["where the opening is, wherever the person lives", "Leipzig", "Austin, TX", "a4"],
    ["where the person lives, if the posting names no place", undefined, "Austin, TX", "us-letter"],
  ])("is printed on the paper that is used %s", async (_, location, present_location, paper) => {
    const { token, userId } = await app.signUp("Zoë Łukasiewicz");
    const profile = engineerProfile();
    const data = { ...profile, personal_details: { ...profile.personal_details, present_location } };
    await app.call(profileEndpoints.saveVersion, { token, body: { data } });
    const content = { ...distillationPosting, location };
    const posting = { url: "https://jobs.example/1", content, isPasted: false };
    const body = { job_id: await documentsStore.keepPosting(userId, posting), company_name };
    const { id } = (await app.call(endpoints.coverLetter, { token, body })).reply;
    expect(await documentsStore.document(userId, id)).toMatchObject({ paper });
  });

  it("refuses a design that does not exist", async () => {
    const { token } = await app.signUp();
    const response = await app.request({
      method: "POST",
      url: endpoints.resumePdf.path,
      headers: { authorization: token },
      payload: { resume_id: "none", design: "../modern" },
    });
    expect(response.statusCode).toBe(400);
  });

  it("[DOCS-06] keeps with each document the sources of its sentences", async () => {
    const person = await personWithProfile();
    const { resume_id } = await makeDocuments(person);
    const document = await documentsStore.document(person.userId, resume_id);
    expect(document?.sources).toContainEqual({
      id: "experience.1.statement.0",
      text: "Cut solvent losses by 18 % over two years by re-sequencing the distillation columns.",
    });
  });

  it("keeps every version when a step is repeated, and uses one document set for all of it", async () => {
    const person = await personWithProfile();
    const { token } = person;
    const { job_id, resume_id } = await makeDocuments(person);
    const again = await app.call(endpoints.resume, { token, body: { job_id, company_name } });
    expect(again.reply.id).not.toBe(resume_id);
    expect((await documentsStore.document(person.userId, resume_id))?.version).toBe(1);
    expect((await documentsStore.document(person.userId, again.reply.id))?.version).toBe(2);
    await app.call(endpoints.resumePdf, { token, body: { resume_id } });
    await app.call(endpoints.resumePdf, { token, body: { resume_id } });
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 1 });
  });
});

describe("failures", () => {
  it("[DOCS-03] says which step failed", async () => {
    const { token } = await app.signUp();
    const unknown = { job_id: "none", company_name };
    const scrape = await app.call(endpoints.scrapeJob, { token, body: { url: "http://127.0.0.1:1/job" } });
    expect(scrape).toMatchObject({ status: 422, reply: { message: "Failed to scrape job posting" } });
    expect(scrape.reply.fields).toEqual({ url: "This address is not on the public internet." });
    const replies = await Promise.all([
      app.call(endpoints.resume, { token, body: unknown }),
      app.call(endpoints.coverLetter, { token, body: unknown }),
      app.call(endpoints.resumePdf, { token, body: { resume_id: "none" } }),
      app.call(endpoints.coverLetterPdf, { token, body: { letter_id: "none" } }),
    ]);
    expect(replies.map(({ status, reply }) => [status, reply.message])).toEqual([
      [404, "Failed to generate resume"],
      [404, "Failed to generate cover letter"],
      [404, "Failed to generate resume PDF"],
      [404, "Failed to generate cover letter PDF"],
    ]);
  });

  it("sets no letter as a CV and no CV as a letter", async () => {
    const person = await personWithProfile();
    const { token } = person;
    const { resume_id, letter_id } = await makeDocuments(person);
    const cv = await app.call(endpoints.resumePdf, { token, body: { resume_id: letter_id } });
    const letter = await app.call(endpoints.coverLetterPdf, { token, body: { letter_id: resume_id } });
    expect([cv.status, letter.status]).toEqual([404, 404]);
    expect(await setsOf(person)).toEqual({ reserved: 1, settled: 0 });
  });

  it("writes nothing out of an empty profile, and that costs nothing", async () => {
    const person = await app.signUp();
    const body = { job_id: await readPosting(person), company_name };
    const { status, reply } = await app.call(endpoints.resume, { token: person.token, body });
    expect(status).toBe(422);
    expect(reply.fields?.profile).toContain("Your profile is still empty.");
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 0 });
  });

  it("counts a set of which only a letter was made", async () => {
    const person = await personWithProfile();
    const body = { job_id: await readPosting(person), company_name };
    const { reply } = await app.call(endpoints.coverLetter, { token: person.token, body });
    expect(await setsOf(person)).toEqual({ reserved: 1, settled: 0 });
    await app.call(endpoints.coverLetterPdf, { token: person.token, body: { letter_id: reply.id } });
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 1 });
  });

  it.each(["pdf", "docx"])("counts a set that is downloaded as %s by the link of its review alone", async (format) => {
    const person = await personWithProfile();
    const { resume_id } = await makeDocuments(person);
    const { reply } = await app.call(documentReviewEndpoints.review, { token: person.token, body: { id: resume_id } });
    await app.request({ method: "GET", url: `${reply.cv?.link}&format=${format}` });
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 1 });
  });

  it("[DOCS-04] [SUB-14] refuses a set beyond the quota with 403 and 'quota' in error", async () => {
    const person = await personWithProfile();
    await useUpPlan(app, person.userId, "document_set");
    const body = { job_id: await readPosting(person), company_name };
    const { status, reply } = await app.call(endpoints.resume, { token: person.token, body });
    expect(status).toBe(403);
    expect(reply.error).toContain("quota");
  });
});

describe("privacy", () => {
  it("gives nothing to another person", async () => {
    const [anna, berta] = [await personWithProfile(), await personWithProfile()];
    const { job_id, resume_id, letter_id } = await makeDocuments(anna);
    const { token } = berta;
    const statuses = await Promise.all([
      app.call(endpoints.resume, { token, body: { job_id, company_name } }),
      app.call(endpoints.coverLetter, { token, body: { job_id, company_name } }),
      app.call(endpoints.resumePdf, { token, body: { resume_id } }),
      app.call(endpoints.coverLetterPdf, { token, body: { letter_id } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("answers no step without a session", async () => {
    const body = { url: "https://example.org" };
    expect((await app.call(endpoints.scrapeJob, { body })).status).toBe(401);
  });

  it("opens no file by a link that was changed, or without a signature", async () => {
    const person = await personWithProfile();
    const { resume_id, letter_id } = await makeDocuments(person);
    const { reply } = await app.call(endpoints.resumePdf, { token: person.token, body: { resume_id } });
    const later = new URL(reply.url);
    later.searchParams.set("expires", String(Number(later.searchParams.get("expires")) + 1));
    const forged = [
      later.href,
      reply.url.replace(resume_id, letter_id),
      // Another character than the first, which may be any.
      reply.url.replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "-" : "_"}`),
      reply.url.split("?")[0],
      `${reply.url}&expires=1`,
    ];
    const answers = await Promise.all(forged.map((url) => app.request({ method: "GET", url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});
