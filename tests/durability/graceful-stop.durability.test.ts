import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { post, registerPerson } from "../factories/registered-person.ts";
import { startChatCompletionsServer } from "../fakes/chat-completions-server.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";

const dataDir = await newFilledFolder();
const model = await startChatCompletionsServer();
afterAll(async () => {
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("a server that is stopped says first that it is not ready, then refuses in our form, and finishes the reply under way", async () => {
  const ai = { AI_PROVIDER: "openai-compatible", AI_MODEL: "stand-in", AI_BASE_URL: model.url };
  const server = await serve({ DATA_DIR: dataDir, ...ai });
  const { token } = await registerPerson(server.url);
  let finish: (value: unknown) => void = () => {};
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  model.answerOtherwise(() => ({ text: ["Half of it", ", and the rest."], until: finished }));
  const question = { message: "Hello?", session_id: "one", request_id: "one" };
  const reply = post(server.url, "/api/chat/process", question, token);
  await expect.poll(() => model.requests.length).toBe(1);
  const ready = () => fetch(`${server.url}/readyz`);
  expect((await ready()).status).toBe(200);

  const stopped = server.stop();
  await expect.poll(async () => (await ready()).status, { interval: 20 }).toBe(503);
  expect(await (await ready()).json()).toMatchObject({ success: false, error: "not_ready" });
  const call = () => fetch(`${server.url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } });
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
