import type { GeographyService } from "../../../engines/geography/geography.ts";
import type {
  ReadPayInput,
  ReadPayOutput,
  SearchJobsInput,
  SearchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobSearchService } from "../../jobs/search/job-search.service.ts";

const jobsPerPage = 5;
const aboutCharacters = 240;

interface Sources {
  jobSearchService: JobSearchService;
  geographyService: GeographyService;
}

interface Place {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/** One page of openings. */
export async function searchJobs(
  { jobSearchService, geographyService }: Sources,
  input: SearchJobsInput,
): Promise<SearchJobsOutput> {
  const { title, remote, page = 1 } = input;
  const place = placeOf(geographyService, input);
  if (!place) return { unknown_place: placeName(input), place: "", page, more: false, jobs: [] };
  const wanted = {
    jobTitle: title,
    ...place,
    ...(remote && { remote }),
    limit: jobsPerPage + 1,
    offset: (page - 1) * jobsPerPage,
  };
  const { results: postings, match } = await jobSearchService.page(wanted, conditionsOf(input));
  const jobs = postings
    .slice(0, jobsPerPage)
    .map(({ job_title, company, location, salary, job_url, posted_at, description }) => ({
      job_title,
      company,
      location,
      salary,
      job_url,
      ...(posted_at && { posted_at }),
      about: description.slice(0, aboutCharacters),
    }));
  return { place: placeName(place), page, more: postings.length > jobsPerPage, ...(match && { match }), jobs };
}

/** What postings pay. */
export async function readPay(
  { jobSearchService, geographyService }: Sources,
  input: ReadPayInput,
): Promise<ReadPayOutput> {
  const place = placeOf(geographyService, input);
  if (!place) return { unknown_place: placeName(input), place: "", groups: [] };
  const groups = await jobSearchService.pay({ jobTitle: input.title, ...place, ...(input.remote && { remote: true }) });
  return { place: placeName(place), groups };
}

function conditionsOf({
  pay_at_least,
  pay_at_most,
  pay_period = "YEAR",
  pay_currencies = [],
  employment,
  without,
}: SearchJobsInput) {
  return {
    ...(pay_at_least !== undefined && {
      payAtLeast: { amount: pay_at_least, period: pay_period, currencies: pay_currencies },
    }),
    ...(pay_at_most !== undefined && {
      payAtMost: { amount: pay_at_most, period: pay_period, currencies: pay_currencies },
    }),
    ...(employment && { employment }),
    ...(without && { without }),
  };
}

/** Berlin is a city in the state of Berlin: named once. */
function placeName({ city, state, country }: Place): string {
  return [...new Set([city, state, country])].filter((part) => part).join(", ");
}

/** What the named place is; a city or a state alone may stand for any place, "Bavaria" and "Deutschland" included. */
function placeOf(geography: GeographyService, { country, state, city }: Place): Place | undefined {
  if (country) return { country, ...(state && { state }), ...(city && { city }) };
  const name = city || state;
  return name ? geography.placeFromText(name) : {};
}
