import { type SQL, sql } from "drizzle-orm";
import type { SalaryPeriod, SearchPlace } from "../../../engines/job-search/job-search.ts";
import { allOf, hashArray, oneOfEach, placeIs } from "./filters/search-filters.store.ts";
import type { SearchReads } from "./memory/search-reads.ts";

export interface PayGroup {
  currency: string;
  period: SalaryPeriod;
  /** How many postings name pay in this currency and period. */
  count: number;
  /** Of the middles of what the postings name: median and middle half. */
  median: number;
  lowerQuarter: number;
  upperQuarter: number;
  /** The lowest and the highest amount that any of them names. */
  lowest: number;
  highest: number;
}

/** What the postings of the index pay. */
export function createJobPayStore(reads: SearchReads) {
  return {
    /** Groups of one currency and period each, the largest first. */
    ofTitles: (titles: bigint[], place: SearchPlace): Promise<PayGroup[]> =>
      groups(sql`title_hash = any(${hashArray(titles)})`, place),

    /** As `ofTitles`, of postings that mention the terms. */
    ofTerms: (terms: string[][], place: SearchPlace): Promise<PayGroup[]> =>
      groups(sql`all_terms @@ ${oneOfEach(terms)}::tsquery`, place),
  };

  async function groups(fits: SQL, place: SearchPlace): Promise<PayGroup[]> {
    const conditions = [fits, ...placeIs(place)];
    const { rows } = await reads((database) =>
      database.execute<Record<keyof PayGroup, string>>(sql`
        select currency, period, count(*) as count, min(least_paid) as lowest, max(most_paid) as highest,
          percentile_cont(0.5) within group (order by middle) as median,
          percentile_cont(0.25) within group (order by middle) as "lowerQuarter",
          percentile_cont(0.75) within group (order by middle) as "upperQuarter"
        from (
          select posting.salary_currency as currency, posting.salary_period as period, posting.salary_min as least_paid,
            coalesce(posting.salary_max, posting.salary_min) as most_paid,
            (posting.salary_min + coalesce(posting.salary_max, posting.salary_min)) / 2.0 as middle
          from (select posting_id from job_search_entry where ${allOf(conditions)}) entry
            join job_posting posting on posting.id = entry.posting_id
          where posting.salary_min is not null and posting.salary_period in ('HOUR', 'MONTH', 'YEAR')
        ) paid
        group by currency, period order by count(*) desc, currency, period`),
    );
    return rows.map(groupOf);
  }
}

export type JobPayStore = ReturnType<typeof createJobPayStore>;

function groupOf({ currency, period, ...figures }: Record<keyof PayGroup, string>): PayGroup {
  return {
    currency,
    period: period === "HOUR" || period === "MONTH" ? period : "YEAR",
    count: Number(figures.count),
    median: Number(figures.median),
    lowerQuarter: Number(figures.lowerQuarter),
    upperQuarter: Number(figures.upperQuarter),
    lowest: Number(figures.lowest),
    highest: Number(figures.highest),
  };
}
