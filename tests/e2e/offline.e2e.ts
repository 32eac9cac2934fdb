import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ serviceWorkers: "allow", expectedStatuses: ["unreachable"] });

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
      ? result.transaction("state").objectStore("state").get("state")
      : undefined;
    if (reading) await new Promise((resolve) => reading.addEventListener("success", resolve));
    result.close();
    const state: unknown = reading?.result;
    return JSON.stringify(state ?? null);
  });

test("opens without a network with what was last seen, sends moves once it is back, and forgets all at the sign-out", async ({
  page,
  context,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "offline@example.org");
  for (const title of ["Nurse", "Welder", "Cook"]) {
    await post(application.url, "/api/jobs", { ...job(title), status: "Viewed" }, token);
  }
  await page.goto("/jobtracking");
  await expect(cardIn(page, "Viewed", "Nurse")).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await expect.poll(() => keptHere(page)).toContain("Welder");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No network: this is from \d/)).toBeVisible();
  await expect(cardIn(page, "Viewed", "Welder")).toBeVisible();
  await move(page, "Nurse", "Applied");
  await move(page, "Nurse", "Interview");
  await move(page, "Welder", "Applied");
  await expect(page.getByText("3 moves wait to be sent.")).toBeVisible();
  await expect.poll(async () => (await keptHere(page)).split("sentLater").length - 1).toBe(3);
  await page.goto("/today");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.goto("/jobtracking");
  await expect(cardIn(page, "Interview", "Nurse")).toBeVisible();
  await expect(page.getByText("3 moves wait to be sent.")).toBeVisible();

  await post(application.url, "/api/jobs", { ...job("Welder"), status: "Offer" }, token);
  await context.setOffline(false);
  await expect(
    page.getByRole("alert").getByText("Welder was changed elsewhere while you had no network."),
  ).toBeVisible();
  await expect(cardIn(page, "Offer", "Welder")).toBeVisible();
  await expect(page.getByText(/^No network/)).not.toBeVisible();
  const answer = await fetch(`${application.url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await answer.json();
  const statuses = Object.fromEntries(
    data.map((card: { job_title: string; history: { status: string }[] }) => [
      card.job_title,
      card.history.map(({ status }) => status).join(" "),
    ]),
  );
  expect(statuses).toEqual({ Nurse: "Viewed Applied Interview", Welder: "Viewed Offer", Cook: "Viewed" });
  await expect.poll(() => keptHere(page)).not.toContain("sentLater");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => keptHere(page)).toBe("null");
});
