import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
const { prepare } = await import("./preparation/prepare.mjs");
try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (process.env.npm_lifecycle_event) endWithParent();
// In this same process, so that signals and the terminal are the server's own.
await import(new URL("../dist/server/main.js", import.meta.url).href);

/** A signal sent to npm reaches the shell between npm and this process, and goes no further. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
}
