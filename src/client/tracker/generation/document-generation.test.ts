import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { browserStorage } from "../../../../tests/fakes/browser-storage.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

const job: TrackedJob = {
  job_title: "Nurse",
  job_url: "https://jobs.example/1",
  company_name: "Kernwerk",
  history: [],
  generated_documents: null,
};

/** What the server answers; a step that is left out never does, as for a page that is reloaded meanwhile. */
let answers: Record<string, unknown> = {};
let calls: { path: string; body: unknown }[] = [];
const fetchCall = async (path: string, { body }: { body: string }) => {
  calls.push({ path, body: JSON.parse(body) });
  return Object.hasOwn(answers, path) ? Response.json(answers[path]) : await new Promise<never>(() => {});
};
const browser = Object.assign(new EventTarget(), { location: { assign: vi.fn(), href: "http://localhost/" } });
vi.stubGlobal("window", browser);
vi.stubGlobal("localStorage", browserStorage());
vi.stubGlobal("sessionStorage", browserStorage());
vi.stubGlobal("fetch", fetchCall);
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const { generateDocuments } = await import("./document-generation.queries.ts");
const { begunGenerations } = await import("./begun-generation.ts");
const { sessionStore } = await import("../../http/session/session-store.ts");

const pathOf = (step: string) => `/document-processor/${step}`;
const scrape = pathOf("scrape-job");
const fit = pathOf("fit");
const resume = pathOf("resume-without-company");
const letter = pathOf("cover-letter-without-company");
const resumePdf = pathOf("resume-pdf");
const letterPdf = pathOf("cover-letter-pdf");
const posting = {
  [scrape]: { success: true, id: "posting" },
  [fit]: { success: true, profile: "enough", requirements: 4, answered: 2 },
};
const rest = {
  [resume]: { success: true, id: "cv" },
  [letter]: { success: true, id: "letter" },
  [resumePdf]: { success: true, url: "/documents/cv/file" },
  [letterPdf]: { success: true, url: "/documents/letter/file" },
  "/api/jobs": { success: true, data: job },
};
const paths = () => calls.map(({ path }) => path);

beforeEach(() => {
  calls = [];
  sessionStorage.clear();
  sessionStore.signIn({ token: "secret", name: "Anna", email: "anna@example.org" });
});

it("[DOCS-01] goes on after a reload with the posting that was read, which is one document set", async () => {
  answers = posting;
  void generateDocuments(new QueryClient(), job, () => {});
  await expect.poll(paths).toEqual([scrape, fit, resume]);
  expect(begunGenerations.read(job.job_url)).toEqual({ job_id: "posting" });

  calls = [];
  answers = { ...posting, ...rest };
  await generateDocuments(new QueryClient(), job, () => {});
  expect(paths()).toEqual([fit, resume, letter, resumePdf, letterPdf, "/api/jobs"]);
  expect(calls[1]?.body).toEqual({ job_id: "posting", company_name: "Kernwerk" });
  expect(begunGenerations.read(job.job_url)).toBeUndefined();
});

it("says once what both files come with", async () => {
  const notice = "This posting is in German, your profile in English.";
  const link = { success: true, url: "/documents/x/file", notice };
  answers = { ...posting, ...rest, [resumePdf]: link, [letterPdf]: link };
  const queryClient = new QueryClient();
  await generateDocuments(queryClient, job, () => {});
  const [generation] = queryClient.getQueryCache().findAll();
  expect(generation?.state.data).toMatchObject({ notices: [notice] });
});

it("remembers a generation whose posting was still being read", async () => {
  answers = {};
  void generateDocuments(new QueryClient(), job, () => {});
  await expect.poll(paths).toEqual([scrape]);
  expect(begunGenerations.read(job.job_url)).toEqual({});
});

it("reads the posting anew when somebody wants another set", async () => {
  answers = { ...posting, ...rest };
  const page = new QueryClient();
  await generateDocuments(page, job, () => {});
  await generateDocuments(page, job, () => {});
  expect(paths().filter((path) => path === scrape)).toHaveLength(2);
});

it("stops before a thin profile costs a set, and goes on when the person wants to", async () => {
  answers = { ...posting, ...rest, [fit]: { success: true, profile: "thin", requirements: 4, answered: 0 } };
  const page = new QueryClient();
  await generateDocuments(page, job, () => {});
  expect(paths()).toEqual([scrape, fit]);
  await generateDocuments(page, job, () => {});
  expect(paths()).toEqual([scrape, fit, resume, letter, resumePdf, letterPdf, "/api/jobs"]);
});

it("takes a pasted text for the posting, from the beginning", async () => {
  answers = { ...posting, ...rest };
  await generateDocuments(new QueryClient(), job, () => {}, "We look for a nurse.");
  expect(calls[0]?.body).toEqual({ url: job.job_url, text: "We look for a nurse.", job_title: "Nurse" });
  expect(paths()).toHaveLength(7);
});

it("[DOCS-02] does nothing twice while it runs", async () => {
  answers = { ...posting, ...rest };
  const page = new QueryClient();
  await Promise.all([1, 2, 3].map(() => generateDocuments(page, job, () => {})));
  expect(paths()).toHaveLength(7);
});
