import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { post, type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { startChatCompletionsServer } from "../fakes/chat-completions-server.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { type ServedProcess, serve } from "../served-process.ts";
import { lostWrites, writeJobs } from "./job-writers.ts";
import { withoutOpenings } from "./without-openings.ts";

/** `npm run bench:kills` does more of them, on both databases: what PostgreSQL keeps, two servers of `shared-database` show too. */
const { KILL_ROUNDS } = process.env;
const rounds = Number(KILL_ROUNDS ?? 1);
const databases = KILL_ROUNDS ? (["pglite", "postgres"] as const) : (["pglite"] as const);
/** Against hanging: a busy machine may take a minute for what takes a second. */
const patience = { timeout: 120_000 };
/** Each round kills at another moment of the write. */
const latestKillMs = 60;
const conversations = Array.from({ length: 20 }, (_, index) => `session${index}`);
const answeredBefore = 5;

interface Shown {
  session_id: string;
  messages: { role: string; content: string; request_id?: string; reply_state?: string }[];
}

describe.each(databases)("on %s", (kind) => {
  let dataDir: string;
  let postgres: ThrowawayPostgres | undefined;
  let model: Awaited<ReturnType<typeof startChatCompletionsServer>>;
  let settings: Record<string, string>;
  let server: ServedProcess;
  let person: RegisteredPerson;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    dataDir = await newFilledFolder();
    model = await startChatCompletionsServer();
    const ai = { AI_PROVIDER: "openai-compatible", AI_MODEL: "stand-in", AI_BASE_URL: model.url };
    // What is held back here must end by the kill, however long the others take to be answered.
    settings = { DATA_DIR: dataDir, ...ai, AI_STALL_SECONDS: "120" };
    if (kind === "postgres") {
      postgres = await startThrowawayPostgres({ durable: true });
      await postgres.createDatabase("forthright");
      settings = { ...settings, DATABASE_URL: postgres.url("forthright"), ...withoutOpenings };
    }
    server = await serve(settings);
    person = await registerPerson(server.url);
  });

  afterAll(async () => {
    // Where a test failed, it still runs.
    await server.kill();
    await model.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = (session_id: string) =>
    post(
      server.url,
      "/api/chat/process",
      { message: `Question of ${session_id}`, session_id, request_id: "one" },
      person.token,
    );

  async function killDuringWrites(round: number): Promise<void> {
    const writing = writeJobs([server], person, round);
    await expect.poll(writing.count, { interval: 1 }).toBeGreaterThan(4);
    await wait((latestKillMs * round) / rounds);
    await server.kill();
    acknowledged.push(...(await writing.stop()).acknowledged);
  }

  it(`keeps every acknowledged write through ${rounds} rounds of kill -9, and loses no question and no reply`, async () => {
    let quick = answeredBefore;
    model.answerOtherwise(() => {
      quick -= 1;
      return quick >= 0 ? { text: ["Answered before."] } : { text: ["Half of it"], until: new Promise(() => {}) };
    });
    const answered: string[] = [];
    const failed: string[] = [];
    const outcomes = conversations.map((session) =>
      ask(session).then(
        () => answered.push(session),
        (error) => failed.push(`${session}: ${error}`),
      ),
    );
    const asked = () => ({ reachedModel: model.requests.length, answered: answered.length, failed });
    const all = { reachedModel: conversations.length, answered: answeredBefore, failed: [] };
    await expect.poll(asked, { ...patience, interval: 5 }).toEqual(all);
    for (let round = 0; round < rounds; round += 1) {
      await killDuringWrites(round);
      server = await serve(settings);
      expect(await lostWrites(server, person, acknowledged), `after ${round + 1} kills`).toEqual([]);
    }
    await Promise.all(outcomes);
    expect(answered).toHaveLength(answeredBefore);

    model.answerOtherwise(() => ({ text: ["Answered after."] }));
    for (const { session_id, messages } of await shown(server.url, person)) {
      const [question, reply, ...rest] = messages;
      expect(question?.content).toBe(`Question of ${session_id}`);
      expect(rest).toEqual([]);
      expect(reply?.content).toBe(answered.includes(session_id) ? "<p>Answered before.</p>\n" : undefined);
      // Until the other server has been silent for some seconds, it may still be at work.
      if (!reply) expect(question?.reply_state).toMatch(/^(under_way|broken_off)$/);
    }
    const brokenOff = async () =>
      (await shown(server.url, person)).filter(({ messages }) => messages[0]?.reply_state === "broken_off").length;
    await expect.poll(brokenOff, patience).toBe(conversations.length - answeredBefore);

    // Everybody presses "Try again", some of them twice, and those who have a reply get that one.
    await Promise.all([...conversations, ...conversations.slice(0, 5)].map(ask));
    const settled = await shown(server.url, person);
    expect(settled).toHaveLength(conversations.length);
    for (const { session_id, messages } of settled) {
      const reply = answered.includes(session_id) ? "<p>Answered before.</p>\n" : "<p>Answered after.</p>\n";
      expect(messages.map(({ content }) => content)).toEqual([`Question of ${session_id}`, reply]);
      expect(messages[0]).not.toHaveProperty("reply_state");
    }
    expect(model.requests).toHaveLength(2 * conversations.length - answeredBefore);
  });

  it("a server that is stopped says first that it is not ready, then refuses in our form, and finishes the reply under way", async () => {
    let finish: (value: unknown) => void = () => {};
    const finished = new Promise((resolve) => {
      finish = resolve;
    });
    model.answerOtherwise(() => ({ text: ["Half of it", ", and the rest."], until: finished }));
    const asked = model.requests.length;
    const reply = ask("last");
    await expect.poll(() => model.requests.length).toBe(asked + 1);
    const ready = () => fetch(`${server.url}/readyz`);
    expect((await ready()).status).toBe(200);

    const stopped = server.stop();
    await expect.poll(async () => (await ready()).status, { interval: 20 }).toBe(503);
    expect(await (await ready()).json()).toMatchObject({ success: false, error: "not_ready" });
    const call = () => fetch(`${server.url}/api/jobs`, { headers: { authorization: `Bearer ${person.token}` } });
    await expect.poll(async () => (await call()).status, { interval: 20 }).toBe(503);
    expect(await (await call()).json()).toEqual({
      success: false,
      error: "stopping",
      message: "This server is being restarted. Please try again in a few seconds.",
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    finish(undefined);
    expect(await reply).toMatchObject({ response: "<p>Half of it, and the rest.</p>\n" });
    expect(await stopped).toBe(0);
  });
});

async function shown(url: string, { token }: RegisteredPerson): Promise<Shown[]> {
  const response = await fetch(`${url}/api/chat/conversations`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { conversations: Shown[] }).conversations;
}
