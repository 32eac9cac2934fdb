import { foldKey } from "../../shared/text/folded-text.rules.ts";
import { allCountryNames, countryCodeOf, countryCodeOfShort, countryName } from "./country-names.ts";
import type { City, Gazetteer, State } from "./gazetteer.ts";
import { createNearCity } from "./near-city.ts";
import { type ChosenPlace, choosePlace, otherNameWeight, possibleCountries } from "./place-choice.ts";
import { partsOfPlaces } from "./place-parts.ts";

/** A place by the names that this geography shows it by. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: string;
  state?: string;
  city?: string;
  /** Of the city; absent for a country or a state. */
  latitude?: number;
  longitude?: number;
  population?: number;
}

export interface NamedPlace {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/** What the search narrows by. Keys are folded names (`foldKey`) as postings hold them. */
export interface PlaceKeys {
  countryCode?: string;
  stateKey?: string;
  cityKey?: string;
  /** Of the city, where it is known. */
  latitude?: number;
  longitude?: number;
}

/** The countries, states and cities of the world, by any name that people use for them; case and accents don't matter. */
export function createGeographyService(gazetteer: Gazetteer) {
  const nearCity = createNearCity(gazetteer);

  function stateOf(countryCode: string | undefined, name: string): State | undefined {
    const states = gazetteer.statesNamed(foldKey(name));
    return states.find((state) => !countryCode || state.countryCode === countryCode);
  }

  function cityOf(countryCode: string | undefined, state: State | undefined, name: string): City | undefined {
    return gazetteer
      .citiesNamed(foldKey(name))
      .filter((city) => (!countryCode || city.countryCode === countryCode) && (!state || city.state === state))
      .sort((a, b) => weightOf(b) - weightOf(a))[0];
  }

  return {
    countries: (): string[] => allCountryNames,

    states(country: string): string[] {
      return gazetteer.states(codeOf(country) ?? "").map(({ name }) => name);
    },

    cities(country: string, stateName?: string): string[] {
      const code = codeOf(country);
      const state = stateName ? stateOf(code, stateName) : undefined;
      if (!code || (stateName && !state)) return [];
      return gazetteer.cityNames(code, state);
    },

    /**
     * The place that a text names, as postings and people write it: "Berlin, Germany", "San Francisco, CA",
     * "Remote - Germany", "München". Of several places the first; of several of one name the one in `nearCountry` (an
     * ISO code), then the most populous. Undefined when no part of it is a place.
     */
    placeFromText(text: string, nearCountry?: string): Place | undefined {
      return this.placesFromText(text, nearCountry)[0];
    },

    /** As `placeFromText`, with every place of "London, UK; Paris, France". */
    placesFromText(text: string, nearCountry?: string): Place[] {
      return partsOfPlaces(gazetteer, text).flatMap((parts) => {
        const chosen = choosePlace(parts, nearCountry);
        return chosen ? [shown(chosen)] : [];
      });
    },

    /** The ISO codes of all countries that have a place which the text may name as `placeFromText` reads it. */
    countriesFromText(text: string): string[] {
      return (
        partsOfPlaces(gazetteer, text)
          .map(possibleCountries)
          .find((codes) => codes.length > 0) ?? []
      );
    },

    /** The large town that a misspelled name most likely stands for. */
    placeNear(name: string): Place | undefined {
      const city = nearCity(foldKey(name));
      return city && shown({ countryCode: city.countryCode, ...(city.state && { state: city.state }), city });
    },

    /** The keys of a place named by its parts; undefined when there is no such country. */
    placeKeys({ country, state: stateName, city: cityName }: NamedPlace): PlaceKeys | undefined {
      const countryCode = country ? codeOf(country) : undefined;
      if (country && !countryCode) return undefined;
      const state = stateName ? stateOf(countryCode, stateName) : undefined;
      const city = cityName ? cityOf(countryCode, state, cityName) : undefined;
      return {
        countryCode,
        ...(stateName && { stateKey: foldKey(state?.name ?? stateName) }),
        ...(cityName && { cityKey: foldKey(city?.name ?? cityName) }),
        ...(city && { latitude: city.latitude, longitude: city.longitude }),
      };
    },
  };
}

export type GeographyService = ReturnType<typeof createGeographyService>;

/** Where only a country can stand, "IN" is one. */
function codeOf(country: string): string | undefined {
  return countryCodeOf(country) ?? countryCodeOfShort(country);
}

/** A place that goes by the name counts more than one that also goes by it. */
function weightOf({ population, isFirstName }: City): number {
  return (population + 1) * (isFirstName ? 1 : otherNameWeight);
}

function shown({ countryCode, state, city }: ChosenPlace): Place {
  return {
    countryCode,
    country: countryName(countryCode),
    ...(state && { state: state.name }),
    ...(city && {
      city: city.name,
      latitude: city.latitude,
      longitude: city.longitude,
      population: city.population,
    }),
  };
}
