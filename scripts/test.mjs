import { parseArgs } from "node:util";
import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
const { prepareWithoutBuild, root } = await import("./preparation/prepare.mjs");
const { runStages } = await import("./stages/stage-runner.mjs");
const { stages, stagesSince } = await import("./stages/stages.mjs");
const { browserTestsFor, changesSinceMain } = await import("./stages/changed-files.mjs");

const { only, changed } = parseArgs({ options: { only: { type: "string" }, changed: { type: "boolean" } } }).values;

function chosenStages() {
  if (only) return stages.filter(({ name }) => name === only).map((stage) => ({ ...stage, after: undefined }));
  if (!changed) return stages;
  const { commit, files } = changesSinceMain(root);
  return stagesSince(commit, browserTestsFor(files));
}

let total = { passed: 0, failed: 1 };
try {
  const chosen = chosenStages();
  if (chosen.length === 0)
    throw new Error(`There is no stage "${only}": ${stages.map(({ name }) => name).join(", ")}.`);
  await prepareWithoutBuild();
  const { ensureSystemPrograms } = await import("./preparation/system-packages.mjs");
  ensureSystemPrograms();
  total = await runStages(chosen);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
