import { type SQL, sql } from "drizzle-orm";
import { countryCodeOf } from "../../../engines/geography/geography.ts";
import type { PostingConditions } from "../../../engines/job-search/job-search.ts";
import { oneOfEach } from "../search/filters/search-filters.store.ts";
import type { PostingRow } from "./posting.store.ts";

/** Full time: 40 hours a week. */
const partsOfYear: Record<PostingRow["salaryPeriod"], number> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

/** For a statement whose rows are entries of the search index. */
export function conditionsOn(conditions: PostingConditions): SQL[] {
  const { markers = [], postedSince } = conditions;
  return [
    ...(postedSince ? [sql`rk <= ${-Math.floor(postedSince.getTime() / 60_000)}::integer`] : []),
    ...(markers.length > 0 ? [sql`all_terms @@ ${oneOfEach(markers)}::tsquery`] : []),
    ...ofPosting(conditions),
  ];
}

function ofPosting({ payAtLeast, payAtMost, employment, without = [] }: PostingConditions): SQL[] {
  const held = [
    ...(payAtLeast ? pays(sql`coalesce(posting.salary_max, posting.salary_min)`, sql`>=`, payAtLeast) : []),
    ...(payAtMost ? pays(sql`posting.salary_min`, sql`<=`, payAtMost) : []),
    ...(employment ? [sql`posting.employment_type = ${employment}`] : []),
    ...without.flatMap(mentionsNot),
  ];
  if (held.length === 0) return [];
  return [
    sql`exists (select 1 from job_posting posting where posting.id = posting_id and ${sql.join(held, sql` and `)})`,
  ];
}

function pays(
  paid: SQL,
  compared: SQL,
  { amount, period, currencies }: NonNullable<PostingConditions["payAtLeast"]>,
): SQL[] {
  const parts = Object.entries(partsOfYear).map(([name, count]) => sql`when ${name} then ${count}::float8`);
  const aYear = sql`case posting.salary_period ${sql.join(parts, sql` `)} end`;
  const sameUnit = sql`posting.salary_period = ${period} and ${paid} ${compared} ${amount}::float8`;
  const otherUnit = sql`posting.salary_period <> ${period} and ${paid} * ${aYear} ${compared} ${amount * partsOfYear[period]}::float8`;
  return [
    sql`((${sameUnit}) or (${otherUnit}))`,
    ...(currencies.length > 0 ? [sql`posting.salary_currency = any(${sql.param(currencies)}::text[])`] : []),
  ];
}

/** A posting that says "no night shifts" does not offer them. */
function mentionsNot(words: string): SQL[] {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!parts) return [];
  const pattern = `(?<!\\m(no|not|without|never|keine|ohne|sans|sin) )\\m${parts.map(beginningOf).join("[\\s-]*")}`;
  const text = sql`concat_ws(' ', posting.title, posting.english_title, array_to_string(posting.keywords, ' '), posting.company, posting.company_info, posting.description)`;
  const place = sql`concat_ws(' ', posting.city, posting.state, posting.written_location, posting.workplace)`;
  const countryCode = countryCodeOf(words);
  return [
    sql`${text} !~* ${pattern}`,
    // Whole names: who wants no sales may well work in Salem.
    sql`${place} !~* ${`\\m${parts.join("[\\s-]*")}\\M`}`,
    ...(countryCode ? [sql`posting.country_code <> ${countryCode}`] : []),
  ];
}

/** "agencies" also means "agency". */
function beginningOf(word: string): string {
  return `${word.length > 4 ? word.replace(/(?:ies|s|y)$/, "") : word}\\w*`;
}
