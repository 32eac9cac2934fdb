import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { Theme } from "../../src/client/ui/page/theme.ts";

const widths = { desktop: [1280, 800], phone: [375, 812] } as const;
const everyRule = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** Those that look at colours; what the others find is the same in any. */
const rulesOfColours = { runOnly: { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] } };

/**
 * Finds nothing with axe on the page as it stands, at a desk's and a phone's width and in both schemes of colours, and nothing
 * that makes it scroll sideways.
 */
export async function expectAccessible(state: string): Promise<void> {
  await document.fonts.ready;
  for (const [device, [width, height]] of Object.entries(widths)) {
    await page.viewport(width, height);
    await drawn();
    await expectNoViolation(`${state}, ${device}`, everyRule);
    // An open menu is placed anew some frames after the width has changed.
    await expect
      .poll(() => document.documentElement.scrollWidth, { message: `${state}, ${device}: width in pixels` })
      .toBeLessThanOrEqual(width);
  }
  await page.viewport(...widths.desktop);
  await changeColours("dark");
  await expectNoViolation(`${state}, dark`, rulesOfColours);
  await changeColours("light");
}

/** At once: colours on their way from one scheme to the other have any contrast. */
async function changeColours(theme: Theme): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
  await drawn();
  document.adoptedStyleSheets = [];
}

async function expectNoViolation(state: string, rules: typeof everyRule | typeof rulesOfColours): Promise<void> {
  const { violations } = await axe.run({ ...rules, resultTypes: ["violations"], preload: false });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${state}: accessibility`).toEqual([]);
}

/**
 * The frame after the next one begins when the next is drawn. What is on its way, like a dialog that opens, has arrived by then, and so
 * has what began to move meanwhile.
 */
async function drawn(): Promise<void> {
  do {
    for (const animation of moving()) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (moving().length > 0);
}

const moving = () =>
  document.getAnimations().filter((animation) => animation.playState === "running" && endsByItself(animation));

const endsByItself = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
