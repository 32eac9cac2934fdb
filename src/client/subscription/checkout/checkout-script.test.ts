import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadCheckoutScript } from "./checkout-script.ts";

const scriptUrl = "https://checkout.example/js/v1/";
class Checkout {
  open(): void {}
}
let polls = 0;
let defined: typeof Checkout | undefined;
const appended: { src: string }[] = [];

beforeEach(() => {
  polls = 0;
  defined = undefined;
  appended.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("document", {
    querySelector: () => appended[0] ?? null,
    createElement: () => ({ src: "", addEventListener: () => {} }),
    head: { append: (script: { src: string }) => appended.push(script) },
  });
  vi.stubGlobal("window", {
    get FS() {
      polls += 1;
      return defined && { Checkout: defined };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("[SUB-08] polls 20 times for what the checkout script defines, every 100 ms, and gives up", async () => {
  const loading = loadCheckoutScript(scriptUrl);
  const outcome = expect(loading).rejects.toThrow("The checkout script did not load");
  expect(appended.map(({ src }) => src)).toEqual([scriptUrl]);
  for (let attempts = 1; attempts <= 20; attempts += 1) {
    expect(polls).toBe(attempts);
    await vi.advanceTimersByTimeAsync(100);
  }
  await outcome;
  expect(polls).toBe(20);
});

it("[SUB-08] takes what the script defines as late as at the last poll, and loads the script once", async () => {
  const loading = loadCheckoutScript(scriptUrl);
  await vi.advanceTimersByTimeAsync(1850);
  defined = Checkout;
  await vi.advanceTimersByTimeAsync(50);
  expect(await loading).toBe(Checkout);
  expect(await loadCheckoutScript(scriptUrl)).toBe(Checkout);
  expect(appended).toHaveLength(1);
});
