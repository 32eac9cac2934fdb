import { expect } from "vitest";
import { commands, type Locator, page } from "vitest/browser";
import { aimAt, isReady } from "../components/aim.ts";

/**
 * Playwright aims, looks whether anything lies above and waits for two frames by a dozen messages between its process and the page, a
 * seventh of what these tests take. A plain click, what is filled into a field, and the window's size look in the page instead: at what
 * is shown, enabled and not covered, with the same trusted events. Whatever has options is left to Playwright.
 */
const locator = Object(Reflect.getPrototypeOf(page.getByText("any")));
const byPlaywright: Pick<Locator, "click" | "fill"> = { click: locator.click, fill: locator.fill };
const pressing = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
const typedInto =
  "textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=password], [type=tel], [type=url], [type=number])";

locator.click = async function click(this: Locator, options?: Parameters<Locator["click"]>[0]): Promise<void> {
  if (options) return byPlaywright.click.call(this, options);
  while (!(await pressOnce(await aimAt(this))));
};

locator.fill = async function fill(this: Locator, text: string, options?: Parameters<Locator["fill"]>[1]) {
  await expect.poll(() => isReady(this.query()), { message: `${this.selector} can be filled` }).toBe(true);
  // What has just opened may still move the focus once it is drawn.
  await drawn();
  const element = this.element();
  if (options || !isTypedInto(element) || element.readOnly) return byPlaywright.fill.call(this, text, options);
  element.focus();
  element.select();
  // As typed in one go: the field's own limits hold, and its events are the browser's.
  document.execCommand(text ? "insertText" : "delete", false, text);
};

page.extend({
  async viewport(width, height) {
    if (innerWidth === width && innerHeight === height) return;
    Object.assign(window.frameElement?.parentElement?.style ?? {}, { width: `${width}px`, height: `${height}px` });
    await drawn();
  },
});

/** Whether the target had it: what was drawn since it was aimed at may have taken its place, and nothing else is ever pressed. */
async function pressOnce({ element, x, y }: Awaited<ReturnType<typeof aimAt>>): Promise<boolean> {
  let hasMissed = false;
  const stopMiss = (event: Event) => {
    if (event.type === "pointerdown") hasMissed = !event.composedPath().includes(element);
    if (!hasMissed) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of pressing) window.addEventListener(type, stopMiss, true);
  try {
    await commands.clickAt(x, y);
  } finally {
    for (const type of pressing) window.removeEventListener(type, stopMiss, true);
  }
  return !hasMissed;
}

function isTypedInto(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches(typedInto);
}

/** The frame after the next one begins when the next is drawn. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
