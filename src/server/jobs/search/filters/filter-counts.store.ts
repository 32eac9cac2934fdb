import { sql } from "drizzle-orm";
import {
  type MarkerKind,
  markerKinds,
  readMarker,
  type SearchPlan,
  type SearchRequest,
} from "../../../../engines/job-search/job-search.ts";
import { pageOf } from "../job-search.store.ts";
import { jobSearchEntryTable } from "../job-search.table.ts";
import type { SearchReads } from "../memory/search-reads.ts";

export interface MarkerCount {
  kind: MarkerKind;
  value: string;
  count: number;
}

const entry = jobSearchEntryTable;
const isMarker = sql.join(
  markerKinds.map((kind) => sql`starts_with(lexeme, ${`${kind}:`})`),
  sql` or `,
);

/** Counts over postings by the ids of their entries. */
export function createFilterCountsStore(reads: SearchReads) {
  return {
    /** Of the newest that fit, as many as the request's limit. */
    async fitting(request: SearchRequest, plan: SearchPlan): Promise<number[]> {
      const { rows } = await reads((database) =>
        database.execute<{ id: number }>(sql`select id from (${pageOf(request, plan)}) hit`),
      );
      return rows.map(({ id }) => id);
    },

    async markers(ids: number[]): Promise<MarkerCount[]> {
      const { rows } = await reads((database) =>
        database.execute<{ lexeme: string; count: number }>(sql`
        select lexeme, count(*)::integer as count
        from ${entry}, unnest(tsvector_to_array(all_terms)) as lexeme
        where id = any(${idArray(ids)}) and (${isMarker}) group by lexeme order by count(*) desc, lexeme`),
      );
      return rows.flatMap(({ lexeme, count }) => {
        const marker = readMarker(lexeme);
        return marker ? [{ ...marker, count }] : [];
      });
    },

    /** How many were posted within each number of days. */
    async dates(ids: number[], days: readonly number[], now: Date) {
      const since = (count: number) => -Math.floor((now.getTime() - count * 86_400_000) / 60_000);
      const parts = days.map((count) => sql`count(*) filter (where rk <= ${since(count)}::integer)::integer`);
      const { rows } = await reads((database) =>
        database.execute<{ counts: number[] }>(
          sql`select array[${sql.join(parts, sql`, `)}] as counts from ${entry} where id = any(${idArray(ids)})`,
        ),
      );
      return days.map((count, at) => ({ days: count, count: rows[0]?.counts[at] ?? 0 }));
    },

    async pay(ids: number[]) {
      const { rows } = await reads((database) =>
        database.execute<{ currency: string; period: string; count: number; median: number }>(sql`
        select posting.salary_currency as currency, posting.salary_period as period, count(*)::integer as count,
          percentile_cont(0.5) within group (order by (posting.salary_min + coalesce(posting.salary_max, posting.salary_min)) / 2.0) as median
        from ${entry} entry join job_posting posting on posting.id = entry.posting_id
        where entry.id = any(${idArray(ids)}) and posting.salary_min is not null group by 1, 2 order by 3 desc, 1, 2`),
      );
      return rows.map((row) => ({ ...row, median: Number(row.median) }));
    },
  };
}

export type FilterCountsStore = ReturnType<typeof createFilterCountsStore>;

const idArray = (ids: number[]) => sql`${`{${ids.join(",")}}`}::integer[]`;
