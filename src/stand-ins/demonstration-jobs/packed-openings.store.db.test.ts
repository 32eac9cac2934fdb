import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../../tests/test-database.ts";
import { type Database, openDatabase } from "../../server/database/database.ts";
import { demonstrationSource } from "../../server/jobs/postings/demonstration-source.ts";
import { ensureDemonstrationIndex } from "./demonstration-index.ts";
import { packOpenings, unpackOpenings } from "./packed-openings.store.ts";

async function newDatabase(): Promise<Database> {
  const { config, remove } = await createTestDatabase();
  const { database, close } = await openDatabase(config);
  onTestFinished(async () => {
    await close();
    await remove();
  });
  return database;
}

/** Everything that openings leave in a database, row by row. */
async function contentOf(database: Database): Promise<unknown[]> {
  const names = ["posting", "index", "search_entry", "search_title", "search_count", "search_index_state"];
  return Promise.all(
    names.map(async (name) => {
      const table = sql.identifier(`job_${name}`);
      return (await database.execute(sql`select to_jsonb(made) as it from ${table} made order by 1`)).rows;
    }),
  );
}

it("packed openings are in another database what they were in the first, once, and more follow", async () => {
  const [made, unpacked] = [await newDatabase(), await newDatabase()];
  await ensureDemonstrationIndex(made, 300);
  const packed = join(tmpdir(), `forthright-openings-${process.pid}`);
  onTestFinished(() => rmSync(packed));
  await packOpenings(made, packed);

  await Promise.all([1, 2, 3].map(() => unpackOpenings(unpacked, demonstrationSource, packed)));
  expect(await contentOf(unpacked)).toEqual(await contentOf(made));
  await Promise.all([made, unpacked].map((each) => ensureDemonstrationIndex(each, 350)));
  expect(await contentOf(unpacked)).toEqual(await contentOf(made));
});

it("packed openings stay out of a database whose search knew others, even when those are gone", async () => {
  const [made, used] = [await newDatabase(), await newDatabase()];
  await ensureDemonstrationIndex(made, 10);
  const packed = join(tmpdir(), `forthright-openings-${process.pid}`);
  onTestFinished(() => rmSync(packed));
  await packOpenings(made, packed);
  await ensureDemonstrationIndex(used, 5);
  await used.execute(sql`delete from job_posting`);
  const before = await contentOf(used);
  await unpackOpenings(used, demonstrationSource, packed);
  expect(await contentOf(used)).toEqual(before);
});
