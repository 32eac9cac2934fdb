import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../../../engines/account-rules/account-rules.ts";
import { tooManyAttempts } from "../app-error.ts";
import { type CountTogether, createSharedCounter } from "./shared-counter.ts";

const requestsPerMinute = 600;

/**
 * Limits requests, for each network address before any work is done for it. A route can have a limit of its own besides, by
 * its `config.rateLimit`; false leaves it uncounted.
 */
export async function limitRequests(app: FastifyInstance, countTogether: CountTogether): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: "1 minute",
    store: createSharedCounter(countTogether),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const count = app.createRateLimit({ max: requestsPerMinute, keyGenerator: callerAddress });
  app.addHook("onRequest", async (request) => {
    if (isUncounted(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl);
  });
}

const tooManyRequests = (waitMs: number) => tooManyAttempts("too_many_requests", "Too many requests.", waitMs / 1000);

/** One page is dozens of files, and a house full of people may share an address. */
function isUncounted({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.rateLimit === false || /^\/(assets|designs)\//.test(url) || url === "/favicon.svg";
}

/** A client that has hung up has no address any more, whatever the type says; the plugin's own generator fails on that. */
const callerAddress = ({ ip }: { ip?: string }): string => (ip === undefined ? "gone" : networkOf(ip));

/** Of one person, wherever they call from. */
export const callsOfPerson = (max: number) => callsOf(max, (request) => request.user?.id ?? callerAddress(request));

/** Of one network address, where nobody need be signed in. */
export const callsOfAddress = (max: number) => callsOf(max, callerAddress);

const callsOf = (max: number, callerOf: (request: FastifyRequest) => string) => ({
  rateLimit: {
    max,
    keyGenerator: (request: FastifyRequest) => `${request.routeOptions.url} ${callerOf(request)}`,
  },
});
