import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: ["unreachable"] });

test("[SIDE-03] the sidebar's history waits, and shows an empty list when it cannot load", async ({
  page,
  application,
}, { project }) => {
  await signInPage(page, application.url, `history.${project.name}@example.org`);
  const release = await holdCalls(page, "**/api/chat/conversations", (route) => route.abort());
  await page.goto("/profile");
  await page.getByRole("main").waitFor();
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Chat History" }).click();
  await expect(page.getByText("Loading history...")).toBeVisible();
  release();
  await expect(page.getByText("No conversations yet")).toBeVisible();
});
