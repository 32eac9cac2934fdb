// `npm run faults`: takes away what the application stands on, and prints what that cost.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStaleParts } from "../../scripts/preparation/build.mjs";
import { root } from "../../scripts/preparation/prepare.mjs";

const database = ["shared-database", "unconfigured-server", "killed-server"];
/** Store, mail, model, captcha, identity and payment provider: down, slow, or answering nonsense. */
const outside = [
  ...["store-outage", "file-storage", "mail-outage", "configured-model", "recaptcha", "network-failures"],
  ...["payment-webhook", "provider-failures"],
];

await buildStaleParts(root);
const folder = mkdtempSync(join(tmpdir(), "forthright-faults-"));
const rows = join(folder, "rows");
const report = join(folder, "report.json");
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    ...["run", "--project", "durability", "--project", "postgres", "--project", "unit"],
    ...["--testTimeout", "900000", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ...database,
    ...outside,
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, FAULT_ROWS: rows, FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? "20" },
  },
);

/** @typedef {{ fault: string, acknowledged: number, lost: number, seconds: number, saw: string }} Row */
/** @type {Row[]} */
const noted = readFileSync(rows, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
/** @type {{ testResults: { name: string, assertionResults: { title: string, status: string }[] }[] }} */
const { testResults } = JSON.parse(readFileSync(report, "utf8"));
rmSync(folder, { recursive: true });

console.log("\nfault | times | acknowledged writes | lost | seconds to recover, most | what else the person saw");
for (const fault of new Set(noted.map((row) => row.fault)))
  console.log(
    line(
      fault,
      noted.filter((row) => row.fault === fault),
    ),
  );
console.log("\nOf what is outside, and of the rest:");
for (const { name, assertionResults } of testResults)
  for (const { title, status: outcome } of assertionResults)
    if (outside.some((each) => name.includes(each))) console.log(`${outcome} | ${title}`);
process.exitCode = status ?? 1;

/** @param {string} fault @param {Row[]} times */
function line(fault, times) {
  const sum = (/** @type {(row: Row) => number} */ of) => times.reduce((all, row) => all + of(row), 0);
  const longest = Math.max(...times.map(({ seconds }) => seconds)).toFixed(2);
  const saw = [...new Set(times.map(({ saw }) => saw || "nothing"))].slice(0, 3).join("; ");
  return [fault, times.length, sum((row) => row.acknowledged), sum((row) => row.lost), longest, saw].join(" | ");
}
