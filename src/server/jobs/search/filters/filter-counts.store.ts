import { type SQL, sql } from "drizzle-orm";
import {
  type MarkerKind,
  markerKinds,
  readMarker,
  type SearchPlan,
} from "../../../../engines/job-search/job-search.ts";
import type { Database } from "../../../database/database.ts";
import { pageOf, type SearchRequest } from "../job-search.store.ts";
import { jobSearchEntryTable } from "../job-search.table.ts";

export interface MarkerCount {
  kind: MarkerKind;
  value: string;
  count: number;
}

const entry = jobSearchEntryTable;
const markerPattern = `^(${markerKinds.join("|")}):`;

/** Counts over the newest postings that fit a request, as many as its limit. */
export function createFilterCountsStore(database: Database) {
  const fitting = (request: SearchRequest, plan: SearchPlan): SQL =>
    sql`(select entry.* from (${pageOf(request, plan)}) hit join ${entry} entry on entry.id = hit.id) fitting`;

  return {
    async markers(request: SearchRequest, plan: SearchPlan): Promise<MarkerCount[]> {
      const { rows } = await database.execute<{ lexeme: string; count: number }>(sql`
        select lexeme, count(*)::integer as count from ${fitting(request, plan)}, unnest(fitting.all_terms)
        where lexeme ~ ${markerPattern} group by lexeme order by count(*) desc, lexeme`);
      return rows.flatMap(({ lexeme, count }) => {
        const marker = readMarker(lexeme);
        return marker ? [{ ...marker, count }] : [];
      });
    },

    /** How many there are, and how many of them were posted within each number of days. */
    async dates(request: SearchRequest, plan: SearchPlan, days: readonly number[], now: Date) {
      const since = (count: number) => -Math.floor((now.getTime() - count * 86_400_000) / 60_000);
      const parts = days.map((count) => sql`count(*) filter (where rk <= ${since(count)}::integer)::integer`);
      const { rows } = await database.execute<{ total: number; counts: number[] }>(
        sql`select count(*)::integer as total, array[${sql.join(parts, sql`, `)}] as counts from ${fitting(request, plan)}`,
      );
      const { total = 0, counts = [] } = rows[0] ?? {};
      return { total, within: days.map((count, at) => ({ days: count, count: counts[at] ?? 0 })) };
    },

    async pay(request: SearchRequest, plan: SearchPlan) {
      const { rows } = await database.execute<{ currency: string; period: string; count: number; median: number }>(sql`
        select posting.salary_currency as currency, posting.salary_period as period, count(*)::integer as count,
          percentile_cont(0.5) within group (order by (posting.salary_min + coalesce(posting.salary_max, posting.salary_min)) / 2.0) as median
        from ${fitting(request, plan)} join job_posting posting on posting.id = fitting.posting_id
        where posting.salary_min is not null group by 1, 2 order by 3 desc, 1, 2`);
      return rows.map((row) => ({ ...row, median: Number(row.median) }));
    },
  };
}

export type FilterCountsStore = ReturnType<typeof createFilterCountsStore>;
