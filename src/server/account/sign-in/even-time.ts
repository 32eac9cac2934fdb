import { setTimeout as wait } from "node:timers/promises";

/** Longer than the work behind it takes on an ordinary machine. */
const evenMilliseconds = 300;

/**
 * For answers that must not tell by their time what the work found. The paths of the work are alike already; this hides
 * the rest, such as one write to the database more or less.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const evenTime = wait(evenMilliseconds);
  const [outcome] = await Promise.allSettled([work(), evenTime]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
