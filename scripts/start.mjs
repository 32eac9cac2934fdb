import { existsSync } from "node:fs";
import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
try {
  await makeReady();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (process.env.npm_lifecycle_event) endWithParent();
// In this same process, so that signals and the terminal are the server's own.
await import(new URL("../dist/server/main.js", import.meta.url).href);

/** A release is built already, and has no source to build from. */
async function makeReady() {
  const isThere = (/** @type {string} */ path) => existsSync(new URL(`../${path}`, import.meta.url));
  if (isThere("src")) return (await import("./preparation/prepare.mjs")).prepare();
  if (!isThere("node_modules/.package-lock.json")) throw new Error("The packages are missing: npm ci --omit=dev");
}

/** A signal sent to npm reaches the shell between npm and this process, and goes no further. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
}
