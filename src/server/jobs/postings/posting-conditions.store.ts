import { type SQL, sql } from "drizzle-orm";
import { countryCodeOf } from "../../../engines/geography/geography.ts";
import { type PostingConditions, partsOfYear } from "../../../engines/job-search/job-search.ts";
import { oneOfEach } from "../search/filters/search-filters.store.ts";

/** For a statement whose rows are entries of the search index. */
export function conditionsOn(conditions: PostingConditions): SQL[] {
  const { markers = [], withoutMarkers = [], postedSince } = conditions;
  return [
    ...(postedSince ? [isSince(conditions)] : []),
    ...(markers.length > 0 ? [sql`all_terms @@ ${oneOfEach(markers)}::tsquery`] : []),
    ...(withoutMarkers.length > 0 ? [sql`not all_terms @@ ${oneOfEach([withoutMarkers])}::tsquery`] : []),
    ...ofPosting(conditions),
  ];
}

/**
 * The same of rows called `read` that come in order out of an index which has not what is asked: each is looked up as it is reached. Asked of
 * the rows themselves, PostgreSQL reads all of them from the table and sorts.
 */
export function heldByRead(conditions: PostingConditions): SQL[] {
  const held = conditionsOn({ ...conditions, postedSince: undefined });
  if (held.length === 0) return [];
  return [
    sql`exists (select 1 from job_search_entry held where held.id = read.id and ${sql.join(held, sql` and `)} offset 0)`,
  ];
}

/** Where the ordered indexes end. */
export const isSince = ({ postedSince }: PostingConditions): SQL =>
  postedSince ? sql`rk <= ${-Math.floor(postedSince.getTime() / 60_000)}::integer` : sql`true`;

function ofPosting({ payAtLeast, payAtMost, employment, without = [], entered }: PostingConditions): SQL[] {
  const held = [
    ...(entered ? [sql`posting.entered_revision between ${entered.after + 1} and ${entered.until}`] : []),
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
