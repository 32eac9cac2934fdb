import { expect, it } from "vitest";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { empty, inError, inMessage, notDone, type Refusal } from "../../../../tests/fakes/refusals.ts";

const nurse = { job_title: "Nurse", job_url: "https://jobs.example/nurse", company_name: "Charité" };
const call = (step: string) => `POST /document-processor/${step}`;

async function openCard() {
  const client = await openClient("/subscription");
  client.world.jobs = [
    { ...nurse, history: [{ status: "Viewed", timestamp: "2026-01-02T03:04:05" }] },
    { ...nurse, job_url: "https://jobs.example/empty", history: [] },
  ];
  await client.screen.getByRole("link", { name: "Job Tracking" }).click();
  // One without history is not shown.
  await client.screen.getByRole("button", { name: "Nurse", exact: true }).click();
  const card = client.screen.getByRole("dialog", { name: "Nurse" });
  const generate = () => card.getByRole("button", { name: "Generate Documents" }).click();
  return { ...client, card, generate };
}

const nothingMade: Refusal = { status: 200, json: {} };
const advice = "Please upgrade your subscription or wait for your quota to renew.";
const used = "Your subscription quota has been exceeded. Please upgrade your plan to continue.";
const failures: [string, Refusal, string[]][] = [
  ["scrape-job", notDone, ["Error", "Failed to scrape job posting"]],
  ["scrape-job", empty, ["Error", "Failed to generate documents. Please try again."]],
  ["scrape-job", inError(400, "This page has no job."), ["Error", "This page has no job."]],
  ["resume-without-company", nothingMade, ["Error", "Failed to generate resume"]],
  ["resume-without-company", inError(403, "quota"), ["Quota Exceeded", used, advice]],
  [
    "resume-without-company",
    inError(403, "Your quota is used up."),
    ["Quota Exceeded", "Your quota is used up.", advice],
  ],
  ["cover-letter-without-company", nothingMade, ["Error", "Failed to generate cover letter"]],
  ["resume-pdf", notDone, ["Error", "Failed to generate resume PDF"]],
  ["resume-pdf", inMessage(500, "The printer is out."), ["Error", "The printer is out."]],
  ["cover-letter-pdf", notDone, ["Error", "Failed to generate cover letter PDF"]],
];

it("[DOCS-03] [DOCS-04] each step fails in words of its own, and goes on from there", async () => {
  const { card, generate, refuse, sentTo } = await openCard();
  for (const [step, refusal, sentences] of failures) {
    refuse(call(step), refusal);
    await generate();
    const fault = card.getByRole("alert");
    for (const sentence of sentences) await expect.element(fault.getByText(sentence, { exact: true })).toBeVisible();
    refuse(call(step), undefined);
  }
  await generate();
  await expect.element(card.getByRole("link", { name: "Download CV" })).toBeVisible();
  // What had succeeded was not asked for again: each of its failures, and once more.
  const steps = [
    "scrape-job",
    "resume-without-company",
    "cover-letter-without-company",
    "resume-pdf",
    "cover-letter-pdf",
  ];
  expect(steps.map((step) => sentTo(call(step)).length)).toEqual([4, 4, 2, 3, 2]);
});

it("[DOCS-01] [DOCS-02] documents are made step by step, and both links are kept with the job", async () => {
  const { card, generate, sentTo } = await openCard();
  await generate();
  const link = (name: string) => card.getByRole("link", { name });
  const links = {
    cv_link: "https://files.example/file?name=cv.pdf",
    cover_letter_link: "https://files.example/file?name=letter.pdf",
  };
  await expect.element(link("Download CV")).toHaveAttribute("href", links.cv_link);
  await expect.element(link("Download Cover Letter")).toHaveAttribute("href", links.cover_letter_link);
  await expect.element(card.getByText(/^Generated: \d/)).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Regenerate Documents" })).toBeEnabled();
  for (const name of ["Review what they say", "CV for Word"]) await expect.element(link(name)).not.toBeInTheDocument();
  const set = { company_name: nurse.company_name, job_id: "41" };
  expect(sentTo(call("scrape-job"))).toEqual([{ url: nurse.job_url }]);
  expect(sentTo(call("resume-without-company"))).toEqual([set]);
  expect(sentTo(call("cover-letter-without-company"))).toEqual([set]);
  expect(sentTo(call("resume-pdf"))).toEqual([{ resume_id: "cv-1" }]);
  expect(sentTo(call("cover-letter-pdf"))).toEqual([{ letter_id: "letter-1" }]);
  expect(sentTo("POST /api/jobs")).toEqual([{ ...nurse, ...links }]);
});

it("beside the downloads stands that they still say what their owner keeps, with the way to leave it out", async () => {
  const file = (id: string) => `https://files.example/documents/${id}/file?signature=1`;
  const generated_documents = { cv_link: file("cv-1"), cover_letter_link: null, generated_at: "2026-01-05T09:00:00Z" };
  const job = { ...newJob("Nurse", "Charité", "Viewed"), generated_documents };
  const gone = { id: "f1", text: "I was laid off", origin: "gone", section: null, where: "" };
  const line = { place: "a.0", text: "I was laid off.", facts: ["f1"], can_edit: true, can_leave_out: true };
  const lines = [{ ...line, can_tell_differently: false }];
  const block = { place: "a", shape: "lines", head: [], lines, can_leave_out: true, can_tell_differently: false };
  const cv = {
    ...{ id: "cv-1", kind: "cv", version: 1, design: "modern", paper: "a4", link: file("cv-1") },
    ...{ parts: [{ place: "a", heading: "", can_leave_out: true, blocks: [block] }], proposals: [], versions: [] },
  };
  const facts = [gone];
  const { screen } = await openClient(`/jobtracking?job=${encodeURIComponent(job.job_url)}`, {
    answers: {
      ...boardServer(job).answers,
      "GET /api/profile/private-lines": () => ({ success: true, lines: [{ fact: gone, is_asked: false }] }),
      [call("review")]: () => ({
        ...{ success: true, job_title: "Nurse", company_name: "Charité", job_url: job.job_url, facts, cv },
        ...{ letter: null, cv_changes: [], more_left_out: 0, letter_questions: [] },
      }),
    },
  });
  const note = screen.getByText(/These files still say what you keep to yourself/);
  await expect.element(note).toBeVisible();
  await expect
    .element(note.getByRole("link", { name: "Leave it out" }))
    .toHaveAttribute("href", "/jobtracking/documents?document=cv-1&view=cv");
});
