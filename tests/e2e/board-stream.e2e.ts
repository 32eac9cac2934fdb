import type { Page, Request } from "@playwright/test";
import { trackerEndpoints } from "../../src/shared/tracker/tracker.contract.ts";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const isStream = (request: Request) => new URL(request.url()).pathname === trackerEndpoints.events.path;
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

/** As another device does it: no tab of this browser tells the others. */
const addJob = (url: string, token: string, title: string) =>
  post(
    url,
    "/api/jobs",
    { job_title: title, company_name: "Charité", job_url: `https://jobs.example/${title}` },
    token,
  );

test("[TRACK-09] three open boards of one browser share one stream, whichever tab is closed", async ({
  page,
  context,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "board.three@example.org");
  const holders: Page[] = [];
  context.on("request", (request) => {
    if (isStream(request)) holders.push(request.frame().page());
  });
  const tabs = [page];
  while (tabs.length < 3) tabs.push(await context.newPage());
  // A stream for each would keep a seventh board from loading: a browser has six connections to one host.
  for (const tab of tabs) await tab.goto("/jobtracking");
  await addJob(application.url, token, "Nurse");
  for (const tab of tabs) await expect(card(tab, "Nurse")).toBeVisible();
  expect(holders).toHaveLength(1);

  await holders[0]?.close();
  await addJob(application.url, token, "Cook");
  for (const tab of tabs) if (!tab.isClosed()) await expect(card(tab, "Cook")).toBeVisible();
  expect(holders).toHaveLength(2);
});

test.describe("out of reach", () => {
  test.use({ expectedStatuses: ["unreachable"] });

  test("[TRACK-09] a board that was out of sight or offline holds no stream, and catches up when it is back", async ({
    page,
    context,
    application,
  }) => {
    const { token } = await signInPage(page, application.url, "board.hidden@example.org");
    const begun = page.waitForRequest(isStream);
    await page.goto("/jobtracking");
    await begun;
    const showPage = (state: "visible" | "hidden") =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, state);

    const ended = page.waitForEvent("requestfailed", isStream);
    await showPage("hidden");
    await ended;
    await addJob(application.url, token, "Nurse");
    const resumed = page.waitForRequest(isStream);
    await showPage("visible");
    await resumed;
    await expect(card(page, "Nurse")).toBeVisible();

    const broken = page.waitForEvent("requestfailed", isStream);
    await context.setOffline(true);
    await broken;
    await addJob(application.url, token, "Cook");
    await context.setOffline(false);
    await expect(card(page, "Cook")).toBeVisible();
  });
});
