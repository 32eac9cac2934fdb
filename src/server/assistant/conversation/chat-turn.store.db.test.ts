import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../tests/database/at-once.ts";
import { chatForm } from "../../../../tests/factories/chat-form.ts";
import { cvPdf } from "../../../../tests/factories/cv-pdf.ts";
import { createModelApp } from "../../../../tests/model-app.ts";
import { usedUnits } from "../../../../tests/used-units.ts";
import { assistantEndpoints } from "../../../shared/assistant/assistant.contract.ts";
import { createQuotaService } from "../../subscription/quota.service.ts";
import { createAssistantStore } from "../assistant.store.ts";
import { chatConversationTable } from "../assistant.table.ts";
import { createChatTurnStore } from "./chat-turn.store.ts";

const { conversations, process, reply: replyEndpoint } = assistantEndpoints;
const { app, model } = await createModelApp();

interface Message {
  message: string;
  session_id: string;
  request_id?: string;
}

const say = (token: string, body: Message) => app.call(process, { token, body });
const stateOf = async (token: string, session_id: string, request_id: string) =>
  (await app.call(replyEndpoint, { token, query: { session_id, request_id } })).reply;

async function messagesOf(token: string) {
  const { reply } = await app.call(conversations, { token });
  return reply.conversations.flatMap(({ messages }) => messages);
}

/** Holds the model's answer back until it is released. */
function heldAnswer(text: string) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.answerWith({ text: ["", text], until });
  return { release };
}

async function untilStored(count: number): Promise<void> {
  while (model.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("a message that is sent twice", () => {
  it("while its reply is under way is answered once", async () => {
    const anna = await app.signUp();
    model.requests.length = 0;
    const held = heldAnswer("Here you are.");
    const message = { message: "Find me a job", session_id: "session1", request_id: "request-1" };
    const first = say(anna.token, message);
    await untilStored(1);
    const second = say(anna.token, message);
    await expect.poll(async () => (await messagesOf(anna.token)).length).toBe(1);
    expect(await messagesOf(anna.token)).toMatchObject([{ content: "Find me a job", reply_state: "under_way" }]);
    held.release();

    const replies = await Promise.all([first, second]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.reply).toEqual(replies[0]?.reply);
    expect(model.requests).toHaveLength(1);
    expect((await messagesOf(anna.token)).map(({ content }) => content)).toEqual([
      "Find me a job",
      "<p>Here you are.</p>\n",
    ]);
    expect(await usedUnits(app, anna.userId, "assistant_message")).toEqual({ reserved: 0, settled: 1 });
  });

  it("without a request id is known by its words while it has no reply", async () => {
    const anna = await app.signUp();
    const store = createChatTurnStore(app.database);
    const sent = {
      sessionId: "session1",
      requestId: undefined,
      content: "hi",
      modelMessages: [],
      reservationId: "held",
    };
    const first = await store.ask(anna.userId, sent);
    const again = await store.ask(anna.userId, sent);
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.question.id).toBe(first.question.id);
    const named = await store.ask(anna.userId, { ...sent, requestId: "named" });
    const reworded = await store.ask(anna.userId, { ...sent, requestId: "named", content: "hello" });
    expect([named.isNew, reworded.isNew, reworded.question.content]).toEqual([true, false, "hi"]);
  });

  it("gets the stored reply once it is answered; the same words as a new message are a new question", async () => {
    const anna = await app.signUp();
    model.answerWith({ text: ["One."] }, { text: ["Two."] });
    const first = await say(anna.token, { message: "more", session_id: "session1", request_id: "a" });
    const again = await say(anna.token, { message: "more", session_id: "session1", request_id: "a" });
    expect(again.reply).toEqual(first.reply);
    const next = await say(anna.token, { message: "more", session_id: "session1", request_id: "b" });
    expect(next.reply.response).toBe("<p>Two.</p>\n");
    expect(await messagesOf(anna.token)).toHaveLength(4);
  });

  it("is somebody else's message when somebody else sends it", async () => {
    const anna = await app.signUp();
    const ben = await app.signUp("Ben Okafor");
    model.answerWith({ text: ["For Anna."] }, { text: ["For you."] });
    const message = { message: "hello", session_id: "session1", request_id: "same" };
    await say(anna.token, message);
    expect((await stateOf(ben.token, "session1", "same")).state).toBe("unknown");
    expect((await say(ben.token, message)).reply.response).toBe("<p>For you.</p>\n");
  });
});

describe("a reply that nobody waits for", () => {
  it("is finished and kept, and can be waited for again", async () => {
    const anna = await app.signUp();
    model.requests.length = 0;
    const held = heldAnswer("Finished all the same.");
    const url = await app.server.app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const sent = fetch(`${url}${process.path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${anna.token}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ message: "hello", session_id: "session1", request_id: "left" }),
      signal: leaving.signal,
    });
    await untilStored(1);
    leaving.abort();
    await expect(sent.then((response) => response.text())).rejects.toThrow();

    const waiting = stateOf(anna.token, "session1", "left");
    held.release();
    expect(await waiting).toMatchObject({
      state: "answered",
      reply: { session_id: "session1", response: "<p>Finished all the same.</p>\n" },
    });
    expect(await messagesOf(anna.token)).toHaveLength(2);
  });

  it("was broken off when its server died: it says so, and one more press answers it, with its file", async () => {
    const anna = await app.signUp();
    const quota = createQuotaService(app.database);
    const minuteAgo = createChatTurnStore(app.database, () => new Date(Date.now() - 60_000));
    const file = {
      id: randomUUID(),
      name: "cv.pdf",
      type: "",
      size: 3,
      text: "Welder since 2010",
      problem: "",
      profile: null,
    };
    const lost = {
      sessionId: "session1",
      requestId: "lost",
      content: "",
      modelMessages: [{ role: "user" as const, content: "Read my CV" }],
      reservationId: await quota.reserve(anna.userId, "assistant_message"),
    };
    const { question } = await minuteAgo.ask(anna.userId, lost, file);
    model.answerWith({ text: ["A later one."] });
    await say(anna.token, { message: "still there?", session_id: "session1" });
    expect((await stateOf(anna.token, "session1", "lost")).state).toBe("broken_off");
    expect((await messagesOf(anna.token))[0]).toMatchObject({ reply_state: "broken_off", request_id: "lost" });

    model.requests.length = 0;
    model.answerWith({ text: ["A welder."] });
    const again = await say(anna.token, { message: "", session_id: "session1", request_id: "lost" });
    expect(again.reply).toMatchObject({ response: "<p>A welder.</p>\n", attachment: { name: "cv.pdf" } });
    expect(model.requests[0]?.messages.at(-1)).toMatchObject({ content: "Read my CV" });
    const counted = await usedUnits(app, anna.userId, "assistant_message");
    expect(counted, "counts once").toEqual({ reserved: 0, settled: 2 });
    const shown = (await messagesOf(anna.token)).map(({ content }) => content);
    expect(shown, "the reply stands below its question").toEqual([
      "",
      "<p>A welder.</p>\n",
      "still there?",
      "<p>A later one.</p>\n",
    ]);
    // A server that was only slow comes late: what was answered stays.
    const late = {
      content: "<p>Late.</p>",
      modelMessages: [],
      jobs: [],
      attachmentId: null,
      notInProfile: [],
      leftOut: [],
      actions: [],
      guideThread: null,
    };
    expect((await minuteAgo.answer(anna.userId, question, late)).content).toBe("<p>A welder.</p>\n");
    expect(await createAssistantStore(app.database).history(anna.userId)).toHaveLength(1);
  });

  it("is taken over by one of several that ask for it again", async () => {
    const anna = await app.signUp();
    const store = createChatTurnStore(app.database);
    const lost = { sessionId: "session1", requestId: "lost", content: "hi", modelMessages: [], reservationId: "held" };
    const { question } = await createChatTurnStore(app.database, () => new Date(0)).ask(anna.userId, lost);
    const claims = await Promise.all([1, 2, 3].map(() => store.claim(anna.userId, question.id, "held")));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await store.giveUp(anna.userId, question.id);
    expect(await store.claim("somebody else", question.id, "held")).toBe(false);
    expect(await store.claim(anna.userId, question.id, "held")).toBe(true);
    const reply = {
      content: "<p>Hi.</p>",
      modelMessages: [],
      jobs: [],
      attachmentId: null,
      notInProfile: [],
      leftOut: [],
      actions: [],
      guideThread: null,
    };
    await store.answer(anna.userId, question, reply);
    expect(await store.claim(anna.userId, question.id, "held"), "once answered, by nobody").toBe(false);
  });

  it("is not taken over while the server that was only slow stores it", async () => {
    const anna = await app.signUp();
    const store = createChatTurnStore(app.database);
    const slow = { sessionId: "session1", requestId: "slow", content: "hi", modelMessages: [], reservationId: "held" };
    const { question } = await createChatTurnStore(app.database, () => new Date(0)).ask(anna.userId, slow);
    const reply = {
      content: "<p>Hi.</p>",
      modelMessages: [],
      jobs: [],
      attachmentId: null,
      notInProfile: [],
      leftOut: [],
      actions: [],
      guideThread: null,
    };
    const isTaken: boolean[] = [];
    await atOnce<unknown>(app.database, chatConversationTable, [
      () => store.answer(anna.userId, question, reply),
      async () => isTaken.push(await store.claim(anna.userId, question.id, "held")),
    ]);
    expect(isTaken).toEqual([false]);
  });
});

describe("attached files", () => {
  const send = async (token: string, name: string, bytes: Uint8Array) => {
    const { headers, payload } = chatForm({ message: "", session_id: "session1" }, { name, bytes });
    const response = await app.request({
      method: "POST",
      url: process.path,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    return { status: response.statusCode, body: response.json<{ response?: string; message?: string }>() };
  };
  const unsupported = "<p>File type not supported. Please upload PDF, DOC, or DOCX files only.</p>\n";

  it("[CHAT-05] are told by their bytes, not by their names", async () => {
    const anna = await app.signUp();
    const png = Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1");
    expect((await send(anna.token, "notes.txt", Buffer.from("hello"))).body.response).toBe(unsupported);
    expect((await send(anna.token, "picture.pdf", png)).body.response).toBe(unsupported);
    expect((await send(anna.token, "program.docx", Buffer.from("MZ\x90"))).body.response).toBe(unsupported);
    model.answerWith({ text: ["A PDF."] });
    expect((await send(anna.token, "cv.docx", cvPdf())).body.response).toBe("<p>A PDF.</p>\n");
  });

  it("[CHAT-06] are refused one byte past 10485760, with the size", async () => {
    const anna = await app.signUp();
    const { status, body } = await send(anna.token, "cv.pdf", new Uint8Array(10_485_761));
    expect(status).toBe(413);
    expect(body.message).toBe("File size must not exceed 10MB. Current size: 10.01 MB");
  });
});
