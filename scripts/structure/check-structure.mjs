import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { roomsPrintout } from "./rooms.mjs";
import { structureFaults } from "./structure-rules.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["src", "scripts", "tests"];

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js|mts|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/")),
);
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const faults = structureFaults(files);

if (process.argv.includes("--rooms")) console.log(`${roomsPrintout(files)}\n`);
for (const fault of faults) console.error(fault);
console.log(`${paths.length} files, ${faults.length} faults of structure`);
process.exitCode = faults.length === 0 ? 0 : 1;
