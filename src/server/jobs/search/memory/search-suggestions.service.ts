import type { GeographyService } from "../../../../engines/geography/geography.ts";
import { suggestTitles } from "../../../../engines/job-search/job-search.ts";
import type { SearchSuggestion } from "../../../../shared/jobs/search-filters.contract.ts";
import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import type { SearchMemoryService } from "./search-memory.service.ts";

const maxTitles = 6;
const maxOthers = 3;
const minLength = 2;

/** What the search box proposes as one types: from memory, without a query but for the revision of the index. */
export function createSearchSuggestions(memoryService: SearchMemoryService, geography: GeographyService) {
  function placesOf(cities: { key: string; postings: number }[]): SearchSuggestion[] {
    return cities.flatMap(({ key, postings }) => {
      const place = geography.placeFromText(key);
      if (!place?.city) return [];
      const { country, state, city } = place;
      const text = [...new Set([city, state, country])].filter(Boolean).join(", ");
      return [{ kind: "place" as const, text, count: postings, place: { country, city, ...(state && { state }) } }];
    });
  }

  return {
    async suggest(text: string): Promise<SearchSuggestion[]> {
      const key = foldKey(text);
      if (key.length < minLength) return [];
      const { dictionary, statistics } = await memoryService.current();
      const titles = suggestTitles(text, dictionary, maxTitles);
      const employers = statistics.employers.beginning(key, maxOthers);
      return [
        ...titles.map(({ text: title, postings }) => ({ kind: "title" as const, text: title, count: postings })),
        ...employers.map(({ key: employer, name, postings }) => ({
          kind: "employer" as const,
          text: name,
          key: employer,
          count: postings,
        })),
        ...placesOf(statistics.citiesBeginning(key, maxOthers)),
      ];
    },
  };
}

export type SearchSuggestions = ReturnType<typeof createSearchSuggestions>;
