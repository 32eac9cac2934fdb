import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { bodySecondsOf } from "./body-time.ts";

const app = await createTestApp();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.server.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterEach(() => vi.useRealTimers());

/** Sends head and first byte of a call, and resolves once the server has seen them. */
async function slowCall(head: string) {
  const socket = connect(port, "127.0.0.1");
  let reply = "";
  socket.on("data", (chunk) => {
    reply += chunk.toString();
  });
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  const seen = once(app.server.app.server, "request");
  socket.write(`${head}\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{`);
  await seen;
  return { socket, closed, reply: () => reply };
}

it("hangs up on a sign-in that is not there after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const call = await slowCall("POST /login HTTP/1.1\r\ncontent-type: application/json");
  await vi.advanceTimersByTimeAsync(9_500);
  expect(call.socket.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await call.closed;
});

it("does not wait for the rest of a call that was refused", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const call = await slowCall("POST /api/jobs HTTP/1.1\r\ncontent-type: application/json");
  await expect.poll(call.reply).toContain("401");
  await vi.advanceTimersByTimeAsync(1000 * bodySecondsOf(30_000));
  await call.closed;
});

it("gives an upload the time that a slow line takes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const call = await slowCall("POST /api/chat/process HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x");
  await vi.advanceTimersByTimeAsync(150_000);
  expect(call.socket.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await call.closed;
});

it("keeps the time limit of the head", () => {
  expect(app.server.app.server.headersTimeout).toBe(60_000);
});
