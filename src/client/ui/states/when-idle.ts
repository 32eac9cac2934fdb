import { pendingCalls } from "../../http/calls/pending-calls.ts";

/** Runs when the page has what it asked the server for, and the browser has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(begin: () => void): void {
  const beginOrWait = () => (pendingCalls.areNone() ? begin() : pendingCalls.whenDone(() => whenIdle(begin)));
  if (window.requestIdleCallback) window.requestIdleCallback(beginOrWait);
  else window.setTimeout(beginOrWait, 200);
}
