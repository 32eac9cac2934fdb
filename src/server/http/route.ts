import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint, Parsed } from "../../shared/http/endpoint.ts";
import { errorReply } from "../../shared/http/error.contract.ts";
import { requireOperator } from "./access/operator-access.ts";
import { unauthorized } from "./app-error.ts";

export interface SignedInUser {
  id: string;
  email: string;
  name: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null for an anonymous caller; set from the session token before any handler runs. */
    user: SignedInUser | null;
  }
}

interface Call<Body, Query> {
  body: Parsed<Body>;
  query: Parsed<Query>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Body, Query, Extra, Result> = (call: Call<Body, Query> & Extra) => Promise<Result> | Result;

/** Serves an endpoint to anybody. */
export function addPublicRoute<
  B extends z.core.$ZodType | undefined,
  Q extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  const Result extends z.input<R>,
>(app: FastifyInstance, endpoint: Endpoint<B, Q, R>, handler: Handler<B, Q, object, Result>): void {
  addRoute(app, endpoint, [], (request, reply) => handler(parsedCall<B, Q>(request, reply)));
}

/**
 * Serves an endpoint to signed-in users only; the handler gets the user whose data it may touch.
 *
 * @param callsPerMinute for calls that cost much more than a query
 */
export function addUserRoute<
  B extends z.core.$ZodType | undefined,
  Q extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  const Result extends z.input<R>,
>(
  app: FastifyInstance,
  endpoint: Endpoint<B, Q, R>,
  handler: Handler<B, Q, { user: SignedInUser }, Result>,
  callsPerMinute?: number,
): void {
  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.user) throw unauthorized();
    return handler({ ...parsedCall<B, Q>(request, reply), user: request.user });
  };
  addRoute(app, endpoint, [requireUser], handle, callsPerMinute ? limitOf(callsPerMinute) : {});
}

/** Serves an endpoint to the operator's commands; it stands in no documentation. */
export function addOperatorRoute<
  B extends z.core.$ZodType | undefined,
  Q extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  const Result extends z.input<R>,
>(app: FastifyInstance, endpoint: Endpoint<B, Q, R>, key: string, handler: Handler<B, Q, object, Result>): void {
  addRoute(
    app,
    endpoint,
    [requireOperator(key)],
    (request, reply) => handler(parsedCall<B, Q>(request, reply)),
    {},
    true,
  );
}

/** Of one person, wherever they call from. */
const limitOf = (max: number) => ({
  rateLimit: { max, timeWindow: "1 minute", keyGenerator: ({ user, ip }: FastifyRequest) => user?.id ?? ip ?? "gone" },
});

/** Before the body is read: a stranger's upload is not worth taking in. */
async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw unauthorized();
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  onRequest: ((request: FastifyRequest) => Promise<void>)[],
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  config: object = {},
  hide = false,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest,
    config,
    schema: {
      summary: endpoint.summary,
      hide,
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.query && { querystring: endpoint.query }),
      response: { 200: endpoint.reply, "4xx": errorReply, "5xx": errorReply },
    },
    handler: async (request, reply) => handler(request, reply),
  });
}

/** The casts are safe: Fastify has validated body and query by the endpoint's own schemas when a handler runs. */
function parsedCall<B, Q>(request: FastifyRequest, reply: FastifyReply): Call<B, Q> {
  const { body, query }: { body: unknown; query: unknown } = request;
  return { body: body as Parsed<B>, query: query as Parsed<Q>, request, reply };
}
