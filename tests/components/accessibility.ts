import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { Theme } from "../../src/client/ui/page/theme.ts";
import { unreadableTexts } from "./contrast.ts";

const widths = { desktop: [1280, 800], phone: [375, 812] } as const;
const everyRule = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** The rule about spacing works out each element's visible text first, a fifth of what axe takes: it can only find an element with such a style. */
const inlineSpacing = ["letter-spacing", "word-spacing", "line-height"].map((name) => `[style*="${name}" i]`).join();
/** Colours on their way from one scheme to the other have any contrast. */
const still = new CSSStyleSheet();
still.replaceSync("*, ::before, ::after { transition: none !important; }");
const judgedOnPhone = new Set<string>();

/**
 * Finds nothing with axe on the page as it stands, no text that cannot be read in either scheme of colours, and nothing that makes it
 * scroll sideways. At a phone's width axe judges only what a desk does not show, and that once: its look at the whole page is a fifth of
 * what these tests take.
 */
export async function expectAccessible(state: string): Promise<void> {
  await document.fonts.ready;
  await page.viewport(...widths.desktop);
  await drawn();
  await expectNoViolation(`${state}, desktop`, document);
  await expectNoSideways(`${state}, desktop`, widths.desktop[0]);
  const onDesk = new Set(shownElements());
  document.adoptedStyleSheets = [still];
  try {
    chooseColours("dark");
    expectReadable(`${state}, dark`);
    chooseColours("light");
    await page.viewport(...widths.phone);
    await drawn();
    await expectNoSideways(`${state}, phone`, widths.phone[0]);
    expectReadable(`${state}, phone`);
    await judgeOnPhone(state, onDesk);
  } finally {
    chooseColours("light");
    document.adoptedStyleSheets = [];
    await page.viewport(...widths.desktop);
  }
}

async function judgeOnPhone(state: string, onDesk: Set<Element>): Promise<void> {
  const unjudged = shownElements().filter((element) => !onDesk.has(element) && !judgedOnPhone.has(markupOf(element)));
  if (unjudged.length > 0)
    await expectNoViolation(`${state}, phone`, { include: unjudged }, { "color-contrast": { enabled: false } });
  for (const element of unjudged) judgedOnPhone.add(markupOf(element));
}

/** React gives the same element another ID each time. */
const markupOf = ({ outerHTML }: Element) => outerHTML.replaceAll(/_r_\w+_/g, "");
const shownElements = () => [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());

/** An open menu is placed anew some frames after the width has changed. */
async function expectNoSideways(state: string, width: number): Promise<void> {
  await expect
    .poll(() => document.documentElement.scrollWidth, { message: `${state}: width in pixels` })
    .toBeLessThanOrEqual(width);
}

function expectReadable(state: string): void {
  expect(unreadableTexts(), `${state}: contrast`).toEqual([]);
}

function chooseColours(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

async function expectNoViolation(state: string, part: axe.ElementContext, rules?: axe.RuleObject): Promise<void> {
  const spacing = { "avoid-inline-spacing": { enabled: document.querySelector(inlineSpacing) !== null } };
  const { violations } = await axe.run(part, {
    ...{ ...everyRule, rules: { ...spacing, ...rules } },
    ...{ resultTypes: ["violations"], preload: false },
  });
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
