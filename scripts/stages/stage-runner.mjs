/** @typedef {{ passed: number, failed: number, output: string }} Result what a stage answers, with what to show of it */
/** @typedef {{ name: string, after?: string | undefined, run: () => Promise<Result> }} Stage */
/** @typedef {{ passed: number, failed: number, seconds: number, note?: string, ending?: Promise<Result> }} Outcome `ending` while it runs */

/** Twice what a small machine has of cores: five leave no core idle and take longer, as does a second page of `components`. No test measures time. */
const atOnce = 4;

/**
 * Runs every stage, at most four at a time, and goes on after a failure. Prints each outcome, and the output of what failed.
 *
 * @param {Stage[]} stages
 * @returns {Promise<{ passed: number, failed: number }>} the sum over all stages
 */
export async function runStages(stages) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const waiting = [...stages];
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting, outcomes)));
  console.log("");
  const ordered = stages.flatMap(({ name }) => {
    const outcome = outcomes.get(name);
    return outcome ? [{ name, outcome }] : [];
  });
  for (const { name, outcome } of ordered) console.log(summary(name, outcome));
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    ordered.reduce((total, { outcome }) => total + outcome[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

/**
 * @param {Stage[]} waiting
 * @param {Map<string, Outcome>} outcomes
 */
async function work(waiting, outcomes) {
  for (;;) {
    const next = waiting.findIndex(({ after }) => !after || isDone(outcomes.get(after)));
    if (next < 0 && waiting.length === 0) return;
    const [stage] = next < 0 ? [] : waiting.splice(next, 1);
    if (stage) await runStage(stage, outcomes);
    else await Promise.race([...outcomes.values()].flatMap(({ ending }) => ending ?? []));
  }
}

/** @param {Outcome | undefined} outcome */
function isDone(outcome) {
  return outcome !== undefined && outcome.ending === undefined;
}

/**
 * @param {Stage} stage
 * @param {Map<string, Outcome>} outcomes
 */
async function runStage({ name, after, run }, outcomes) {
  if (after && outcomes.get(after)?.failed) {
    outcomes.set(name, { passed: 0, failed: 1, seconds: 0, note: `needs ${after}` });
    return;
  }
  const start = Date.now();
  console.log(`… ${name}`);
  const ending = run().catch((error) => ({ passed: 0, failed: 1, output: String(error) }));
  outcomes.set(name, { passed: 0, failed: 0, seconds: 0, ending });
  const { passed, failed, output } = await ending;
  const outcome = { passed, failed, seconds: (Date.now() - start) / 1000 };
  outcomes.set(name, outcome);
  console.log(failed > 0 ? `${output.trimEnd()}\n${summary(name, outcome)}` : summary(name, outcome));
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 */
function summary(name, { passed, failed, seconds, note }) {
  const mark = failed > 0 ? "✗" : "✓";
  return `${mark} ${name}: ${passed} passed, ${failed} failed (${note ?? `${seconds.toFixed(1)} s`})`;
}
