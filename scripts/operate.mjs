import { existsSync } from "node:fs";
import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
// Nothing is built here: beside a running server, its own build must be the one that answers.
const program = new URL("../dist/server/operate.js", import.meta.url);
if (!existsSync(program)) {
  console.error("This folder has no build yet: npm start makes one.");
  process.exit(1);
}
await import(program.href);
