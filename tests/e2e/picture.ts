import { type Page, test } from "@playwright/test";

/** A picture of the page below test-results, for whoever wants to look: with PICTURES=1 only, since drawing them takes its time. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.screenshot({ path: test.info().outputPath(`${name.replace(/\W+/g, "-")}.png`), fullPage });
}
