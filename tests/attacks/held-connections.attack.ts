import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { exchange } from "../call-from.ts";
import { attackedServer } from "./attacked-server.ts";

const connections = 200;

it(`${connections} sign-ins that send a byte now and then keep nobody waiting, and are hung up on`, async () => {
  const { url } = await attackedServer();
  const port = Number(new URL(url).port);
  const began = performance.now();
  const held = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1");
    // Whoever is hung up on while sending is told by an error.
    const closed = new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
    socket.write(
      "POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n",
    );
    const sending = setInterval(() => socket.write(" "), 1_000);
    return closed.finally(() => clearInterval(sending));
  });
  const waits: number[] = [];
  let endedAt: number | undefined;
  const ended = Promise.all(held).then(() => {
    endedAt = performance.now();
  });
  while (endedAt === undefined) {
    const asked = performance.now();
    const { status } = await exchange({ url, token: "", address: "127.9.9.9" }, "GET", "/readyz");
    expect(status).toBe(200);
    waits.push(performance.now() - asked);
    await wait(200);
  }
  expect(Math.max(...waits)).toBeLessThan(2_000);
  await ended;
  expect(endedAt - began).toBeLessThan(20_000);
});
