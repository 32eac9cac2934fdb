/** More at once than a small machine has cores only makes the tests that measure time fail. */
const atOnce = 2;

/**
 * Runs every stage, at most two at a time, and goes on after a failure. Prints each outcome, and the output of what failed.
 *
 * @returns {Promise<{ passed: number, failed: number }>} the sum over all stages
 */
export async function runStages(stages) {
  const outcomes = new Map();
  const waiting = [...stages];
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting, outcomes)));
  console.log("");
  for (const { name } of stages) console.log(summary(name, outcomes.get(name)));
  const sum = (key) => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

async function work(waiting, outcomes) {
  for (;;) {
    const next = waiting.findIndex(({ after }) => !after || outcomes.get(after)?.isDone);
    if (next < 0 && waiting.length === 0) return;
    if (next < 0)
      await Promise.race([...outcomes.values()].filter(({ isDone }) => !isDone).map(({ ending }) => ending));
    else await runStage(waiting.splice(next, 1)[0], outcomes);
  }
}

async function runStage({ name, after, run }, outcomes) {
  if (after && outcomes.get(after).failed > 0) {
    outcomes.set(name, { passed: 0, failed: 1, seconds: 0, isDone: true, note: `needs ${after}` });
    return;
  }
  const start = Date.now();
  console.log(`… ${name}`);
  const ending = run().catch((error) => ({ passed: 0, failed: 1, output: String(error) }));
  outcomes.set(name, { passed: 0, failed: 0, ending });
  const { passed, failed, output } = await ending;
  const outcome = { passed, failed, seconds: (Date.now() - start) / 1000, isDone: true };
  outcomes.set(name, outcome);
  console.log(failed > 0 ? `${output.trimEnd()}\n${summary(name, outcome)}` : summary(name, outcome));
}

function summary(name, { passed, failed, seconds, note }) {
  const mark = failed > 0 ? "✗" : "✓";
  return `${mark} ${name}: ${passed} passed, ${failed} failed (${note ?? `${seconds.toFixed(1)} s`})`;
}
