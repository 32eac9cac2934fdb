import type { Page } from "@playwright/test";

/** Follows an entry of the sidebar, which slides in from a button on narrow screens. */
export async function goTo(page: Page, entry: "Chat" | "Job Search" | "Job Tracking" | "Profile" | "Subscription") {
  await openMenu(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: entry, exact: true }).click();
}

/** Brings the sidebar into sight; on wide screens it is there already. */
export async function openMenu(page: Page): Promise<void> {
  // Whether there is such a button can be told only once the screen is there.
  await page.getByRole("main").waitFor();
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
}
