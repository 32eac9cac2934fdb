import type { FastifyInstance } from "fastify";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { notFound } from "../../http/app-error.ts";
import { addUserRoute } from "../../http/route.ts";
import type { PostingStore } from "../postings/posting.store.ts";
import type { JobSearchService } from "./job-search.service.ts";

interface Services {
  jobSearchService: JobSearchService;
  geographyService: GeographyService;
  postingStore: PostingStore;
}

export function addJobSearchRoutes(
  app: FastifyInstance,
  { jobSearchService, geographyService, postingStore }: Services,
): void {
  addUserRoute(app, jobSearchEndpoints.geosearch, async ({ body: { job_title, ...query } }) => ({
    success: true,
    ...(await jobSearchService.page({ jobTitle: job_title, ...query })),
  }));

  addUserRoute(app, jobSearchEndpoints.opening, async ({ query: { id } }) => {
    const data = await postingStore.openById(id);
    if (!data) throw notFound("This opening is not listed any more.");
    return { success: true, data };
  });

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
