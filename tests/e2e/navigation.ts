import type { Page } from "@playwright/test";

/** Follows an entry of the sidebar, which slides in from a button on narrow screens. */
export async function goTo(page: Page, entry: "Chat" | "Job Search" | "Job Tracking" | "Profile" | "Subscription") {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: entry, exact: true }).click();
}
