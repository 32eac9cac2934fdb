import { pendingCalls } from "../../http/calls/pending-calls.ts";

/** Runs when the page has what it asked the server for, and the browser has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(begin: () => void): void {
  const beginOrWait = () => (pendingCalls.areNone() ? begin() : pendingCalls.whenDone(() => whenIdle(begin)));
  if (window.requestIdleCallback) window.requestIdleCallback(beginOrWait);
  else window.setTimeout(beginOrWait, 200);
}

/** A call may take minutes, as that for a document does, and a busy machine is never idle. */
const longestWaitMs = 3000;

/** The same for what the person waits for: once, and at the latest after 3 s. */
export function beforeLong(begin: () => void): void {
  let isBegun = false;
  const beginOnce = () => {
    if (!isBegun) begin();
    isBegun = true;
  };
  whenIdle(beginOnce);
  window.setTimeout(beginOnce, longestWaitMs);
}
