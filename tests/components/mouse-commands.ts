import type { BrowserCommand } from "vitest/node";

/** In Node, for the page: the mouse goes to a place of the window, and its button down and up. */
export const clickAt: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.click(x, y);

declare module "vitest/browser" {
  interface BrowserCommands {
    clickAt: (x: number, y: number) => Promise<void>;
  }
}
