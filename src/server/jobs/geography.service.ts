import { allCountryNames, countryCodeOf, countryName } from "./country-names.ts";
import type { GeographyStore } from "./geography.store.ts";
import { foldKey } from "./search/search-terms.ts";

export interface NamedPlace {
  country: string;
  state?: string;
  city?: string;
}

/** Countries, states and cities by the names people use for them; upper case and accents don't matter. */
export function createGeographyService(store: GeographyStore) {
  return {
    countries: (): string[] => allCountryNames,

    async states(country: string): Promise<string[]> {
      const code = countryCodeOf(country);
      return code ? store.states(code) : [];
    },

    async cities(country: string, state?: string): Promise<string[]> {
      const code = countryCodeOf(country);
      return code ? store.cities(code, foldKey(state ?? "")) : [];
    },

    /** What a name in a sentence means: "Deutschland" a country, "Munich" a city, "Ontario" a state; undefined when unknown. */
    async findPlace(name: string): Promise<NamedPlace | undefined> {
      const code = countryCodeOf(name);
      if (code) return { country: countryName(code) };
      const key = foldKey(name);
      const place = key === "" ? undefined : await store.named(key);
      if (!place) return undefined;
      const isCity = place.cityKey === key || place.cityAliasKeys.includes(key);
      return { country: countryName(place.countryCode), state: place.state, ...(isCity && { city: place.city }) };
    },
  };
}

export type GeographyService = ReturnType<typeof createGeographyService>;
