/**
 * How much script does a cold visit to each route load? Prints files and kB (of 1,000 bytes) as they are sent, with brotli,
 * and ends with 1 when a route is over its budget, or has none. It reads the build alone, so it answers the same each time.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { pagesWithoutBudget, routes, scriptsOf, sentSize } from "./route-scripts.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const client = join(root, "dist/client");

await buildStaleParts(root, ["client"]);
console.log(row("route", "files", "kB brotli", "budget"));
for (const route of routes) {
  const files = scriptsOf(client, route);
  const size = files.reduce((sum, file) => sum + sentSize(client, file), 0) / 1000;
  const isOver = size > route.budget;
  if (isOver) process.exitCode = 1;
  console.log(row(route.path, String(files.length), size.toFixed(1), String(route.budget)) + (isOver ? "  over" : ""));
}
for (const page of pagesWithoutBudget(client)) {
  console.log(`${page} has no budget in tests/bench/client/route-scripts.mjs`);
  process.exitCode = 1;
}

/** @param {string[]} cells */
function row(...cells) {
  const [route = "", ...figures] = cells;
  return route.padEnd(24) + figures.map((figure) => figure.padStart(11)).join("");
}
