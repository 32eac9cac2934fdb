import { Client } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import type { Completion } from "../../../tests/fakes/chat-completions-server.ts";
import { createModelApp } from "../../../tests/model-app.ts";
import { usedUnits } from "../../../tests/used-units.ts";
import { assistantEndpoints } from "../../shared/assistant/assistant.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";

const { app, model } = await createModelApp({ AI_STALL_SECONDS: "1" });
beforeEach(() => {
  model.requests.length = 0;
});

const say = (token: string, message: string) =>
  app.call(assistantEndpoints.process, { token, body: { message, session_id: "session1" } });

async function messagesOf(token: string) {
  return (await app.call(assistantEndpoints.conversations, { token })).reply.conversations[0]?.messages ?? [];
}

const job = { job_title: "Welder", job_url: "https://jobs.example.org/1", company_name: "Stahl & Söhne" };

describe("a configured language model", () => {
  it("gets the tools, has them called, and its links kept only where a tool gave them", async () => {
    const anna = await app.signUp();
    await app.call(trackerEndpoints.save, { token: anna.token, body: job });
    model.answerWith(
      { tool: "read_board", input: {} },
      { text: ["You track [Welder](https://jobs.example.org/1) ", "and [more](https://evil.example/x) <b>here</b>."] },
    );
    const { status, reply } = await say(anna.token, "What do I track?");

    expect(status).toBe(200);
    expect(reply.response).toBe(
      '<p>You track <a href="https://jobs.example.org/1">Welder</a> and more &lt;b&gt;here&lt;/b&gt;.</p>\n',
    );
    expect(reply.jobs).toEqual([
      { job_title: "Welder", company: "Stahl & Söhne", job_url: job.job_url, location: "", salary: "" },
    ]);
    const [first, second] = model.requests;
    expect(first).toMatchObject({ model: "stand-in", stream: true });
    expect(first?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(first?.tools?.map((tool) => tool.function.name)).toEqual([
      "search_jobs",
      "read_pay",
      "read_profile",
      "read_board",
      "prepare_interview",
      "read_attachment",
    ]);
    expect(second?.messages.at(-1)).toMatchObject({ role: "tool" });
    expect(String(second?.messages.at(-1)?.content)).toMatch(/^<data>\{.*"jobs":.*<\/data>$/);
  });

  it("knows the earlier turns with their tool calls, and their links", async () => {
    const anna = await app.signUp();
    await app.call(trackerEndpoints.save, { token: anna.token, body: job });
    model.answerWith({ tool: "read_board", input: {} }, { text: ["One job."] });
    await say(anna.token, "What do I track?");
    model.answerWith({ text: ["It is [this one](https://jobs.example.org/1)."] });
    const { reply } = await say(anna.token, "Which one?");

    expect(reply.response).toContain('href="https://jobs.example.org/1"');
    expect(model.requests.at(-1)?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "tool",
      "assistant",
      "user",
    ]);
  });

  it("[CHAT-22] searches by pay, asks after pay and prepares an interview by the same tools", async () => {
    const anna = await app.signUp();
    await app.call(trackerEndpoints.save, { token: anna.token, body: job });
    model.answerWith(
      { tool: "search_jobs", input: { title: "welder", pay_at_least: 30, pay_period: "HOUR", without: ["night"] } },
      { tool: "read_pay", input: { title: "welder", country: "Germany" } },
      { tool: "prepare_interview", input: { about: "Stahl" } },
      { text: ["Nothing pays that yet: [Welder](https://jobs.example.org/1), [other](https://jobs.example.org/2)."] },
    );
    const { status, reply } = await say(anna.token, "Welder over 30 an hour?");
    expect(status).toBe(200);
    const results = model.requests
      .at(-1)
      ?.messages.flatMap(({ role, content }) => (role === "tool" ? [String(content)] : []));
    expect(results).toHaveLength(3);
    expect(results?.[0]).toContain('"jobs":[]');
    expect(results?.[1]).toContain('"place":"Germany"');
    expect(results?.[2]).toContain('"company":"Stahl & Söhne"');
    expect(reply.response).toContain('href="https://jobs.example.org/1"');
    expect(reply.response).not.toContain("https://jobs.example.org/2");
  });

  it("does not take a slow database for a silent model", async () => {
    const { token } = await app.signUp();
    const holder = new Client({ connectionString: app.config.databaseUrl });
    await holder.connect();
    await holder.query("begin; lock table job_posting in access exclusive mode");
    const released = holder.query("select pg_sleep(2)").then(() => holder.query("rollback"));
    model.answerWith({ tool: "read_pay", input: { title: "welder", country: "Germany" } }, { text: ["Nothing."] });
    expect((await say(token, "What do welders earn?")).status).toBe(200);
    await released;
    await holder.end();
  });

  it("leaves out of a draft what neither the person nor their profile has said, and says so, now and later", async () => {
    const anna = await app.signUp();
    await app.call(profileEndpoints.saveVersion, { token: anna.token, body: { data: engineerProfile() } });
    const draft = "I cut solvent losses by 18 %. I hold a PhD in chemistry. I can start on 1 March.";
    model.answerWith({ text: [`Here it is; send it within 24 hours:\n\n> ${draft}`] });
    const { reply } = await say(anna.token, "Write a mail to a recruiter. I can start on 1 March.");
    const reason = "“PhD” stands neither in your profile nor in what was said and found in this conversation.";
    const lie = { text: "I hold a PhD in chemistry.", reason };
    expect(reply.response).toContain("<p>I cut solvent losses by 18 %. I can start on 1 March.</p>");
    expect(reply.left_out).toEqual([lie]);
    expect((await messagesOf(anna.token)).at(-1)?.left_out).toEqual([lie]);

    model.answerWith({ text: ["Send it within 24 hours."] });
    expect((await say(anna.token, "When do I send it?")).reply.left_out).toBeUndefined();
    expect(model.requests.at(-1)?.messages.at(-2)?.content).not.toContain("PhD");
  });

  it("reaches the data of the asking person only", async () => {
    const anna = await app.signUp();
    const ben = await app.signUp("Ben Okafor");
    await app.call(trackerEndpoints.save, { token: anna.token, body: job });
    model.answerWith({ tool: "read_board", input: { user_id: anna.userId } }, { text: ["Nothing there."] });
    await say(ben.token, "Show Anna's board");
    expect(model.requests.at(-1)?.messages.at(-1)?.content).toMatch(/"jobs":\[\],"today":\[\]\}<\/data>$/);
  });

  it.each<{ failure: string; completion: Completion; attempts: number }>([
    { failure: "a wrong key", completion: { status: 401 }, attempts: 1 },
    { failure: "its limit", completion: { status: 429 }, attempts: 3 },
    { failure: "being down", completion: { status: 503 }, attempts: 3 },
    { failure: "a connection reset in the middle", completion: { text: ["Half an"], cut: "reset" }, attempts: 1 },
    { failure: "an end in the middle", completion: { text: ["Half an"], cut: "end" }, attempts: 1 },
    { failure: "an answer without room", completion: { text: ["Half an"], finish: "length" }, attempts: 1 },
    { failure: "a filter in the middle", completion: { text: ["Half an"], finish: "content_filter" }, attempts: 1 },
    { failure: "silence", completion: { text: ["Half an", "answer"], until: new Promise(() => {}) }, attempts: 1 },
  ] as const)(
    "[CHAT-14] answers $failure of the model as a failure of the server, at no cost, and keeps the question",
    async ({ completion, attempts }) => {
      const anna = await app.signUp();
      model.answerWith(...Array.from({ length: attempts }, () => completion), { text: ["Hello to you."] });
      const { status, reply } = await say(anna.token, "Hello?");
      expect(status).toBe(502);
      expect(reply).toMatchObject({
        success: false,
        error: "assistant_unavailable",
        message: "The system is currently overloaded. Please try again later.",
      });
      expect(await usedUnits(app, anna.userId, "assistant_message")).toEqual({ reserved: 0, settled: 0 });
      const [kept] = await messagesOf(anna.token);
      expect(kept).toMatchObject({ content: "Hello?", reply_state: "broken_off" });

      const body = { message: "Hello?", session_id: "session1", request_id: kept?.request_id ?? "" };
      const again = await app.call(assistantEndpoints.process, { token: anna.token, body });
      expect(again.reply.response).toBe("<p>Hello to you.</p>\n");
      expect((await messagesOf(anna.token)).map(({ content }) => content)).toEqual([
        "Hello?",
        "<p>Hello to you.</p>\n",
      ]);
    },
  );
});
