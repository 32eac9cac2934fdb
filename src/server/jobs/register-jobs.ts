import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { readGazetteer } from "./geography/gazetteer.ts";
import { createGeographyService } from "./geography.service.ts";
import { addPostingPages } from "./job-page.routes.ts";
import { createJobPayStore } from "./job-pay.store.ts";
import { addJobSearchRoutes } from "./job-search.routes.ts";
import { createJobSearchService } from "./job-search.service.ts";
import { createJobSearchStore } from "./job-search.store.ts";
import { createPostingStore } from "./posting.store.ts";

/** Builds the job index's services and serves its calls and pages; other features get what they need of it. */
export function registerJobs(app: FastifyInstance, { database, publicUrl }: { database: Database; publicUrl: string }) {
  const postingStore = createPostingStore(database, publicUrl);
  const geographyService = createGeographyService(readGazetteer());
  const jobSearchService = createJobSearchService({
    searchStore: createJobSearchStore(database),
    payStore: createJobPayStore(database),
    postingStore,
    geographyService,
  });

  addJobSearchRoutes(app, { jobSearchService, geographyService });
  addPostingPages(app, { postingStore });
  return { postingStore, jobSearchService, geographyService };
}
