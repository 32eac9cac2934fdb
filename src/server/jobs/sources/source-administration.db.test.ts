import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { startJobBoards } from "../../../../tests/fakes/job-board-server.ts";
import { servePublicBoards } from "../../../../tests/fakes/public-boards.ts";
import { operatorCalls } from "../../../../tests/operator-calls.ts";
import { type JobBoards, leverPosting, readSources } from "../../../../tests/source-reading.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import {
  operatorSourcesEndpoint,
  type SourceCommand,
  sourceAdministrationEndpoint,
} from "../../../shared/jobs/source-administration.contract.ts";
import { noErrorReporter } from "../../error-reports/error-reporter.ts";
import { createHttpServer } from "../../http/http-server.ts";
import { demonstrationSource } from "../postings/demonstration-source.ts";
import { jobIndexTable } from "../postings/posting.table.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { registerJobSources } from "./register-job-sources.ts";

let app: TestApp;
let boards: JobBoards;
let world: ReturnType<typeof readSources>;
let admin: Awaited<ReturnType<TestApp["signUp"]>>;
let other: typeof admin;

const setting = "lever:acme";
const { path } = sourceAdministrationEndpoint;

beforeAll(async () => {
  app = await createTestApp({ ADMIN_EMAILS: "boss@example.org, Person1@example.org", JOB_SOURCES: setting });
  boards = await startJobBoards();
  world = readSources(app, boards);
  admin = await app.signUp("Ada Admin");
  other = await app.signUp("Otto Other");
});

beforeEach(async () => {
  await world.forgetAll();
  await app.server.jobSources.prepare();
});
afterAll(() => boards.stop());

const carryOut = (command: SourceCommand, token = admin.token) =>
  app.call(sourceAdministrationEndpoint, { token, body: command });
const listed = async () => (await carryOut({ command: "list" })).reply.sources;

describe("who is no administrator", () => {
  it("finds nothing at the address, as at one that does not exist: neither what is there nor that it is", async () => {
    const commands: object[] = [
      { command: "list" },
      { command: "on", sources: ["lever:other"] },
      { command: "off", sources: ["lever:acme"] },
      { command: "run", sources: ["lever:acme"] },
      { command: "remove", sources: ["lever:acme"] },
      { command: "find", text: "http://169.254.169.254/" },
      { command: "boards" },
      { nonsense: true },
    ];
    const answered = async (url: string, token: string | undefined, payload: object) => {
      const headers = { ...(token && { authorization: `Bearer ${token}` }), "x-request-id": "same-one" };
      const { statusCode, body } = await app.request({ method: "POST", url, headers, payload });
      return { statusCode, body };
    };
    for (const token of [undefined, "wrong", other.token]) {
      for (const command of commands) {
        const there = await answered(path, token, command);
        expect(there).toEqual(await answered("/api/administration/no-such-thing", token, command));
        expect(there.statusCode).toBe(404);
      }
    }
    expect((await listed()).map(({ source, is_on }) => [source, is_on])).toEqual([["lever:acme", true]]);
  });

  it("is told so by nothing on the account page, whatever the client says of itself", async () => {
    const overview = async (token: string) => (await app.call(accountSettingsEndpoints.overview, { token })).reply;
    expect(await overview(admin.token)).toMatchObject({ is_administrator: true });
    expect(await overview(other.token)).not.toHaveProperty("is_administrator");
  });
});

describe("an administrator", () => {
  it("sees how much each source has, how fresh it is, and what failed last and when", async () => {
    const reader = world.reader(setting);
    world.sayPostings(leverPosting("1", "Carpenter"), leverPosting("2", "Joiner"));
    await reader.runNext();
    expect(await listed()).toMatchObject([
      {
        ...{ source: "lever:acme", is_on: true, is_added: false, open: 2, added: 2, failures: 0, last_fault: null },
        ...{ newest_posted_at: new Date(1_790_000_000_000).toISOString(), last_success_at: expect.any(String) },
      },
    ]);
    await world.later();
    boards.say("api.lever.co", "oops", {}, 502);
    await reader.runNext();
    const fault = "The host answered 502.";
    expect(await listed()).toMatchObject([{ failures: 1, fault, last_fault: { sentence: fault }, open: 2 }]);
    await world.later();
    world.sayPostings(leverPosting("1", "Carpenter"));
    await reader.runNext();
    const [source] = await listed();
    expect(source).toMatchObject({ failures: 0, fault: null, last_fault: { sentence: fault }, open: 1, closed: 1 });
    expect(Date.parse(source?.last_fault?.at ?? "")).toBeLessThan(Date.parse(source?.last_success_at ?? ""));
  });

  it("switches a source off, whose openings leave the results, and on again", async () => {
    const reader = world.reader(setting);
    world.sayPostings(leverPosting("1", "Carpenter"));
    await reader.runNext();
    const { reply } = await carryOut({ command: "off", sources: ["lever:acme"] });
    expect(reply.message).toBe("The source is switched off: its openings have left the results.");
    expect(reply.sources).toMatchObject([{ is_on: false, open: 0 }]);
    expect(await world.openTitles()).toEqual([]);
    await world.later();
    expect(await reader.runNext()).toBeUndefined();
    await app.server.jobSources.prepare();
    expect(await listed()).toMatchObject([{ is_on: false }]);

    await carryOut({ command: "on", sources: ["lever:acme"] });
    expect(await reader.runNext()).toMatchObject({ outcome: "read" });
    expect(await world.openTitles()).toEqual(["Carpenter"]);
  });

  it("leaves nothing in the results of a source that was switched off while it was read", async () => {
    boards.answer("api.lever.co", async (_request, response) => {
      await carryOut({ command: "off", sources: ["lever:acme"] });
      response.end(JSON.stringify([leverPosting("1", "Carpenter")]));
    });
    expect(await world.reader(setting).runNext()).toMatchObject({ outcome: "stopped" });
    expect(await world.openTitles()).toEqual([]);
    expect(await listed()).toMatchObject([{ is_on: false, open: 0, is_running: false }]);
  });

  it("adds a source, which stays without the setting, has it read at once, and removes it", async () => {
    const added = await carryOut({ command: "on", sources: ["Lever:acme-two"] });
    expect(added.reply.sources).toMatchObject([
      { source: "lever:acme", is_added: false },
      { source: "lever:acme-two", is_added: true, is_on: true, last_run_at: null },
    ]);
    const reader = world.reader(setting);
    world.sayPostings(leverPosting("1", "Carpenter"));
    for (let source = 0; source < 2; source += 1) await reader.runNext();
    expect(await reader.runNext()).toBeUndefined();
    await carryOut({ command: "run", sources: ["lever:acme-two"] });
    expect(await reader.runNext()).toMatchObject({ key: "lever:acme-two", outcome: "read" });
    await app.server.jobSources.prepare();
    const { reply } = await carryOut({ command: "remove", sources: ["lever:acme-two", "lever:acme"] });
    expect(reply.sources).toMatchObject([{ source: "lever:acme", open: 1 }]);
    expect(await world.openTitles()).toEqual(["Carpenter"]);
  });

  it("is told why something is no source, and nothing is added", async () => {
    for (const source of ["nonsense", "lever:a b", "smartrecruiters:acme", "adzuna:gb", "page:file:///etc/passwd"]) {
      const { status, reply } = await carryOut({ command: "on", sources: ["lever:fine", source] });
      expect([status, reply.message]).toEqual([400, expect.stringContaining(source)]);
    }
    expect(await listed()).toHaveLength(1);
  });

  it("gets the boards by country, with what is not known of them", async () => {
    const { reply } = await carryOut({ command: "boards" });
    expect(reply.curated?.about.join(" ")).toMatch(/2026-11-27.*No address could be called/s);
    expect(reply.curated?.boards.length).toBeGreaterThan(200);
  });

  it("and the operator's command get the same", async () => {
    await app.server.app.listen({ host: "127.0.0.1", port: 0 });
    const call = operatorCalls(app);
    const response = await call(operatorSourcesEndpoint.path, { command: "off", sources: ["lever:acme"] });
    expect(await response.json()).toEqual((await carryOut({ command: "off", sources: ["lever:acme"] })).reply);
  });
});

/** A server of its own in the test's world of boards, to which everybody is the administrator. */
async function discoveringServer(sources: Parameters<typeof registerJobSources>[1]["jobSources"] = []) {
  const server = await createHttpServer({
    ...app.config,
    publicUrl: "http://localhost:3000",
    reportingOrigins: [],
    errorReporter: noErrorReporter,
    countTogether: () => Promise.reject(new Error("No database")),
    userForAuthorization: async () => ({ id: admin.userId, email: admin.email, name: admin.name }),
  });
  const jobSources = registerJobSources(server, {
    ...{ database: app.database, jobSources: sources, operatorKey: "key", isAdministrator: () => true },
    placeFromText: () => undefined,
    fetchReply: boards.fetchReply,
  });
  const find = async (text: string) => {
    const response = await server.inject({ method: "POST", url: path, payload: { command: "find", text } });
    return sourceAdministrationEndpoint.reply.parse(response.json()).discovery;
  };
  return { server, find, ...jobSources };
}

const welder = { id: "101", title: "Welder", location: "Berlin" };
const acme = { found: [{ source: "greenhouse:acmerobotics", openings: 1, company: "Acme Robotics" }] };

describe("discovery", () => {
  beforeEach(() => {
    servePublicBoards(boards, {
      greenhouse: { acmerobotics: [welder] },
      recruitee: { "acme-robotics": [welder, { ...welder, id: "102", title: "Fitter" }] },
    });
  });

  it("finds a company by its name on every board, each host asked once a second, and says what it has", async () => {
    const { server, find } = await discoveringServer();
    boards.say("api.ashbyhq.com", "down", {}, 503);
    const before = boards.requests.length;
    const found = await find("Acme Robotics GmbH");
    expect(found).toMatchObject({
      found: [
        { ...acme.found[0], how: "by_name", examples: [{ title: "Welder", location: "Berlin" }], is_more: false },
        { source: "recruitee:acme-robotics", openings: 2, how: "by_name" },
      ],
      unanswered: ["ashby"],
    });
    expect(boards.requests.length - before).toBe(found?.requests);
    expect(found?.requests).toBeLessThanOrEqual(40);
    await server.close();
  });

  it("finds the boards that a careers page links to or is filled from, also one page further", async () => {
    const { server, find } = await discoveringServer();
    const html = { "content-type": "text/html" };
    boards.answer("acme.example", (request, response) =>
      response
        .writeHead(200, html)
        .end(
          request.url?.endsWith("/jobs")
            ? '<script src="https:\\/\\/boards.greenhouse.io\\/embed\\/job_board\\/js?for=acmerobotics"></script><a href="https://jobs.smartrecruiters.com/AcmeLifts">Lifts</a>'
            : '<a href="/about">About</a> <a href="/jobs">Work with us</a>',
        ),
    );
    expect(await find("acme.example")).toMatchObject({
      found: [{ ...acme.found[0], how: "linked" }],
      unlisted: [{ board: "smartrecruiters", name: "AcmeLifts" }],
      requests: 3,
    });
    expect(await find("https://job-boards.greenhouse.io/acmerobotics/jobs/101")).toMatchObject({
      found: [{ ...acme.found[0], how: "address" }],
      requests: 1,
    });
    await server.close();
  });

  it("says what it could not read, and asks no further", async () => {
    const { server, find } = await discoveringServer();
    boards.say("api.ashbyhq.com", "busy", { "retry-after": "60" }, 429);
    expect(await find("ashby:acme")).toMatchObject({ found: [], faults: [expect.stringContaining("429")] });
    expect(await find("lever:nobody")).toMatchObject({ found: [], faults: [expect.stringContaining("no such board")] });
    await server.close();
  });
});

it("discovery refuses internal addresses, also behind a careers page", async () => {
  for (const text of [
    "http://127.0.0.1:1/jobs",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "page:http://10.0.0.1/",
  ]) {
    const { reply } = await carryOut({ command: "find", text });
    expect(reply.discovery).toMatchObject({ found: [], faults: ["This address is not on the public internet."] });
  }
});

it("the demonstration leaves the results as soon as the first real source is on, and is wanted again without any", async () => {
  await world.forgetAll();
  const ingest = createPostingIngestStore(app.database);
  const { server, prepare, begin, isDemonstration } = await discoveringServer();
  await ingest.upsertPostings([makePosting({ id: "demo-1", source: demonstrationSource, title: "Demonstrator" })]);
  await app.database.insert(jobIndexTable).values({ source: demonstrationSource, version: 1, indexedAt: new Date() });
  await prepare();
  expect([isDemonstration(), await world.openTitles()]).toEqual([true, ["Demonstrator"]]);
  world.sayPostings(leverPosting("1", "Carpenter"));
  await carryOut({ command: "on", sources: ["lever:acme"] });
  begin();
  await expect.poll(() => world.openTitles()).toEqual(["Carpenter"]);
  expect(isDemonstration()).toBe(false);
  await server.close();
  await carryOut({ command: "off", sources: ["lever:acme"] });
  const again = await discoveringServer();
  await again.prepare();
  expect(again.isDemonstration()).toBe(true);
  await again.server.close();
});
