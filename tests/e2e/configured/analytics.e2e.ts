import type { Page } from "@playwright/test";
import { post, registerPerson } from "../../factories/registered-person.ts";
import type { RecordedRequest } from "../../fakes/recording-collector.ts";
import { goTo, openMenu } from "../navigation.ts";
import { keepPicture } from "../picture.ts";
import { expect } from "../served-application.ts";
import { test } from "./configured-application.ts";
import { eventsIn, hideAutomation, personsBrowser } from "./sent-events.ts";

// The session that is ended elsewhere, and the host that is away at the end.
test.use({ userAgent: personsBrowser, expectedStatuses: [401, "unreachable"] });

const [inChat, inProfile, onBoard, inAddress] = ["Zimtchat", "Zimtprofil", "Zimtkarte", "Zimtadresse"];

test("[OBS-01] [OBS-02] [OBS-03] [OBS-05] a whole journey tells who and how, and nothing that the person wrote; a host that fails disturbs nobody", async ({
  page,
  browser,
  application,
  collector,
}) => {
  const person = await registerPerson(application.url, "anna.zimt@example.org");
  await hideAutomation(page);
  const events = () => eventsIn(collector.requests.filter(isEvents));
  const strangers = () =>
    new Set(
      events()
        .filter(({ event, properties }) => event === "$pageview" && properties.$pathname === "/login")
        .map(({ properties }) => properties.distinct_id),
    ).size;

  await page.goto(`/login?from=${inAddress}#${inAddress}`);
  await collector.until(({ url }) => url.includes("/config"));
  await signIn(page, person);
  await expect.poll(() => events().filter(({ event }) => event === "$identify")).toHaveLength(1);
  const identify = events().find(({ event }) => event === "$identify");
  expect(identify?.properties.distinct_id).toBe(person.email);
  expect(identify?.$set).toEqual({ name: person.name });

  await writeEverywhere(page);
  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(strangers, "whoever comes after a logout is somebody else").toBe(2);

  // A session that the server ends, as after a change of the password on another device; what the page begins with has come by then.
  const begun = ["/api/chat/conversations", "/api/subscription"].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await signIn(page, person);
  await Promise.all(begun);
  const token = (await page.evaluate(() => localStorage.getItem("auth_token"))) ?? "";
  await post(application.url, "/logout", {}, token);
  await goTo(page, "Job Tracking");
  await expect.poll(strangers, "and after an ended session").toBe(3);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.email);

  const sent = collector.requests.map(({ url, body }) => url + body).join("\n");
  for (const secret of [inProfile, onBoard, inAddress, person.password, person.token, token]) {
    expect(sent, secret).not.toContain(secret);
  }
  expect(sent.replaceAll(`"name":"${person.name}"`, ""), "the name stands in its property only").not.toContain("Weber");
  const all = events();
  expect(new Set(all.map(({ event }) => event))).toEqual(
    new Set([...all.map(({ event }) => event), "$autocapture", "$$heatmap", "$web_vitals", "$snapshot"]),
  );
  expect(JSON.stringify(all.filter(({ event }) => event !== "$snapshot"))).not.toContain(inChat);
  const replay = all.flatMap(({ properties }) => replayed(properties)).map((part) => JSON.stringify(part));
  expect(replay.join(), "the replay shows what is typed into the chat").toContain(`"text":"${inChat}"`);
  const rest = replay.map((part) => part.replaceAll(new RegExp(`"(text|value)":"${inChat}"`, "g"), ""));
  expect(
    rest.filter((part) => part.includes(inChat)),
    "and no more of it",
  ).toEqual([]);

  await test.step("asked not to track, it sends only errors, without a person", async () => {
    // A context of its own: an error of the page is a complaint.
    const untracked = await browser.newContext({ baseURL: application.url });
    const untrackedPage = await untracked.newPage();
    await hideAutomation(untrackedPage);
    await untrackedPage.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }),
    );
    const from = collector.requests.length;
    const address = `${application.url}/login`;
    await untrackedPage.goto(`/login?token=${inAddress}`);
    await untrackedPage.evaluate((text) => {
      setTimeout(() => JSON.parse(`${text} anna@example.org`));
    }, inChat);
    const { body } = await collector.until(
      ({ url, body: text }) => url.includes("/envelope/") && text.includes(address),
    );
    const report = JSON.parse(body.split("\n")[2] ?? "");
    expect(report).toMatchObject({
      exception: { values: [{ type: "SyntaxError" }] },
      request: { url: address },
    });
    expect(Object.keys(report.request)).toEqual(["url"]);
    for (const absent of [inChat, inAddress, "example.org", "auto}}", "user_", "cookie", "breadcrumbs"]) {
      expect(body).not.toContain(absent);
    }
    await untrackedPage.getByRole("link", { name: "Create an account" }).click();
    await untracked.close();
    expect(collector.requests.slice(from).filter(({ url }) => !url.includes("/envelope/"))).toEqual([]);
  });

  await test.step("hosts that fail disturb nobody", async () => {
    const refused: string[] = [];
    await page.route(`${collector.url}/**`, (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { name: "How the pages are used" })).toBeVisible();
    await expect(page.getByText(`a service for error reports, at ${collector.host}`)).toBeVisible();
    await keepPicture(page, "privacy", { fullPage: true });
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await page.evaluate(({ token: auth_token, name, email }) => {
      Object.assign(localStorage, { auth_token, user_name: name, user_email: email });
    }, person);
    await page.goto("/profile");
    await expect(page.getByRole("button", { name: "Edit Profile Summary" })).toBeVisible();
  });
});

function replayed({ $snapshot_data: parts }: Record<string, unknown>): unknown[] {
  return Array.isArray(parts) ? parts : [];
}

function isEvents({ method, url }: RecordedRequest): boolean {
  return method === "POST" && /\/[es]\//.test(url);
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/(chat|jobtracking)/);
}

async function writeEverywhere(page: Page): Promise<void> {
  await page.getByLabel("Message", { exact: true }).pressSequentially(inChat);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText(inChat);
  await goTo(page, "Profile");
  await page.getByRole("button", { name: "Edit Profile Summary" }).click();
  await page.getByRole("textbox", { name: "Summary" }).fill(inProfile);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("main").getByText(inProfile)).toBeVisible();
  await goTo(page, "Job Tracking");
  await page.getByRole("button", { name: "Add job to Viewed" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Job Title *").fill(onBoard);
  await dialog.getByLabel("Company Name *").fill(onBoard);
  await dialog.getByLabel("Job URL *").fill(`https://jobs.example/${onBoard}`);
  await dialog.getByRole("button", { name: /Add/ }).click();
  await expect(page.getByRole("article").filter({ hasText: onBoard })).toBeVisible();
}
