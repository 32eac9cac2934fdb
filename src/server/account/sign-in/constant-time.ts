import { setTimeout as wait } from "node:timers/promises";

/** Longer than the work behind it takes on an ordinary machine. */
const defaultResponseTimeMs = 300;

/**
 * For responses whose time must not reveal what the work found. The paths of the work are alike already; this hides
 * the rest, such as one write to the database more or less.
 */
export type InConstantTime = <T>(work: () => Promise<T>) => Promise<T>;

export function createInConstantTime(responseTimeMs = defaultResponseTimeMs): InConstantTime {
  return async (work) => {
    const minimumTime = wait(responseTimeMs);
    const [outcome] = await Promise.allSettled([work(), minimumTime]);
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}
