import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { createJobServices, type JobServicesSettings } from "./job-services.ts";
import { addPostingPages } from "./postings/job-page.routes.ts";
import { addSavedSearchRoutes } from "./saved-searches/saved-search.routes.ts";
import { addJobSearchRoutes } from "./search/job-search.routes.ts";
import type { SearchReplica } from "./search/memory/search-reads.ts";

interface JobSettings extends Omit<JobServicesSettings, "replica"> {
  replicaDatabase: Database | undefined;
  countSearchRead: SearchReplica["count"];
  profileStore: Pick<ProfileStore, "load">;
}

/** Serves the job index's calls and pages; other features get what they need of its services. */
export function registerJobs(app: FastifyInstance, { replicaDatabase, countSearchRead, ...settings }: JobSettings) {
  const replica = replicaDatabase && {
    database: replicaDatabase,
    count: countSearchRead,
    complain: (error: unknown) => app.log.warn(error, "The replica of DATABASE_REPLICA_URL does not answer searches"),
  };
  const services = createJobServices({ ...settings, replica });
  const { postingStore, jobSearchService, geographyService, savedSearchService } = services;
  addJobSearchRoutes(app, { ...services, ...settings });
  addSavedSearchRoutes(app, savedSearchService);
  addPostingPages(app, { postingStore });
  return { postingStore, jobSearchService, geographyService, savedSearchService };
}
