import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** A card takes no decision in the moment in which it appears: a double press is not for what nobody has read. */
export const readableCard = (card: Locator) => expect.element(card).toHaveAttribute("data-readable", "true");
