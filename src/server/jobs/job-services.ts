import { createGeographyService, readGazetteer } from "../../engines/geography/geography.ts";
import type { Database } from "../database/database.ts";
import { projectPath } from "../project-path.ts";
import { createPostingStore } from "./postings/posting.store.ts";
import { createJobPayStore } from "./search/job-pay.store.ts";
import { createJobSearchService } from "./search/job-search.service.ts";
import { createJobSearchStore } from "./search/job-search.store.ts";
import { createPlacePostingsStore } from "./search/place-postings.store.ts";
import { createSearchPagesService } from "./search/search-pages.service.ts";
import { createSearchStatisticsService } from "./search/search-statistics.service.ts";
import { createSearchStatisticsStore } from "./search/search-statistics.store.ts";

/** The job index's stores and services, put together. */
export function createJobServices({ database, publicUrl }: { database: Database; publicUrl: string }) {
  const postingStore = createPostingStore(database, publicUrl);
  const geographyService = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
  const statistics = createSearchStatisticsService(createSearchStatisticsStore(database));
  const searchPages = createSearchPagesService({ searchStore: createJobSearchStore(database), statistics });
  const placePostings = createPlacePostingsStore(database);
  const payStore = createJobPayStore(database);
  return {
    postingStore,
    searchPages,
    jobSearchService: createJobSearchService({
      searchPages,
      statistics,
      payStore,
      postingStore,
      placePostings,
      geographyService,
    }),
    geographyService,
  };
}
