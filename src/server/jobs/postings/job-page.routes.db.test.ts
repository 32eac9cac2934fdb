import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { demonstrationPostings } from "../../../stand-ins/demonstration-jobs/demonstration-postings.ts";
import { createIndexFillStore } from "../../../stand-ins/demonstration-jobs/index-fill.store.ts";
import { demonstrationSource } from "./demonstration-source.ts";
import { createPostingStore } from "./posting.store.ts";
import { jobIndexTable, jobPostingTable } from "./posting.table.ts";

const own = "http://localhost:3000";
const day = 24 * 60 * 60 * 1000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await fillIndex();
});

async function fillIndex(version = 1): Promise<void> {
  const content = { source: demonstrationSource, version, postings: demonstrationPostings };
  await createIndexFillStore(app.database).fillNext(content, 8);
}

const get = (url: string) => app.request({ method: "GET", url });

describe("posting pages", () => {
  it("are served to anybody, with their style sheet", async () => {
    const page = await get("/postings/demo-00001");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("application/ld+json");
    expect((await get("/postings/posting.css")).headers["content-type"]).toContain("text/css");
  });

  it("answer 404 with a page for an id that is unknown", async () => {
    for (const id of ["nothing-here", "%3Cscript%3E", "demo-99999"]) {
      const page = await get(`/postings/${id}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain("This opening is not here any more");
    }
  });

  it("are not served for a posting that has a page of its own elsewhere", async () => {
    const externalUrl = "https://jobs.example/1";
    await app.database.update(jobPostingTable).set({ externalUrl }).where(eq(jobPostingTable.id, "demo-00008"));
    expect((await get("/postings/demo-00008")).statusCode).toBe(404);
    expect((await createPostingStore(app.database, own).byUrl(externalUrl))?.id).toBe("demo-00008");
  });
});

describe("postings by address", () => {
  it("are found by the address handed out, and by no other", async () => {
    const store = createPostingStore(app.database, own);
    const posting = await store.byUrl(`${own}/postings/demo-00007`);
    expect(posting?.job_url).toBe(`${own}/postings/demo-00007`);
    expect(await store.byUrl("http://elsewhere.example/postings/demo-00007")).toBeUndefined();
    expect(await store.byId("demo-99999")).toBeUndefined();
  });
});

describe("demonstration postings in the index", () => {
  it("are dated anew before they expire, and keep their ids", async () => {
    const longAgo = new Date(Date.now() - 15 * day);
    await app.database.update(jobIndexTable).set({ indexedAt: longAgo });
    await app.database.update(jobPostingTable).set({ postedAt: longAgo, validThrough: longAgo });
    await fillIndex();
    const rows = await app.database.select().from(jobPostingTable);
    expect(rows).toHaveLength(8);
    for (const { validThrough } of rows) expect(validThrough?.getTime()).toBeGreaterThan(Date.now());
  });

  it("come in batches, each where the last one ended, by one date and from several servers at once", async () => {
    const asked: string[] = [];
    const content = {
      source: "demonstration",
      version: 2,
      postings: (now: Date, from: number, to: number) => {
        asked.push(`${now.getTime()} ${from} ${to}`);
        return demonstrationPostings(now, from, to);
      },
    };
    const stores = [createIndexFillStore(app.database), createIndexFillStore(app.server.backgroundDatabase)];
    const rounds = [];
    for (let round = 0; round < 2; round += 1)
      rounds.push(await Promise.all(stores.map((store) => store.fillNext(content, 300))));
    expect(rounds.map((counts) => counts.sort())).toEqual([
      [250, 50],
      [0, 0],
    ]);
    const [begun = ""] = asked[0]?.split(" ") ?? [];
    expect(asked).toEqual([`${begun} 0 250`, `${begun} 250 300`]);
    expect(await app.database.$count(jobPostingTable)).toBe(300);
  });
});
