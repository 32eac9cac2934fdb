import { request as httpRequest } from "node:http";
import { beforeEach, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import type { Completion } from "../../../../tests/fakes/chat-completions-server.ts";
import { createModelApp } from "../../../../tests/model-app.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { usedUnits, useUpPlan } from "../../../../tests/used-units.ts";
import { clientConfigEndpoint } from "../../../shared/http/client-config.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import {
  type DialogueTurn,
  interviewerReply,
  practiceDialogue,
} from "../../../shared/tracker/practice/practice-dialogue.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";

const { app, model } = await createModelApp({ AI_STALL_SECONDS: "1" });
beforeEach(() => {
  model.requests.length = 0;
});
const job_url = "https://jobs.example/practice";
const job = { job_url, job_title: "Process Engineer", company_name: "Nordchem", status: "Interview" as const };

async function practising(on = app) {
  const person = await on.signUp("Zoë");
  await on.call(profileEndpoints.saveVersion, { token: person.token, body: { data: engineerProfile() } });
  await on.call(trackerEndpoints.save, { token: person.token, body: job });
  return person;
}

const say = (token: string, ...turns: DialogueTurn[]) =>
  app.call(practiceDialogue, { token, body: { job_url, interview_kind: "video", turns } });
const asks = (text: string): DialogueTurn => ({ role: "interviewer", text });
const answers = (text: string): DialogueTurn => ({ role: "person", text });
const free = { reserved: 0, settled: 0 };

it("a model asks from the card, and reacts to what the person says, at the price of a message", async () => {
  const { token, userId } = await practising();
  model.answerWith({ text: ["Good morning. ", "Tell me about yourself?"] });
  const { status, reply } = await say(token);
  expect(status).toBe(200);
  expect(reply).toMatchObject({ text: "Good morning. Tell me about yourself?", left_out: [] });

  model.answerWith({ text: ["30 tonnes is a lot. What was your own part in it?"] });
  const next = await say(token, asks(reply.text), answers("I moved 30 tonnes of resin."));
  expect(next.reply.html).toBe("<p>30 tonnes is a lot. What was your own part in it?</p>\n");
  const asked = model.requests.at(-1);
  expect(asked?.tools).toBeUndefined();
  expect(asked?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
  expect(String(asked?.messages[0]?.content)).toMatch(
    /<data>\{"job_title":"Process Engineer","company_name":"Nordchem"/,
  );
  expect(await usedUnits(app, userId, "assistant_message")).toEqual({ reserved: 0, settled: 2 });
});

it("a model that lies says nothing of it, and the next planned question is asked instead of one that lied", async () => {
  const { token } = await practising();
  const lie = "You led a team of 80 people at Siemens, so how did you do that?";
  model.answerWith({ text: [`Thank you. You hold a PhD in chemistry. ${lie}`] });
  const { reply } = await say(token, asks("Tell me about yourself."), answers("I work with solvents."));
  expect(reply.left_out.map(({ text }) => text)).toEqual(["You hold a PhD in chemistry.", lie]);
  expect(reply.text).toBe("Thank you.\n\nWhat was the hardest thing that you have done at work?");
  expect(reply.html).not.toMatch(/PhD|80|Siemens/);

  model.answerWith({ text: [lie] });
  expect((await say(token)).reply.text).toBe("Tell me about yourself.");
});

it("another user gets nothing of it, and the model hears nothing of it", async () => {
  await practising();
  const ben = await app.signUp("Ben");
  expect((await say(ben.token)).status).toBe(404);
  expect((await app.call(practiceDialogue, { body: { job_url, interview_kind: "video", turns: [] } })).status).toBe(
    401,
  );
  expect(model.requests).toEqual([]);
});

it("who is in distress gets the way to help, not an interviewer, at no cost", async () => {
  const { token, userId } = await practising();
  const { reply } = await say(
    token,
    asks("How are you?"),
    answers("I don't want to live anymore, I want to kill myself."),
  );
  expect(reply.text).toContain("findahelpline.com");
  expect(model.requests).toEqual([]);
  expect(await usedUnits(app, userId, "assistant_message")).toEqual(free);
});

it.each<{ failure: string; completion: Completion; attempts: number }>([
  { failure: "being down", completion: { status: 503 }, attempts: 3 },
  { failure: "an end in the middle", completion: { text: ["Half a"], cut: "end" }, attempts: 1 },
  { failure: "silence", completion: { text: ["Half a", "question"], until: new Promise(() => {}) }, attempts: 1 },
])("answers $failure of the model as a failure of the server, at no cost", async ({ completion, attempts }) => {
  const { token, userId } = await practising();
  model.answerWith(...Array.from({ length: attempts }, () => completion));
  const { status, reply } = await say(token);
  expect([status, reply.error]).toEqual([502, "assistant_unavailable"]);
  expect(await usedUnits(app, userId, "assistant_message")).toEqual(free);
});

it("holds to the limits of the plan and of a dialogue", async () => {
  const { token, userId } = await practising();
  await useUpPlan(app, userId, "assistant_message");
  expect(await say(token)).toMatchObject({ status: 403, reply: { error: "quota_exceeded" } });
  const turns = Array.from({ length: 61 }, () => answers("So."));
  expect((await say(token, ...turns)).status).toBe(400);
  expect(model.requests).toEqual([]);
});

it("a stream ends with a reply that the client can read", async () => {
  const { token } = await practising();
  model.answerWith({ text: ["Good morning.\n\n", "Why us?"] });
  const { payload } = await app.request({
    method: "POST",
    url: practiceDialogue.path,
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    payload: { job_url, interview_kind: "video", turns: [] },
  });
  const [, done = ""] = /event: done\ndata: (.*)\n/.exec(payload) ?? [];
  expect(interviewerReply.parse(JSON.parse(done)).text).toBe("Good morning.\n\nWhy us?");
});

it("streams what may be said, and ends with whoever goes away, at no cost", async () => {
  // One that is not taken for silent before the person goes.
  const { app: patient, model: slow } = await createModelApp();
  const { token, userId } = await practising(patient);
  const port = Number(new URL(await patient.server.app.listen({ port: 0, host: "127.0.0.1" })).port);
  const never = new Promise(() => {});
  slow.answerWith({ text: ["Good morning.\n\nYou hold a PhD.\n\n", "Why us?"], until: never });
  const shown = await new Promise<string>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      "content-type": "application/json",
    };
    const call = httpRequest({ port, host: "127.0.0.1", path: practiceDialogue.path, method: "POST", headers });
    call.on("error", reject);
    call.on("response", (response) => {
      response.once("data", (piece) => {
        resolve(String(piece));
        response.destroy();
      });
    });
    call.end(JSON.stringify({ job_url, interview_kind: "video", turns: [] }));
  });
  expect(shown).toBe('event: delta\ndata: {"html":"<p>Good morning.</p>\\n"}\n\n');
  await expect.poll(() => usedUnits(patient, userId, "assistant_message")).toEqual(free);
});

it("without a model there is no interviewer, and the client is told so", async () => {
  const plain = await createTestApp();
  const { token } = await plain.signUp();
  const body = { job_url, interview_kind: "video" as const, turns: [] };
  expect((await plain.call(practiceDialogue, { token, body })).status).toBe(404);
  expect((await plain.call(clientConfigEndpoint)).reply.language_model).toBe(false);
  expect((await app.call(clientConfigEndpoint)).reply.language_model).toBe(true);
});
