import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { ensureDemonstrationIndex } from "../../stand-ins/demonstration-jobs/demonstration-index.ts";
import { jobPostingTable } from "../jobs/postings/posting.table.ts";

const app = await createTestApp();
const anna = await app.signUp();
const preview = (url: string) => app.call(trackerEndpoints.preview, { token: anna.token, body: { url } });

it("reads an opening of our own index without a request", async () => {
  await ensureDemonstrationIndex(app.database);
  const [posting] = await app.database.select().from(jobPostingTable).limit(1);
  expect((await preview(`http://localhost:3000/postings/${posting?.id}`)).reply).toEqual({
    success: true,
    job_title: posting?.title,
    company_name: posting?.company,
  });
});

it("says why it reads nothing, and lets nobody read pages without end", async () => {
  const refused = await preview("http://169.254.169.254/latest");
  expect(refused.status).toBe(422);
  expect(refused.reply.message).toBe("This address is not on the public internet. Please type title and company.");
  expect((await preview("file:///etc/passwd")).status).toBe(400);
  let status = 0;
  for (let calls = 0; calls < 20 && status !== 429; calls += 1) ({ status } = await preview("http://127.0.0.1:1/"));
  expect(status).toBe(429);
});
