import { getTableColumns, sql } from "drizzle-orm";
import { searchEntryOf, searchVersion } from "../../../src/engines/job-search/job-search.ts";
import type { Database } from "../../../src/server/database/database.ts";
import { jobPostingTable } from "../../../src/server/jobs/postings/posting.table.ts";
import { knownOccupations } from "../../../src/server/jobs/search/memory/known-occupations.ts";
import { benchPosting } from "./bench-postings.ts";
import { benchTitles, createTitleRows } from "./bench-titles.ts";

/** What postings are beside their titles: so many different ones, each of which comes again under other titles. */
const kinds = 100_000;
const sentAtOnce = 2_000;
const madeAtOnce = 500_000;

/**
 * Makes postings, entries, titles and counts by statements, where the application's ingest would take hours: for an empty index. Each posting
 * has the title of one generated posting and everything else of another, as the engine makes their entries.
 */
export async function fillInsideDatabase(database: Database, size: number, isVaried: boolean): Promise<void> {
  const log = stopwatch();
  await sendTitles(database, size, isVaried);
  log("titles read");
  await sendKinds(database, Math.min(size, kinds));
  await database.execute(sql`
    create unlogged table bench_drawn as
    select (row_number() over (order by random()) - 1)::integer as number, title_number
    from bench_title, generate_series(1, postings)`);
  await database.execute(sql`create index on bench_drawn (number)`);
  await database.execute(sql`create index on bench_title (title_number)`);
  await database.execute(sql`create index on bench_kind (number)`);
  await database.execute(sql`analyze bench_drawn, bench_title, bench_kind`);
  log("titles drawn");
  for (let from = 0; from < size; from += madeAtOnce) {
    await makeRows(database, from, Math.min(size, from + madeAtOnce), Math.min(size, kinds));
    log(`${from + madeAtOnce} rows`);
  }
  await makeTitlesAndCounts(database, size);
  log("counts");
  await database.execute(sql`drop table bench_title, bench_kind, bench_drawn`);
}

function stopwatch(): (what: string) => void {
  let last = performance.now();
  return (what) => {
    console.log(`${what}: ${Math.round((performance.now() - last) / 1000)} s`);
    last = performance.now();
  };
}

/** The distinct titles of so many generated postings, and how many postings are called each. */
async function sendTitles(database: Database, size: number, isVaried: boolean): Promise<void> {
  await database.execute(sql`
    create unlogged table bench_title (title_number integer, title text, title_hash bigint, title_terms tsvector, own_terms tsvector, title_remote boolean,
      terms text, occupations integer[], postings integer)`);
  const untitled = { ...benchPosting(0), title: "", keywords: [], description: "" };
  const shared = new Set(searchEntryOf(untitled, knownOccupations()).allTerms);
  const rowOf = createTitleRows();
  const numbered = [...benchTitles(0, size, isVaried)].map(([title, postings], titleNumber) => ({
    titleNumber,
    title,
    postings,
  }));
  await inBatches(numbered, async (batch) => {
    const records = batch.map(({ titleNumber, title, postings }) => {
      const entry = searchEntryOf({ ...untitled, title }, knownOccupations());
      const { terms, occupations } = rowOf(title, postings);
      const ownTerms = entry.allTerms.filter((term) => !shared.has(term));
      const hash = `${entry.titleHash}`;
      return { ...entry, titleHash: hash, titleNumber, ownTerms, title, terms, occupations, postings };
    });
    await database.execute(sql`
      insert into bench_title
      select "titleNumber", title, "titleHash", array_to_tsvector("titleTerms"), array_to_tsvector("ownTerms"), remote, terms, occupations, postings
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as made("titleNumber" integer, title text, "titleHash" bigint, "titleTerms" text[],
        "ownTerms" text[], remote boolean, terms text, occupations integer[], postings integer)`);
  });
}

async function sendKinds(database: Database, count: number): Promise<void> {
  await database.execute(sql`
    create unlogged table bench_kind as select posting.*, 0 as number, entry.rk, entry.all_terms, entry.state_key,
      entry.city_key, entry.cell, entry.remote
    from job_posting posting, job_search_entry entry with no data`);
  const columns = Object.entries(getTableColumns(jobPostingTable));
  await inBatches(Array.from({ length: count }).keys(), async (batch) => {
    const records = batch.map((number) => {
      const posting = { ...benchPosting(number), contentHash: "", openingKey: "", enteredRevision: 1, title: "" };
      const { rk, allTerms, stateKey, cityKey, cell, remote } = searchEntryOf(posting, knownOccupations());
      const row = Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(posting, key)]));
      return { ...row, number, rk, allTerms, state_key: stateKey, city_key: cityKey, cell, remote };
    });
    await database.execute(sql`
      insert into bench_kind
      select posting.*, made.number, rk, array_to_tsvector("allTerms"), state_key, city_key, cell, remote
      from jsonb_array_elements(${JSON.stringify(records)}::jsonb) record,
        jsonb_populate_record(null::job_posting, record) posting,
        jsonb_to_record(record) as made(number integer, rk integer, "allTerms" text[], state_key text, city_key text,
          cell integer, remote boolean)`);
  });
}

async function makeRows(database: Database, from: number, to: number, kindCount: number): Promise<void> {
  const drawn = sql`(select * from bench_drawn where number >= ${from} and number < ${to} order by number) drawn
    join bench_title title using (title_number) join bench_kind kind on kind.number = drawn.number % ${kindCount}::integer`;
  const made = new Map([
    ["id", sql`'bench-' || drawn.number`],
    ["title", sql`title.title`],
    ["content_hash", sql`encode(sha256(drawn.number::text::bytea), 'base64')`],
    ["opening_key", sql`encode(sha256(('opening ' || drawn.number)::bytea), 'base64')`],
  ]);
  const columns = Object.values(getTableColumns(jobPostingTable)).map(({ name }) => name);
  const values = columns.map((name) => made.get(name) ?? sql`kind.${sql.identifier(name)}`);
  await database.transaction(async (tx) => {
    // Keys to the postings need not be looked up: they come from the same numbers.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into job_posting (${sql.join(
        columns.map((name) => sql.identifier(name)),
        sql`, `,
      )})
      select ${sql.join(values, sql`, `)} from ${drawn}`);
    await tx.execute(sql`
      insert into job_search_entry (posting_id, rk, title_hash, title_terms, all_terms, country_code, state_key, city_key, cell,
        latitude, longitude, remote)
      select 'bench-' || drawn.number, rk, title_hash, title_terms, kind.all_terms || own_terms, country_code, state_key,
        city_key, cell, latitude, longitude, remote or title_remote from ${drawn}`);
  });
}

async function makeTitlesAndCounts(database: Database, size: number): Promise<void> {
  await database.execute(sql`
    insert into job_search_title (hash, title, terms, occupations, postings, revision)
    select title_hash, min(title), min(terms), min(occupations), sum(postings), 1 from bench_title group by title_hash`);
  const counts = [
    sql`select 'term', term, '', count(*), 1 from job_search_entry, unnest(tsvector_to_array(all_terms)) term
      where term not like 'employer:%' group by term`,
    sql`select 'employer', substr(term, 10), min(company), count(*), 1
      from job_search_entry join job_posting on posting_id = job_posting.id, unnest(tsvector_to_array(all_terms)) term
      where term like 'employer:%' group by term`,
    ...["country_code", "state_key", "city_key", "cell"].map(
      (
        column,
      ) => sql`select ${column.split("_")[0]}, ${sql.identifier(column)}::text, '', count(*), 1 from job_search_entry
        where ${sql.identifier(column)} is not null group by ${sql.identifier(column)}`,
    ),
  ];
  for (const count of counts)
    await database.execute(sql`insert into job_search_count (kind, text, name, count, revision) ${count}`);
  await database.execute(sql`
    insert into job_search_index_state values (1, ${searchVersion}, 1, ${size})
    on conflict (id) do update set version = excluded.version, revision = 1, postings = excluded.postings`);
}

async function inBatches<Item>(items: Iterable<Item>, send: (batch: Item[]) => Promise<void>): Promise<void> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < sentAtOnce) continue;
    await send(batch);
    batch = [];
  }
  if (batch.length > 0) await send(batch);
}
