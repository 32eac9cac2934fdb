import type { SearchSuggestion } from "../../../shared/jobs/search-filters.contract.ts";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import type { GeographyService } from "../../geography/geography.ts";
import type { SearchStatistics } from "./search-statistics.ts";
import type { TitleDictionary } from "./title-dictionary.ts";
import { suggestTitles } from "./title-suggestions.ts";

const maxTitles = 6;
const maxOthers = 3;
const minLength = 2;

/**
 * What a search box proposes as one types: titles, employers, and places of the index.
 *
 * @param countOf how many postings a search for a title finds
 */
export async function searchSuggestions(
  text: string,
  { dictionary, statistics }: { dictionary: TitleDictionary; statistics: SearchStatistics },
  geography: Pick<GeographyService, "placeFromText">,
  countOf: (title: string) => Promise<number>,
): Promise<SearchSuggestion[]> {
  const key = foldKey(text);
  if (key.length < minLength) return [];
  const titled = async (title: string) => ({ kind: "title" as const, text: title, count: await countOf(title) });
  const titles = suggestTitles(text, dictionary, maxTitles);
  const employers = statistics.employers.beginning(key, maxOthers);
  return [
    ...(await Promise.all(titles.map(titled))),
    ...employers.map(({ key: employer, name, postings }) => ({
      kind: "employer" as const,
      text: name,
      key: employer,
      count: postings,
    })),
    ...placesOf(statistics.citiesBeginning(key, maxOthers), geography),
  ];
}

function placesOf(
  cities: { key: string; postings: number }[],
  geography: Pick<GeographyService, "placeFromText">,
): SearchSuggestion[] {
  return cities.flatMap(({ key, postings }) => {
    const place = geography.placeFromText(key);
    if (!place?.city) return [];
    const { country, state, city } = place;
    const text = [...new Set([city, state, country])].filter(Boolean).join(", ");
    return [{ kind: "place" as const, text, count: postings, place: { country, city, ...(state && { state }) } }];
  });
}
