/** Runs when the browser has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(begin: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(begin);
  else window.setTimeout(begin, 200);
}
