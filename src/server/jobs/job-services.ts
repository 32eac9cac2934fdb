import { createGeographyService, readGazetteer } from "../../engines/geography/geography.ts";
import { createQuestionReading } from "../../engines/job-search/job-search.ts";
import type { Database } from "../database/database.ts";
import { projectPath } from "../project-path.ts";
import { createPostingStore } from "./postings/posting.store.ts";
import { createFilterCountsService } from "./search/filters/filter-counts.service.ts";
import { createFilterCountsStore } from "./search/filters/filter-counts.store.ts";
import { createJobPayStore } from "./search/job-pay.store.ts";
import { createJobSearchService } from "./search/job-search.service.ts";
import { createJobSearchStore } from "./search/job-search.store.ts";
import { createSearchMemoryService } from "./search/memory/search-memory.service.ts";
import { createSearchMemoryStore } from "./search/memory/search-memory.store.ts";
import { createSearchSuggestions } from "./search/memory/search-suggestions.service.ts";
import { createPartialPagesService } from "./search/partial-pages.service.ts";
import { createRankedTitlesStore } from "./search/ranked-titles.store.ts";
import { createSearchLadder } from "./search/search-ladder.service.ts";
import { createSearchPagesService } from "./search/search-pages.service.ts";

/** The job index's stores and services, put together. */
export function createJobServices({ database, publicUrl }: { database: Database; publicUrl: string }) {
  const postingStore = createPostingStore(database, publicUrl);
  const geographyService = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
  const memoryService = createSearchMemoryService(createSearchMemoryStore(database));
  const partialPages = createPartialPagesService(createRankedTitlesStore(database));
  const searchPages = createSearchPagesService({ searchStore: createJobSearchStore(database), partialPages });
  const jobSearchService = createJobSearchService({
    searchPages,
    ladder: createSearchLadder({ searchPages, partialPages }),
    memoryService,
    questionReading: createQuestionReading(geographyService),
    payStore: createJobPayStore(database),
    postingStore,
    geographyService,
  });
  return {
    postingStore,
    searchPages,
    memoryService,
    jobSearchService,
    filterCounts: createFilterCountsService({
      jobSearchService,
      searchPages,
      store: createFilterCountsStore(database),
    }),
    suggestions: createSearchSuggestions(memoryService, geographyService),
    geographyService,
  };
}
