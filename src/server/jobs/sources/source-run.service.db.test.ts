import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startJobBoards } from "../../../../tests/fakes/job-board-server.ts";
import {
  ashbyHost,
  boardSample,
  type JobBoards,
  leverHost,
  leverPosting,
  readSources,
} from "../../../../tests/source-reading.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";

let app: TestApp;
let boards: JobBoards;
let world: ReturnType<typeof readSources>;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  token = (await app.signUp()).token;
});

beforeEach(async () => {
  boards = await startJobBoards({ timeLimitMs: 3000, byteLimit: 200_000 });
  world = readSources(app, boards);
  await world.forgetAll();
});

afterEach(() => boards.stop());

const found = async (job_title: string) => {
  const { reply } = await app.call(jobSearchEndpoints.geosearch, { token, body: { job_title } });
  return reply.results.map((posting) => posting.job_title);
};

describe("reading the sources", () => {
  it("[SEARCH-08] fills the index from every kind of board, in search fields, with the board's own address", async () => {
    boards.say("boards-api.greenhouse.io", boardSample("greenhouse-jobs.json"));
    boards.say(leverHost, boardSample("lever-postings.json"));
    boards.say(ashbyHost, boardSample("ashby-job-board.json"));
    boards.say("apply.workable.com", boardSample("workable-account.json"));
    boards.say("muster.jobs.personio.de", boardSample("personio-feed.xml"));
    boards.say("acme.teamtailor.com", boardSample("teamtailor-jobs.rss"));
    boards.say("acme.example", boardSample("posting-page.html"), { "content-type": "text/html" });
    const all = world.reader(
      "greenhouse:acme lever:acme ashby:acme workable:acme personio:muster teamtailor:acme page:https://acme.example/jobs/7",
    );
    await all.configure();
    for (let source = 0; source < 7; source += 1) expect(await all.runNext()).toMatchObject({ outcome: "read" });
    expect(await all.runNext()).toBeUndefined();

    expect(await world.openTitles()).toEqual([
      "Chef de rang",
      "Data Engineer",
      "Electronics Hardware Engineer",
      "Frontend-Entwickler (m/w/d) & Gestalter",
      "Night Guard",
      "Product Manager",
      "Revenue Analyst",
      "Site Manager",
      "Vault Designer & Builder",
    ]);
    const { reply } = await app.call(jobSearchEndpoints.geosearch, {
      token,
      body: { job_title: "vault designer", country: "Germany" },
    });
    expect(reply.results).toMatchObject([
      {
        job_title: "Vault Designer & Builder",
        company: "Acme Vaults",
        location: "Berlin, Germany",
        salary: "€55,000 – €70,000 a year",
        requirements: "- 5+ years of mechanical design\n- A steady hand",
        benefits: "- 30 days of leave",
        job_url: "https://boards.greenhouse.io/acme/jobs/127817",
      },
    ]);
    const guard = await app.call(jobSearchEndpoints.geosearch, { token, body: { job_title: "night guard" } });
    expect(guard.reply.results).toMatchObject([{ location: "Remote - US", salary: "$21.50 – $25 an hour" }]);
  });

  it("counts what is new, changed, unchanged and closed; a closed opening leaves the results and may come back", async () => {
    const lever = world.reader("lever:acme");
    await lever.configure();
    world.sayPostings(leverPosting("1", "Carpenter"), leverPosting("2", "Roofer"));
    expect(await lever.runNext()).toMatchObject({ counts: { added: 2, changed: 0, unchanged: 0, closed: 0 } });
    expect(await found("roofer")).toEqual(["Roofer"]);

    await world.later();
    world.sayPostings(leverPosting("1", "Master carpenter"), leverPosting("3", "Tiler"));
    expect(await lever.runNext()).toMatchObject({ counts: { added: 1, changed: 1, unchanged: 0, closed: 1 } });
    expect(await found("roofer")).toEqual([]);

    await world.later();
    world.sayPostings(leverPosting("1", "Master carpenter"), leverPosting("2", "Roofer"));
    expect(await lever.runNext()).toMatchObject({ counts: { added: 0, changed: 1, unchanged: 1, closed: 1 } });
    expect(await world.openTitles()).toEqual(["Master carpenter", "Roofer"]);
    expect(await world.stateOf("lever:acme")).toMatchObject({
      changed: 1,
      unchanged: 1,
      closed: 1,
      fault: null,
      failures: 0,
    });
  });

  it("keeps an opening that could not be read, and closes nothing when not even its id could", async () => {
    const lever = world.reader("lever:acme");
    await lever.configure();
    world.sayPostings(leverPosting("1", "Carpenter"), leverPosting("2", "Roofer"), leverPosting("3", "Tiler"));
    await lever.runNext();

    await world.later();
    world.sayPostings(leverPosting("1", "Carpenter"), { id: "2", text: 7 });
    expect(await lever.runNext()).toMatchObject({ counts: { unreadable: 1, closed: 1 } });
    expect(await world.openTitles()).toEqual(["Carpenter", "Roofer"]);

    await world.later();
    world.sayPostings(leverPosting("1", "Carpenter"), { text: "Who am I?" });
    expect(await lever.runNext()).toMatchObject({ counts: { unreadable: 1, closed: 0 } });
    expect(await world.openTitles()).toEqual(["Carpenter", "Roofer"]);
  });

  it("closes an opening whose last day has passed, and one whose page is gone", async () => {
    const address = "https://acme.example/jobs/7";
    const page = world.reader(`page:${address}`);
    await page.configure();
    boards.say("acme.example", boardSample("posting-page.html"));
    await page.runNext();
    await world.later();
    boards.say("acme.example", boardSample("posting-page.html").replace("2099-01-31T23:59", "2026-01-31"));
    expect(await page.runNext()).toMatchObject({ counts: { closed: 1 } });

    await world.later();
    boards.say("acme.example", boardSample("posting-page.html"));
    expect(await page.runNext()).toMatchObject({ counts: { changed: 1 } });
    await world.later();
    boards.say("acme.example", "gone", {}, 410);
    expect(await page.runNext()).toMatchObject({ counts: { closed: 1 } });
    expect(await world.openTitles()).toEqual([]);
  });

  it("takes all pages of a board, and none twice", async () => {
    const many = Array.from({ length: 250 }, (_, at) => leverPosting(String(at), `Carpenter ${at}`));
    boards.answer(leverHost, (request, response) => {
      const skip = Number(new URL(request.url ?? "", "http://x").searchParams.get("skip"));
      response.end(JSON.stringify(many.slice(skip, skip + 100)));
    });
    const lever = world.reader("lever:acme");
    await lever.configure();
    expect(await lever.runNext()).toMatchObject({ counts: { added: 250 } });
    expect(boards.requests).toHaveLength(3);

    // A feed that takes no notice of the page asked for.
    await world.later();
    world.sayPostings(...many.slice(0, 100));
    expect(await lever.runNext()).toMatchObject({ counts: { unchanged: 100 } });
    expect(boards.requests).toHaveLength(5);
  });
});

describe("failures", () => {
  const truncated = JSON.stringify([leverPosting("1", "Carpenter"), leverPosting("2", "Roofer")]).slice(0, -20);
  it.each<[string, (at: JobBoards) => void, string]>([
    ["a broken server", (at) => at.say(leverHost, "oops", {}, 500), "The host answered 500."],
    ["no such board", (at) => at.say(leverHost, "{}", {}, 404), "There is no such board"],
    ["JSON that is cut off", (at) => at.say(leverHost, truncated), "was cut off"],
    [
      "a page of another kind",
      (at) => at.say(leverHost, "<html>Log in", { "content-type": "text/html" }),
      "not the JSON",
    ],
    ["JSON of another form", (at) => at.say(leverHost, `{"ok":true}`), "does not have the form"],
    ["a huge reply", (at) => at.say(leverHost, "x".repeat(300_000)), "too large"],
    ["a reply that never comes", (at) => at.answer(leverHost, () => undefined), "too long"],
    [
      "a connection that breaks",
      (at) =>
        at.answer(leverHost, (request) => {
          request.socket.destroy();
        }),
      "could not be reached",
    ],
    [
      "a second page that fails",
      (at) =>
        at.answer(leverHost, (request, response) => {
          if (request.url?.includes("skip=0"))
            response.end(JSON.stringify(Array.from({ length: 100 }, (_, at) => leverPosting(`n${at}`, "New"))));
          else response.writeHead(502).end();
        }),
      "answered 502",
    ],
  ])(
    "%s changes and closes nothing, is told in a sentence, and leaves the others alone",
    async (_name, fail, sentence) => {
      const both = world.reader("lever:acme ashby:acme");
      await both.configure();
      world.sayPostings(leverPosting("1", "Carpenter"));
      boards.say(ashbyHost, boardSample("ashby-job-board.json"));
      await both.runNext();
      await both.runNext();

      await world.later();
      fail(boards);
      const outcomes = [await both.runNext(), await both.runNext()];
      expect(outcomes.map((run) => run?.outcome).sort()).toEqual(["failed", "read"]);
      expect(await world.openTitles()).toEqual(["Carpenter", "Product Manager"]);
      const state = await world.stateOf("lever:acme");
      expect(state?.fault).toContain(sentence);
      expect(state).toMatchObject({ failures: 1, runner: null });
      expect(await world.stateOf("ashby:acme")).toMatchObject({ failures: 0, unchanged: 1 });
    },
  );

  it("come back later and later", async () => {
    const lever = world.reader("lever:acme");
    await lever.configure();
    boards.say(leverHost, "oops", {}, 500);
    const pauses: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      await world.later();
      await lever.runNext();
      const state = await world.stateOf("lever:acme");
      pauses.push(((state?.nextRunAt.getTime() ?? 0) - (state?.lastRunAt?.getTime() ?? 0)) / 60_000);
    }
    // 15 minutes, doubled each time, give or take a fifth.
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThan(15 * 2 ** at * 0.79);
      expect(pause).toBeLessThan(15 * 2 ** at * 1.21);
    }
    world.sayPostings();
    await world.later();
    await lever.runNext();
    expect(await world.stateOf("lever:acme")).toMatchObject({ failures: 0, fault: "The host answered 500." });
  });
});
