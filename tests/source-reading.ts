import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { asc, sql } from "drizzle-orm";
import { parseJobSources } from "../src/engines/posting-reading/posting-reading.ts";
import { jobPostingTable } from "../src/server/jobs/postings/posting.table.ts";
import { createPostingIngestStore } from "../src/server/jobs/postings/posting-ingest.store.ts";
import { createSourceRunService } from "../src/server/jobs/sources/source-run.service.ts";
import { createSourceRunStore } from "../src/server/jobs/sources/source-run.store.ts";
import { jobSourceHostTable, jobSourceTable } from "../src/server/jobs/sources/source-run.table.ts";
import type { startJobBoards } from "./fakes/job-board-server.ts";
import type { TestApp } from "./test-app.ts";

export type JobBoards = Awaited<ReturnType<typeof startJobBoards>>;

export const leverHost = "api.lever.co";
export const ashbyHost = "api.ashbyhq.com";

export const boardSample = (file: string) =>
  readFileSync(new URL(`./fixtures/job-boards/${file}`, import.meta.url), "utf8");

const berlin = { countryCode: "DE", state: "Berlin", city: "Berlin", latitude: 52.5, longitude: 13.4 };

/** An opening as Lever sends it. */
export const leverPosting = (id: string, text: string) => ({
  id,
  text,
  hostedUrl: `https://jobs.lever.co/acme/${id}`,
  createdAt: 1_790_000_000_000,
  description: "<p>Work.</p>",
  categories: { location: "Berlin, Germany" },
});

/** Servers that read the boards of a test's world into the application's database, and what a test sees of it. */
export function readSources({ database }: TestApp, boards: JobBoards) {
  const runStore = createSourceRunStore(database);

  return {
    runStore,

    async forgetAll(): Promise<void> {
      const ingest = createPostingIngestStore(database);
      const sources = await database.selectDistinct({ source: jobPostingTable.source }).from(jobPostingTable);
      for (const { source } of sources) await ingest.closePostings(source, await ingest.openIds(source));
      const tables = [jobPostingTable, jobSourceTable, jobSourceHostTable];
      for (const table of tables) await database.delete(table);
    },

    /** One server's way to the sources; several may share the database. */
    reader(setting: string, { isStopping = (): boolean => false } = {}) {
      const { sources } = parseJobSources(setting);
      const waits: number[] = [];
      const service = createSourceRunService({
        sourceRunStore: runStore,
        ingestStore: createPostingIngestStore(database),
        placeFromText: (text) => (/berlin/i.test(text) ? berlin : undefined),
        fetchReply: boards.fetchReply,
        wait: async (seconds) => {
          waits.push(seconds);
        },
        runner: randomUUID(),
        isStopping,
      });
      return { ...service, waits, configure: () => runStore.configure(sources.map(({ key }) => key)) };
    },

    /** Time passes: what waits for its next run is due. */
    async later(): Promise<void> {
      await database.update(jobSourceTable).set({ nextRunAt: sql`now() - interval '1 second'` });
      await database.delete(jobSourceHostTable);
    },

    /** Time passes: the lease of a server that was killed runs out. */
    async leaseEnds(): Promise<void> {
      await database.update(jobSourceTable).set({ leaseUntil: sql`now() - interval '1 second'` });
    },

    /** As if an older version of the readers had read what there is. */
    async readersChange(): Promise<void> {
      await database.update(jobSourceTable).set({ readerVersion: 0 });
    },

    /** The moment, in milliseconds, from which on the host may be asked. */
    async hostFreeAt(host: string): Promise<number> {
      const rows = await database.select().from(jobSourceHostTable);
      return rows.find((row) => row.host === host)?.freeAt.getTime() ?? Number.NaN;
    },

    async openTitles(): Promise<string[]> {
      const rows = await database.select().from(jobPostingTable).orderBy(asc(jobPostingTable.title));
      return rows.filter(({ closedAt }) => closedAt === null).map(({ title }) => title);
    },

    stateOf: async (key: string) => (await runStore.states()).find((state) => state.key === key),
    sayPostings: (...postings: object[]) => boards.say(leverHost, JSON.stringify(postings)),
  };
}
