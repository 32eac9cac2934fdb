import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { desktop, phone } from "./devices.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ serviceWorkers: "allow", expectedStatuses: ["unreachable", 409] });

const job = (job_title: string) => ({
  ...{ job_title, company_name: "Charité" },
  job_url: `https://jobs.example/${job_title}`,
});
const cardIn = (page: Page, column: string, title: string) =>
  page.getByRole("region", { name: column }).getByRole("button", { name: title, exact: true });

async function move(page: Page, title: string, status: string): Promise<void> {
  await page.getByRole("button", { name: `Move ${title} to another column` }).click();
  await page.getByRole("menuitem", { name: `Move to ${status}` }).click();
  await expect(cardIn(page, status, title)).toBeVisible();
}

/** What this device would still have without a network. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("forthright-seen", 1);
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const { result } = opening;
    const reading = result.objectStoreNames.contains("state")
      ? result.transaction("state").objectStore("state").getAll()
      : undefined;
    if (reading) await new Promise((resolve) => reading.addEventListener("success", resolve));
    result.close();
    const kept: unknown = reading?.result;
    return JSON.stringify(kept ?? []);
  });

const waitingHere = async (page: Page) => (await keptHere(page)).split("made_at").length - 1;

/** The page opens again without a network once this is so. */
async function keptForLater(page: Page, seen: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await expect.poll(() => keptHere(page)).toContain(seen);
}

async function answerOf(url: string, token: string) {
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
}

test("opens without a network with what was last seen, sends once what two tabs changed, leaves the person's text where it was changed elsewhere, and forgets all at the sign-out", async ({
  page,
  context,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "offline@example.org");
  const call = (path: string, body: object) => post(application.url, path, body, token);
  for (const title of ["Nurse", "Welder", "Painter", "Cook"])
    await call("/api/jobs", { ...job(title), status: "Viewed" });
  const write = (title: string, changes: object) =>
    call("/api/jobs/details", { job_url: job(title).job_url, changes, base: {} });
  await write("Cook", { next_step: "Call the recruiter", next_step_on: "2026-01-05" });
  await page.goto("/jobtracking");
  await expect(cardIn(page, "Viewed", "Nurse")).toBeVisible();
  await keptForLater(page, "Welder");
  const other = await context.newPage();
  await other.goto("/today");
  await expect(other.getByRole("button", { name: "Later: Cook" })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No network: this is from \d/)).toBeVisible();
  await expect(cardIn(page, "Viewed", "Welder")).toBeVisible();
  await move(page, "Nurse", "Applied");
  await move(page, "Nurse", "Interview");
  await move(page, "Welder", "Applied");
  await cardIn(page, "Interview", "Nurse").click();
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("Note", { exact: true }).fill("Ms Roth rang.");
  await page.getByRole("form", { name: "New note" }).getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /^Change the note/ }).click();
  await page.getByLabel("Note", { exact: true }).fill("Ms Roth rang twice.");
  await page.getByRole("form", { name: "Change the note" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ms Roth rang twice.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await cardIn(page, "Viewed", "Painter").click();
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("They paint at night.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your notes wait here until there is a network.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await page.getByRole("button", { name: "Add job to Viewed" }).click();
  await page.getByLabel("Job Title").fill("Baker");
  await page.getByLabel("Company Name").fill("Ofen");
  await page.getByLabel("Job URL").fill(job("Baker").job_url);
  await page.getByRole("button", { name: "Add Job" }).click();
  await expect(cardIn(page, "Viewed", "Baker")).toBeVisible();
  await move(page, "Baker", "Applied");
  await other.getByRole("button", { name: "Done: Cook" }).click();
  await expect(other.getByRole("button", { name: "Done: Cook" })).not.toBeVisible();
  await expect.poll(() => waitingHere(page)).toBe(8);
  await write("Painter", { notes: "Somebody else wrote." });
  await call("/api/jobs", { ...job("Welder"), status: "Offer" });
  await page.setViewportSize(phone.viewport);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByText("8 changes wait to be sent")).toBeVisible();
  }
  await expect(other.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(cardIn(page, "Interview", "Nurse")).toBeAttached();
  await expect(cardIn(page, "Applied", "Baker")).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  await page.setViewportSize(desktop.viewport);

  await context.setOffline(false);
  const refused = page.getByRole("alert", { name: "Not sent: Painter" });
  await expect(refused).toContainText("They paint at night.");
  const told = page.getByRole("region", { name: "Notifications" });
  await expect(told.getByText("Welder was changed elsewhere while you had no network.")).toBeVisible();
  await expect(cardIn(page, "Offer", "Welder")).toBeVisible();
  await expect(page.getByText(/^No network/)).not.toBeVisible();
  await expect.poll(() => waitingHere(page)).toBe(1);
  await refused.getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(() => waitingHere(page)).toBe(0);
  const { data: cards } = await answerOf(`${application.url}/api/jobs`, token);
  const { data: records } = await answerOf(`${application.url}/api/jobs/records`, token);
  const said = cards.map((card: { job_title: string; history: { status: string }[]; [part: string]: unknown }) => [
    ...[card.job_title, card.history.map(({ status }) => status).join(" ")],
    ...[card.notes, card.next_step].filter(Boolean),
  ]);
  expect(said.sort()).toEqual([
    ["Baker", "Viewed Applied"],
    ["Cook", "Viewed"],
    ["Nurse", "Viewed Applied Interview"],
    ["Painter", "Viewed", "Somebody else wrote."],
    ["Welder", "Viewed Offer"],
  ]);
  expect(records.map(({ data }: { data: object }) => data)).toEqual([{ text: "Ms Roth rang twice." }]);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => keptHere(page)).toBe("[]");
});
