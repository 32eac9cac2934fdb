import type { FastifyRequest } from "fastify";

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a program on this machine calls, and no proxy passes somebody else's call on. */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, "socket" | "headers">): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return socket.remoteAddress !== undefined && socket.remoteAddress === socket.localAddress;
}
