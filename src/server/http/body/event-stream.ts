import type { FastifyReply } from "fastify";

export type EventStream = ReturnType<typeof createEventStream>;

/**
 * Server-sent events on a reply. The stream opens with its first event, unless it is opened before: a failure until then
 * is still an ordinary error reply with its status.
 */
export function createEventStream(reply: FastifyReply) {
  let isOpen = false;
  const closed = new Promise<void>((resolve) => {
    if (reply.raw.destroyed) resolve();
    else reply.raw.once("close", resolve);
  });

  function open(): void {
    isOpen = true;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Proxies would otherwise hold the reply back until it is complete.
      "x-accel-buffering": "no",
    });
  }

  function send(event: string, data: object): void {
    if (!isOpen) open();
    if (!reply.raw.writableEnded && !reply.raw.destroyed)
      reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  return {
    isOpen: () => isOpen,
    open,
    send,
    /** Ends a stream that is open. */
    end(): void {
      reply.raw.end();
    },
    /** Resolves when it has ended, by whichever side. */
    closed,
  };
}
