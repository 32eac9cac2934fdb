import { onTestFinished, vi } from "vitest";

/**
 * From here on what the page waits for is over when the test says so (`vi.advanceTimersByTime`), or in its own time. Callbacks that
 * wait for nothing come as ever, and so do frames.
 */
export function ownClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
