import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ConnectionCounts } from "../database/database.ts";
import { carriesKey } from "../encryption/keyed-hash.ts";
import { isFromThisMachine } from "../http/access/this-machine.ts";
import { notFound } from "../http/app-error.ts";
import { createMetrics } from "./metrics.ts";

interface Parts {
  metricsKey: string | undefined;
  publicUrl: string;
  trustedProxies: string[] | undefined;
  connections: ConnectionCounts;
}

/** /metrics in Prometheus' format; what other features count is handed to the result. */
export function registerMetrics(app: FastifyInstance, parts: Parts) {
  const metrics = createMetrics(parts.connections);
  const isPrivate = isLoopback(new URL(parts.publicUrl).hostname) && !parts.trustedProxies;
  const mayRead = ({ metricsKey }: Parts, request: FastifyRequest) => {
    if (metricsKey !== undefined) return carriesKey(request.headers.authorization, metricsKey);
    // A proxy that nobody has told us of may hide that a stranger calls.
    return isPrivate && isFromThisMachine(request) && isLoopback(request.hostname);
  };

  app.addHook("onResponse", async (request, reply) => metrics.count(request, reply));
  app.route({
    method: "GET",
    url: "/metrics",
    schema: { hide: true },
    onRequest: async (request) => {
      if (!mayRead(parts, request)) throw notFound("There is nothing at this address.");
    },
    handler: async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()),
  });
  return metrics;
}

const isLoopback = (hostname: string) => ["localhost", "127.0.0.1", "[::1]", "::1"].includes(hostname);
