import { type SQL, sql } from "drizzle-orm";
import {
  cellsNear,
  nearKilometres,
  type SearchPlace,
  type Surroundings,
} from "../../../../engines/job-search/job-search.ts";

/** As PostgreSQL's tsquery: one term of each group. */
export function oneOfEach(groups: string[][]): string {
  return groups.map((group) => `(${group.map(quoted).join(" | ")})`).join(" & ");
}

export function allOf(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What the ordered index of the place is read by, and what is left to hold of each of its rows. */
export function pathInto(place: SearchPlace): { path: SQL; rest: SQL[] } {
  const { countryCode, stateKey, cityKey, remote, exceptCountry } = place;
  const named = [
    ...(cityKey ? [sql`city_key = ${cityKey}`] : []),
    ...(stateKey ? [sql`state_key = ${stateKey}`] : []),
    ...(countryCode ? [sql`country_code = ${countryCode}`] : []),
  ];
  const [path = sql`true`, ...rest] = named;
  const others = exceptCountry ? [sql`country_code <> ${exceptCountry}`] : [];
  return { path, rest: [...rest, ...others, ...(remote ? [sql`remote`] : [])] };
}

/** Everything that the place asks of an entry. */
export function placeIs(place: SearchPlace): SQL[] {
  const { path, rest } = pathInto(place);
  return [path, ...rest, ...(place.near ? [sql`cell = any(${cellArray(place.near)})`, isNear(place.near)] : [])];
}

export function cellArray(near: Surroundings): SQL {
  return sql`${sql.param(cellsNear(near, near.kilometres))}::integer[]`;
}

function isNear({ latitude, longitude, kilometres = nearKilometres, beyond }: Surroundings): SQL {
  // The haversine, on a sphere of 6,371 km; least() guards asin against rounding above 1.
  const half = sql`power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)`;
  const distance = sql`12742 * asin(least(1, sqrt(${half})))`;
  const within = sql`${distance} <= ${kilometres}::float8`;
  return beyond === undefined ? within : sql`${within} and ${distance} > ${beyond}::float8`;
}

function quoted(term: string): string {
  return `'${term.replace(/['\\]/g, "$&$&")}'`;
}

/** As PostgreSQL's bigint[]. */
export function hashArray(hashes: bigint[]): SQL {
  return sql`${`{${hashes.join(",")}}`}::bigint[]`;
}
