import type { Page } from "@playwright/test";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

// A call that is under way while the session ends may still be answered: 401.
test.use({ expectedStatuses: [401, 403] });

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("[SESSION-01] [SESSION-02] [SESSION-03] the session lies in local storage and goes along with each call as its path wants it", async ({
  page,
  context,
  application,
}, { project }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  const person = await signInPage(page, application.url, `stored.${project.name}@example.org`);
  const headers = new Map<string, string | undefined>();
  page.on("request", (request) => headers.set(new URL(request.url()).pathname, request.headers().authorization));

  await page.goto("/login");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Personal Details" })).toBeVisible();
  await page.goto("/jobtracking");
  await expect(page.getByRole("region", { name: "Viewed" })).toBeVisible();
  expect(headers.get("/verify-token")).toBeUndefined();
  expect(headers.get("/api/profile/load")).toBe(person.token);
  expect(headers.get("/api/jobs")).toBe(`Bearer ${person.token}`);

  await page.goto("/jobsearch");
  await expect(page.getByText("Using your current location for better results")).toBeVisible();
  const { gps_location: location, chat_session_id: chat, ...items } = await stored(page);
  expect(items).toMatchObject({ auth_token: person.token, user_name: "Anna Weber", user_email: person.email });
  expect(chat).toMatch(/^session\d{13}[a-z0-9]+$/);
  expect(JSON.parse(location ?? "")).toMatchObject({
    latitude: 52.52,
    longitude: 13.405,
    timestamp: expect.any(Number),
  });
});
