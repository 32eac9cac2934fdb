import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startJobBoards } from "../../../../tests/fakes/job-board-server.ts";
import { ashbyHost, boardSample, type JobBoards, leverPosting, readSources } from "../../../../tests/source-reading.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";

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
    await world.runStore.deferHost("lever.co", 60);
    const free = await world.hostFreeAt("lever.co");
    await one.runNext();
    expect(await world.hostFreeAt("lever.co")).toBe(free + 1000);
    await other.runNext();
    expect(await world.hostFreeAt("lever.co")).toBe(free + 2000);
    for (const { waits } of [one, other]) expect(waits).toHaveLength(1);

    await Promise.all([1, 2, 3].map(() => world.runStore.reserveHost("lever.co")));
    expect(await world.hostFreeAt("lever.co")).toBe(free + 5000);
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
    const claim = await world.runStore.claim("killed");
    expect(await survivor.runNext()).toBeUndefined();
    await world.leaseEnds();
    expect(await survivor.runNext()).toMatchObject({ outcome: "read" });

    // The one that was only asleep finds its claim gone, and writes nothing.
    if (!claim) throw new Error("Nothing was claimed");
    expect(await world.runStore.prolong(claim)).toBe(false);
    await world.runStore.fail(claim, "late", 1);
    expect(await world.stateOf("lever:acme")).toMatchObject({ fault: null, failures: 0 });
  });

  it("write nothing after another one has taken over", async () => {
    boards.answer("api.lever.co", async (_request, response) => {
      await world.leaseEnds();
      expect(await world.runStore.claim("another")).toBeDefined();
      response.end(JSON.stringify([leverPosting("1", "Carpenter")]));
    });
    const slow = world.reader("lever:acme");
    await slow.configure();
    expect(await slow.runNext()).toMatchObject({ outcome: "stopped" });
    expect(await world.openTitles()).toEqual([]);
    expect(await world.stateOf("lever:acme")).toMatchObject({ runner: "another" });
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
