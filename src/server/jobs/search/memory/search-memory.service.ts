import {
  createSearchStatistics,
  createTitleDictionary,
  type SearchMemory,
} from "../../../../engines/job-search/job-search.ts";
import { knownOccupations } from "./known-occupations.ts";
import type { SearchMemoryStore } from "./search-memory.store.ts";

/** The titles and counts of the index in this process. Other servers change the index too: the database has the truth, by revision. */
export function createSearchMemoryService(store: SearchMemoryStore) {
  let memory: SearchMemory | undefined;
  let revision = -1;
  let reading: Promise<SearchMemory> | undefined;

  async function readChanges(): Promise<SearchMemory> {
    const state = await store.state();
    // As after a backup was put back: what is known is of another index.
    if (state.revision < revision) [memory, revision] = [undefined, -1];
    memory ??= { dictionary: createTitleDictionary(knownOccupations()), statistics: createSearchStatistics() };
    if (state.revision !== revision) {
      memory.statistics.learn(await store.countsSince(revision));
      await memory.dictionary.learn(await store.titlesSince(revision), state.postings);
      revision = state.revision;
    }
    return memory;
  }

  return {
    /** Of what is in memory. */
    revision: (): number => revision,

    /** As of now: asks for the revision, one row, and reads what is new to it. Searches that come at once ask together. */
    current(): Promise<SearchMemory> {
      reading ??= readChanges().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}

export type SearchMemoryService = ReturnType<typeof createSearchMemoryService>;
