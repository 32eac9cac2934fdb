import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";

const app = await createTestApp();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.server.app.listen({ host: "127.0.0.1", port: 0 })).port);
});

/** Every reply that comes to these bytes before the server hangs up. */
async function statusesOf(head: string, rest: string): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  let replies = "";
  socket.on("data", (chunk) => {
    replies += chunk.toString();
  });
  socket.on("error", () => undefined);
  socket.write(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n${rest}`);
  await once(socket, "close");
  return [...replies.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = ""]) => status);
}

const hidden = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";

it("answers one call with one reply", async () => {
  expect(await statusesOf("GET /healthz HTTP/1.1", "")).toEqual(["200"]);
});

// A proxy in front may read these the other way, and take what comes behind them for somebody else's call.
it.each([
  [
    "a length and chunks",
    "POST /login HTTP/1.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked",
    `0\r\n\r\n${hidden}`,
  ],
  ["two lengths", "POST /login HTTP/1.1\r\ncontent-length: 0\r\ncontent-length: 4", hidden],
  ["a length that is no number", "POST /login HTTP/1.1\r\ncontent-length: +4", hidden],
  ["chunks under another name", "POST /login HTTP/1.1\r\ntransfer-encoding: xchunked", hidden],
  ["a chunk whose size is no number", "POST /login HTTP/1.1\r\ntransfer-encoding: chunked", `0x0\r\n\r\n${hidden}`],
  ["a space before a colon", "POST /login HTTP/1.1\r\ncontent-length : 4", hidden],
])("takes no second call out of one with %s", async (_what, head, rest) => {
  expect(await statusesOf(head, rest)).toEqual(["400"]);
});
