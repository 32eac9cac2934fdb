import type { SearchStatistics } from "../dictionary/search-statistics.ts";
import { type Coordinates, cellsNear, nearKilometres } from "../index/search-cells.ts";

export interface Surroundings extends Coordinates {
  /** `nearKilometres` where it is not said. */
  kilometres?: number;
  /** No nearer than so many kilometres. */
  beyond?: number;
}

export interface SearchPlace {
  countryCode?: string;
  stateKey?: string;
  cityKey?: string;
  near?: Surroundings;
  remote?: boolean;
  /** Everywhere but there. */
  exceptCountry?: string;
  /** The country whose postings come first. */
  home?: string;
}

/** A place that may take the asked one's, from near to far. */
export interface WiderPlace {
  place: SearchPlace;
  name: string;
  kilometres?: number;
}

const radii = [25, 50, 100, 200, 400];
/** Kilometres. Farther across a border nobody goes to work. */
const radiusAbroad = 300;
/** Kilometres up to which one ring of surroundings comes before the next. */
const rings = [10, 25, 50, 100, 200, 300, 400];

/** The parts of a place whose postings come one after the other: the country at home before others, what is near before what is far. */
export function legsOf({ home, near, ...place }: SearchPlace): SearchPlace[] {
  if (home !== undefined)
    return [
      { ...place, countryCode: home },
      { ...place, exceptCountry: home },
    ];
  if (!near) return [place];
  const furthest = near.kilometres ?? nearKilometres;
  const ends = [...rings.filter((ring) => ring < furthest), furthest];
  return ends.map((kilometres, at) => {
    const beyond = ends[at - 1];
    return { ...place, near: { ...near, kilometres, ...(beyond !== undefined && { beyond }) } };
  });
}

/** Around a town: 25 to 400 km within its country, then its state, then its country. */
export function placesAround(
  place: SearchPlace,
  town: { latitude: number; longitude: number } | undefined,
  named: { city?: string; state?: string; country?: string },
): WiderPlace[] {
  const { countryCode, stateKey, cityKey, remote, near } = place;
  const shared = { ...(countryCode && { countryCode }), ...(remote && { remote }) };
  if (near && !town) {
    const reached = near.kilometres ?? 50;
    return [100, 200]
      .filter((kilometres) => kilometres > reached)
      .map((kilometres) => ({
        place: { ...place, near: { ...near, kilometres } },
        name: `within ${kilometres} km`,
        kilometres,
      }));
  }
  // Nobody knows where such a town would be.
  if (cityKey && !town) return [];
  return [
    ...(town && cityKey
      ? radii.map((kilometres) => ({
          place: { ...shared, near: { ...town, kilometres } },
          name: `within ${kilometres} km of ${named.city ?? ""}`,
          kilometres,
        }))
      : []),
    ...(cityKey && stateKey ? [{ place: { ...shared, stateKey }, name: named.state ?? "the region" }] : []),
    ...((cityKey || stateKey) && countryCode ? [{ place: shared, name: named.country ?? "the country" }] : []),
  ];
}

/** Around a town in whatever country, for one whose own has nothing. */
export const placeAcrossBorders = (
  { remote }: SearchPlace,
  town: Coordinates | undefined,
  { city }: { city?: string },
): WiderPlace[] =>
  town && city
    ? [
        {
          place: { ...(remote && { remote }), near: { ...town, kilometres: radiusAbroad } },
          name: `within ${radiusAbroad} km of ${city}`,
          kilometres: radiusAbroad,
        },
      ]
    : [];

/** In the smallest part of the place that is counted; undefined for no place. */
export function placeCountOf(
  { countryCode, stateKey, cityKey, near }: SearchPlace,
  known: SearchStatistics,
): number | undefined {
  if (near) {
    const cells = cellsNear(near, near.kilometres);
    return cells.reduce((total, cell) => total + known.count("cell", String(cell)), 0);
  }
  if (cityKey) return known.count("city", cityKey);
  if (stateKey) return known.count("state", stateKey);
  if (countryCode) return known.count("country", countryCode);
  return undefined;
}
