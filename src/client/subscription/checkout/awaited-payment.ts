import { z } from "zod/mini";
import { draftStore } from "../../http/storage/draft-store.ts";

const name = "awaited payment";
const paidAt = z.number();

/** Milliseconds. A notification that has not come by then needs a person: the page offers its ways again. */
const expiryMs = 60 * 60 * 1000;

/**
 * A payment that the checkout reported in this tab and whose notification has not come yet, through a reload. Only the notification makes a
 * subscription: this keeps the page from asking for the same money twice meanwhile.
 */
export const awaitedPayment = {
  note: (now = Date.now()): void => draftStore.write(name, now),

  isNoted(now = Date.now()): boolean {
    const { data } = paidAt.safeParse(draftStore.read(name));
    return data !== undefined && now - data < expiryMs;
  },

  forget: (): void => draftStore.remove(name),
};
