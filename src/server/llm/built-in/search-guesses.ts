import type { SearchJobsInput, SearchJobsOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobRequest } from "./job-request.ts";

export interface SearchTry {
  search: SearchJobsInput;
  found: SearchJobsOutput;
}

/**
 * What else a search that found nothing may have meant, likeliest first. Only the index knows that "jobs in marketing"
 * names no place and "nurse Berlin" names one.
 */
export function guessesAfter({ search, found }: SearchTry, text: string): SearchJobsInput[] {
  if (found.page > 1 || found.jobs.length > 0) return [];
  if (found.unknown_place) return [withoutPlace(search, found.unknown_place, text)];
  return search.country || search.city ? [] : [1, 2].flatMap((count) => placeAtEnd(search, count));
}

/** From the person's own city to the country and to anywhere; a place that was asked for stays. */
export function widerPlaces({ search }: SearchTry, asked: JobRequest): SearchJobsInput[] {
  if (asked.country || asked.city || !(search.country || search.city)) return [];
  const { title, country, city } = search;
  return [...(country && city ? [{ title, country }] : []), { title }];
}

function withoutPlace(search: SearchJobsInput, words: string, text: string): SearchJobsInput {
  const { title, remote } = search;
  // The title of an earlier search was not repeated: "jobs in marketing" asks for something new.
  const isRepeated = title !== "" && text.toLowerCase().includes(title.toLowerCase());
  return { title: isRepeated ? `${title} ${words}` : words, ...(remote && { remote }) };
}

function placeAtEnd({ title, remote }: SearchJobsInput, count: number): SearchJobsInput[] {
  const words = title.split(" ");
  if (words.length <= count) return [];
  return [{ title: words.slice(0, -count).join(" "), city: words.slice(-count).join(" "), ...(remote && { remote }) }];
}
