import { statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../server/config.ts";
import type { Database } from "../../server/database/database.ts";
import { demonstrationSource } from "../../server/jobs/postings/demonstration-source.ts";
import { createPostingIngestStore } from "../../server/jobs/postings/posting-ingest.store.ts";
import { projectPath } from "../../server/project-path.ts";
import { collectGarbage } from "./collected-garbage.ts";
import { demonstrationPostings, demonstrationVersion } from "./demonstration-postings.ts";
import { createIndexFillStore, type IndexContent } from "./index-fill.store.ts";
import { unpackOpenings } from "./packed-openings.store.ts";

/** As many are there before the first start is ready; the others come while it serves. */
export const readyWith = 2_500;
/** Their dates are of the build: some days later they would soon be made anew, which costs more than making them at once. */
const packedForMs = 7 * 24 * 60 * 60 * 1000;
/** How often it is looked whether the last real source was switched off, or the postings grew old. */
const pollMs = 30_000;

/** Made by the build: an embedded database that holds the first of them. */
export const demonstrationDatabase = projectPath(".cache/database/demonstration.tar.gz");
/** The same as rows, for PostgreSQL. */
export const demonstrationRows = projectPath(".cache/database/demonstration-rows.gz");

const content: IndexContent = {
  source: demonstrationSource,
  version: demonstrationVersion,
  postings: demonstrationPostings,
};

type Wanted = Pick<Config, "jobSources" | "demonstrationSize">;

/** What a new installation's database begins with, where the demonstration is wanted and the build's openings are still new. */
export function packedDemonstration(
  { jobSources, demonstrationSize }: Wanted,
  packed = demonstrationDatabase,
): string | undefined {
  if (jobSources.length > 0 || demonstrationSize < readyWith) return undefined;
  const madeAt = statSync(packed, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - madeAt < packedForMs ? packed : undefined;
}

/**
 * Fills the job index with generated postings, for an application without a source that is on. Safe to call at every
 * start and on several servers of one database at once.
 *
 * @param pause comes after each batch, and is told how many milliseconds that took
 * @returns how many it added
 */
export async function ensureDemonstrationIndex(
  database: Database,
  size: number,
  { pause, isWanted = () => true }: { pause?: (batchMs: number) => Promise<unknown>; isWanted?: () => boolean } = {},
): Promise<number> {
  const jobIndex = createIndexFillStore(database);
  let added = 0;
  for (let begun = performance.now(); isWanted(); begun = performance.now()) {
    const count = await jobIndex.fillNext(content, size);
    if (count === 0) break;
    added += count;
    await pause?.(performance.now() - begun);
  }
  if (added > 0) await createPostingIngestStore(database).refreshStatistics();
  return added;
}

interface Server {
  app: FastifyInstance;
  backgroundDatabase: Database;
  /** The demonstration is wanted while there is no source of real openings. */
  jobSources: { isDemonstration: () => boolean };
}

/** `prepare` before the application listens, `begin` after; closing the application ends it, and the next start goes on. */
export function registerDemonstration({ app, backgroundDatabase: database, jobSources }: Server, wanted: Wanted) {
  const size = wanted.demonstrationSize;
  const isWanted = jobSources.isDemonstration;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  // As long as the batch took: half of a processor stays with whoever is there already.
  const pause = (batchMs: number) => delay(batchMs, undefined, { signal: stopping.signal });
  const complain = (error: unknown) => {
    if (!stopping.signal.aborted) app.log.error(error, "The demonstration could not be completed");
  };

  async function keepComplete(): Promise<void> {
    while (!stopping.signal.aborted) {
      const added = await ensureDemonstrationIndex(database, size, { pause, isWanted }).catch(complain);
      if (added) await collectGarbage().catch(complain);
      await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  app.addHook("preClose", async () => {
    stopping.abort();
    await running;
  });

  return {
    async prepare(): Promise<void> {
      const rows = isWanted() && packedDemonstration(wanted, demonstrationRows);
      if (rows) await unpackOpenings(database, demonstrationSource, rows);
      await ensureDemonstrationIndex(database, Math.min(size, readyWith), { isWanted });
    },
    begin(): void {
      running = keepComplete();
    },
  };
}
