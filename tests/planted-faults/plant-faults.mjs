import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStaleParts } from "../../scripts/preparation/build.mjs";
import { plantedFaults } from "./planted-faults.mjs";

/**
 * Plants each fault in a copy of the last commit and runs the check that must notice it; words after the command choose faults by
 * their names. Ends with 1 when one goes unnoticed.
 */
const wanted = process.argv.slice(2);
const root = process.cwd();
const copy = join(mkdtempSync(join(tmpdir(), "planted-faults-")), "copy");
/** @type {Set<string>} */
const passed = new Set();

await buildStaleParts(root);
git("worktree", "add", "--quiet", "--detach", copy, "HEAD");
try {
  for (const folder of ["node_modules", "dist", ".cache"]) symlinkSync(join(root, folder), join(copy, folder));
  const faults = plantedFaults.filter(({ name }) => wanted.every((word) => name.includes(word)));
  const unnoticed = faults.filter((fault) => !isNoticed(fault));
  console.log(`${faults.length} planted, ${unnoticed.length} unnoticed`);
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
} finally {
  git("worktree", "remove", "--force", copy);
}

/** @param {import("./planted-faults.mjs").Fault} fault */
function isNoticed({ name, path, sound, faulty, seenBy }) {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  if (text.split(sound).length !== 2) throw new Error(`${name}: ${path} does not hold the sound line once`);
  requireSound(name, seenBy);
  writeFileSync(
    file,
    text.replace(sound, () => faulty),
  );
  const { status, stdout, stderr } = run(seenBy);
  writeFileSync(file, text);
  console.log(`${status === 0 ? "GREEN" : "red  "} ${name}`);
  for (const failure of new Set(`${stdout}${stderr}`.match(/(?<=^ FAIL {2}).*|(?<=^ +x ).*/gm)))
    console.log(`        ${failure}`);
  return status !== 0;
}

/**
 * A check that fails anyway notices nothing.
 *
 * @param {string} name
 * @param {string[]} check
 */
function requireSound(name, check) {
  if (passed.has(check.join(" "))) return;
  const { status, stdout, stderr } = run(check);
  if (status !== 0) throw new Error(`${name}: its check fails before the fault is planted\n${stdout}${stderr}`);
  passed.add(check.join(" "));
}

/** @param {string[]} check */
function run(check) {
  return spawnSync(process.execPath, check, { cwd: copy, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });
}

/** @param {string[]} words */
function git(...words) {
  const { status, stderr } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
