import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { startJobBoards } from "../../../../tests/fakes/job-board-server.ts";
import { ashbyHost, type JobBoards, leverHost, leverPosting, readSources } from "../../../../tests/source-reading.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { parseJobSources } from "../../../engines/posting-reading/posting-reading.ts";
import { jobSourcesEndpoint } from "../../../shared/jobs/job-sources.contract.ts";
import { noErrorReporter } from "../../error-reports/error-reporter.ts";
import { createHttpServer } from "../../http/http-server.ts";
import { demonstrationSource } from "../postings/demonstration-source.ts";
import { jobIndexTable } from "../postings/posting.table.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { registerJobSources } from "./register-job-sources.ts";

const setting = "lever:acme ashby:acme page:https://acme.example/jobs/7?key=secret";

let app: TestApp;
let boards: JobBoards;
let world: ReturnType<typeof readSources>;

beforeAll(async () => {
  app = await createTestApp({ JOB_SOURCES: setting });
  boards = await startJobBoards();
  world = readSources(app, boards);
});

beforeEach(() => world.forgetAll());
afterAll(() => boards.stop());

/** A server of its own on the same database, as start.ts builds it, in the test's world of boards. */
async function serverFor(sources: string) {
  const server = await createHttpServer({
    ...app.config,
    publicUrl: "http://localhost:3000",
    reportingOrigins: [],
    errorReporter: noErrorReporter,
    countTogether: () => Promise.reject(new Error("No database")),
    userForAuthorization: async () => null,
  });
  const jobSources = registerJobSources(server, {
    ...{ database: app.database, operatorKey: "key", isAdministrator: () => false },
    jobSources: parseJobSources(sources).sources,
    placeFromText: () => undefined,
    fetchReply: boards.fetchReply,
  });
  return { server, ...jobSources };
}

describe("the report", () => {
  it("tells for each source when it last ran, what came and what failed, and no key of an address", async () => {
    const reader = world.reader(setting);
    await reader.configure();
    world.sayPostings(leverPosting("1", "Carpenter"));
    boards.say(ashbyHost, "oops", {}, 500);
    for (let source = 0; source < 3; source += 1) await reader.runNext();

    const { reply } = await app.call(jobSourcesEndpoint);
    expect(reply.sources).toMatchObject([
      { source: "ashby:acme", failures: 1, fault: "The host answered 500.", last_success_at: null, is_running: false },
      { source: "lever:acme", added: 1, closed: 0, failures: 0, fault: null, last_success_at: expect.any(String) },
      { source: "page:https://acme.example/jobs/7", last_run_at: expect.any(String) },
    ]);
    expect(JSON.stringify(reply)).not.toContain("secret");
  });

  it("is empty where no source is configured, or before the first start", async () => {
    expect((await app.call(jobSourcesEndpoint)).reply).toEqual({ success: true, sources: [] });
  });
});

describe("starting with sources", () => {
  it("takes the demonstration and sources of former settings out of the results, and brings it back without any", async () => {
    const ingest = createPostingIngestStore(app.database);
    await ingest.upsertPostings([
      makePosting({ id: "demo-1", source: demonstrationSource, title: "Demonstrator" }),
      makePosting({ id: "former-1", source: "lever:former", title: "Former" }),
      makePosting({ id: "kept-1", source: "lever:acme", title: "Kept" }),
    ]);
    await app.database.insert(jobIndexTable).values({ source: demonstrationSource, version: 1, indexedAt: new Date() });

    const configured = await serverFor("lever:acme");
    await configured.prepare();
    expect(await world.openTitles()).toEqual(["Kept"]);
    expect(await app.database.select().from(jobIndexTable)).toEqual([]);
    const page = await app.request({ url: "/postings/demo-1" });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("This opening is closed");
    expect(page.body).not.toContain("ld+json");

    const unconfigured = await serverFor("");
    await unconfigured.prepare();
    expect(await world.openTitles()).toEqual([]);
    for (const { server } of [configured, unconfigured]) await server.close();
  });

  it("reads what is due, and ends at once when the server does, whatever a board is at", async () => {
    world.sayPostings(leverPosting("1", "Carpenter"));
    boards.answer(ashbyHost, () => undefined);
    const { server, prepare, begin } = await serverFor("lever:acme ashby:acme");
    await prepare();
    begin();
    await expect.poll(() => boards.requests.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => boards.requests.some(({ address }) => address.startsWith(ashbyHost))).toBe(true);
    await server.close();
    expect(await world.stateOf("ashby:acme")).toMatchObject({ runner: null, fault: null });
    expect(boards.requests.filter(({ address }) => address.startsWith(leverHost))).not.toEqual([]);
  });
});
