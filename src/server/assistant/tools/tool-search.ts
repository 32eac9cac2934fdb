import {
  conditionsOfTool,
  openingsToolOutput,
  payToolOutput,
  placeOfTool,
  queryOfTool,
} from "../../../engines/assistant/assistant.ts";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import type {
  ReadPayInput,
  ReadPayOutput,
  SearchJobsInput,
  SearchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobSearchService } from "../../jobs/search/job-search.service.ts";

interface Sources {
  jobSearchService: JobSearchService;
  geographyService: GeographyService;
}

/** One page of openings. */
export async function searchJobs(
  { jobSearchService, geographyService }: Sources,
  input: SearchJobsInput,
): Promise<SearchJobsOutput> {
  const place = placeOfTool(input, geographyService);
  const found = place && (await jobSearchService.page(queryOfTool(input, place), conditionsOfTool(input)));
  return openingsToolOutput(input, place, found ?? { results: [] });
}

/** What postings pay. */
export async function readPay(
  { jobSearchService, geographyService }: Sources,
  input: ReadPayInput,
): Promise<ReadPayOutput> {
  const place = placeOfTool(input, geographyService);
  const asked = { jobTitle: input.title, ...place, ...(input.remote && { remote: true }) };
  return payToolOutput(input, place, place ? await jobSearchService.pay(asked) : []);
}
