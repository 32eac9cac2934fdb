/**
 * What a start takes, and what the server takes while nothing happens: as Node runs it by itself, and as the image and the systemd unit
 * start it. The build and the installation before a first start are not in it.
 *
 *   npm run bench:start -- [--ours]     only as we start it
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
import { type ProcessTree, processTree } from "../process-tree.ts";

/** A server that took less than a twentieth of a processor for so long has nothing left to do. */
const idleForMs = 5_000;
/** V8 gives back what a first start took in a collection of its own, some two minutes after the last work. */
const settledAfterMs = 150_000;
/** Of the demonstration by default: most of them come while the server serves. */
const openings = "20000";
interface Way {
  way: string;
  flags: string[];
  variables: Record<string, string>;
}

const ways: Way[] = [
  ...(process.argv.includes("--ours") ? [] : [{ way: "as Node runs it", flags: [], variables: {} }]),
  { way: "as we start it", flags: startFlags, variables: { MALLOC_ARENA_MAX: "2" } },
];

await buildStaleParts(projectPath("."));
console.log(
  "start | way | processor time until ready, s | until idle, s | memory when ready, MB | at most, MB | idle, MB",
);
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
    const server = await serve(
      { DATA_DIR: dataDir, DEMONSTRATION_SIZE: openings, ...variables, ...settings },
      undefined,
      flags,
    );
    const ready = processTree(server.processId);
    const idle = await untilIdle(server);
    const times = [ready, idle].map(({ processorTime }) => (processorTime / 1000).toFixed(1));
    console.log([`${start}, ${database}`, way, ...times, ready.own, mostMemory(server), idle.own].join(" | "));
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function untilIdle({ processId }: ServedProcess): Promise<ProcessTree> {
  for (let before = processTree(processId); ; ) {
    await wait(idleForMs);
    const now = processTree(processId);
    if (now.processorTime - before.processorTime < idleForMs / 20) break;
    before = now;
  }
  await wait(settledAfterMs);
  return processTree(processId);
}

function mostMemory({ processId }: ServedProcess): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
