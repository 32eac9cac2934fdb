/**
 * What a start takes, and what the server takes while nothing happens: as Node runs it by itself, and as the image and the systemd unit
 * start it. The build and the installation before a first start are not in it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { projectPath } from "../../../src/server/project-path.ts";
import { startThrowawayPostgres } from "../../database/throwaway-postgres.ts";
import { type ServedProcess, serve } from "../../served-process.ts";
import { startFlags } from "../../start-flags.ts";
import { processTree } from "../process-tree.ts";

/** How long after the start the server counts as idle. */
const idleAfterMs = 15_000;
interface Way {
  way: string;
  flags: string[];
  variables: Record<string, string>;
}

const ways: Way[] = [
  { way: "as Node runs it", flags: [], variables: {} },
  { way: "as we start it", flags: startFlags, variables: { MALLOC_ARENA_MAX: "2" } },
];

await buildStaleParts(projectPath("."));
console.log("start | way | processor time, s | most memory until ready, MB | memory idle, MB");
for (const way of ways) await startTwice("embedded database", way, {});
const postgres = await startThrowawayPostgres();
try {
  for (const [number, way] of ways.entries()) {
    await postgres.createDatabase(`start${number}`);
    await startTwice("PostgreSQL", way, { DATABASE_URL: postgres.url(`start${number}`) });
  }
} finally {
  await postgres.stop();
}

async function startTwice(
  database: string,
  { way, flags, variables }: Way,
  settings: Record<string, string>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "forthright-start-"));
  for (const start of ["first", "later"]) {
    const server = await serve({ DATA_DIR: dataDir, ...variables, ...settings }, undefined, flags);
    const { processorTime } = processTree(server.processId);
    const most = mostMemory(server);
    await wait(idleAfterMs);
    const { own } = processTree(server.processId);
    console.log([`${start}, ${database}`, way, (processorTime / 1000).toFixed(1), most, own].join(" | "));
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
}

function mostMemory({ processId }: ServedProcess): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
