import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint, Parsed } from "../../shared/http/endpoint.ts";
import { errorReply } from "../../shared/http/error.contract.ts";
import { notFound, unauthorized } from "./app-error.ts";
import { bodyLimitOf } from "./limits/body-limit.ts";
import { callsOfPerson } from "./limits/request-limit.ts";

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

/** What a handler answers beside `success: true`: a call that does not throw has succeeded. Anything where that says it all. */
type Answer<Reply extends z.core.$ZodType> =
  Exclude<keyof z.input<Reply>, "success"> extends never ? unknown : Omit<z.input<Reply>, "success">;

type Handler<Body, Query, Extra, Result> = (call: Call<Body, Query> & Extra) => Promise<Result> | Result;

/** Serves an endpoint to anybody. */
export function addPublicRoute<
  B extends z.core.$ZodType | undefined,
  Q extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  const Result extends Answer<R>,
>(app: FastifyInstance, endpoint: Endpoint<B, Q, R>, handler: Handler<B, Q, object, Result>): void {
  addRoute(app, endpoint, [], (request, reply) => handler(parsedCall<B, Q>(request, reply)));
}

interface RouteLimits {
  /** Of one person: for calls that cost much more than a query. */
  callsPerMinute?: number;
  /** Of the body, where the endpoint has no schema for it. */
  bodyBytes?: number;
}

/** Serves an endpoint to signed-in users only; the handler gets the user whose data it may touch. */
export function addUserRoute<
  B extends z.core.$ZodType | undefined,
  Q extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  const Result extends Answer<R>,
>(
  app: FastifyInstance,
  endpoint: Endpoint<B, Q, R> & RouteLimits,
  handler: Handler<B, Q, { user: SignedInUser }, Result>,
): void {
  addRoute(app, endpoint, [requireUser], (request, reply) => {
    if (!request.user) throw unauthorized();
    return handler({ ...parsedCall<B, Q>(request, reply), user: request.user });
  });
}

/** Lets a call through, or throws: `requireOperator`, `requireAdministrator`. */
type Guard = (request: FastifyRequest) => Promise<void>;

/** Serves an endpoint to those whom the guard lets through, who are few; it stands in no documentation. */
export function addGuardedRoute<
  B extends z.core.$ZodType | undefined,
  Q extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  const Result extends Answer<R>,
>(app: FastifyInstance, endpoint: Endpoint<B, Q, R>, guard: Guard, handler: Handler<B, Q, object, Result>): void {
  addRoute(app, endpoint, [guard], (request, reply) => handler(parsedCall<B, Q>(request, reply)), true);
}

/** For everybody else, signed in or not, there is nothing at the address. */
export const requireAdministrator =
  (isAdministrator: (email: string) => boolean): Guard =>
  async ({ user }) => {
    if (!user || !isAdministrator(user.email)) throw notFound("There is nothing at this address.");
  };

/** Before the body is read: a stranger's upload is not worth taking in. */
async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw unauthorized();
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint & RouteLimits,
  onRequest: Guard[],
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  hide = false,
): void {
  const { callsPerMinute, bodyBytes = bodyLimitOf(endpoint.body) } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest,
    bodyLimit: bodyBytes,
    config: callsPerMinute === undefined ? {} : callsOfPerson(callsPerMinute),
    schema: {
      summary: endpoint.summary,
      hide,
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.query && { querystring: endpoint.query }),
      response: { 200: endpoint.reply, "4xx": errorReply, "5xx": errorReply },
    },
    handler: async (request, reply) => Object.assign({ success: true }, await handler(request, reply)),
  });
}

/** The casts are safe: Fastify has validated body and query by the endpoint's own schemas when a handler runs. */
function parsedCall<B, Q>(request: FastifyRequest, reply: FastifyReply): Call<B, Q> {
  const { body, query }: { body: unknown; query: unknown } = request;
  return { body: body as Parsed<B>, query: query as Parsed<Q>, request, reply };
}
