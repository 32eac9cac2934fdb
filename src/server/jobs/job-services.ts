import { createGeographyService, readGazetteer } from "../../engines/geography/geography.ts";
import { createSearchAsking } from "../../engines/job-search/job-search.ts";
import type { Database } from "../database/database.ts";
import { projectPath } from "../project-path.ts";
import { createPostingStore } from "./postings/posting.store.ts";
import { createSavedSearchService } from "./saved-searches/saved-search.service.ts";
import { createSavedSearchStore } from "./saved-searches/saved-search.store.ts";
import { createFilterCountsStore } from "./search/filters/filter-counts.store.ts";
import { createJobPayStore } from "./search/job-pay.store.ts";
import { createJobSearchService } from "./search/job-search.service.ts";
import { createJobSearchStore } from "./search/job-search.store.ts";
import { createSearchMemoryService } from "./search/memory/search-memory.service.ts";
import { createSearchMemoryStore } from "./search/memory/search-memory.store.ts";
import { createReplicaReads, readsFrom, type SearchReplica } from "./search/memory/search-reads.ts";
import { countNewOpenings } from "./search/new-openings.service.ts";
import { createRankedTitlesStore } from "./search/ranked-titles.store.ts";

export interface JobServicesSettings {
  database: Database;
  /** From which searches are read while it is up to date. */
  replica?: SearchReplica | undefined;
  publicUrl: string;
}

/** The job index's stores and services, put together. */
export function createJobServices({ database, replica, publicUrl }: JobServicesSettings) {
  const memoryStore = createSearchMemoryStore(database);
  const memoryService = createSearchMemoryService(memoryStore);
  const reads = replica
    ? createReplicaReads({
        primary: database,
        replica,
        revision: memoryService.revision,
        revisionOf: async (copy) => (await memoryStore.state(copy)).revision,
      })
    : readsFrom(database);
  const geographyService = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
  const parts = {
    geographyService,
    postingStore: createPostingStore(database, publicUrl),
    memoryService,
    searchStore: createJobSearchStore(reads),
    rankedTitles: createRankedTitlesStore(reads),
    searchAsking: createSearchAsking(geographyService),
    payStore: createJobPayStore(reads),
    filterCountsStore: createFilterCountsStore(reads),
  };
  const jobSearchService = createJobSearchService(parts);
  const savedSearchStore = createSavedSearchStore(database);
  const savedSearchService = createSavedSearchService({
    ...{ ...parts, savedSearchStore },
    countNew: (query, span, limit) => countNewOpenings({ ...parts, jobSearchService }, query, span, limit),
  });
  return { ...parts, jobSearchService, savedSearchStore, savedSearchService };
}
