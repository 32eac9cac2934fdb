import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";
import { allOf, placeIs, type SearchPlace } from "./search-filters.store.ts";

export function createPlacePostingsStore(database: Database) {
  return {
    async hasAny(place: SearchPlace): Promise<boolean> {
      const { rows } = await database.execute(
        sql`select 1 from ${jobSearchEntryTable} where ${allOf(placeIs(place))} limit 1`,
      );
      return rows.length > 0;
    },
  };
}

export type PlacePostingsStore = ReturnType<typeof createPlacePostingsStore>;
