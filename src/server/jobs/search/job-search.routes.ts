import type { FastifyInstance } from "fastify";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { notFound } from "../../http/app-error.ts";
import { addUserRoute } from "../../http/route.ts";
import type { PostingStore } from "../postings/posting.store.ts";
import type { FilterCountsService } from "./filters/filter-counts.service.ts";
import type { JobSearchService } from "./job-search.service.ts";
import type { SearchSuggestions } from "./memory/search-suggestions.service.ts";

interface Services {
  jobSearchService: JobSearchService;
  filterCounts: FilterCountsService;
  suggestions: SearchSuggestions;
  geographyService: GeographyService;
  postingStore: PostingStore;
}

export function addJobSearchRoutes(
  app: FastifyInstance,
  { jobSearchService, filterCounts, suggestions, geographyService, postingStore }: Services,
): void {
  addUserRoute(app, jobSearchEndpoints.geosearch, async ({ body: { job_title, ...query }, request }) => ({
    success: true,
    ...(await jobSearchService.page({ jobTitle: job_title, ...query, ...homeOf(request.headers["accept-language"]) })),
  }));

  addUserRoute(app, jobSearchEndpoints.filterCounts, async ({ body: { job_title, ...query } }) => ({
    success: true,
    ...(await filterCounts.count({ jobTitle: job_title, ...query })),
  }));

  addUserRoute(app, jobSearchEndpoints.suggestions, async ({ query: { text } }) => ({
    success: true,
    suggestions: await suggestions.suggest(text),
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

/** Of "de-AT,de;q=0.9" Austria. English of the United States is the default of browsers and says nothing of where somebody is. */
function homeOf(acceptLanguage: string | undefined): { homeCountry?: string } {
  const [, language, country] = /^\s*([a-z]{2,3})-([A-Z]{2})\b/.exec(acceptLanguage ?? "") ?? [];
  return country && !(language === "en" && country === "US") ? { homeCountry: country } : {};
}
