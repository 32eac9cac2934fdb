import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { contentHash, isStamped, writeStamp } from "./content-stamp.mjs";
import { runNode, withProgress } from "./processes.mjs";

const everywhere = ["src/shared", "package-lock.json", "tsconfig.json"];
const fontScript = "scripts/preparation/prepare-fonts.mjs";
const geographyScript = "scripts/preparation/prepare-geography.ts";
const databaseScript = "scripts/preparation/prepare-database.mjs";
const demonstrationScript = "scripts/preparation/prepare-demonstration.ts";
/** What the openings are made by; a start makes anew what another version of it made. */
const demonstration = ["src/stand-ins/demonstration-jobs", "src/engines/job-search", "src/server/jobs/postings"];
/** Each part takes up to 750 MB for a moment. */
const roomForAll = 4e9;
/** Lies as deep as dist, so that the source maps' relative paths stay right when the result moves there. */
const buildFolder = ".cache";
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs
 * @property {string[]} outputs
 * @property {(root: string) => Promise<{ code: number, output: string }>} run
 */
/** @type {Part[]} */
const parts = [
  {
    name: "server",
    inputs: [...everywhere, "src/engines", "src/server", "src/stand-ins", "vite.server.config.ts"],
    outputs: ["dist/server"],
    run: (root) => runVite(root, "vite.server.config.ts", "server"),
  },
  {
    name: "client",
    inputs: [
      ...everywhere,
      "src/client",
      "index.html",
      "vite.config.ts",
      "public",
      "assets/service-worker",
      "src/extension",
      "package.json",
      "scripts/preparation/application-preload-plugin.mjs",
      "scripts/preparation/extension-files.mjs",
      "scripts/preparation/extension-plugin.mjs",
      "scripts/preparation/icon-imports-plugin.mjs",
      "scripts/preparation/service-worker-plugin.mjs",
      "scripts/preparation/shared-chunks.mjs",
    ],
    outputs: ["dist/client"],
    run: (root) => runVite(root, "vite.config.ts", "client"),
  },
  {
    name: "fonts",
    inputs: [fontScript, "package-lock.json"],
    outputs: [".cache/fonts"],
    run: (root) => runNode([fontScript], { cwd: root }),
  },
  {
    name: "geography",
    inputs: [geographyScript, "scripts/preparation/geography", "src/shared/text", "package-lock.json"],
    outputs: [".cache/geography"],
    run: (root) => runNode(["--import", "tsx", geographyScript], { cwd: root }),
  },
  {
    name: "database",
    inputs: [databaseScript, demonstrationScript, ...demonstration, "migrations", "package-lock.json"],
    outputs: [".cache/database"],
    run: makeDatabases,
  },
];

/**
 * One after the other: the second fills what the first makes.
 *
 * @param {string} root
 */
async function makeDatabases(root) {
  const made = await runNode(["--liftoff-only", databaseScript], { cwd: root });
  return made.code === 0 ? runNode(["--liftoff-only", "--import", "tsx", demonstrationScript], { cwd: root }) : made;
}

/**
 * @param {string} root
 * @param {string} config
 * @param {string} folder
 */
function runVite(root, config, folder) {
  const options = ["--config", config, "--outDir", `${buildFolder}/${folder}`, "--emptyOutDir"];
  return runNode(["node_modules/vite/bin/vite.js", "build", ...options], { cwd: root });
}

/**
 * Builds those of the named parts (all, when none is named) whose inputs have changed since their last build, side by side where there is room.
 *
 * @param {string} root
 */
export async function buildStaleParts(root, names = parts.map(({ name }) => name)) {
  const stale = parts
    .filter(({ name }) => names.includes(name))
    .map((part) => ({ ...part, hash: contentHash(root, part.inputs) }))
    .filter((part) => !isBuilt(root, part));
  if (stale.length === 0) return;
  await withProgress(`Building ${stale.map(({ name }) => name).join(", ")}`, async () => {
    if (memory() >= roomForAll) await Promise.all(stale.map((part) => build(root, part)));
    else for (const part of stale) await build(root, part);
  });
}

/** Bytes that this machine, or the container that limits it, has. */
function memory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/**
 * @param {string} root
 * @param {Part & { hash: string }} part
 */
function isBuilt(root, { name, hash, outputs }) {
  return isStamped(stampFile(root, name), hash) && outputs.every((output) => existsSync(join(root, output)));
}

/**
 * Builds beside the folder in use and swaps at the end: a running server never sees half a build.
 *
 * @param {string} root
 * @param {Part & { hash: string }} part
 */
async function build(root, { name, hash, outputs, run }) {
  const swaps = outputs
    .filter((output) => output.startsWith("dist/"))
    .map((output) => ({ fresh: join(root, output.replace("dist", buildFolder)), inUse: join(root, output) }));
  for (const { fresh } of swaps) rmSync(fresh, { recursive: true, force: true });
  const { code, output: log } = await run(root);
  if (code !== 0) throw new Error(`Building the ${name} failed:\n${log}`);
  mkdirSync(join(root, "dist"), { recursive: true });
  for (const { fresh, inUse } of swaps) {
    rmSync(inUse, { recursive: true, force: true });
    renameSync(fresh, inUse);
  }
  writeStamp(stampFile(root, name), hash);
}

/**
 * @param {string} root
 * @param {string} name
 */
function stampFile(root, name) {
  return join(root, "dist", `.${name}-stamp`);
}
