import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Where in the whole window a click or a finger meets the target: once it is shown, enabled, covered by nothing and stays in its place. */
export async function aimAt(target: Locator) {
  let middle = { x: 0, y: 0 };
  await expect
    .poll(
      () => {
        // Anew each time: what is drawn only now moves it out of sight, or puts another one in its place.
        const element = target.query();
        if (!isReady(element)) return false;
        if (!isHit(element)) element.scrollIntoView({ block: "center", inline: "nearest" });
        const before = middle;
        middle = middleOf(element);
        return before.x === middle.x && before.y === middle.y && isHit(element);
      },
      { message: `${target.selector} can be pressed` },
    )
    .toBe(true);
  const frame = window.frameElement?.getBoundingClientRect();
  return { element: target.element(), x: middle.x + (frame?.x ?? 0), y: middle.y + (frame?.y ?? 0) };
}

export function isReady(element: Element | null): element is Element {
  const isShown = element?.checkVisibility({ visibilityProperty: true });
  return isShown === true && !element?.closest(":disabled, [aria-disabled=true]");
}

function isHit(element: Element): boolean {
  const { x, y } = middleOf(element);
  return element.contains(document.elementFromPoint(x, y));
}

/** Of its first line, where it is a text of several. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
