import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { BoardKeys, JobSource, PlaceFromText } from "../../../engines/posting-reading/posting-reading.ts";
import type { Database } from "../../database/database.ts";
import { createGuardedFetch, type GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { untilAborted } from "../../process/until-aborted.ts";
import { projectPath } from "../../project-path.ts";
import { demonstrationSource } from "../postings/demonstration-source.ts";
import { createJobIndexStore } from "../postings/job-index.store.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { addJobSourcesRoutes, type SourceAccess } from "./job-sources.routes.ts";
import { createSourceAdministrationService } from "./source-administration.service.ts";
import { createSourceRunService, type SourceRun } from "./source-run.service.ts";
import { createSourceRunStore } from "./source-run.store.ts";

interface Parts extends SourceAccess {
  database: Database;
  jobSources: JobSource[];
  boardKeys?: BoardKeys;
  placeFromText: PlaceFromText;
  fetchReply?: GuardedFetch["reply"];
}

/** Whole boards, with all their texts, come in one reply. */
const boardLimits = { byteLimit: 32 * 1024 * 1024, timeLimitMs: 60_000 };
/** A careers page, or the first page of a board: nobody waits longer while boards are looked for. */
const discoveryLimits = { byteLimit: 8 * 1024 * 1024, timeLimitMs: 10_000 };
const pollIntervalSeconds = 5;

/** Builds what fetches openings from the sources that are on; `begin` starts it, and closing the application ends it. */
export function registerJobSources(app: FastifyInstance, parts: Parts) {
  const {
    database,
    jobSources,
    boardKeys = {},
    placeFromText,
    fetchReply = createGuardedFetch(boardLimits).reply,
  } = parts;
  const discoveryReply = parts.fetchReply ?? createGuardedFetch(discoveryLimits).reply;
  const keys = jobSources.map(({ key }) => key);
  const sourceRunStore = createSourceRunStore(database);
  const ingestStore = createPostingIngestStore(database);
  const jobIndexStore = createJobIndexStore(database);
  let isDemonstration = keys.length === 0;
  const stopping = new AbortController();
  const wait = (seconds: number) =>
    delay(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
  // A request under way does not hold up the end of the server.
  const stoppable: GuardedFetch["reply"] = (...request) => untilAborted(fetchReply(...request), stopping.signal);
  const service = createSourceRunService({
    sourceRunStore,
    ingestStore,
    placeFromText,
    boardKeys,
    fetchReply: stoppable,
    wait,
    runner: randomUUID(),
    isStopping: () => stopping.signal.aborted,
  });
  let running: Promise<void> | undefined;

  /** Invented openings stand nowhere beside real ones, whichever server switched those on. */
  async function settleDemonstration(): Promise<void> {
    isDemonstration = !(await sourceRunStore.states()).some(({ isOn }) => isOn);
    if (isDemonstration || !(await jobIndexStore.isBegun(demonstrationSource))) return;
    await ingestStore.closePostings(demonstrationSource, await ingestStore.openIds(demonstrationSource));
    await jobIndexStore.forget(demonstrationSource);
  }

  async function keepReading(): Promise<void> {
    while (!stopping.signal.aborted) {
      const run = await settleDemonstration()
        .then(service.runNext)
        .catch((cause: unknown): SourceRun => {
          return { key: "", outcome: "failed", fault: "The sources could not be looked through.", cause };
        });
      if (run) logRun(app, run);
      if (!run || run.key === "") await wait(pollIntervalSeconds * (0.5 + Math.random()));
    }
  }

  const administration = createSourceAdministrationService({
    ...{ sourceRunStore, ingestStore, boardKeys, wait },
    fetchReply: (...request) => untilAborted(discoveryReply(...request), stopping.signal),
    curatedList: () => readFile(projectPath("assets/job-boards/boards-by-country.tsv"), "utf8"),
  });
  addJobSourcesRoutes(app, { ...parts, sourceRunStore, administration });
  app.addHook("preClose", async () => {
    stopping.abort();
    await running;
  });

  return {
    /** No source of real openings is on: the invented ones are shown. */
    isDemonstration: () => isDemonstration,

    /** What comes from no source that is on leaves the results; the demonstration stays while there is none. */
    async prepare(): Promise<void> {
      await sourceRunStore.configure(keys);
      const on = (await sourceRunStore.states()).filter(({ isOn }) => isOn).map(({ key }) => key);
      const kept = on.length > 0 ? on : [demonstrationSource];
      for (const { source } of await sourceRunStore.openings()) {
        if (!kept.includes(source)) await ingestStore.closePostings(source, await ingestStore.openIds(source));
      }
      await settleDemonstration();
    },

    begin(): void {
      running = keepReading();
    },
  };
}

function logRun({ log }: FastifyInstance, run: SourceRun): void {
  const source = run.key.split("?")[0];
  if (run.outcome === "read") log.info({ source, ...run.counts }, "Openings were read from a job source");
  if (run.outcome === "failed" && run.cause) log.error(run.cause, `A job source could not be read: ${source}`);
  else if (run.outcome === "failed") log.warn({ source, fault: run.fault }, "A job source could not be read");
}
