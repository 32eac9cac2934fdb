import type { FastifyInstance } from "fastify";
import { jobSearchEndpoints } from "../../shared/jobs/job-search.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { GeographyService } from "./geography.service.ts";
import type { JobSearchService } from "./job-search.service.ts";

interface Services {
  jobSearchService: JobSearchService;
  geographyService: GeographyService;
}

export function addJobSearchRoutes(app: FastifyInstance, { jobSearchService, geographyService }: Services): void {
  addUserRoute(app, jobSearchEndpoints.geosearch, async ({ body: { job_title, ...query } }) => ({
    success: true,
    ...(await jobSearchService.page({ jobTitle: job_title, ...query })),
  }));

  addUserRoute(app, jobSearchEndpoints.countries, () => ({ success: true, countries: geographyService.countries() }));

  addUserRoute(app, jobSearchEndpoints.states, ({ body }) => ({
    success: true,
    states: geographyService.states(body.country),
  }));

  addUserRoute(app, jobSearchEndpoints.cities, ({ body }) => ({
    success: true,
    cities: geographyService.cities(body.country, body.state),
  }));
}
