import type { Page } from "@playwright/test";
import { post } from "../factories/registered-person.ts";
import { holdCalls } from "./held-call.ts";
import { goTo, openMenu } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInByNetwork } from "./signed-in-page.ts";

// A call that is under way while the session ends may still be answered: 401.
test.use({ expectedStatuses: [401, 403] });

const person = { name: "Lin Chen", email: "lin.chen@example.org" };
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("[LOGIN-03] [LOGIN-05] [SESSION-01] [SESSION-02] [SESSION-03] [SESSION-07] [SESSION-08] [SIDE-05] the professional network signs in after a cancelled attempt; the session lies in local storage, goes along with each call as its path wants it, and shows in another tab at once, as does its end", async ({
  page,
  context,
  application,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  const headers = new Map<string, string | undefined>();
  page.on("request", (request) => headers.set(new URL(request.url()).pathname, request.headers().authorization));
  const other = await context.newPage();
  await other.goto("/jobtracking");
  await expect(other).toHaveURL(/\/login$/);
  const conversations = "/api/chat/conversations";
  const answerLate = await holdCalls(other, `**${conversations}*`, (route) =>
    route.fulfill({ json: { success: true, conversations: [] } }),
  );

  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You did not sign in with LinkedIn. Nothing has changed.")).toBeVisible();
  await signInByNetwork(page, person);
  await expect(page, "goes to the page that was asked for").toHaveURL(/\/profile$/);
  await expect(other, "so does the other tab").toHaveURL(/\/jobtracking$/);
  const addresses = await page.evaluate(() =>
    JSON.stringify(
      Reflect.get(window, "navigation")
        .entries()
        .map(({ url }) => url),
    ),
  );
  expect(addresses, "nor in the history").not.toContain("token=");

  await expect(page.getByRole("heading", { name: "Personal Details" })).toBeVisible();
  await goTo(page, "Chat");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await goTo(page, "Job Tracking");
  await expect(page.getByRole("region", { name: "Viewed" })).toBeVisible();
  await goTo(page, "Job Search");
  await expect(page.getByText("Using your current location for better results")).toBeVisible();
  const { gps_location: location, chat_session_id: chat, auth_token: token, ...items } = await stored(page);
  expect(items).toMatchObject({ user_name: person.name, user_email: person.email });
  expect(chat).toMatch(/^session\d{13}[a-z0-9]+$/);
  expect(JSON.parse(location ?? "")).toMatchObject({
    latitude: 52.52,
    longitude: 13.405,
    timestamp: expect.any(Number),
  });
  expect(token).toBeTruthy();
  expect(headers.get("/verify-token")).toBeUndefined();
  expect(headers.get("/api/profile/load")).toBe(token);
  expect(headers.get("/api/jobs")).toBe(`Bearer ${token}`);

  await other.evaluate(() => sessionStorage.setItem("conversation_history", "somebody's"));
  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const late = other.waitForEvent("requestfinished", (request) => request.url().includes(conversations));
  answerLate();
  await late;
  // Once the page has taken it in.
  await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const kept = await other.evaluate(() => sessionStorage.getItem("conversation_history"));
  expect(kept, "not even from a reply that comes late").toBeNull();
  // The page does not wait for the server: its call is on the way.
  const verified = () => post(application.url, "/verify-token", { token }).catch(String);
  await expect.poll(verified, "on the server too").toContain("401");
});
