import { createHash } from "node:crypto";
import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SearchPlan } from "../../../engines/job-search/job-search.ts";
import type { Database } from "../../database/database.ts";
import type { PostingRow } from "../postings/posting.store.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import { conditionsOn, type PostingConditions } from "../postings/posting-conditions.store.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";
import { allOf, cellArray, oneOfEach, pathInto, placeIs, type SearchPlace } from "./search-filters.store.ts";

/** A place in the total order: exact titles (tier 0), then the others, each newest first. */
export interface SearchPosition {
  tier: number;
  rk: number;
  id: number;
}

export interface SearchRequest {
  /** Which words of a posting must hold the terms. */
  scope: "title" | "all";
  groups: string[][];
  titleHash: bigint;
  place: SearchPlace;
  conditions: PostingConditions;
  /** Behind which to go on; `offset` counts from there. */
  after?: SearchPosition;
  limit: number;
  offset: number;
}

export interface SearchHit extends SearchPosition {
  posting: PostingRow;
}

const entry = jobSearchEntryTable;
/** PostgreSQL leaves a subquery with "offset 0" or "limit" as it stands, so each plan runs as it was chosen. */
const fence = sql`offset 0`;
const inOrder = sql`order by rk, id`;

export function createJobSearchStore(database: Database) {
  return {
    /** One page in the total order. */
    async find(request: SearchRequest, plan: SearchPlan): Promise<SearchHit[]> {
      const query = database
        .select({
          posting: getTableColumns(jobPostingTable),
          tier: sql<number>`hit.tier`,
          rk: sql<number>`hit.rk`,
          id: sql<number>`hit.id`,
        })
        .from(sql`(${pageOf(request, plan)}) hit`)
        .innerJoin(entry, eq(entry.id, sql`hit.id`))
        .innerJoin(jobPostingTable, eq(jobPostingTable.id, entry.postingId))
        .orderBy(sql`hit.tier, hit.rk, hit.id`);
      return query.prepare(nameOf(query.toSQL().sql)).execute();
    },
  };
}

export type JobSearchStore = ReturnType<typeof createJobSearchStore>;

/** Planning such a statement takes longer than running it; by its name PostgreSQL keeps the plan, one for each connection. */
function nameOf(statement: string): string {
  return `search_${createHash("sha1").update(statement).digest("base64url")}`;
}

function pageOf(request: SearchRequest, plan: SearchPlan): SQL {
  if (plan.strategy === "by_place") return collectFromPlace(request);
  if (plan.strategy === "by_terms") return exactFirst(request, othersByTerms(request));
  const { near } = request.place;
  return exactFirst(request, near ? othersNear(request, near, plan.budget) : othersInOrder(request, plan.budget));
}

/** Exact titles by their index in order, and others only as far as those don't fill the page. */
function exactFirst(request: SearchRequest, others: SQL): SQL {
  const { limit, offset, after } = request;
  const wanted = offset + limit;
  return sql`
    with exact as materialized (
      select rk, id from (
        select * from ${entry} where ${after?.tier === 1 ? sql`false` : isExact(request)} and ${isBehind(after, 0)} ${inOrder} ${fence}
      ) read
      where ${allOf([...placeIs(request.place), ...conditionsOn(request.conditions)])} ${inOrder} limit ${wanted}
    ), other as materialized (
      select rk, id from (${others}) read ${inOrder} limit ${wanted}::integer - (select count(*) from exact)
    )
    select tier, rk, id from (
      select 0 as tier, rk, id from exact union all select 1 as tier, rk, id from other
    ) hits order by tier, rk, id limit ${limit} offset ${offset}`;
}

function othersByTerms(request: SearchRequest): SQL {
  const isLeft = [...placeIs(request.place), sql`not (${isExact(request)})`, ...conditionsOn(request.conditions)];
  return sql`select rk, id from (
      select * from ${entry} where ${allOf(holdsTerms(request))} ${fence}
    ) found where ${allOf(isLeft)} and ${isBehind(request.after, 1)}`;
}

function othersInOrder(request: SearchRequest, budget: number | undefined): SQL {
  const { path, rest } = pathInto(request.place);
  return sql`select rk, id from (
      select * from ${entry} where ${path} and ${isBehind(request.after, 1)} ${inOrder} ${upTo(budget)}
    ) near where ${allOf([...isOther(request), ...rest])}`;
}

/** Cell by cell, each in order until it alone would fill the page. */
function othersNear(request: SearchRequest, near: NonNullable<SearchPlace["near"]>, budget: number | undefined): SQL {
  const wanted = request.offset + request.limit;
  return sql`select best.rk, best.id from unnest(${cellArray(near)}) near_cell, lateral (
      select rk, id from (
        select * from ${entry} where cell = near_cell and ${isBehind(request.after, 1)} ${inOrder} ${upTo(budget)}
      ) in_cell where ${allOf([...isOther(request), ...placeIs(request.place)])} ${inOrder} limit ${wanted}
    ) best`;
}

/** All hits of the place, then sorted. */
function collectFromPlace(request: SearchRequest): SQL {
  const { limit, offset, after } = request;
  return sql`
    select tier, rk, id from (
      select 1 - (${isExact(request)})::integer as tier, rk, id from (
        select * from ${entry} where ${allOf(placeIs(request.place))} ${fence}
      ) found where ${allOf([...holdsTerms(request), ...conditionsOn(request.conditions)])}
    ) hits where ${after ? sql`(tier, rk, id) > (${after.tier}, ${after.rk}, ${after.id})` : sql`true`}
    order by tier, rk, id limit ${limit} offset ${offset}`;
}

function isOther(request: SearchRequest): SQL[] {
  return [...holdsTerms(request), sql`not (${isExact(request)})`, ...conditionsOn(request.conditions)];
}

function holdsTerms({ scope, groups }: SearchRequest): SQL[] {
  if (groups.length === 0) return [];
  const column = scope === "title" ? sql`title_terms` : sql`all_terms`;
  return [sql`${column} @@ ${oneOfEach(groups)}::tsquery`];
}

/** Without words, and beyond titles, nothing is exact: there the order is by date alone. */
function isExact({ scope, groups, titleHash }: SearchRequest): SQL {
  return scope === "title" && groups.length > 0 ? sql`title_hash = ${String(titleHash)}::bigint` : sql`false`;
}

function isBehind(after: SearchPosition | undefined, tier: number): SQL {
  return after?.tier === tier ? sql`(rk, id) > (${after.rk}, ${after.id})` : sql`true`;
}

function upTo(budget: number | undefined): SQL {
  return budget === undefined ? fence : sql`limit ${budget}`;
}
