import { afterAll, expect, it, vi } from "vitest";
import { browserStorage } from "../../../../tests/fakes/browser-storage.ts";

vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("localStorage", browserStorage());
vi.stubGlobal("sessionStorage", browserStorage());
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const { awaitedPayment } = await import("./awaited-payment.ts");
const { sessionStore } = await import("../../http/session/session-store.ts");

it("keeps for an hour, and for the person who paid, that a payment is awaited", () => {
  sessionStore.signIn({ token: "secret", name: "Anna", email: "anna@example.org" });
  expect(awaitedPayment.isNoted()).toBe(false);
  awaitedPayment.note(1_000);
  expect(awaitedPayment.isNoted(1_000)).toBe(true);
  expect(awaitedPayment.isNoted(1_000 + 60 * 60 * 1000 - 1)).toBe(true);
  expect(awaitedPayment.isNoted(1_000 + 60 * 60 * 1000)).toBe(false);

  sessionStore.signIn({ token: "other", name: "Berta", email: "berta@example.org" });
  expect(awaitedPayment.isNoted(1_000)).toBe(false);
  sessionStore.signIn({ token: "secret", name: "Anna", email: "anna@example.org" });
  awaitedPayment.note(1_000);
  awaitedPayment.forget();
  expect(awaitedPayment.isNoted(1_000)).toBe(false);
});
