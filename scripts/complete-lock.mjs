// Run after `npm install`: a registry that lacked builds for other platforms at that moment left them out.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { missingOptionalPackages, withoutUnhashedPackages } from "./preparation/locked-platforms.mjs";

const root = new URL("../", import.meta.url);
const lockFile = new URL("package-lock.json", root);
const read = () => JSON.parse(readFileSync(lockFile, "utf8"));

const lock = read();
// npm leaves an entry alone that is there, and looks up one that is not.
writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: withoutUnhashedPackages(lock.packages) }, null, 2)}\n`);
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], {
  cwd: fileURLToPath(root),
  stdio: ["ignore", "ignore", "inherit"],
});
const missing = missingOptionalPackages(read().packages).map(({ name, version }) => `${name}@${version}`);
console.log(missing.length === 0 ? "The lock file is complete." : `The registry lacks: ${missing.join(", ")}`);
process.exitCode = missing.length === 0 ? 0 : 1;
