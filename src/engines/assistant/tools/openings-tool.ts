import type {
  ReadPayInput,
  ReadPayOutput,
  SearchJobsInput,
  SearchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import type { FoundJob, JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { SearchStep } from "../../../shared/jobs/search-filters.contract.ts";
import type { GeographyService } from "../../geography/geography.ts";
import type { PostingConditions } from "../../job-search/job-search.ts";
import { chatJobOf } from "../chat-job.ts";

const jobsPerPage = 5;
const aboutCharacters = 240;

interface PlaceInput {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/** What the named place is; a city or a state alone may stand for any place, "Bavaria" and "Deutschland" included. */
export function placeOfTool(
  { country, state, city }: PlaceInput,
  geography: Pick<GeographyService, "placeFromText">,
): Pick<JobSearchQuery, "country" | "state" | "city"> | undefined {
  if (country) return { country, ...(state && { state }), ...(city && { city }) };
  const name = city || state;
  return name ? geography.placeFromText(name) : {};
}

/** Berlin is a city in the state of Berlin: named once. */
const placeName = ({ city, state, country }: PlaceInput): string =>
  [...new Set([city, state, country])].filter((part) => part).join(", ");

/** What the search is asked: one more than a page, to know whether there are more. */
export const queryOfTool = ({ title, remote, page = 1 }: SearchJobsInput, place: PlaceInput): JobSearchQuery => ({
  jobTitle: title,
  ...place,
  ...(remote && { remote }),
  limit: jobsPerPage + 1,
  offset: (page - 1) * jobsPerPage,
});

export function conditionsOfTool(input: SearchJobsInput): PostingConditions {
  const { pay_at_least, pay_at_most, pay_period: period = "YEAR", pay_currencies: currencies = [] } = input;
  const { employment, without } = input;
  return {
    ...(pay_at_least !== undefined && { payAtLeast: { amount: pay_at_least, period, currencies } }),
    ...(pay_at_most !== undefined && { payAtMost: { amount: pay_at_most, period, currencies } }),
    ...(employment && { employment }),
    ...(without && { without }),
  };
}

/** @param place undefined where no posting can be: then nothing was searched */
export function openingsToolOutput(
  input: SearchJobsInput,
  place: PlaceInput | undefined,
  { results, match, steps = [] }: { results: FoundJob[]; match?: "related"; steps?: SearchStep[] },
): SearchJobsOutput {
  const { page = 1 } = input;
  if (!place) return { unknown_place: placeName(input), place: "", page, more: false, jobs: [] };
  const jobs = results.slice(0, jobsPerPage).map((posting) => ({
    ...chatJobOf(posting),
    ...(posting.match && { match: posting.match }),
    about: posting.description.slice(0, aboutCharacters),
  }));
  const notMet = steps.flatMap((step) => (step.kind === "without" ? step.texts : []));
  return {
    ...{ place: placeName(place), page, more: results.length > jobsPerPage },
    ...(match && { match }),
    ...(notMet.length > 0 && { not_met: notMet }),
    jobs,
  };
}

export const payToolOutput = (
  input: ReadPayInput,
  place: PlaceInput | undefined,
  groups: ReadPayOutput["groups"],
): ReadPayOutput =>
  place ? { place: placeName(place), groups } : { unknown_place: placeName(input), place: "", groups: [] };
