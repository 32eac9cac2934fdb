import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { BoardKeys, JobSource, PlaceFromText } from "../../../engines/posting-reading/posting-reading.ts";
import type { Database } from "../../database/database.ts";
import { createGuardedFetch, type GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { demonstrationSource } from "../postings/demonstration-source.ts";
import { createJobIndexStore } from "../postings/job-index.store.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { addJobSourcesRoute } from "./job-sources.routes.ts";
import { createSourceRunService, type SourceRun } from "./source-run.service.ts";
import { createSourceRunStore } from "./source-run.store.ts";

interface Parts {
  database: Database;
  jobSources: JobSource[];
  boardKeys?: BoardKeys;
  placeFromText: PlaceFromText;
  fetchReply?: GuardedFetch["reply"];
}

/** Whole boards, with all their texts, come in one reply. */
const boardLimits = { byteLimit: 32 * 1024 * 1024, timeLimitMs: 60_000 };
const pollIntervalSeconds = 30;

/** Builds what fetches openings from the configured sources; `begin` starts it, and closing the application ends it. */
export function registerJobSources(app: FastifyInstance, parts: Parts) {
  const {
    database,
    jobSources,
    boardKeys = {},
    placeFromText,
    fetchReply = createGuardedFetch(boardLimits).reply,
  } = parts;
  const keys = jobSources.map(({ key }) => key);
  const sourceRunStore = createSourceRunStore(database);
  const ingestStore = createPostingIngestStore(database);
  const stopping = new AbortController();
  const wait = (seconds: number) =>
    delay(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
  const service = createSourceRunService({
    sources: jobSources,
    sourceRunStore,
    ingestStore,
    placeFromText,
    boardKeys,
    fetchReply: (address, headers) => untilStopped(fetchReply(address, headers), stopping.signal),
    wait,
    runner: randomUUID(),
    isStopping: () => stopping.signal.aborted,
  });
  let running: Promise<void> | undefined;

  async function keepReading(): Promise<void> {
    while (!stopping.signal.aborted) {
      const run = await service.runNext().catch((cause: unknown): SourceRun => {
        return { key: "", outcome: "failed", fault: "The sources could not be looked through.", cause };
      });
      if (run) logRun(app, run);
      if (!run || run.key === "") await wait(pollIntervalSeconds * (0.5 + Math.random()));
    }
  }

  addJobSourcesRoute(app, { keys, sourceRunStore });
  app.addHook("preClose", async () => {
    stopping.abort();
    await running;
  });

  return {
    /** What comes from no configured source leaves the results; the demonstration stays while there is none. */
    async prepare(): Promise<void> {
      await sourceRunStore.configure(keys);
      const kept = keys.length > 0 ? keys : [demonstrationSource];
      for (const source of await sourceRunStore.sourcesInIndex()) {
        if (!kept.includes(source)) await ingestStore.closePostings(source, await ingestStore.openIds(source));
      }
      if (keys.length > 0) await createJobIndexStore(database).forget(demonstrationSource);
    },

    begin(): void {
      if (jobSources.length > 0) running = keepReading();
    },
  };
}

function logRun({ log }: FastifyInstance, run: SourceRun): void {
  const source = run.key.split("?")[0];
  if (run.outcome === "read") log.info({ source, ...run.counts }, "Openings were read from a job source");
  if (run.outcome === "failed" && run.cause) log.error(run.cause, `A job source could not be read: ${source}`);
  else if (run.outcome === "failed") log.warn({ source, fault: run.fault }, "A job source could not be read");
}

/** A request under way does not hold up the end of the server. */
async function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
