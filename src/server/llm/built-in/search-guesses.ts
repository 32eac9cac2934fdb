import type { SearchJobsInput, SearchJobsOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobRequest } from "./job-request.ts";

export interface SearchTry {
  search: SearchJobsInput;
  found: SearchJobsOutput;
}

/** Alone they say too little: a dental assistant is no assistant of any kind. */
const generic =
  /^(?:assistant|manager|officer|worker|specialist|technician|operator|engineer|consultant|coordinator|agent|clerk|helper|lead|director|supervisor|service|support|senior|junior|developer|designer|driver)s?$/i;

/** What else to try after a search that found nothing: first without what hardly any posting fulfils, then farther away. */
export function guessesAfter({ search, found }: SearchTry, asked: JobRequest): SearchJobsInput[] {
  if (found.page > 1 || found.jobs.length > 0) return [];
  if (found.unknown_place) return [withoutPlace(search, found.unknown_place)];
  // Most who write Georgia mean the state.
  if (search.country === "Georgia" && !search.state && !search.city)
    return [{ ...search, country: "United States", state: "Georgia" }];
  const { pay_at_least, pay_at_most, pay_period, pay_currencies, employment, remote, ...rest } = search;
  const coreTitle = search.title === asked.title ? asked.coreTitle : "";
  const core =
    coreTitle !== "" && coreTitle !== search.title && !generic.test(coreTitle) ? [{ ...search, title: coreTitle }] : [];
  const isConditioned = pay_at_least !== undefined || pay_at_most !== undefined || employment !== undefined || remote;
  const conditioned = isConditioned ? [rest] : [];
  const { city, state, ...wider } = rest;
  const farther = rest.title !== "" && rest.country && (city || state) ? [wider] : [];
  return [...core, ...conditioned, ...farther];
}

/** From the person's own city to the country and to anywhere; a place that was asked for stays. */
export function widerPlaces({ search }: SearchTry, asked: JobRequest): SearchJobsInput[] {
  if (asked.places.length > 0 || !(search.country || search.city)) return [];
  const { country, city, state, ...rest } = search;
  return [...(country && (city || state) ? [{ ...rest, country }] : []), rest];
}

/** "jobs in marketing" names no place. */
function withoutPlace({ title, city, ...rest }: SearchJobsInput, words: string): SearchJobsInput {
  return { ...rest, title: [title, words].filter((part) => part !== "").join(" ") };
}
