import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { keepPicture } from "./picture.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const everyRule = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** Those that look at colours; what the others find is the same in any. */
const rulesOfColours = { runOnly: { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] } };

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

/** Finds nothing with axe on the page as it stands, and nothing that makes it scroll sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolation(page, state, everyRule);
  // The viewport that was asked for: a phone's window grows with what is too wide for it.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${state}: width in pixels`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The same in light colours and, on a wide screen, in dark ones: they are the same at any width. */
export async function expectAccessibleInColours(page: Page, state: string, { fullPage = false } = {}): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280;
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await keepPicture(page, `${state} light`, { fullPage });
  await expectAccessible(page, state);
  if (!isWide) return;
  await changeColours(page, "dark");
  await keepPicture(page, `${state} dark`, { fullPage });
  await expectNoViolation(page, `${state}, dark`, rulesOfColours);
  await changeColours(page, "light");
}

async function expectNoViolation(page: Page, state: string, rules: typeof everyRule | typeof rulesOfColours) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (chosen) => {
    const result = await window.axe.run({ ...chosen, resultTypes: ["violations"], preload: false });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, rules);
  expect(violations, `${state}: accessibility`).toEqual([]);
}

/** At once: colours on their way from one scheme to the other have any contrast. */
async function changeColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets = [still];
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // Drawn in them once: the frame after the next one begins when the next is done.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    document.adoptedStyleSheets = [];
  });
}
