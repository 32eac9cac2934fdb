import { createSearchStatistics, type SearchStatistics } from "../../../engines/job-search/job-search.ts";
import type { SearchStatisticsStore } from "./search-statistics.store.ts";

/** Milliseconds for which counts may be stale: that costs a search time, never a result. */
const staleAfter = 30_000;

/** The counts of the index in this process. Other servers change the index too: the database has the truth. */
export function createSearchStatisticsService(store: SearchStatisticsStore) {
  const statistics = createSearchStatistics();
  let revision = -1;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function readChanges(): Promise<void> {
    const state = await store.state();
    if (state.revision !== revision) {
      await statistics.learn(await store.changesSince(revision), state.postings);
      revision = state.revision;
    }
    readAt = Date.now();
  }

  function read(): Promise<void> {
    reading ??= readChanges().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    /** As they were read last; in the background they are read again when that is long ago. */
    async current(): Promise<SearchStatistics> {
      if (revision < 0) await read();
      else if (Date.now() - readAt > staleAfter) read().catch(() => {});
      return statistics;
    },

    /** With all that was committed before the call. */
    async newest(): Promise<SearchStatistics> {
      // A reading that is under way may have begun before.
      await reading?.catch(() => {});
      await read();
      return statistics;
    },
  };
}

export type SearchStatisticsService = ReturnType<typeof createSearchStatisticsService>;
