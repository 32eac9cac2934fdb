import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobSearchCountTable, jobSearchEntryTable } from "./job-search.table.ts";
import { jobPostingTable } from "./posting.table.ts";
import { conditionsOn, type PostingConditions } from "./posting-conditions.store.ts";
import { type Coordinates, cellsNear, nearKilometres } from "./search/search-cells.ts";
import type { SearchCount } from "./search/search-counter.ts";
import type { SearchPlan } from "./search/search-plan.ts";

export interface SearchPlace {
  countryCode?: string;
  stateKey?: string;
  cityKey?: string;
  near?: Coordinates;
  remote?: boolean;
}

export interface SearchRequest {
  /** Which words of a posting must hold the terms. */
  scope: "title" | "all";
  terms: string[];
  titleHash: bigint;
  place: SearchPlace;
  conditions: PostingConditions;
  plan: SearchPlan;
  limit: number;
  offset: number;
}

const entry = jobSearchEntryTable;
/** PostgreSQL leaves a subquery with "offset 0" as it stands, so each plan runs as it was chosen. */
const fence = sql`offset 0`;
const newestFirst = sql`order by rk, id`;

export function createJobSearchStore(database: Database) {
  return {
    /** Ids of one page in total order: exact titles, then the others, each newest first. */
    async find(request: SearchRequest): Promise<string[]> {
      const enough = sql`limit ${request.offset + request.limit}`;
      const { rows } = await database.execute<{ posting_id: string }>(sql`
        select posting_id from (
          (select 0 as tier, rk, id, posting_id from ${exactTitles(request)} exact ${newestFirst} ${enough})
          union all
          (select 1 as tier, rk, id, posting_id from ${otherTitles(request)} other ${newestFirst} ${enough})
        ) hits
        order by tier, rk, id limit ${request.limit} offset ${request.offset}`);
      return rows.map((row) => row.posting_id);
    },

    async counts(): Promise<SearchCount[]> {
      return database.select().from(jobSearchCountTable);
    },

    async totalPostings(): Promise<number> {
      return database.$count(jobPostingTable);
    },
  };
}

export type JobSearchStore = ReturnType<typeof createJobSearchStore>;

function exactTitles({ titleHash, place, conditions }: SearchRequest): SQL {
  const wanted = [sql`title_hash = ${titleHash}`, ...placeIs(place), ...conditionsOn(conditions)];
  return sql`(select rk, id, posting_id from ${entry} where ${all(wanted)})`;
}

function otherTitles(request: SearchRequest): SQL {
  const matches = [...termsMatch(request), sql`title_hash <> ${request.titleHash}`];
  const place = placeIs(request.place);
  const [inner, outer] = request.plan === "newest_first" ? [place, matches] : [matches, place];
  const order = request.plan === "newest_first" ? newestFirst : sql``;
  return sql`(select rk, id, posting_id from (select * from ${entry} where ${all(inner)} ${order} ${fence}) fenced where ${all([...outer, ...conditionsOn(request.conditions)])})`;
}

function termsMatch({ scope, terms }: SearchRequest): SQL[] {
  if (terms.length === 0) return [];
  const column = scope === "title" ? sql`title_terms` : sql`all_terms`;
  return [sql`${column} @@ ${allOf(terms)}::tsquery`];
}

/** As PostgreSQL's tsquery. */
export function allOf(terms: string[]): string {
  return terms.map((term) => `'${term.replace(/['\\\\]/g, "$&$&")}'`).join(" & ");
}

function placeIs({ countryCode, stateKey, cityKey, near, remote }: SearchPlace): SQL[] {
  return [
    ...(countryCode ? [sql`country_code = ${countryCode}`] : []),
    ...(stateKey ? [sql`state_key = ${stateKey}`] : []),
    ...(cityKey ? [sql`city_key = ${cityKey}`] : []),
    ...(near ? isNear(near) : []),
    ...(remote ? [sql`remote`] : []),
  ];
}

function isNear({ latitude, longitude }: Coordinates): SQL[] {
  // The haversine, on a sphere of 6,371 km; least() guards asin against rounding above 1.
  const half = sql`power(sin(radians(latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)`;
  return [
    sql`cell = any(${sql.param(cellsNear({ latitude, longitude }))}::integer[])`,
    sql`12742 * asin(least(1, sqrt(${half}))) <= ${nearKilometres}`,
  ];
}

function all(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
