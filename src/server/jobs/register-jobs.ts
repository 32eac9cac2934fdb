import type { FastifyInstance } from "fastify";
import { createJobServices, type JobServicesSettings } from "./job-services.ts";
import { addPostingPages } from "./postings/job-page.routes.ts";
import { addJobSearchRoutes } from "./search/job-search.routes.ts";

/** Serves the job index's calls and pages; other features get what they need of its services. */
export function registerJobs(app: FastifyInstance, settings: JobServicesSettings) {
  const services = createJobServices(settings);
  const { postingStore, jobSearchService, geographyService } = services;
  addJobSearchRoutes(app, services);
  addPostingPages(app, { postingStore });
  return { postingStore, jobSearchService, geographyService };
}
