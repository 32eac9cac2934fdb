import type { FirstCountry, JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { SearchStep, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import { countryName } from "../../geography/geography.ts";
import { namesPlace } from "../question/found-place.ts";
import type { ReadSearch } from "../question/question-reading.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";
import type { PlacedSearch } from "./asked-search.ts";

/** "Near me" says nothing where nobody knows where that is, and "within 20 km" nothing without a place. */
export function saidOf(
  { understood, unheld, place }: ReadSearch,
  query: JobSearchQuery,
): { understood?: UnderstoodCondition[]; not_understood?: string[] } {
  const isLocated = query.latitude !== undefined;
  const isPlaced = isLocated || place !== undefined || namesPlace(query);
  const lost = understood.filter(
    ({ kind }) => (kind === "near_me" && !isLocated) || (kind === "distance" && !isPlaced),
  );
  const held = understood.filter((one) => !lost.includes(one));
  const not = [...unheld, ...lost.map(({ text }) => text)];
  return { ...(held.length > 0 && { understood: held }), ...(not.length > 0 && { not_understood: not }) };
}

/** Where nobody says where, openings of one country come before others: which, and by what. */
export function firstCountryOf(
  { asked }: PlacedSearch,
  { home: ofProfile }: JobSearchQuery,
): { first_country?: FirstCountry } {
  const { home } = asked.place;
  return home === undefined
    ? {}
    : { first_country: { name: countryName(home), by: ofProfile ? "profile" : "browser" } };
}

/** Words as they were typed, where the index knows them in one form. */
export function asTyped(steps: SearchStep[], title: string): SearchStep[] {
  const typed = new Map(
    surfaceWords(title).flatMap((word) => searchTermsOf([word]).map((term) => [term, word] as const)),
  );
  const words = (terms: string[]) => terms.map((term) => typed.get(term) ?? term);
  return steps.map((step) => {
    if (step.kind === "levels") return { ...step, left_out: words(step.left_out) };
    if (step.kind === "some_words") return { ...step, missing: words(step.missing) };
    return step.kind === "mentioned" ? { ...step, words: words(step.words) } : step;
  });
}
