import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

interface Pointer {
  press(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  release(): Promise<unknown>;
}

/** Drags a card into a column, by mouse or, where the browser has a touch screen, by finger. */
export async function dragCard(page: Page, card: Locator, column: string, isTouch: boolean): Promise<void> {
  const pointer = isTouch ? fingerOf(await page.context().newCDPSession(page)) : mouseOf(page);
  const announced = (text: RegExp) => expect(page.getByText(text)).toBeAttached();
  // Only when it rests and nothing lies above it: a board that is still loading moves its cards.
  await card.click({ trial: true });
  const from = await centerOf(card);
  await pointer.press(from.x, from.y);
  if (!isTouch) await pointer.move(from.x + 10, from.y);
  await announced(/^Picked up | is over /);

  const target = page.getByRole("region", { name: column });
  // The board scrolls while a card is held at its edge, so the column may be elsewhere a moment later.
  await expect(async () => {
    const { left, right, top } = await visiblePart(page, target);
    await pointer.move((left + right) / 2, top + 60);
    await expect(page.getByText(new RegExp(` is over ${column}\\.$`))).toBeAttached({ timeout: 500 });
  }).toPass();
  await pointer.release();
  await announced(new RegExp(` was put into ${column}\\.$`));
}

function mouseOf({ mouse }: Page): Pointer {
  return {
    press: async (x, y) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: (x, y) => mouse.move(x, y, { steps: 8 }),
    release: () => mouse.up(),
  };
}

function fingerOf(browser: CDPSession): Pointer {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (x, y) => touch("touchStart", [{ x, y }]),
    move: (x, y) => touch("touchMove", [{ x, y }]),
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
