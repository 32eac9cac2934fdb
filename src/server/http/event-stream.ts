import type { FastifyReply } from "fastify";

/**
 * Server-sent events on a reply. The stream opens with its first event: a failure before that is still an ordinary
 * error reply with its status.
 */
export function createEventStream(reply: FastifyReply) {
  let open = false;

  function send(event: string, data: object): void {
    if (!open) start();
    if (!reply.raw.destroyed) reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function start(): void {
    open = true;
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

  return {
    isOpen: () => open,
    send,
    end(event: string, data: object): void {
      send(event, data);
      reply.raw.end();
    },
  };
}
