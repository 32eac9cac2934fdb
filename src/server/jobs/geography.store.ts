import { and, arrayContains, asc, eq, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { jobPlaceTable } from "./posting.table.ts";

interface PlaceWords {
  countryCode?: string | undefined;
  /** Folded names (`foldKey`); empty when not asked for. */
  state: string;
  city: string;
}

export interface PlaceKeys {
  countryCode?: string;
  stateKey?: string;
  cityKey?: string;
}

const place = jobPlaceTable;

/** The places of the job index. */
export function createGeographyStore(database: Database) {
  return {
    async states(countryCode: string): Promise<string[]> {
      const rows = await database
        .selectDistinct({ state: place.state })
        .from(place)
        .where(eq(place.countryCode, countryCode))
        .orderBy(asc(place.state));
      return rows.map((row) => row.state).filter((state) => state !== "");
    },

    /** Of the whole country when `state` is empty. */
    async cities(countryCode: string, state: string): Promise<string[]> {
      const rows = await database
        .selectDistinct({ city: place.city })
        .from(place)
        .where(and(eq(place.countryCode, countryCode), stateIs(state)))
        .orderBy(asc(place.city));
      return rows.map((row) => row.city);
    },

    /** The keys that the index holds for the named place; undefined when it knows no such place. */
    async keysOf({ countryCode, state, city }: PlaceWords): Promise<PlaceKeys | undefined> {
      if (!state && !city) return { countryCode };
      const [row] = await database
        .select()
        .from(place)
        .where(and(countryCode ? eq(place.countryCode, countryCode) : undefined, stateIs(state), cityIs(city)))
        .limit(1);
      if (!row) return undefined;
      return {
        countryCode: countryCode && row.countryCode,
        stateKey: state ? row.stateKey : undefined,
        cityKey: city ? row.cityKey : undefined,
      };
    },

    /** The place that a folded name means; a city comes before a state of the same name. */
    async named(key: string): Promise<typeof place.$inferSelect | undefined> {
      const rows = await database
        .select()
        .from(place)
        .where(or(cityIs(key), stateIs(key)));
      return rows.find((row) => row.cityKey === key || row.cityAliasKeys.includes(key)) ?? rows[0];
    },
  };
}

export type GeographyStore = ReturnType<typeof createGeographyStore>;

const stateIs = (key: string) => isNamed(key, place.stateKey, place.stateAliasKeys);
const cityIs = (key: string) => isNamed(key, place.cityKey, place.cityAliasKeys);

function isNamed(key: string, name: AnyPgColumn, aliases: AnyPgColumn): SQL | undefined {
  return key === "" ? undefined : or(eq(name, key), arrayContains(aliases, [key]));
}
