import { afterAll, expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createAsyncServer } from "../../../../tests/fakes/async-server.ts";
import { freePort } from "../../../../tests/free-port.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { usedUnits } from "../../../../tests/used-units.ts";
import { documentsEndpoints as endpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { createDocumentsStore } from "../documents.store.ts";

const port = await freePort();
const app = await createTestApp({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
  LOG_LEVEL: "silent",
});
const store = createAsyncServer(async (request, response) => {
  request.resume();
  response.end();
});
afterAll(() => new Promise((resolve) => store.close(resolve)));

it("gives the unit of a set back at once when no file can be stored, and counts it when one can", async () => {
  const person = await app.signUp();
  const { token, userId } = person;
  const units = () => usedUnits(app, userId, "document_set");
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  const posting = { url: "https://jobs.example/1", content: distillationPosting, isPasted: false };
  const job_id = await createDocumentsStore(app.database).keepPosting(userId, posting);
  const body = { job_id, company_name: "Kernwerk" };
  const resume_id = (await app.call(endpoints.resume, { token, body })).reply.id;
  const letter_id = (await app.call(endpoints.coverLetter, { token, body })).reply.id;
  expect(await units()).toEqual({ reserved: 1, settled: 0 });

  const failed = await app.call(endpoints.resumePdf, { token, body: { resume_id } });
  expect(failed).toMatchObject({ status: 500, reply: { message: "Failed to generate resume PDF" } });
  expect(await units()).toEqual({ reserved: 0, settled: 0 });

  await new Promise<void>((resolve) => {
    store.listen(port, "127.0.0.1", resolve);
  });
  expect((await app.call(endpoints.resumePdf, { token, body: { resume_id } })).status).toBe(200);
  expect((await app.call(endpoints.coverLetterPdf, { token, body: { letter_id } })).status).toBe(200);
  expect(await units()).toEqual({ reserved: 0, settled: 1 });
});
