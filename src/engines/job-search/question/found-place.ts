import type { JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import { countryOfZone, type GeographyService } from "../../geography/geography.ts";
import type { Coordinates } from "../index/search-cells.ts";
import type { SearchPlace } from "./search-place.ts";

export interface NamedPlaceRead {
  country?: string;
  state?: string;
  city?: string;
}

export interface FoundPlace {
  place: SearchPlace;
  named: NamedPlaceRead;
  town?: Coordinates;
  /** It was read beside the title, where it may have been meant otherwise. */
  isRead?: boolean;
}

export function namesPlace({ country, state, city }: NamedPlaceRead): boolean {
  return Boolean(country || state || city);
}

/** The place of the query, else the one that was read beside the title, else that of the device. Undefined for one that no posting can be in. */
export function foundPlace(
  query: JobSearchQuery,
  read: { place?: NamedPlaceRead; remote: boolean; kilometres?: number },
  geography: Pick<GeographyService, "placeKeys">,
): FoundPlace | undefined {
  const named: NamedPlaceRead = namesPlace(query) ? query : (read.place ?? {});
  const remote = read.remote || undefined;
  const kilometres = query.filters?.distance_km ?? read.kilometres;
  const { latitude, longitude } = query;
  if (!namesPlace(named)) {
    if (remote || latitude === undefined || longitude === undefined)
      return { place: { remote, ...homeCountryOf(query) }, named: {} };
    return { place: { near: { latitude, longitude, ...(kilometres && { kilometres }) } }, named: {} };
  }
  const keys = geography.placeKeys(named);
  if (!keys) return undefined;
  const { latitude: north, longitude: east, ...place } = keys;
  const town = north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
  const isAround = town && kilometres && named.city;
  const within = isAround ? { countryCode: place.countryCode, near: { ...town, kilometres } } : place;
  return { place: { ...within, remote }, named, isRead: !namesPlace(query), ...(town && named.city && { town }) };
}

/**
 * The country whose openings come first where no place is asked for: the profile's, else where the clocks are the person's, else where the language is spoken, of
 * "de-AT,de;q=0.9" Austria and of "de" Germany. English of the United States is the default of browsers and says nothing of where somebody is.
 */
export function homeCountryOf(query: Pick<JobSearchQuery, "home" | "zone" | "languages">): { home?: string } {
  if (query.home) return { home: query.home };
  const { zone, languages } = query;
  const [, language = "en", country] = /^\s*([a-z]{2,3})(?:-([A-Z]{2}))?(?![\w-])/.exec(languages ?? "") ?? [];
  const isSaid = language !== "en" || (country ?? "US") !== "US";
  const spoken = isSaid ? (country ?? new Intl.Locale(language).maximize().region) : undefined;
  const home = (zone && countryOfZone(zone)) ?? spoken;
  return home ? { home } : {};
}
