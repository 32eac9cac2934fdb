import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { usedUnits } from "../../../tests/used-units.ts";
import { documentReviewEndpoints } from "../../shared/documents/document-review.contract.ts";
import { documentsEndpoints as endpoints } from "../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { boardChangesEndpoint } from "../../shared/tracker/bulk/board-changes.contract.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { createPdfRenderer } from "../pdf/pdf-renderer.ts";
import { createFileStorage } from "../storage/configured-storage.ts";
import { createDocumentsStore } from "./documents.store.ts";
import { createDocumentFilesService } from "./pages/document-files.service.ts";

const app = await createTestApp();
const store = createDocumentsStore(app.database);
const dropped: string[] = [];
const job_url = "https://jobs.example/1";
const card = { job_url, job_title: "Engineer", company_name: "Kernwerk" };
type Person = Awaited<ReturnType<typeof app.signUp>>;

async function personWithDocuments() {
  const person = await app.signUp();
  const { token } = person;
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  return { person, token, ...(await makeDocuments(person)) };
}

async function makeDocuments({ userId, token }: Person) {
  const job_id = await store.keepPosting(userId, { url: job_url, content: distillationPosting, isPasted: false });
  const body = { job_id, company_name: card.company_name };
  const { id: resume_id } = (await app.call(endpoints.resume, { token, body })).reply;
  const { id: letter_id } = (await app.call(endpoints.coverLetter, { token, body })).reply;
  const { url: cv_link } = (await app.call(endpoints.resumePdf, { token, body: { resume_id } })).reply;
  const { url: cover_letter_link } = (await app.call(endpoints.coverLetterPdf, { token, body: { letter_id } })).reply;
  await app.call(trackerEndpoints.save, { token, body: { ...card, cv_link, cover_letter_link } });
  return { resume_id, letter_id, cv_link, cover_letter_link };
}

const setDeleted = (token: string, id: string, is_deleted: boolean) =>
  app.call(endpoints.setDeleted, { token, body: { id, is_deleted } });
const dropDeleted = (msFromNow: number) =>
  store.dropDeleted(new Date(Date.now() + msFromNow), async ({ id }) => dropped.push(id));
const keptBy = async (token: string) => (await app.call(endpoints.kept, { token, body: { url: job_url } })).reply.sets;
const cardOf = async (token: string) => (await app.call(trackerEndpoints.list, { token })).reply.data[0];
const fileAt = async (url: string) => (await app.request({ method: "GET", url })).statusCode;
const filesOf = async ({ userId }: Person) =>
  readdir(join(app.config.dataDir, "files/documents", userId)).catch(() => [] as string[]);

it("a letter that is made after its set was deleted is addressed to whom the person had chosen", async () => {
  const { person, token, letter_id } = await personWithDocuments();
  const { change, review } = documentReviewEndpoints;
  const to = "Mrs Joan Hale";
  await app.call(change, { token, body: { id: letter_id, change: { what: "address", to } } });
  await setDeleted(token, letter_id, true);
  const next = await makeDocuments(person);
  const { letter } = (await app.call(review, { token, body: { id: next.letter_id } })).reply;
  expect(letter?.salutation).toMatchObject({ text: "Dear Mrs Hale,", to });
});

it("deletes a set from lists, card, review, links, files and export, and puts it back whole", async () => {
  const { person, token, resume_id, letter_id, cv_link, cover_letter_link } = await personWithDocuments();
  const { generated_documents: before } = (await cardOf(token)) ?? {};
  expect(await filesOf(person)).toHaveLength(2);
  expect((await setDeleted(token, letter_id, true)).status).toBe(200);

  expect(await keptBy(token)).toEqual([]);
  expect((await cardOf(token))?.generated_documents).toBeNull();
  expect((await app.call(endpoints.newest, { token })).reply.documents).toEqual([]);
  expect((await app.call(documentReviewEndpoints.review, { token, body: { id: resume_id } })).status).toBe(404);
  expect(await fileAt(cv_link)).toBe(404);
  const exported = await app.request({
    method: "GET",
    url: "/api/account/export",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(exported.body).not.toContain(resume_id);

  expect((await setDeleted(token, letter_id, false)).status).toBe(200);
  expect(await keptBy(token)).toMatchObject([{ versions: [{}, {}] }]);
  const body = { ...card, cv_link, cover_letter_link, generated_at: before?.generated_at };
  await app.call(trackerEndpoints.save, { token, body });
  expect((await cardOf(token))?.generated_documents?.generated_at).toBe(before?.generated_at);
  expect(await fileAt(cv_link)).toBe(200);
});

it("an earlier version goes by itself and comes back, and stays away when its set comes back; the newest one stays", async () => {
  const { token, resume_id: first } = await personWithDocuments();
  const reviewOf = async (id: string) =>
    (await app.call(documentReviewEndpoints.review, { token, body: { id } })).reply.cv;
  const shown = await reviewOf(first);
  const place = shown?.parts.flatMap(({ blocks }) => blocks).find((block) => block.can_leave_out)?.place ?? "";
  const change = { what: "leave_out" as const, place };
  await app.call(documentReviewEndpoints.change, { token, body: { id: first, change } });
  const newest = (await reviewOf(first))?.id ?? "";
  const alone = (id: string, is_deleted: boolean) =>
    app.call(endpoints.setDeleted, { token, body: { id, is_deleted, is_version_alone: true } });
  const cvsKept = async () =>
    (await keptBy(token)).flatMap(({ versions }) => versions.filter(({ kind }) => kind === "cv").map(({ id }) => id));

  expect((await alone(newest, true)).status).toBe(404);
  expect((await alone(first, true)).status).toBe(200);
  expect((await reviewOf(newest))?.versions.map(({ id }) => id)).toEqual([newest]);
  expect(await cvsKept()).toEqual([newest]);
  expect((await alone(first, false)).status).toBe(200);
  expect((await reviewOf(newest))?.versions.map(({ id }) => id)).toEqual([newest, first]);

  await alone(first, true);
  await setDeleted(token, newest, true);
  await setDeleted(token, newest, false);
  expect(await cvsKept()).toEqual([newest]);
});

it("nobody deletes another person's documents, or puts them back", async () => {
  const { token, resume_id } = await personWithDocuments();
  const stranger = await app.signUp("Ben Okafor");
  expect((await setDeleted(stranger.token, resume_id, true)).status).toBe(404);
  expect(await keptBy(token)).toHaveLength(1);
  await setDeleted(token, resume_id, true);
  expect((await setDeleted(stranger.token, resume_id, false)).status).toBe(404);
  expect(await keptBy(token)).toEqual([]);
});

it("a card that leads to a later set keeps it, and a set made after a deletion costs nothing", async () => {
  const { person, token, resume_id } = await personWithDocuments();
  const later = await makeDocuments(person);
  await setDeleted(token, resume_id, true);
  expect((await cardOf(token))?.generated_documents?.cv_link).toContain(later.resume_id);
  expect(await keptBy(token)).toHaveLength(1);
  await setDeleted(token, later.resume_id, true);
  await makeDocuments(person);
  expect(await usedUnits(app, person.userId, "document_set")).toEqual({ reserved: 0, settled: 1 });
});

it("what was deleted long enough ago is gone for good, and nothing else is", async () => {
  const { person, token, resume_id, letter_id } = await personWithDocuments();
  const other = await personWithDocuments();
  await setDeleted(token, resume_id, true);
  await dropDeleted(-60_000);
  expect((await setDeleted(token, resume_id, false)).status).toBe(200);
  await setDeleted(token, resume_id, true);
  await dropDeleted(1);
  expect((await setDeleted(token, resume_id, false)).status).toBe(404);
  expect(dropped).toEqual(expect.arrayContaining([resume_id, letter_id]));
  expect(await keptBy(other.token)).toHaveLength(1);
  await makeDocuments(person);
  expect(await keptBy(token)).toHaveLength(1);
});

it("documents go with their card and come back with it, but for those that were deleted before", async () => {
  const { person, token, resume_id, cv_link } = await personWithDocuments();
  const other = await personWithDocuments();
  const later = await makeDocuments(person);
  await setDeleted(token, resume_id, true);
  const deleted = await cardOf(token);
  if (!deleted) throw new Error("The card is gone");
  const remove = { action: "remove" as const, job_url };
  const ways = [
    [
      () => app.call(trackerEndpoints.remove, { token, body: { job_url } }),
      () => app.call(trackerEndpoints.restore, { token, body: deleted }),
    ],
    [
      () => app.call(boardChangesEndpoint, { token, body: { changes: [remove] } }),
      () => app.call(boardChangesEndpoint, { token, body: { changes: [{ action: "add", job: deleted }] } }),
    ],
  ] as const;
  for (const [takeAway, putBack] of ways) {
    expect((await takeAway()).status).toBe(200);
    expect(await keptBy(token)).toEqual([]);
    expect(await fileAt(later.cv_link)).toBe(404);
    expect((await app.call(endpoints.newest, { token })).reply.documents).toEqual([]);
    expect(await keptBy(other.token)).toHaveLength(1);
    expect((await putBack()).status).toBe(200);
    expect(await keptBy(token)).toMatchObject([{ versions: [{}, {}] }]);
    expect((await cardOf(token))?.generated_documents?.cv_link).toContain(later.resume_id);
    expect(await fileAt(later.cv_link)).toBe(200);
    expect(await fileAt(cv_link)).toBe(404);
  }
});

it("what went with its card is gone for good, with its files, and does not come back", async () => {
  const { person, token } = await personWithDocuments();
  const other = await personWithDocuments();
  await app.call(trackerEndpoints.remove, { token, body: { job_url } });
  expect(await filesOf(person)).toHaveLength(2);
  const pdfRenderer = createPdfRenderer();
  const reservations = { settleWith: <File>(_userId: string, _postingId: string, make: () => Promise<File>) => make() };
  const fileStorage = createFileStorage(app.config);
  const files = createDocumentFilesService({ documentsStore: store, reservations, pdfRenderer, fileStorage });
  await files.dropDeleted(new Date(Date.now() + 1));
  await pdfRenderer.close();
  expect(await filesOf(person)).toEqual([]);
  await app.call(trackerEndpoints.save, { token, body: card });
  expect(await keptBy(token)).toEqual([]);
  expect(await filesOf(other.person)).toHaveLength(2);
});

it("what is written for the same posting after a deletion is counted on", async () => {
  const person = await app.signUp();
  const { token, userId } = person;
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  const job_id = await store.keepPosting(userId, { url: job_url, content: distillationPosting, isPasted: false });
  const write = () => app.call(endpoints.resume, { token, body: { job_id, company_name: card.company_name } });
  const first = await write();
  await setDeleted(token, first.reply.id, true);
  await write();
  await dropDeleted(1);
  expect((await write()).status).toBe(200);
  expect((await app.call(endpoints.newest, { token })).reply.documents).toHaveLength(1);
});
