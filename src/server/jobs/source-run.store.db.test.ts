import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startJobBoards } from "../../../tests/fakes/job-board-server.ts";
import { ashbyHost, boardSample, type JobBoards, leverPosting, readSources } from "../../../tests/source-reading.ts";
import { createTestApp, type TestApp } from "../../../tests/test-app.ts";

let app: TestApp;
let boards: JobBoards;
let world: ReturnType<typeof readSources>;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  boards = await startJobBoards({ timeLimitMs: 3000, byteLimit: 200_000 });
  world = readSources(app, boards);
  await world.forgetAll();
});

afterEach(() => boards.stop());

describe("politeness", () => {
  it("asks whether anything is new, and takes 304 for an answer", async () => {
    const ashby = world.reader("ashby:acme");
    await ashby.configure();
    boards.answer(ashbyHost, (request, response) => {
      if (request.headers["if-none-match"] === '"7"') response.writeHead(304).end();
      else
        response
          .writeHead(200, { etag: '"7"', "last-modified": "Fri, 20 Nov 2026 10:00:00 GMT" })
          .end(boardSample("ashby-job-board.json"));
    });
    await ashby.runNext();
    expect(boards.requests[0]?.headers["if-none-match"]).toBeUndefined();
    await world.later();
    expect(await ashby.runNext()).toMatchObject({ outcome: "read", counts: { added: 0, closed: 0 } });
    await world.later();
    await ashby.runNext();
    expect(boards.requests.at(-1)?.headers).toMatchObject({
      "if-none-match": '"7"',
      "if-modified-since": "Fri, 20 Nov 2026 10:00:00 GMT",
    });
    expect(await world.openTitles()).toEqual(["Product Manager"]);
    // What an older reader read is read again.
    await world.later();
    await world.readersChange();
    expect(await ashby.runNext()).toMatchObject({ counts: { unchanged: 1 } });
  });

  it("waits a second between two requests to a host, whichever server and company they are for", async () => {
    world.sayPostings();
    const one = world.reader("lever:acme lever:bolt");
    const other = world.reader("lever:acme lever:bolt");
    await one.configure();
    await one.runNext();
    await other.runNext();
    expect(one.waits).toEqual([]);
    expect(other.waits).toHaveLength(1);
    expect(other.waits[0]).toBeGreaterThan(0);
    expect(other.waits[0]).toBeLessThanOrEqual(1);

    const store = world.runStore;
    const turns = await Promise.all([1, 2, 3].map(() => store.reserveHost("slow.example")));
    const sorted = turns.sort((a, b) => a - b);
    expect((sorted[2] ?? 0) - (sorted[0] ?? 0)).toBeGreaterThan(1.5);
  });

  it.each([
    [429, "3600"],
    [503, new Date(Date.now() + 3600_000).toUTCString()],
  ])("leaves a host alone that answers %i, for as long as it asks", async (status, retryAfter) => {
    const two = world.reader("personio:acme personio:bolt");
    await two.configure();
    boards.say("acme.jobs.personio.de", "", { "retry-after": retryAfter }, status);
    boards.say("bolt.jobs.personio.de", "", { "retry-after": retryAfter }, status);
    expect(await two.runNext()).toMatchObject({
      outcome: "failed",
      fault: expect.stringContaining(`answered ${status}`),
    });
    // The other company's board stands on the same servers.
    expect(await two.runNext()).toMatchObject({ outcome: "failed", fault: expect.stringContaining("left alone") });
    expect(boards.requests).toHaveLength(1);
    for (const key of ["personio:acme", "personio:bolt"]) {
      const minutes = (((await world.stateOf(key))?.nextRunAt.getTime() ?? 0) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(58);
      expect(minutes).toBeLessThan(61);
    }
  });
});

describe("several servers", () => {
  it("read each source once", async () => {
    world.sayPostings(leverPosting("1", "Carpenter"));
    const servers = [1, 2, 3, 4].map(() => world.reader("lever:acme lever:bolt"));
    await servers[0]?.configure();
    const runs = await Promise.all(servers.map((server) => server.runNext()));
    expect(runs.filter((run) => run !== undefined)).toHaveLength(2);
    expect(boards.requests).toHaveLength(2);
  });

  it("take over from one that was killed, when its lease has run out and not before", async () => {
    world.sayPostings(leverPosting("1", "Carpenter"));
    const survivor = world.reader("lever:acme");
    await survivor.configure();
    const claim = await world.runStore.claim("killed", ["lever:acme"]);
    expect(await survivor.runNext()).toBeUndefined();
    await world.leaseEnds();
    expect(await survivor.runNext()).toMatchObject({ outcome: "read" });

    // The one that was only asleep finds its claim gone, and writes nothing.
    if (!claim) throw new Error("Nothing was claimed");
    expect(await world.runStore.prolong(claim)).toBe(false);
    await world.runStore.fail(claim, "late", 1);
    expect(await world.stateOf("lever:acme")).toMatchObject({ fault: null, failures: 0 });
  });

  it("give a source back when they stop in the middle", async () => {
    world.sayPostings(leverPosting("1", "Carpenter"));
    const stopping = world.reader("lever:acme", { isStopping: () => boards.requests.length > 0 });
    await stopping.configure();
    expect(await stopping.runNext()).toMatchObject({ outcome: "stopped" });
    expect(await world.openTitles()).toEqual([]);
    expect(await world.reader("lever:acme").runNext()).toMatchObject({ outcome: "read", counts: { added: 1 } });
  });
});
