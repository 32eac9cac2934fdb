/**
 * What two servers on one PostgreSQL bear: 500 signed-in people in mixed use, first at a person's pace, then without a pause.
 *
 *   npm run bench:load -- [--people 500] [--seconds 30] [--pause 2000] [--profile FOLDER]
 *
 * Last, what servers had sent to the database in a run of its own, which recording slows, is sent to a copy of that database by a plain
 * pool: the ratio is what the application gave just before of what the database alone gives. Everything shares the machine's processors,
 * the people too: what each took of them is printed beside it. --profile writes what the servers' processors did, and slows them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { readConfig } from "../../../src/server/config.ts";
import { openDatabase } from "../../../src/server/database/database.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { ensureDemonstrationIndex } from "../../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import { startThrowawayPostgres } from "../../database/throwaway-postgres.ts";
import { type ServedProcess, serve } from "../../served-process.ts";
import { startFlags } from "../../start-flags.ts";
import { processTree } from "../process-tree.ts";
import { quantile } from "../quantile.ts";
import { lostWritesOf } from "./kept-writes.ts";
import { type LoadPerson, openLoadPeople } from "./load-people.ts";
import { type LoadRun, runLoad } from "./load-run.ts";
import { measureSpending, perRequest } from "./processor-times.ts";
import { type Replay, replayStatements } from "./replay-statements.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "500" },
    seconds: { type: "string", default: "30" },
    pause: { type: "string", default: "2000" },
    profile: { type: "string" },
  },
});
const [peopleCount, seconds, pauseMs] = [Number(values.people), Number(values.seconds), Number(values.pause)];
/** Of each server. */
const connections = 10;

await buildStaleParts(projectPath("."));
const folder = mkdtempSync(join(tmpdir(), "forthright-load-"));
const statementsFile = join(folder, "statements");
const postgres = await startThrowawayPostgres({ durable: true, settings: ["shared_buffers=256MB"] });
await postgres.createDatabase("load");
const settings = {
  ...{ DATA_DIR: folder, DATABASE_URL: postgres.url("load"), DEMONSTRATION_SIZE: "20000", LOG_LEVEL: "error" },
  SECRET: "a secret that both of the servers have",
};
try {
  process.exitCode = (await bench()) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<boolean> {
  await (await serve(settings)).stop();
  await fillIndex();
  const people = await openLoadPeople(settings.DATABASE_URL, settings.SECRET, peopleCount);
  await postgres.createDatabase("copy", "load");
  console.log(`${peopleCount} people, two servers, PostgreSQL; load of the machine ${loadavg()[0]?.toFixed(1)}`);

  const recording = { NODE_OPTIONS: `--import=${new URL("./record-statements.mjs", import.meta.url).href}` };
  const recorded = await withServers({ more: { ...recording, STATEMENTS_FILE: statementsFile } }, async (servers) => {
    const warm = await runLoad(servers, people, seconds / 2, 0);
    const since = Date.now();
    const run = await runLoad(servers, people, seconds / 2, 0);
    return { since, requests: run.requests, errors: [...warm.errors, ...run.errors] };
  });

  const profiling = values.profile ? ["--cpu-prof", `--cpu-prof-dir=${resolve(values.profile)}`] : [];
  const { runs, lost } = await withServers({ flags: profiling }, async (servers) => {
    // What a server reads once, for its first search and its first reply, is no part of a person's pace.
    const all = [await runLoad(servers, people, seconds / 4, 0)];
    for (const pause of [pauseMs, 0]) {
      const spending = measureSpending(servers, postgres.processId);
      const run = await runLoad(servers, people, seconds, pause);
      const spent = spending();
      all.push(run);
      print(`${pause} ms of pause on average`, run);
      const memory = servers.map(({ processId }) => processTree(processId));
      console.log(
        `  memory of the servers ${memory.map(({ own, children }) => [own, ...children].join(" + ")).join(" and ")} MB`,
      );
      console.log(`  processor time a request: ${perRequest(spent, run.requests)}`);
    }
    const checked = await Promise.all(people.map((person) => lostWritesOf(servers[1]?.url ?? "", person)));
    return { runs: all, lost: checked.flat() };
  });

  const replay = await replayStatements(statementsFile, recorded.since, postgres.url("copy"), 2 * connections, () =>
    measureSpending([], postgres.processId),
  );
  report(runs.at(-1), recorded.requests, replay);
  return judge(people, lost, [...recorded.errors, ...runs.flatMap((run) => [...run.errors])]);
}

/** Whole: what comes while a server serves would be measured too. */
async function fillIndex(): Promise<void> {
  const { backgroundDatabase, close } = await openDatabase(readConfig(settings));
  await ensureDemonstrationIndex(backgroundDatabase, readConfig(settings).demonstrationSize);
  await close();
}

function report(run: LoadRun | undefined, requests: number, replay: Replay): void {
  const [whole, alone] = [(run?.requests ?? 0) / seconds, requests / replay.seconds];
  console.log(
    `\nThe database alone, with the ${replay.statements} statements of ${requests} requests: ${alone.toFixed(0)} requests a second; the application just before ${whole.toFixed(0)}: ${(whole / alone).toFixed(2)} (aim: 0.5)`,
  );
  console.log(`  processor time a request, alone: ${perRequest(replay.spent, requests)}`);
  for (const [fault, times] of replay.failed) console.log(`  ${times} times: ${fault}`);
}

function judge(people: LoadPerson[], lost: string[], errors: [string, number][]): boolean {
  const states = people.flatMap(({ cards }) => [...cards.values()]).flat().length;
  console.log(
    `${errors.length} errors; lost: ${lost.length} of ${states} states of cards, all profiles and all replies`,
  );
  for (const [fault, times] of errors) console.log(`ERROR, ${times} times: ${fault}`);
  for (const each of lost.slice(0, 20)) console.log(`LOST: ${each}`);
  return errors.length === 0 && lost.length === 0;
}

async function withServers<Result>(
  { more, flags = [] }: { more?: Record<string, string>; flags?: string[] },
  work: (servers: ServedProcess[]) => Promise<Result>,
): Promise<Result> {
  const start = () => serve({ ...settings, ...more }, undefined, [...startFlags, ...flags]);
  const servers = await Promise.all([start(), start()]);
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function print(title: string, run: LoadRun): void {
  console.log(`\n${title}: ${(run.requests / run.seconds).toFixed(0)} requests a second`);
  console.log("  kind | times | p50 ms | p95 ms | most");
  for (const [kind, times] of run.times) {
    const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0));
    console.log(`  ${[kind, times.length, ...figures].join(" | ")}`);
  }
}
