// Run after `npm install` where the registry is a mirror that lacks builds for other platforms.
import { readFileSync, writeFileSync } from "node:fs";
import { missingOptionalPackages, withOptionalPackages } from "./preparation/locked-platforms.mjs";

const lockFile = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(lockFile, "utf8"));
console.log(`${missingOptionalPackages(lock.packages).length} packages of other platforms added`);
writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: withOptionalPackages(lock.packages) }, null, 2)}\n`);
