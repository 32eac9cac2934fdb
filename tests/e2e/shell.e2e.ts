import { post } from "../factories/registered-person.ts";
import { goTo, openMenu } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const guarded = ["/chat", "/profile", "/jobsearch?title=nurse", "/jobtracking", "/subscription", "/account"];

test("[ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] leads each address to its screen, without a warning", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  for (const path of ["/login", "/register", "/forgot-password"]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const path of ["/", ...guarded]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
  }
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is no page here" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the start" }).click();
  await expect(page).toHaveURL("/login");
  expect(warnings).toEqual([]);
});

test(
  "[SIDE-01] [SIDE-02] [SIDE-03] [SIDE-04] finds every screen and every conversation from the sidebar",
  { tag: "@phone" },
  async ({ page, application }, { project }) => {
    const { token } = await signInPage(page, application.url, `sidebar.${project.name}@example.org`);
    await page.goto("/chat");
    await openMenu(page);
    await expect(page.getByText("Logged in as").filter({ visible: true })).toBeVisible();
    await expect(page.getByText("Anna Weber", { exact: true }).filter({ visible: true })).toBeVisible();
    await page.getByRole("button", { name: "Chat History" }).click();
    await expect(page.getByText("No conversations yet")).toBeVisible();

    await post(application.url, "/api/chat/process", { message: "Hello there", session_id: "session1abc" }, token);
    // The history counts as fresh for five minutes; a new tab has none yet.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/profile");
    await openMenu(page);
    await page.getByRole("button", { name: "Chat History" }).click();
    await page.getByRole("link", { name: /Hello there.*(just now|ago)/ }).click();
    await expect(page).toHaveURL("/chat?session=session1abc");
    await expect(page.getByRole("log", { name: "Conversation" })).toContainText("Hello there");

    for (const entry of ["Job Search", "Job Tracking", "Profile", "Subscription", "Chat"] as const)
      await goTo(page, entry);
    await openMenu(page);
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect(page.getByRole("log", { name: "Conversation" })).not.toContainText("Hello there");
  },
);

test("[SIDE-05] [SESSION-07] [SESSION-08] signs out, in every tab", async ({ page, context, application }, {
  project,
}) => {
  const { token } = await signInPage(page, application.url, `leaving.${project.name}@example.org`);
  await page.goto("/profile");
  const otherTab = await context.newPage();
  await otherTab.goto("/jobtracking");
  await expect(otherTab.getByRole("heading", { level: 1 })).toBeVisible();

  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(otherTab).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await expect(post(application.url, "/verify-token", { token })).rejects.toThrow("401");
});

test("[SIDE-06] slides the sidebar over the page on narrow screens", async ({ page, application }, { project }) => {
  await signInPage(page, application.url, `narrow.${project.name}@example.org`);
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/profile");
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(logout).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(logout).toBeVisible();
  // The overlay beside the sidebar closes it.
  await page.mouse.click(700, 400);
  await expect(logout).toBeHidden();

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(logout).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
});
