import { expect, onTestFinished } from "vitest";
import { cdp, type Locator, page, userEvent } from "vitest/browser";

/** How somebody works, for `it.each`: beside the mouse on a desk, with which all other tests press. */
export const modalities = ["at 1280 px by the keyboard", "at 375 px by touch"] as const;

/** Sets the window's size until the test is over; answers how a button, a link or a box is pressed there. */
export async function pressBy(modality: (typeof modalities)[number]): Promise<(target: Locator) => Promise<void>> {
  if (modality === "at 1280 px by the keyboard") return pressByKeyboard;
  await page.viewport(375, 812);
  onTestFinished(() => page.viewport(1280, 800));
  return touch;
}

async function pressByKeyboard(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  const element = target.element();
  if (!(element instanceof HTMLElement)) throw new Error("No key presses what is no element of HTML");
  element.focus();
  await expect.element(target).toHaveFocus();
  // Of a menu and of tabs the arrows reach each.
  expect(element.matches("[role^=menuitem], [role=tab]") || element.tabIndex >= 0, "reached by Tab").toBe(true);
  await userEvent.keyboard(element.matches("[type=checkbox], [role=checkbox], [type=radio]") ? " " : "{Enter}");
}

/** With what a browser makes of a finger: its pointer and touch events, then a click, where nothing lies above the target. */
async function touch(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  let middle = { x: 0, y: 0 };
  await expect
    .poll(() => {
      // Anew each time: what is drawn only now moves it out of sight, or puts another one in its place.
      const element = target.element();
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const [before, { x, y }] = [middle, middleOf(element)];
      middle = { x, y };
      return before.x === x && before.y === y && element.contains(document.elementFromPoint(x, y));
    })
    .toBe(true);
  const page = window.frameElement?.getBoundingClientRect();
  const finger = { x: middle.x + (page?.x ?? 0), y: middle.y + (page?.y ?? 0) };
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
