import type { Page } from "@playwright/test";
import type { TraceEvent } from "./trace-event.ts";

/** What Chromium's traces call the running of a page's scripts, and what that entails. */
const scripting =
  /^(v8\..*|V8\..*|MinorGC|MajorGC|FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|BlinkScheduler_PerformMicrotaskCheckpoint|SimpleWatcher::OnHandleReady)$/;
const categories = ["toplevel", "devtools.timeline", "v8", "disabled-by-default-v8.gc"];

/**
 * Milliseconds of scripting of a page's own thread during some work: handlers, timers, what follows a promise, reading JSON and
 * collecting garbage. The performance counter `ScriptDuration` leaves out what follows a promise. It is time of the thread:
 * what else the machine does meanwhile is not counted.
 */
export async function scriptingTime(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser");
  await browser.startTracing(page, { categories });
  await page.evaluate((mark) => console.timeStamp(mark), "measured page");
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mark = traceEvents.find(({ name, args }) => name === "TimeStamp" && args.data?.message === "measured page");
  if (!mark) throw new Error("The trace lacks the page's mark");
  const ofPage = traceEvents
    .filter((event) => event.pid === mark.pid && event.tid === mark.tid && event.ph === "X" && event.ts > mark.ts)
    .filter(({ name }) => scripting.test(name))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = 0;
  let microseconds = 0;
  for (const { ts, dur, tdur = 0 } of ofPage) {
    // One inside another is part of it.
    if (ts < end) continue;
    end = ts + dur;
    microseconds += tdur;
  }
  return microseconds / 1000;
}
