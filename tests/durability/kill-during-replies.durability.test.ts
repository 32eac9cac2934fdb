import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { post, registerPerson } from "../factories/registered-person.ts";
import { startChatCompletionsServer } from "../fakes/chat-completions-server.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { withoutOpenings } from "./without-openings.ts";

const conversationCount = 20;
const answeredBefore = 5;

interface Shown {
  session_id: string;
  messages: { role: string; content: string; request_id?: string; reply_state?: string }[];
}

describe.each(["pglite", "postgres"] as const)("on %s", (kind) => {
  let dataDir: string;
  let postgres: ThrowawayPostgres | undefined;
  let model: Awaited<ReturnType<typeof startChatCompletionsServer>>;
  let settings: Record<string, string>;

  beforeAll(async () => {
    dataDir = await newFilledFolder();
    model = await startChatCompletionsServer();
    const ai = { AI_PROVIDER: "openai-compatible", AI_MODEL: "stand-in", AI_BASE_URL: model.url };
    settings = { DATA_DIR: dataDir, ...ai };
    if (kind === "pglite") return;
    postgres = await startThrowawayPostgres({ durable: true });
    await postgres.createDatabase("forthright");
    settings = { ...settings, DATABASE_URL: postgres.url("forthright"), ...withoutOpenings };
  });

  afterAll(async () => {
    await model.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`a server killed in the middle of ${conversationCount} replies loses no question and no reply`, async () => {
    const server = await serve(settings);
    const { token } = await registerPerson(server.url);
    const conversations = Array.from({ length: conversationCount }, (_, index) => `session${index}`);
    const ask = (url: string, session_id: string) =>
      post(url, "/api/chat/process", { message: `Question of ${session_id}`, session_id, request_id: "one" }, token);

    let quick = answeredBefore;
    model.answerOtherwise(() => {
      quick -= 1;
      return quick >= 0 ? { text: ["Answered before."] } : { text: ["Half of it"], until: new Promise(() => {}) };
    });
    const answered: string[] = [];
    const outcomes = conversations.map((session) =>
      ask(server.url, session).then(
        () => answered.push(session),
        () => undefined,
      ),
    );
    while (model.requests.length < conversationCount || answered.length < answeredBefore) await wait(5);
    await server.kill();
    await Promise.all(outcomes);
    expect(answered).toHaveLength(answeredBefore);

    model.answerOtherwise(() => ({ text: ["Answered after."] }));
    const again = await serve(settings);
    for (const { session_id, messages } of await shown(again.url, token)) {
      const [question, reply, ...rest] = messages;
      expect(question?.content).toBe(`Question of ${session_id}`);
      expect(rest).toEqual([]);
      expect(reply?.content).toBe(answered.includes(session_id) ? "<p>Answered before.</p>\n" : undefined);
      // Until the other server has been silent for some seconds, it may still be at work.
      if (!reply) expect(question?.reply_state).toMatch(/^(under_way|broken_off)$/);
    }
    const brokenOff = async () =>
      (await shown(again.url, token)).filter(({ messages }) => messages[0]?.reply_state === "broken_off").length;
    while ((await brokenOff()) < conversationCount - answeredBefore) await wait(200);

    // Everybody presses "Try again", some of them twice, and those who have a reply get that one.
    const presses = [...conversations, ...conversations.slice(0, 5)].map((session) => ask(again.url, session));
    await Promise.all(presses);
    const settled = await shown(again.url, token);
    expect(settled).toHaveLength(conversationCount);
    for (const { session_id, messages } of settled) {
      const reply = answered.includes(session_id) ? "<p>Answered before.</p>\n" : "<p>Answered after.</p>\n";
      expect(messages.map(({ content }) => content)).toEqual([`Question of ${session_id}`, reply]);
      expect(messages[0]).not.toHaveProperty("reply_state");
    }
    expect(model.requests).toHaveLength(2 * conversationCount - answeredBefore);
    expect(await again.stop()).toBe(0);
  });
});

async function shown(url: string, token: string): Promise<Shown[]> {
  const response = await fetch(`${url}/api/chat/conversations`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { conversations: Shown[] }).conversations;
}
