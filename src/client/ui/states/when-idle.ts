import { pendingCalls } from "../../http/calls/pending-calls.ts";

/** A call may take minutes, as that for a document does, and a busy machine is never idle. */
const longestWaitMs = 3000;

/**
 * Runs when the page has what it asked the server for, and the browser has nothing else to do, at the latest after 3 s.
 * Safari has no requestIdleCallback.
 */
export function whenIdle(begin: () => void): void {
  let isBegun = false;
  const beginOnce = () => {
    if (isBegun) return;
    isBegun = true;
    begin();
  };
  const beginOrWait = () => (pendingCalls.areNone() ? beginOnce() : pendingCalls.whenDone(() => idly(beginOrWait)));
  idly(beginOrWait);
  window.setTimeout(beginOnce, longestWaitMs);
}

function idly(begin: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(begin);
  else window.setTimeout(begin, 200);
}
