import type { Page, Request } from "@playwright/test";
import { trackerEndpoints } from "../../src/shared/tracker/tracker.contract.ts";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { beginSession, signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: ["unreachable"] });

const isStream = (request: Request) => new URL(request.url()).pathname === trackerEndpoints.events.path;
const cardIn = (page: Page, column: string, title: string) =>
  page.getByRole("region", { name: column }).getByRole("button", { name: title, exact: true });
const openMenu = (page: Page) => page.getByRole("button", { name: "Move Nurse to another column" }).click();
const place = (page: Page, to: string) => page.getByRole("menuitem", { name: `Move to ${to}` });

test("[TRACK-09] changes in other tabs and on other devices show at once: tabs share one stream, moves of one card converge, and a board that was out of sight or offline catches up", async ({
  page,
  context,
  browser,
  application,
}) => {
  const person = await signInPage(page, application.url, "board@example.org");
  /** As another device does it: no tab of this browser tells the others. */
  const addJob = (title: string) =>
    post(
      application.url,
      "/api/jobs",
      { job_title: title, company_name: "Charité", job_url: `https://jobs.example/${title}`, status: "Viewed" },
      person.token,
    );
  await addJob("Nurse");
  const holders: Page[] = [];
  context.on("request", (request) => {
    if (isStream(request)) holders.push(request.frame().page());
  });
  let tabs = [page, await context.newPage(), await context.newPage()];

  await test.step("three tabs share one stream, whichever is closed", async () => {
    // A stream for each would keep a seventh board from loading: a browser has six connections to one host.
    for (const tab of tabs) await tab.goto("/jobtracking");
    for (const tab of tabs) await expect(cardIn(tab, "Viewed", "Nurse")).toBeVisible();
    await addJob("Cook");
    for (const tab of tabs) await expect(cardIn(tab, "Viewed", "Cook")).toBeVisible();
    expect(holders).toHaveLength(1);

    await holders[0]?.close();
    tabs = tabs.filter((tab) => !tab.isClosed());
    await addJob("Welder");
    for (const tab of tabs) await expect(cardIn(tab, "Viewed", "Welder")).toBeVisible();
    expect(holders).toHaveLength(2);
  });

  const [here, tab] = tabs;
  if (!here || !tab) throw new Error("More than one tab was closed.");
  const device = await (await browser.newContext({ baseURL: application.url })).newPage();
  await beginSession(device, person);

  await test.step("moves in tabs and on another device converge", async () => {
    await device.clock.install();
    await device.goto("/jobtracking");
    await expect(cardIn(device, "Viewed", "Nurse")).toBeVisible();
    // The device's own clock all but stands still: the application waits for nothing before it shows the change.
    await device.clock.pauseAt(new Date(Date.now() + 10_000));
    await openMenu(here);
    await place(here, "Applied").click();
    await expect(cardIn(tab, "Applied", "Nurse")).toBeVisible();
    await expect(async () => {
      await device.clock.runFor(10);
      await expect(cardIn(device, "Applied", "Nurse")).toBeVisible({ timeout: 100 });
    }).toPass();
    await device.clock.resume();

    await openMenu(tab);
    await openMenu(device);
    await expect(place(tab, "Interview")).toBeVisible();
    await expect(place(device, "Offer")).toBeVisible();
    // Whichever is stored first closes the other one's menu: neither waits for its menu to stand still.
    await Promise.all([place(tab, "Interview").dispatchEvent("click"), place(device, "Offer").dispatchEvent("click")]);
    const history = async (): Promise<string[]> => {
      const headers = { authorization: `Bearer ${person.token}` };
      const { data } = await (await fetch(`${application.url}/api/jobs`, { headers })).json();
      const nurse = data.find(({ job_title }: { job_title: string }) => job_title === "Nurse");
      return nurse.history.map(({ status }: { status: string }) => status);
    };
    await expect.poll(history).toHaveLength(4);
    const both = await history();
    expect(both.toSorted()).toEqual(["Applied", "Interview", "Offer", "Viewed"]);
    for (const one of [here, tab, device]) await expect(cardIn(one, both.at(-1) ?? "", "Nurse")).toBeVisible();
  });

  await test.step("a board out of sight or offline holds no stream, and catches up when it is back", async () => {
    const showPage = (state: "visible" | "hidden") =>
      device.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, state);
    const ended = device.waitForEvent("requestfailed", isStream);
    await showPage("hidden");
    await ended;
    await addJob("Baker");
    const resumed = device.waitForRequest(isStream);
    await showPage("visible");
    await resumed;
    await expect(cardIn(device, "Viewed", "Baker")).toBeVisible();

    const broken = device.waitForEvent("requestfailed", isStream);
    await device.context().setOffline(true);
    await broken;
    await addJob("Diver");
    await device.context().setOffline(false);
    await expect(cardIn(device, "Viewed", "Diver")).toBeVisible();
  });
  await device.context().close();
});
