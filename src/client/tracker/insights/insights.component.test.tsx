import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { page502 } from "../../../../tests/fakes/refusals.ts";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

/** A card with a status for each number of days ago. */
function card(title: string, host: string, ...history: [JobStatus, number][]): TrackedJob {
  const entries = history.map(([status, daysAgo]) => ({ status, timestamp: day(daysAgo) }));
  return { ...newJob(title, "Charité"), job_url: `https://${host}/${title}`, history: entries };
}

const board = [
  card("A", "www.stepstone.de", ["Viewed", 100], ["Applied", 96], ["Interview", 90], ["Offer", 80]),
  card("B", "www.stepstone.de", ["Viewed", 20], ["Applied", 18], ["Rejected", 11]),
  card("C", "jobs.example", ["Applied", 10]),
  ...Array.from({ length: 9 }, (_, index) => card(`V${index}`, "jobs.example", ["Viewed", 5])),
];
const region = (name: string) => page.getByRole("region", { name, exact: true });

it.each(modalities)("%s shows each figure with what it rests on, as a chart and as a table", async (modality) => {
  const press = await pressBy(modality);
  await openClient("/insights", boardServer(...board));
  const funnel = region("How far they come");
  await expect.element(funnel.getByRole("img", { name: /Applied: 3 of 12 \(25 %\); Interview: 1 of 3/ })).toBeVisible();
  await expect.element(funnel).toHaveTextContent("1 of 12 (8 %) ended in a rejection");
  const bySource = region("Replies by source");
  await expect
    .element(bySource.getByRole("img", { name: /stepstone\.de: 2 of 2; jobs\.example: 0 of 1/ }))
    .toBeVisible();
  await press(bySource.getByText("As a table"));
  await expect.element(bySource.getByRole("row", { name: "stepstone.de 2 of 2" })).toBeVisible();
  await expect.element(region("Days in each stage")).toHaveTextContent("Applied6.5 days, of 2");
  await expect.element(region("What an application costs")).toHaveTextContent("about 3 applications (1 of 3)");
  // No CV was made here.
  await expect.element(region("Replies by document design")).not.toBeInTheDocument();
  if (modality === modalities[0]) await expectAccessible("insights");
});

it("a table is opened and read by the keyboard", async () => {
  await openClient("/insights", boardServer(...board));
  const summary = region("Replies by week").getByText("As a table");
  await expect.element(summary).toBeVisible();
  const { firstElementChild } = summary.element().closest("details") ?? {};
  if (firstElementChild instanceof HTMLElement) firstElementChild.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Tab}");
  await expect.element(region("Replies by week, as a table")).toHaveFocus();
});

it("a part of the search can be looked at alone, also one without openings", async () => {
  await openClient("/insights", boardServer(...board.slice(0, 3)));
  await page.getByLabelText("Which openings").selectOptions("84");
  await expect.element(page.getByText(/^From 2 openings/)).toBeVisible();
  await openClient("/insights", boardServer(...board.slice(0, 1)));
  await page.getByLabelText("Which openings").selectOptions("28");
  await expect.element(page.getByText("No opening was begun in that time")).toBeVisible();
});

it("counts replies by how the CV is set, where it was made here", async () => {
  const [first, ...rest] = board;
  if (!first) throw new Error("An empty board");
  const made = { cv_link: "/documents/cv-1/file?expires=1", cover_letter_link: null, generated_at: day(97) };
  await openClient("/insights", {
    answers: {
      ...boardServer({ ...first, generated_documents: made }, ...rest).answers,
      "GET /document-processor/newest": () => ({
        success: true,
        documents: [{ id: "cv-1", design: "classic", waiting: 0 }],
      }),
    },
  });
  const byDesign = region("Replies by document design");
  await expect.element(byDesign.getByRole("img", { name: /Classic: 1 of 1/ })).toBeVisible();
});

it("what lies in the archive counts where that is chosen", async () => {
  const [first, ...rest] = board;
  if (!first) throw new Error("An empty board");
  await openClient("/insights", boardServer({ ...first, archived_at: day(70) }, ...rest));
  await expect.element(page.getByText(/^From 11 openings/)).toBeVisible();
  await page.getByLabelText("Which openings").selectOptions("all");
  await expect.element(page.getByText(/^From 12 openings/)).toBeVisible();
});

it("says that it loads, that it failed, and what would stand here", async () => {
  const list = "GET /api/jobs";
  const { hold, refuse } = await openClient("/insights", {
    ...boardServer(),
    refusals: { [list]: page502 },
    held: [list],
  });
  await expect.element(page.getByText("Loading your figures...")).toBeInTheDocument();
  hold(list)();
  await expect.element(page.getByText("Your board could not be loaded.")).toBeVisible();
  refuse(list, undefined);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByText("Nothing to count yet")).toBeVisible();
  // Of nothing there is no part to choose.
  expect(page.getByLabelText("Which openings").elements()).toEqual([]);
  await expectAccessible("no insights");
});

it("is reached from the board, and works before a server of the specification alone", async () => {
  const { world, address } = await openClient("/profile");
  const job = { job_title: "Nurse", job_url: "https://jobs.example/nurse", company_name: "Charité" };
  world.jobs.push({ ...job, history: [{ status: "Applied", timestamp: day(5).slice(0, -1) }] });
  await page.getByRole("link", { name: "Job Tracking" }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Insights" }).click();
  await expect.poll(address).toBe("/insights");
  await expect.element(region("Replies by source")).toHaveTextContent("0 of 1");
});
