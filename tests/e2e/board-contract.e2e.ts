import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const nurse = { job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/nurse" };
const column = (page: Page, name: string) => page.getByRole("region", { name });
const cardIn = (page: Page, name: string) => column(page, name).getByRole("button", { name: "Nurse", exact: true });

test("[TRACK-09] a change in another tab or on another device shows here, and moves of one card converge", {
  tag: "@two-servers",
}, async ({ page, context, browser, application }) => {
  const { token, email, name } = await signInPage(page, application.url, "board.tabs@example.org");
  await post(application.url, "/api/jobs", { ...nurse, status: "Viewed" }, token);
  const tab = await context.newPage();
  const device = await (await browser.newContext({ baseURL: application.url })).newPage();
  await device.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { auth_token: token, user_name: name, user_email: email },
  );
  await device.clock.install();
  for (const one of [page, tab, device]) {
    await one.goto("/jobtracking");
    await expect(cardIn(one, "Viewed")).toBeVisible();
  }

  const openMenu = (one: Page) => one.getByRole("button", { name: "Move Nurse to another column" }).click();
  const place = (one: Page, to: string) => one.getByRole("menuitem", { name: `Move to ${to}` });
  // The device's own clock all but stands still: the application waits for nothing before it shows the change.
  await device.clock.pauseAt(new Date(Date.now() + 10_000));
  await openMenu(page);
  await place(page, "Applied").click();
  await expect(cardIn(tab, "Applied")).toBeVisible();
  await expect(async () => {
    await device.clock.runFor(10);
    await expect(cardIn(device, "Applied")).toBeVisible({ timeout: 100 });
  }).toPass();
  await device.clock.resume();
  await expect(cardIn(device, "Applied")).toBeVisible();

  await openMenu(tab);
  await openMenu(device);
  await expect(place(tab, "Interview")).toBeVisible();
  await expect(place(device, "Offer")).toBeVisible();
  // Whichever is stored first closes the other one's menu: neither waits for its menu to stand still.
  await Promise.all([place(tab, "Interview").dispatchEvent("click"), place(device, "Offer").dispatchEvent("click")]);
  const history = async () => {
    const answer = await fetch(`${application.url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = await answer.json();
    return data[0].history.map(({ status }: { status: string }) => status);
  };
  await expect.poll(history).toHaveLength(4);
  const both = await history();
  expect(both.toSorted()).toEqual(["Applied", "Interview", "Offer", "Viewed"]);
  for (const one of [page, tab, device]) await expect(cardIn(one, both.at(-1))).toBeVisible();
  await device.context().close();
});
