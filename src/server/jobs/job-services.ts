import { createGeographyService, readGazetteer } from "../../engines/geography/geography.ts";
import { createSearchAsking } from "../../engines/job-search/job-search.ts";
import type { Database } from "../database/database.ts";
import { projectPath } from "../project-path.ts";
import { createPostingStore } from "./postings/posting.store.ts";
import { createFilterCountsStore } from "./search/filters/filter-counts.store.ts";
import { createJobPayStore } from "./search/job-pay.store.ts";
import { createJobSearchService } from "./search/job-search.service.ts";
import { createJobSearchStore } from "./search/job-search.store.ts";
import { createSearchMemoryService } from "./search/memory/search-memory.service.ts";
import { createSearchMemoryStore } from "./search/memory/search-memory.store.ts";
import { createRankedTitlesStore } from "./search/ranked-titles.store.ts";

/** The job index's stores and services, put together. */
export function createJobServices({ database, publicUrl }: { database: Database; publicUrl: string }) {
  const geographyService = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
  const parts = {
    geographyService,
    postingStore: createPostingStore(database, publicUrl),
    memoryService: createSearchMemoryService(createSearchMemoryStore(database)),
    searchStore: createJobSearchStore(database),
    rankedTitles: createRankedTitlesStore(database),
    searchAsking: createSearchAsking(geographyService),
    payStore: createJobPayStore(database),
    filterCountsStore: createFilterCountsStore(database),
  };
  return { ...parts, jobSearchService: createJobSearchService(parts) };
}
