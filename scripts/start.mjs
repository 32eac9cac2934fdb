import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
const { prepare } = await import("./prepare.mjs");
try {
  await prepare();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// In this same process, so that signals and the terminal are the server's own.
await import("../dist/server/main.js");
