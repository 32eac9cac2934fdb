import { expect, it } from "vitest";
import { makePosting } from "../../../tests/factories/posting.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { createPostingIngestStore } from "../jobs/postings/posting-ingest.store.ts";

const app = await createTestApp();
const anna = await app.signUp();
const preview = (url: string, page?: string) =>
  app.call(trackerEndpoints.preview, { token: anna.token, body: { url, page } });

it("reads an opening of our own index without a request", async () => {
  await createPostingIngestStore(app.database).upsertPostings([makePosting({ title: "Carpenter", company: "Acme" })]);
  const { reply } = await preview("http://localhost:3000/postings/acme-1");
  expect(reply).toMatchObject({ success: true, job_title: "Carpenter", company_name: "Acme" });
  expect(reply).toMatchObject({ location: expect.any(String), pay: expect.any(String), text: expect.any(String) });
});

it("reads the page that the person has open in its place, and asks nobody for it", async () => {
  const posting = { "@type": "JobPosting", title: "Welder", hiringOrganization: { name: "Kernwerk" } };
  const description = `<p>${"We weld pipes for plants that waste nothing. ".repeat(5)}</p><script>alert(1)</script>`;
  const data = JSON.stringify({ ...posting, description, jobLocation: { address: { addressLocality: "Bonn" } } });
  const page = `<title>Jobs</title><script type="application/ld+json">${data.replace(/<\//g, "<\\/")}</script>`;
  const { status, reply } = await preview("http://127.0.0.1:1/jobs/7", page);
  expect([status, reply]).toMatchObject([200, { job_title: "Welder", company_name: "Kernwerk", location: "Bonn" }]);
  expect(reply).toMatchObject({ text: expect.stringMatching(/^We weld pipes[^<]*$/) });
  expect((await preview("http://127.0.0.1:1/", "x".repeat(400_001))).status).toBe(400);
  const refused = await preview("http://127.0.0.1:1/", "<p>Nothing.</p>");
  expect([refused.status, refused.reply.message]).toEqual([422, expect.stringMatching(/holds no posting/)]);
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
