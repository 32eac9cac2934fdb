import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { assistantEndpoints } from "../../shared/assistant/assistant.contract.ts";
import { createAssistantStore } from "./assistant.store.ts";

const app = await createTestApp();
const store = createAssistantStore(app.database);
const session_id = "session1a";

const say = (token: string, message: string) =>
  app.call(assistantEndpoints.process, { token, body: { message, session_id } });
const setDeleted = (token: string, is_deleted: boolean) =>
  app.call(assistantEndpoints.setDeleted, { token, body: { session_id, is_deleted } });
const shownTo = async (token: string) =>
  (await app.call(assistantEndpoints.conversations, { token })).reply.conversations.flatMap(({ messages }) =>
    messages.filter(({ role }) => role === "user").map(({ content }) => content),
  );

it("a deleted conversation is in no list and no export, and comes back whole", async () => {
  const { token } = await app.signUp();
  await say(token, "hello");
  await say(token, "my secret plan");
  expect((await setDeleted(token, true)).status).toBe(200);
  expect(await shownTo(token)).toEqual([]);
  const url = "/api/account/export";
  const exported = await app.request({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });
  expect(exported.statusCode).toBe(200);
  expect(exported.body).not.toContain("secret plan");
  expect((await setDeleted(token, false)).status).toBe(200);
  expect(await shownTo(token)).toEqual(["hello", "my secret plan"]);
});

it("nobody deletes another person's conversation of the same session, or puts it back", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp("Ben Okafor")];
  await say(anna.token, "hello");
  expect((await setDeleted(ben.token, true)).status).toBe(404);
  expect(await shownTo(anna.token)).toEqual(["hello"]);
  await say(ben.token, "good morning");
  await setDeleted(ben.token, true);
  expect(await shownTo(anna.token)).toEqual(["hello"]);
  await setDeleted(anna.token, true);
  await setDeleted(ben.token, false);
  expect(await shownTo(anna.token)).toEqual([]);
});

it("a message from another tab begins anew: what was deleted does not come back by it", async () => {
  const { token } = await app.signUp();
  await say(token, "my secret plan");
  await setDeleted(token, true);
  await say(token, "hello");
  expect(await shownTo(token)).toEqual(["hello"]);
});

it("what was deleted long enough ago is gone for good, and nothing else is", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp("Ben Okafor")];
  for (const { token } of [anna, ben]) await say(token, "hello");
  await setDeleted(anna.token, true);
  await store.dropDeleted(new Date(Date.now() - 60_000));
  expect((await setDeleted(anna.token, false)).status).toBe(200);
  await setDeleted(anna.token, true);
  await store.dropDeleted(new Date(Date.now() + 1));
  expect((await setDeleted(anna.token, false)).status).toBe(404);
  expect(await shownTo(ben.token)).toEqual(["hello"]);
});
