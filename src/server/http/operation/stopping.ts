import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { operationEndpoints } from "../../../shared/http/operation.contract.ts";
import { AppError } from "../app-error.ts";

/** Whoever asked for readiness in this time asks again, and should hear of the end before anything is refused. */
const watchedForMs = 20_000;
const heardWithinMs = 8_000;

export type Stopping = ReturnType<typeof createStopping>;

/** The order of an end: first readiness goes, then calls are refused, while what is under way is brought to its end. */
export function createStopping() {
  let isAnnounced = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let onHeard = () => {};
  return {
    /** For each question whether the server is ready. */
    isReady(): boolean {
      askedAt = Date.now();
      if (isAnnounced) onHeard();
      return !isAnnounced;
    },
    /** Resolves when whoever watches has heard that the server is not ready any more. */
    async announce(): Promise<void> {
      isAnnounced = true;
      if (Date.now() - askedAt > watchedForMs) return;
      const heard = new Promise<void>((resolve) => {
        onHeard = resolve;
      });
      await Promise.race([heard, wait(heardWithinMs)]);
    },
  };
}

const operation: string[] = Object.values(operationEndpoints).map(({ path }) => path);

/** Once the server closes, whoever calls is told so in the form of all errors, and looks for another server. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async ({ routeOptions }) => {
    if (!isClosing || operation.includes(routeOptions.url ?? "")) return;
    const refusal = new AppError(503, "stopping", "This server is being restarted. Please try again in a few seconds.");
    refusal.retryAfter = 2;
    throw refusal;
  });
  // Connections at work are not idle when the server closes, and would be kept for callers whom it does not hear any more.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (isClosing) raw.socket.destroySoon();
  });
}
