import type { FastifyInstance } from "fastify";
import { countryOfZone, type GeographyService } from "../../../engines/geography/geography.ts";
import { countryOfProfile } from "../../../engines/job-search/job-search.ts";
import { type GeosearchBody, jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { notFound } from "../../http/app-error.ts";
import { addUserRoute } from "../../http/route.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { PostingStore } from "../postings/posting.store.ts";
import { countFilters } from "./filters/filter-counts.service.ts";
import type { FilterCountsStore } from "./filters/filter-counts.store.ts";
import type { JobSearchService } from "./job-search.service.ts";

interface Services {
  jobSearchService: JobSearchService;
  filterCountsStore: FilterCountsStore;
  geographyService: GeographyService;
  postingStore: PostingStore;
  profileStore: Pick<ProfileStore, "load">;
}

export function addJobSearchRoutes(
  app: FastifyInstance,
  { jobSearchService, filterCountsStore, geographyService, postingStore, profileStore }: Services,
): void {
  /** Where nobody says where, the country of the profile comes first. */
  async function askedBy(userId: string, { job_title: jobTitle, ...query }: GeosearchBody) {
    if (query.country || query.state || query.city) return { jobTitle, ...query };
    const { present_location: written } = (await profileStore.load(userId)).personal_details;
    const clocksOf = query.zone ? countryOfZone(query.zone) : undefined;
    return { jobTitle, ...query, home: countryOfProfile(geographyService, written, clocksOf) };
  }

  addUserRoute(app, jobSearchEndpoints.geosearch, async ({ body, user, request }) => {
    const languages = request.headers["accept-language"];
    return { success: true, ...(await jobSearchService.page({ ...(await askedBy(user.id, body)), languages })) };
  });

  addUserRoute(app, jobSearchEndpoints.filterCounts, async ({ body, user }) => ({
    success: true,
    ...(await countFilters({ jobSearchService, filterCountsStore }, await askedBy(user.id, body))),
  }));

  addUserRoute(app, jobSearchEndpoints.suggestions, async ({ query: { text } }) => ({
    success: true,
    suggestions: await jobSearchService.suggest(text),
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
