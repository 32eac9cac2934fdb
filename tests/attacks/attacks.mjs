// `npm run attacks`: every test that SECURITY.md names, and the attacks of this folder, which `npm test` has no time for.
import { spawnSync } from "node:child_process";
import { buildStaleParts } from "../../scripts/preparation/build.mjs";
import { root } from "../../scripts/preparation/prepare.mjs";
import { namedTests } from "./named-tests.mjs";

await buildStaleParts(root);
const tests = namedTests();
const isOfBrowser = (/** @type {string} */ path) => path.endsWith(".e2e.ts");

/** @param {string[]} command */
const run = (command) => spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status ?? 1;

const projects = ["unit", "components", "postgres", "durability", "attacks"].flatMap((name) => ["--project", name]);
const attacks = ["tests/attacks/", ...tests.filter((path) => !isOfBrowser(path))];
const outcomes = [
  run(["node_modules/vitest/vitest.mjs", "run", ...projects, ...attacks]),
  run(["node_modules/@playwright/test/cli.js", "test", ...tests.filter(isOfBrowser)]),
];
process.exitCode = outcomes.some((code) => code !== 0) ? 1 : 0;
