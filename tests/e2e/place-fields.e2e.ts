import type { Page } from "@playwright/test";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { holdCalls } from "./held-call.ts";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const field = (page: Page, name: "Country" | "State" | "City") => page.getByRole("combobox", { name, exact: true });
const options = (page: Page) => page.getByRole("option");

/** What the page asks of the geography, in order: the last part of the path and the body. */
function requestsOf(page: Page): unknown[] {
  const requests: unknown[] = [];
  page.on("request", (request) => {
    const [, list] = /\/api\/geo\/(\w+)$/.exec(request.url()) ?? [];
    if (list) requests.push([list, request.postDataJSON()]);
  });
  return requests;
}

async function choose(page: Page, name: "Country" | "State" | "City", typed: string, option: string): Promise<void> {
  await field(page, name).fill(typed);
  await expect(options(page).first()).toHaveText(option);
  await page.keyboard.press("Enter");
  await expect(field(page, name)).toHaveValue(option);
}

test("[SEARCH-05] country, state and city offer what the one before them holds", { tag: "@phone" }, async ({
  page,
  application,
  isMobile,
}) => {
  const device = isMobile ? "phone" : "desktop";
  const show = (name: string) => keepPicture(page, name);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInPage(page, application.url, `places-${device}@example.org`);
  const requests = requestsOf(page);
  await page.goto("/jobsearch");
  await expect(field(page, "State")).toBeDisabled();
  await expect(field(page, "City")).toBeDisabled();

  await field(page, "Country").click();
  await expect(options(page)).toHaveCount(100);
  await expect(page.getByText("150 more: type to narrow the list.")).toBeVisible();
  await show("countries");
  await choose(page, "Country", "Deutschland", "Germany");
  await expect(field(page, "City")).toBeDisabled();
  await choose(page, "State", "wurttemberg", "Baden-Württemberg");
  await choose(page, "City", "bad sackingen", "Bad Säckingen");
  expect(requests).toEqual([
    ["countries", null],
    ["states", { country: "Germany" }],
    ["cities", { country: "Germany", state: "Baden-Württemberg" }],
  ]);

  await choose(page, "State", "bavaria", "Bavaria");
  await expect(field(page, "City"), "another state clears the city").toHaveValue("");
  await field(page, "City").fill("garm");
  await expect(options(page).first()).toHaveText("Garmisch-Partenkirchen");
  await show("cities");
  await field(page, "City").fill("xyzzy");
  await expect(page.getByText("No such city.")).toBeVisible();
  await show("no-city");
  await page.keyboard.press("Escape");

  await choose(page, "Country", "singap", "Singapore");
  await expect(field(page, "State"), "another country clears the state").toHaveValue("");
  await expect(field(page, "State"), "of which it has none").toBeDisabled();
  await choose(page, "City", "singap", "Singapore");
  expect(requests.slice(-2)).toEqual([
    ["states", { country: "Singapore" }],
    ["cities", { country: "Singapore" }],
  ]);
  await expectAccessibleInColours(page, "the chosen place");
});

test("what is typed into a field whose list is still on its way goes on in the list", async ({ page, application }) => {
  await signInPage(page, application.url, "places-early@example.org");
  const letCodeCome = await holdCalls(page, "**/assets/combobox-field-*.js");
  await page.goto("/jobsearch");
  await field(page, "Country").click();
  await page.keyboard.type("germ");
  letCodeCome();
  await expect(options(page).first()).toHaveText("Germany");
  await page.keyboard.press("Enter");
  await expect(field(page, "Country")).toHaveValue("Germany");
});

test.describe("when the geography fails", () => {
  test.use({ expectedStatuses: [500] });

  test("[SEARCH-10] failures are only logged, and the lists emptied", async ({ page, application }) => {
    await signInPage(page, application.url, "places-failing@example.org");
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
    const refused = new Set(["cities"]);
    await page.route("**/api/geo/*", (route) =>
      refused.has(route.request().url().split("/").at(-1) ?? "")
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );
    await page.goto("/jobsearch");
    await choose(page, "Country", "germany", "Germany");
    await choose(page, "State", "berlin", "Berlin");
    await expect(field(page, "City")).toBeDisabled();
    await expect.poll(() => logged).toEqual([expect.stringContaining("The cities could not be loaded")]);

    refused.add("states");
    await choose(page, "Country", "france", "France");
    await expect(field(page, "State"), "the states of Germany are gone").toBeDisabled();
    await expect(field(page, "City")).toBeDisabled();
    await expect.poll(() => logged.at(-1)).toContain("The states could not be loaded");

    refused.add("countries");
    await page.reload();
    await expect.poll(() => logged.at(-1)).toContain("The countries could not be loaded");
    await field(page, "Country").click();
    await expect(page.getByText("No such country.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  });
});
