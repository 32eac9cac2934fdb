import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

/** Drags a card into a column by a finger. */
export async function dragCard(page: Page, card: Locator, column: string): Promise<void> {
  const finger = fingerOf(await page.context().newCDPSession(page));
  const announced = (text: RegExp) => expect(page.getByText(text)).toBeAttached();
  // Only when it rests and nothing lies above it: a board that is still loading moves its cards.
  await card.click({ trial: true });
  const from = await centerOf(card);
  await finger.press(from.x, from.y);
  await announced(/^Picked up | is over /);

  const target = page.getByRole("region", { name: column });
  // The board scrolls while a card is held at its edge, so the column may be elsewhere a moment later.
  await expect(async () => {
    const { left, right, top } = await visiblePart(page, target);
    await finger.move((left + right) / 2, top + 60);
    await expect(page.getByText(new RegExp(` is over ${column}\\.$`))).toBeAttached({ timeout: 500 });
  }).toPass();
  await finger.release();
  await announced(new RegExp(` was put into ${column}\\.$`));
}

function fingerOf(browser: CDPSession) {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (x: number, y: number) => touch("touchStart", [{ x, y }]),
    move: (x: number, y: number) => touch("touchMove", [{ x, y }]),
    release: () => touch("touchEnd", []),
  };
}

async function centerOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The card is not visible.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the element lies inside the window; on a narrow screen only its edge may. */
async function visiblePart(page: Page, element: Locator) {
  const box = await element.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box || box.x >= width - 4) return { left: width - 8, right: width - 8, top: box?.y ?? 0 };
  return { left: Math.max(0, box.x), right: Math.min(width, box.x + box.width), top: box.y };
}
