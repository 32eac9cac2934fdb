// The other side of the search bench: SQLite's FTS5 on the same postings and questions. It runs in a Node of its own,
// because Node has SQLite (node:sqlite) from version 22.13 on. Each line on standard input is one message in JSON.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";

const folder = mkdtempSync(join(tmpdir(), "forthright-sqlite-"));
const database = new DatabaseSync(join(folder, "bench.db"));
database.exec(`
  pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; pragma mmap_size = 4000000000;
  create table posting (id integer primary key, title text, country text, city text, latitude real, longitude real);
  create virtual table words using fts5(title, content = 'posting', content_rowid = 'id', tokenize = 'porter unicode61');`);
const insert = database.prepare("insert into posting values (?, ?, ?, ?, ?, ?)");
const search = database.prepare(`
  select posting.* from words join posting on posting.id = words.rowid
  where words match :match and (:country is null or country = :country) and (:city is null or city = :city)
    and (:latitude is null or (
      latitude between :latitude - 0.45 and :latitude + 0.45 and 12742 * asin(sqrt(
        pow(sin(radians(latitude - :latitude) / 2), 2)
        + cos(radians(:latitude)) * cos(radians(latitude)) * pow(sin(radians(longitude - :longitude) / 2), 2))) <= 50))
  order by bm25(words) limit 10 offset :offset`);

for await (const line of createInterface({ input: process.stdin })) {
  const answer = take(JSON.parse(line));
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, "drain");
}
database.close();
rmSync(folder, { recursive: true, force: true });

/** @typedef {Record<string, string | number | null>} Question */

/** @param {{ postings?: (string | number)[][], build?: true, questions?: Question[] }} message */
function take({ postings, build, questions = [] }) {
  if (postings) {
    database.exec("begin");
    for (const row of postings) insert.run(...row);
    database.exec("commit");
    return { taken: postings.length };
  }
  if (build) {
    database.exec(
      "insert into words (words) values ('rebuild'); insert into words (words) values ('optimize'); analyze;",
    );
    return database.prepare("select sqlite_version() as version").get();
  }
  for (const question of questions.slice(0, 3)) search.all(question);
  return { times: questions.map(timeOf) };
}

/** @param {Question} question */
function timeOf(question) {
  const start = performance.now();
  search.all(question);
  return performance.now() - start;
}
