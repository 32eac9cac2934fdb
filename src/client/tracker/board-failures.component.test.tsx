import { expect, it } from "vitest";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { empty, page502, type Refusal } from "../../../tests/fakes/refusals.ts";

async function openBoard(job_title: string) {
  const client = await openClient("/subscription");
  const history = [{ status: "Viewed", timestamp: "2026-01-02T03:04:05" }];
  client.world.jobs = [{ job_title, job_url: "https://jobs.example/1", company_name: "Charité", history }];
  await client.screen.getByRole("link", { name: "Job Tracking" }).click();
  const cardIn = (column: string) =>
    client.screen.getByRole("region", { name: column }).getByRole("button", { name: job_title, exact: true });
  return { ...client, cardIn, notices: client.screen.getByRole("region", { name: "Notifications" }) };
}

const failures: [string, Refusal | "unreachable"][] = [
  ["Nurse", empty],
  ["Cook", "unreachable"],
];

it.each(failures)("[TRACK-03] %s moves at once, and back when that could not be saved", async (title, refusal) => {
  const { screen, refuse, hold, cardIn, notices } = await openBoard(title);
  refuse("POST /api/jobs", refusal);
  const answer = hold("POST /api/jobs");
  await screen.getByRole("button", { name: `Move ${title} to another column` }).click();
  await screen.getByRole("menuitem", { name: "Move to Offer" }).click();
  await expect.element(cardIn("Offer")).toBeVisible();
  answer();
  await expect.element(notices.getByText(`${title} could not be moved.`)).toBeVisible();
  await expect.element(cardIn("Viewed")).toBeVisible();
});

it("[TRACK-08] a card stays that could not be deleted", async () => {
  const { screen, refuse, cardIn, notices } = await openBoard("Nurse");
  refuse("DELETE /api/jobs", "unreachable");
  await cardIn("Viewed").click();
  const card = screen.getByRole("dialog", { name: "Nurse" });
  await card.getByRole("button", { name: "Delete Job" }).click();
  await card.getByRole("button", { name: "Confirm" }).click();
  await expect.element(notices.getByText("The job could not be deleted.")).toBeVisible();
  await expect.element(card).toBeVisible();
});

it("[TRACK-05] a board that a server in between refuses could not be loaded", async () => {
  const { screen } = await openClient("/jobtracking", { refusals: { "GET /api/jobs": page502 } });
  await expect.element(screen.getByText("Your jobs could not be loaded.")).toBeVisible();
});
