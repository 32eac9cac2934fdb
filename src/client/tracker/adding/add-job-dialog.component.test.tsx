import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { z } from "zod/mini";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { inMessage } from "../../../../tests/fakes/refusals.ts";
import type { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { unlinkedAddress } from "../../../shared/tracker/unlinked-job.rules.ts";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const save = "POST /api/jobs";
const preview = "POST /api/jobs/preview";
const notPublic = inMessage(422, "This address is not on the public internet. Please type title and company.");
const scrape = "POST /document-processor/scrape-job";
const readText = `We mend pipes in all of Hull and round about.\n\nRequirements:\n- A driving licence\n- Two years as a plumber`;
const readPosting = (): z.input<typeof trackerEndpoints.preview.reply> => ({
  success: true,
  job_title: "Plumber",
  company_name: "Pipes",
  location: "Hull",
  pay: "€30,000 a year",
  text: readText,
});

async function openForm(answers: Record<string, (sent: Record<string, unknown>) => unknown> = {}) {
  const server = boardServer(nurse);
  const client = await openClient("/jobtracking", {
    answers: { ...server.answers, [preview]: readPosting, ...answers },
  });
  await client.screen.getByRole("button", { name: "Add job to Interview" }).click();
  const adding = client.screen.getByRole("dialog", { name: "Add New Job" });
  const fields = {
    title: adding.getByLabelText("Job Title *", { exact: true }),
    company: adding.getByLabelText("Company Name *", { exact: true }),
    url: adding.getByLabelText("Job URL *", { exact: true }),
  };
  const type = async (field: keyof typeof fields, text: string) => {
    await fields[field].fill(text);
    await userEvent.tab();
  };
  return { ...client, server, adding, fields, type, add: adding.getByRole("button", { name: "Add Job" }) };
}

it("[TRACK-07] begins empty in the column that was pressed, and names what is missing", async () => {
  const { adding, fields, add } = await openForm();
  for (const field of Object.values(fields)) await expect.element(field).toHaveValue("");
  await expect.element(adding.getByLabelText("Status")).toHaveValue("Interview");
  await expect.element(fields.url).toHaveAttribute("type", "url");
  await expectAccessible("empty form");
  await add.click();
  await expect.element(adding.getByText("Please fill in all required fields")).toBeVisible();
  for (const field of Object.values(fields))
    await expect.element(field).toHaveAccessibleDescription("This is still empty");
  await fields.title.fill("Night nurse");
  await fields.company.fill("St. Anna");
  await expect.element(fields.title).not.toHaveAttribute("aria-invalid");
  await expect.element(fields.url).toHaveAttribute("aria-invalid", "true");
  await fields.url.fill("https://example.org/night-nurse");
  await expect.element(adding.getByText("Please fill in all required fields")).not.toBeInTheDocument();
  await adding.getByRole("button", { name: "Cancel" }).click();
  await expect.element(adding).not.toBeInTheDocument();
});

it("[SESSION-04] a job that was being added is there again in a new page, until it is added", async () => {
  const before = await openForm();
  await before.type("title", "Night nurse");
  await before.type("company", "St. Anna");
  await before.fields.url.fill("https://example.org/night-nurse");

  const { answers } = boardServer();
  const { screen } = await openClient("/jobtracking", { answers, inTab: { ...sessionStorage } });
  const { adding, fields, add } = before;
  await expect.element(fields.company).toHaveValue("St. Anna");
  await expect.element(fields.title).toHaveValue("Night nurse");
  await add.click();
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(screen.getByRole("region", { name: "Interview" })).toHaveTextContent("Night nurse");
  await screen.getByRole("button", { name: "Add job to Offer" }).click();
  await expect.element(fields.title).toHaveValue("");
});

it("[TRACK-07] reads a link's page, replaces nothing that was typed, and says when it cannot", async () => {
  const { adding, fields, type, refuse, hold } = await openForm();
  await type("company", "Typed company");
  const answer = hold(preview);
  await type("url", "https://jobs.example/plumber");
  await expect.element(adding.getByText("Reading the page...")).toBeVisible();
  await expectAccessible("reading the link");
  answer();
  await expect.element(fields.title).toHaveValue("Plumber");
  await expect.element(fields.company).toHaveValue("Typed company");
  await expectAccessible("link that was read");
  await type("title", "");
  refuse(preview, notPublic);
  await type("url", "http://127.0.0.1:1/");
  await expect.element(adding.getByText(/not on the public internet\. Please type title and company\.$/)).toBeVisible();
  await expectAccessible("link that could not be read");
});

it("a second link brings its own posting, and what the first one filled is replaced", async () => {
  const other = { ...readPosting(), job_title: "Welder", company_name: "Mill", location: "Leeds" };
  const answers = {
    [preview]: ({ url }: { url?: unknown }) => (String(url).includes("welder") ? other : readPosting()),
  };
  const { adding, fields, type, add, refuse } = await openForm(answers);
  await add.click();
  await type("url", "https://jobs.example/plumber");
  await expect.element(fields.company).toHaveValue("Pipes");
  await expect.element(fields.company).not.toHaveAttribute("aria-invalid");
  await fields.company.fill("Pipes of Hull");
  await fields.url.fill("https://jobs.example/welder");
  await expect.element(adding.getByLabelText("Text of the posting", { exact: true })).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(fields.title).toHaveValue("Welder");
  await expect.element(fields.company).toHaveValue("Pipes of Hull");
  await expect.element(adding.getByLabelText("Place", { exact: true })).toHaveValue("Leeds");
  refuse(preview, notPublic);
  await type("url", "http://127.0.0.1:1/");
  await expect.element(adding.getByText(/not on the public internet/)).toBeVisible();
  await expect.element(fields.title).toHaveValue("");
});

it("[TRACK-07] shows what was read, and keeps what the person corrected of it", async () => {
  const { adding, type, add, sentTo } = await openForm({ [scrape]: () => ({ success: true, id: "posting-1" }) });
  await type("url", "https://jobs.example/plumber");
  const field = (name: string) => adding.getByLabelText(name, { exact: true });
  await expect.element(field("Place")).toHaveValue("Hull");
  await expect.element(field("Pay")).toHaveValue("€30,000 a year");
  await expect.element(field("Text of the posting")).toHaveValue(readText);
  await field("Text of the posting").fill("Pipes");
  await add.click();
  await expect.element(adding.getByText("Please paste the whole posting, not only its heading.")).toBeVisible();
  await expectAccessible("text that is too short");
  await field("Text of the posting").fill(`${readText}\n- English`);
  await field("Place").fill("Leeds");
  await add.click();
  await expect.element(adding).not.toBeInTheDocument();
  await expect
    .poll(() => sentTo(scrape))
    .toEqual([
      {
        url: "https://jobs.example/plumber",
        job_title: "Plumber",
        location: "Leeds",
        pay: "€30,000 a year",
        text: `${readText}\n- English`,
      },
    ]);
});

it("[TRACK-07] reads the page anew for the documents where nothing was corrected", async () => {
  const { adding, fields, type, add, sentTo } = await openForm();
  await type("url", "https://jobs.example/plumber");
  await expect.element(fields.title).toHaveValue("Plumber");
  await add.click();
  await expect.element(adding).not.toBeInTheDocument();
  expect(sentTo(scrape)).toEqual([]);
});

it("[TRACK-07] takes the text by hand of a page that a script draws", async () => {
  const refusal = "This page is drawn by a script. Copy the posting's text from there and paste it.";
  const drawn = () => ({ ...readPosting(), location: "", pay: "", text: "", refusal });
  const answers = { [preview]: drawn, [scrape]: () => ({ success: true, id: "posting-1" }) };
  const { adding, fields, type, add, sentTo } = await openForm(answers);
  await type("url", "https://jobs.example/plumber");
  await expect.element(adding.getByText(refusal)).toBeVisible();
  await expect.element(fields.title).toHaveValue("Plumber");
  await adding.getByLabelText("Text of the posting", { exact: true }).fill(readText);
  await expectAccessible("text by hand");
  await add.click();
  await expect.poll(() => sentTo(scrape)).toMatchObject([{ text: readText }]);
});

it("a job without a link is added by hand, with its text", async () => {
  const { screen, adding, fields, type, add, sentTo } = await openForm({
    [scrape]: () => ({ success: true, id: "posting-1" }),
  });
  await adding.getByRole("button", { name: "This job has no link" }).click();
  expect(document.activeElement?.closest("fieldset")).toBeTruthy();
  await expectAccessible("a job without a link");
  await add.click();
  await expect.element(adding.getByText("Please fill in all required fields")).toBeVisible();
  await expect.element(fields.title).toHaveAccessibleDescription("This is still empty");
  await expect.element(adding.getByLabelText("Job URL", { exact: true })).not.toHaveAttribute("aria-invalid");
  await type("title", "Night nurse");
  await fields.company.fill("St. Anna");
  await adding.getByLabelText("Text of the posting", { exact: true }).fill(readText);
  await add.click();
  await expect.element(adding).not.toBeInTheDocument();
  const interview = screen.getByRole("region", { name: "Interview" });
  await expect.element(interview.getByRole("button", { name: "Night nurse", exact: true })).toBeVisible();
  const job_url = unlinkedAddress("Night nurse", "St. Anna");
  expect(sentTo(save)).toMatchObject([{ job_title: "Night nurse", company_name: "St. Anna", job_url }]);
  await expect.poll(() => sentTo(scrape)).toMatchObject([{ url: job_url, text: readText }]);
});

it("that a job has no link is no longer missed once it is said, and holds in a new page", async () => {
  const { adding, fields, type, add } = await openForm();
  await type("title", "Night nurse");
  await type("company", "St. Anna");
  await add.click();
  await expect.element(fields.url).toHaveAttribute("aria-invalid", "true");
  await adding.getByRole("button", { name: "This job has no link" }).click();
  await expect.element(adding.getByText("Please fill in all required fields")).not.toBeInTheDocument();
  await expect.element(adding.getByLabelText("Job URL", { exact: true })).not.toHaveAttribute("aria-invalid");

  const { sentTo } = await openClient("/jobtracking", { answers: boardServer().answers, inTab: { ...sessionStorage } });
  await expect.element(adding.getByLabelText("Text of the posting", { exact: true })).toBeVisible();
  await add.click();
  await expect.element(adding).not.toBeInTheDocument();
  expect(sentTo(save)).toMatchObject([{ job_url: unlinkedAddress("Night nurse", "St. Anna") }]);
});

it("[TRACK-07] says that a job is on the board already, changes nothing, and leads to its card", async () => {
  const { screen, adding, type, add, refuse, server, sentTo } = await openForm();
  refuse(preview, notPublic);
  await type("url", "http://127.0.0.1:1/");
  await expect.element(adding.getByText(/not on the public internet/)).toBeVisible();
  await type("title", "Something else");
  await type("company", "Somebody else");
  await type("url", nurse.job_url);
  await add.click();
  await expect.element(adding.getByText("This job is already on your board")).toBeVisible();
  // It was said of another link.
  await expect.element(adding.getByText(/not on the public internet/)).not.toBeInTheDocument();
  await expectAccessible("known job");
  await adding.getByRole("button", { name: "Open that card" }).click();
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(screen.getByRole("dialog", { name: "Nurse" })).toHaveTextContent("Charité");
  expect(sentTo(save)).toEqual([]);
  expect(server.jobs()).toEqual([nurse]);
});

it("[TRACK-07] [TRACK-08] keeps what was typed when adding fails, and asks again for a reply that was lost", async () => {
  const { answers } = boardServer();
  let isLost = false;
  const { screen, adding, fields, type, add, refuse, hold, sentTo } = await openForm({
    "GET /api/jobs": answers["GET /api/jobs"],
    [save](sent) {
      const reply = answers[save](sent);
      if (isLost) return reply;
      isLost = true;
      throw new TypeError("Failed to fetch");
    },
  });
  await type("title", "Welder");
  await type("company", "Kernwerk");
  await type("url", "https://jobs.example/welder");
  const fail = hold(save);
  refuse(save, inMessage(500, ""));
  await add.click();
  await expect.element(adding.getByRole("button", { name: "Adding..." })).toBeVisible();
  fail();
  await expect.element(adding.getByText("Failed to add job. Please try again.")).toBeVisible();
  await expect.element(fields.title).toHaveValue("Welder");

  refuse(save, undefined);
  const refused = sentTo(save).length;
  await add.click();
  await expect.element(adding).not.toBeInTheDocument();
  const interview = screen.getByRole("region", { name: "Interview" });
  await expect.element(interview.getByRole("button", { name: "Welder", exact: true })).toBeVisible();
  const marks = sentTo(save)
    .slice(refused)
    .map(({ request_id }) => request_id);
  expect(marks, "the same change twice").toEqual([expect.any(String), marks[0]]);
});
