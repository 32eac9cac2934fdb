import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prepare, root } from "../preparation/prepare.mjs";
import { runNode } from "../preparation/processes.mjs";

/** @import { JSONReport } from "@playwright/test/reporter" */
/** @import { JsonTestResults } from "vitest/node" */
/** @import { Result, Stage } from "./stage-runner.mjs" */

/** Colours are noise in a log. Playwright alone takes FORCE_COLOR instead, and Node complains about both. */
const plain = { ...process.env, NO_COLOR: "1" };

/** The compiler is written in Go: collecting garbage is a third of its time and saves a tenth of its memory. The limit is for a larger tree. */
const uncollected = { GOGC: "off", GOMEMLIMIT: "3GiB" };

/**
 * What `npm test` consists of, in the order in which it starts: the longest first, so that the processors are busy to the
 * end. `after` names the stage that must have passed before. Each run answers how many checks passed and failed, and what
 * to show of it.
 *
 * @type {Stage[]}
 */
export const stages = [
  { name: "build", run: build },
  // Beside the build, and done soon after it: two that wait for it begin in their places.
  // The compiler's errors and the rules that need types, of one reading of all files.
  check("types", ["node_modules/oxlint/bin/oxlint", "--type-check", "--deny-warnings"], uncollected),
  check("lint", ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", "--error-on-warnings"]),
  { name: "e2e", after: "build", run: () => endToEnd([]) },
  vitest("durability", { after: "build" }),
  vitest("components"),
  vitest("postgres"),
  vitest("unit"),
  vitest("pglite"),
  check("dead-code", ["node_modules/knip/bin/knip.js"]),
  check("structure", ["scripts/structure/check-structure.mjs"]),
  { ...check("bundle", ["tests/bench/client/bench-bundle.mjs"]), after: "build" },
];

/**
 * What `npm run test:changed` runs: the checks of the whole, and the tests that a change since the commit can break.
 *
 * @param {string} commit
 * @param {string[]} browserTests patterns of their paths
 * @returns {Stage[]}
 */
export function stagesSince(commit, browserTests) {
  return [
    ...stages.filter(({ name }) => ["build", "types", "lint", "structure"].includes(name)),
    ...(browserTests.length > 0 ? [{ name: "e2e", after: "build", run: () => endToEnd(browserTests) }] : []),
    ...["unit", "components", "postgres", "pglite"].map((project) => vitest(project, { since: commit })),
  ];
}

async function build() {
  try {
    await prepare();
    return { passed: 1, failed: 0, output: "" };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {string} name
 * @param {string[]} command for this same Node
 * @param {Record<string, string>} [environment]
 * @returns {Stage}
 */
function check(name, command, environment = {}) {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(command, { cwd: root, env: { ...plain, ...environment } });
      return code === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
    },
  };
}

/**
 * @param {string} project
 * @param {{ after?: string, since?: string }} [options] `since` a commit: only what imports, however far, what changed since
 * @returns {Stage}
 */
function vitest(project, { after, since } = {}) {
  const command = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    ...(since ? [`--changed=${since}`, "--passWithNoTests"] : []),
  ];
  return { name: project, after, run: () => runVitest(project, command, since !== undefined) };
}

/**
 * @param {string} project
 * @param {string[]} command
 * @param {boolean} mayBeEmpty whether there may be nothing to run
 */
async function runVitest(project, command, mayBeEmpty) {
  const report = newReport(project);
  const outcome = await runNode([...command, `--outputFile.json=${report}`], { cwd: root, env: plain });
  /** @param {JsonTestResults} results */
  const count = ({ numPassedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    // A skipped test proves nothing, and a file that does not load has no tests that could fail.
    failed: numTotalTests - numPassedTests + testResults.filter(isFailureWithoutTests).length,
  });
  return counted(outcome, report, count, mayBeEmpty);
}

/** @param {JsonTestResults["testResults"][number]} file */
function isFailureWithoutTests({ status, assertionResults }) {
  return status === "failed" && assertionResults.length === 0;
}

/** @param {string[]} patterns of paths; none means all */
async function endToEnd(patterns) {
  const report = newReport("e2e");
  const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...patterns];
  const env = { ...process.env, FORCE_COLOR: "0", PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return counted(await runNode(command, { cwd: root, env }), report, (/** @type {JSONReport} */ { stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
}

/**
 * An earlier run's report must never count for one that wrote none.
 *
 * @param {string} name
 */
function newReport(name) {
  const folder = join(root, ".cache/results");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

/**
 * @template Report
 * @param {{ code: number, output: string }} outcome
 * @param {string} report the file
 * @param {(report: Report) => { passed: number, failed: number }} count
 * @param {boolean} [mayBeEmpty]
 * @returns {Result}
 */
function counted({ code, output }, report, count, mayBeEmpty = false) {
  const { passed, failed } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  const hasUncountedFailure = failed === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty));
  return { passed, failed: hasUncountedFailure ? 1 : failed, output };
}
