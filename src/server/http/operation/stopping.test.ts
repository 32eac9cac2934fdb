import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fastify, { type FastifyReply } from "fastify";
import { expect, it } from "vitest";
import { createEventStream } from "../body/event-stream.ts";
import { refuseWhileClosing } from "./stopping.ts";

it.each([
  { shape: "a reply", begin: () => undefined, finish: () => ({ done: true }) },
  {
    shape: "an event stream",
    begin: (reply: FastifyReply) => createEventStream(reply).open(),
    finish: (reply: FastifyReply) => reply.raw.end(),
  },
])(
  "$shape that ends after the server began to close keeps no connection, however long its caller would",
  async ({ begin, finish }) => {
    const app = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
    refuseWhileClosing(app);
    let letFinish = () => {};
    const mayFinish = new Promise<void>((resolve) => {
      letFinish = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      app.get("/", async (_request, reply) => {
        begin(reply);
        resolve();
        await mayFinish;
        return finish(reply);
      });
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const answered = once(get({ host: "127.0.0.1", port, agent }), "response");
    await arrived;

    const closed = app.close();
    // The server has closed what was idle and listens no more.
    await expect.poll(() => app.server.listening).toBe(false);
    letFinish();
    const [response]: IncomingMessage[] = await answered;
    if (!response) throw new Error("There is no response.");
    await text(response);
    await closed;
    agent.destroy();
  },
);
