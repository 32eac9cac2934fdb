import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { RankedRequest, SearchPlace } from "../../../engines/job-search/job-search.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import { conditionsOn, heldByRead, isSince } from "../postings/posting-conditions.store.ts";
import { allOf, hashArray, placeIs } from "./filters/search-filters.store.ts";
import { nameOfStatement } from "./job-search.store.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";
import type { SearchReads } from "./memory/search-reads.ts";

const entry = jobSearchEntryTable;

/** Postings of titles that were ranked in memory. */
export function createRankedTitlesStore(reads: SearchReads) {
  return {
    /** In the titles' order, each title's newest first; `ordinal` counts the titles from 1. */
    find: (request: RankedRequest) =>
      reads((database) => {
        const hits = hitsOf(request);
        const query = database
          .select({
            posting: getTableColumns(jobPostingTable),
            ordinal: sql<number>`hit.ordinal::integer`,
            rk: sql<number>`hit.rk`,
            id: sql<number>`hit.id`,
          })
          .from(sql`(${hits}) hit`)
          .innerJoin(entry, eq(entry.id, sql`hit.id`))
          .innerJoin(jobPostingTable, eq(jobPostingTable.id, entry.postingId))
          .orderBy(sql`hit.ordinal, hit.rk, hit.id`);
        return query.prepare(nameOfStatement(query.toSQL().sql)).execute();
      }),

    /** As `find`, without the postings. */
    async positions(request: RankedRequest): Promise<{ ordinal: number; id: number }[]> {
      const positions = sql`select ordinal::integer as ordinal, id from (${hitsOf(request)}) hit`;
      const { rows } = await reads((database) => database.execute<{ ordinal: number; id: number }>(positions));
      return rows;
    },

    /** The titles of a place's postings; for small places. */
    async titlesIn(place: SearchPlace): Promise<bigint[]> {
      const hashes = sql`select distinct title_hash::text as hash from ${entry} where ${allOf(placeIs(place))}`;
      const { rows } = await reads((database) => database.execute<{ hash: string }>(hashes));
      return rows.map(({ hash }) => BigInt(hash));
    },
  };
}

export type RankedTitlesStore = ReturnType<typeof createRankedTitlesStore>;

function hitsOf({ hashes, areHome = [], place, isSmallPlace, conditions, after, limit }: RankedRequest): SQL {
  const isBehind = after ? sql`(ordinal > 1 or (rk, id) > (${after.rk}, ${after.id}))` : sql`true`;
  const called = sql`unnest(${hashArray(hashes)}, ${sql.param(areHome)}::boolean[]) with ordinality as called (hash, is_home, ordinal)`;
  const atHome = place.home === undefined ? [] : [sql`(country_code = ${place.home}) = called.is_home`];
  if (isSmallPlace)
    return sql`select ordinal, rk, id from (select * from ${entry} where ${allOf(placeIs(place))} offset 0) read
      join ${called} on called.hash = title_hash
      where ${allOf([isBehind, ...conditionsOn(conditions)])} order by ordinal, rk, id limit ${limit}`;
  return sql`select ordinal, best.rk, best.id
    from ${called}, lateral (
      select rk, id from (
        select * from ${entry} where title_hash = called.hash and ${isBehind} and ${isSince(conditions)} order by rk, id offset 0
      ) read where ${allOf([...atHome, ...placeIs(place), ...heldByRead(conditions)])} order by rk, id limit ${limit}
    ) best order by ordinal, best.rk, best.id limit ${limit}`;
}
