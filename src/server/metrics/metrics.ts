import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ConnectionCounts } from "../database/database.ts";

/** Of what is no call: the pages of the client, and addresses where nothing is. */
const noRoute = "none";

/** Counts of this process. Labels are words of the code: no address, no id and nothing about a person becomes one. */
export function createMetrics(connections: ConnectionCounts) {
  const registry = new Registry();
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its reply, by route pattern",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  registry.registerMetric(connectionGauge(connections));
  const searchReads = new Counter({
    name: "search_reads_total",
    help: "Reads of the search index where a replica is set: answered by it, or by the primary because it is behind or failed",
    labelNames: ["answer"] as const,
    registers: [registry],
  });
  let observesProcess = false;

  return {
    contentType: registry.contentType,

    count({ method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
      // It lasts for as long as a page is open, which says nothing about the server.
      if (String(reply.raw.getHeader("content-type")).startsWith("text/event-stream")) return;
      const labels = { method, route: routeOptions.url ?? noRoute, status: String(reply.statusCode) };
      durations.observe(labels, reply.elapsedTime / 1000);
    },

    countSearchRead: (answer: string) => searchReads.inc({ answer }),

    read(): Promise<string> {
      // What observes the event loop and the collector of garbage costs something: from the first reading on.
      if (!observesProcess) collectDefaultMetrics({ register: registry });
      observesProcess = true;
      return registry.metrics();
    },
  };
}

function connectionGauge(connections: ConnectionCounts): Gauge<"state"> {
  return new Gauge({
    name: "database_connections",
    help: "Connections of the pool that queries share, and queries that wait for one",
    labelNames: ["state"] as const,
    registers: [],
    collect() {
      this.set({ state: "idle" }, connections.idleCount);
      this.set({ state: "used" }, connections.totalCount - connections.idleCount);
      this.set({ state: "waiting" }, connections.waitingCount);
    },
  });
}
