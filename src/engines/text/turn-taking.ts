import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds that a piece of work may have the thread before everybody else comes. */
const longestTurn = 15;
let turnBegan = 0;

/** Lets the other requests come where this work has had the thread for a while. A profile may be a hundred times the usual size. */
export async function letOthersRun(): Promise<void> {
  if (performance.now() - turnBegan < longestTurn) return;
  await nextTurn();
  turnBegan = performance.now();
}
