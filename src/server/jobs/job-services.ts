import { createGeographyService, readGazetteer } from "../../engines/geography/geography.ts";
import type { Database } from "../database/database.ts";
import { projectPath } from "../project-path.ts";
import { createJobPayStore } from "./job-pay.store.ts";
import { createJobSearchService } from "./job-search.service.ts";
import { createJobSearchStore } from "./job-search.store.ts";
import { createPlacePostingsStore } from "./place-postings.store.ts";
import { createPostingStore } from "./posting.store.ts";
import { createSearchPagesService } from "./search-pages.service.ts";
import { createSearchStatisticsService } from "./search-statistics.service.ts";
import { createSearchStatisticsStore } from "./search-statistics.store.ts";

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
