import { setImmediate as nextLoopIteration } from "node:timers/promises";

/** Milliseconds that a piece of work may hold the thread before others run. */
const maxSliceMs = 15;
let sliceStartedAt = 0;

/** Lets other requests run where this work has had the thread for a while. A profile may be a hundred times the usual size. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - sliceStartedAt < maxSliceMs) return;
  await nextLoopIteration();
  sliceStartedAt = performance.now();
}
