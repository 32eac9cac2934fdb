import { createHash } from "node:crypto";
import { and, eq, getTableColumns, inArray, isNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import {
  type SearchHit,
  type SearchPlace,
  type SearchPlan,
  type SearchPosition,
  type SearchRequest,
  tradeMarkerOf,
} from "../../../engines/job-search/job-search.ts";
import type { PostingRow } from "../postings/posting.store.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import { conditionsOn, heldByRead, isSince } from "../postings/posting-conditions.store.ts";
import { allOf, cellArray, hashArray, oneOfEach, pathInto, placeIs } from "./filters/search-filters.store.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";
import type { SearchReads } from "./memory/search-reads.ts";

const entry = jobSearchEntryTable;
/** PostgreSQL leaves a subquery with "offset 0" or "limit" as it stands, so each plan runs as it was chosen. */
const fence = sql`offset 0`;
const inOrder = sql`order by rk, id`;
/** Of a whole page. */
const maxAlsoPosted = 100;

export function createJobSearchStore(reads: SearchReads) {
  async function countOf(found: SQL): Promise<number> {
    const counting = sql`select count(*)::integer as count from (${found}) found`;
    const { rows } = await reads((database) => database.execute<{ count: number }>(counting));
    return rows[0]?.count ?? 0;
  }

  return {
    /** One page in the total order. */
    find: (request: SearchRequest, plan: SearchPlan): Promise<SearchHit<PostingRow>[]> =>
      reads((database) => {
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
        return query.prepare(nameOfStatement(query.toSQL().sql)).execute();
      }),

    /** How many fit, counted up to the request's limit. */
    count: (request: SearchRequest, plan: SearchPlan): Promise<number> => countOf(pageOf(request, plan)),

    /** Open postings of the same openings beside those that were found, the first that came first. */
    alsoPosted: (found: PostingRow[]) =>
      reads((database) => {
        const { id, openingKey, externalUrl, closedAt, enteredRevision } = jobPostingTable;
        const keys = found.map((posting) => posting.openingKey).filter(Boolean);
        const ids = found.map((posting) => posting.id);
        return database
          .select({ id, openingKey, externalUrl })
          .from(jobPostingTable)
          .where(and(inArray(openingKey, keys), ne(openingKey, ""), isNull(closedAt), notInArray(id, ids)))
          .orderBy(enteredRevision, id)
          .limit(maxAlsoPosted);
      }),

    /** How many postings came into the index after a revision, counted up to `limit`. */
    countEntered: (after: number, limit: number): Promise<number> =>
      countOf(sql`select 1 from ${jobPostingTable} where entered_revision > ${after} limit ${limit}`),
  };
}

export type JobSearchStore = ReturnType<typeof createJobSearchStore>;

/** Planning such a statement takes longer than running it; by its name PostgreSQL keeps the plan, one for each connection. */
export function nameOfStatement(statement: string): string {
  return `search_${createHash("sha1").update(statement).digest("base64url")}`;
}

/** The positions of a page. */
export function pageOf(request: SearchRequest, plan: SearchPlan): SQL {
  if (plan.strategy === "by_place") return collectFrom(allOf(placeIs(request.place)), request);
  if (plan.strategy === "by_entering") {
    const after = request.conditions.entered?.after ?? 0;
    return collectFrom(
      sql`posting_id in (select id from ${jobPostingTable} where entered_revision > ${after})`,
      request,
    );
  }
  if (plan.strategy === "by_terms") {
    const terms = oneOfEach([...request.groups, ...(request.conditions.markers ?? [])]);
    return collectFrom(terms === "" ? sql`true` : sql`all_terms @@ ${terms}::tsquery`, request);
  }
  if (plan.strategy === "by_index") {
    return exactFirst(request, request.scope === "title" ? othersByTitle(request) : othersByTerms(request));
  }
  const { near } = request.place;
  return exactFirst(request, near ? othersNear(request, near, plan.budget) : othersInOrder(request, plan.budget));
}

/** Exact titles by their index in order, and others only as far as those don't fill the page. */
function exactFirst(request: SearchRequest, others: SQL): SQL {
  const { limit, offset, after, exact } = request;
  const wanted = offset + limit;
  const isOver = exact.length === 0 || after?.tier === 1;
  return sql`
    with exact as materialized (
      ${isOver ? sql`select rk, id from ${entry} where false` : ofTitles(request, exact, 0)}
    ), other as materialized (
      select rk, id from (${others}) read ${inOrder} limit ${wanted}::integer - (select count(*) from exact)
    )
    select tier, rk, id from (
      select 0 as tier, rk, id from exact union all select 1 as tier, rk, id from other
    ) hits order by tier, rk, id limit ${limit} offset ${offset}`;
}

/** The newest postings of some titles: each title's in order until it alone would fill the page. */
function ofTitles(request: SearchRequest, hashes: bigint[], tier: number): SQL {
  const { limit, offset, place, conditions, after } = request;
  const wanted = offset + limit;
  return sql`select best.rk, best.id from unnest(${hashArray(hashes)}) called, lateral (
      select rk, id from (
        select * from ${entry} where title_hash = called and ${isBehind(after, tier)} and ${isSince(conditions)} ${inOrder} ${fence}
      ) read where ${allOf([...placeIs(place), ...heldByRead(conditions)])} ${inOrder} limit ${wanted}
    ) best ${sql`order by best.rk, best.id`} limit ${wanted}`;
}

function othersByTitle(request: SearchRequest): SQL {
  const exact = new Set(request.exact);
  return ofTitles(
    request,
    request.titles().filter((hash) => !exact.has(hash)),
    1,
  );
}

function othersByTerms(request: SearchRequest): SQL {
  const isLeft = [...placeIs(request.place), ...conditionsOn(request.conditions)];
  return sql`select rk, id from (
      select * from ${entry} where ${allOf(holdsTerms(request))} ${fence}
    ) found where ${allOf(isLeft)} and ${isBehind(request.after, 1)}`;
}

function othersInOrder(request: SearchRequest, budget: number | undefined): SQL {
  const { path, rest } = pathInto(request.place);
  return sql`select rk, id from (
      select * from ${entry} where ${path} and ${isBehind(request.after, 1)} and ${isSince(request.conditions)} ${inOrder} ${upTo(budget)}
    ) read where ${allOf([...isOther(request), ...rest])}`;
}

/** Cell by cell, each in order until it alone would fill the page. */
function othersNear(request: SearchRequest, near: NonNullable<SearchPlace["near"]>, budget: number | undefined): SQL {
  const wanted = request.offset + request.limit;
  return sql`select best.rk, best.id from unnest(${cellArray(near)}) near_cell, lateral (
      select rk, id from (
        select * from ${entry} where cell = near_cell and ${isBehind(request.after, 1)} and ${isSince(request.conditions)} ${inOrder} ${upTo(budget)}
      ) read where ${allOf([...isOther(request), ...placeIs(request.place)])} ${inOrder} limit ${wanted}
    ) best`;
}

/** All hits among some entries, then sorted. */
function collectFrom(some: SQL, request: SearchRequest): SQL {
  const { limit, offset, after, conditions, place } = request;
  const fits = sql`(${isExact(request)} or ${allOf(holdsTerms(request))})`;
  return sql`
    select tier, rk, id from (
      select 1 - (${isExact(request)})::integer as tier, rk, id from (
        select * from ${entry} where ${some} ${fence}
      ) found where ${allOf([fits, ...placeIs(place), ...conditionsOn(conditions)])}
    ) hits where ${after ? sql`(tier, rk, id) > (${after.tier}, ${after.rk}, ${after.id})` : sql`true`}
    order by tier, rk, id limit ${limit} offset ${offset}`;
}

function isOther(request: SearchRequest): SQL[] {
  return [...holdsTerms(request), sql`not (${isExact(request)})`, ...heldByRead(request.conditions)];
}

function holdsTerms({ scope, groups, trades }: SearchRequest): SQL[] {
  if (groups.length === 0) return [];
  if (scope === "all") return [sql`all_terms @@ ${oneOfEach(groups)}::tsquery`];
  const all = trades.length === 0 ? groups : [...groups, [...trades, undefined].map(tradeMarkerOf)];
  return [sql`title_terms @@ ${oneOfEach(all)}::tsquery`];
}

function isExact({ exact }: SearchRequest): SQL {
  return exact.length === 0 ? sql`false` : sql`title_hash = any(${hashArray(exact)})`;
}

function isBehind(after: SearchPosition | undefined, tier: number): SQL {
  return after?.tier === tier ? sql`(rk, id) > (${after.rk}, ${after.id})` : sql`true`;
}

function upTo(budget: number | undefined): SQL {
  return budget === undefined ? fence : sql`limit ${budget}`;
}
