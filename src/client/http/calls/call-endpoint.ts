import type { z } from "zod/mini";
import type { Endpoint, Parsed, Sent } from "../../../shared/http/endpoint.ts";
import { requestIdHeader } from "../../../shared/http/request-id.rules.ts";
import { storableText } from "../../../shared/text/storable-text.rules.ts";
import { endedSession } from "../session/ended-session.ts";
import { returnPath } from "../session/return-path.ts";
import { sessionStore } from "../session/session-store.ts";
import { changeChannel } from "../storage/change-channel.ts";
import { randomId } from "../storage/random-id.ts";
import { authorizationHeader, isAuthEndpoint } from "./auth-header.ts";
import { type CallError, callErrorFrom, NetworkError, UnreadableReply } from "./call-error.ts";
import { earlyReplies } from "./early-replies.ts";
import { pendingCalls } from "./pending-calls.ts";
import { readReply } from "./read-reply.ts";

const defaultTimeoutMs = 180_000;
const authTimeoutMs = 30_000;

export interface CallOptions<Body, Query> {
  /** A FormData body travels as multipart, everything else as JSON. */
  body?: Sent<Body> | FormData;
  query?: Sent<Query>;
  /** Defaults to 30 s for the auth endpoints and 180 s for everything else. */
  timeoutMs?: number;
  signal?: AbortSignal;
  accept?: string;
  /** Instead of the stored session's. */
  token?: string;
}

let leaving = new AbortController();

/** What is only read is given up: the server would refuse it once it has heard that the session ended. */
export function abortReading(): void {
  leaving.abort();
  leaving = new AbortController();
}

/**
 * Calls an endpoint and returns its checked reply.
 * Throws `CallError` for a refusal, `NetworkError` without a reply, `UnreadableReply` for one without what it must hold, and the caller's own abort as it is.
 */
export async function callEndpoint<
  Body extends z.core.$ZodType | undefined,
  Query extends z.core.$ZodType | undefined,
  Reply extends z.core.$ZodType,
  Read extends z.core.$ZodType,
>(endpoint: Endpoint<Body, Query, Reply, Read>, options?: CallOptions<Body, Query>): Promise<Parsed<Read>>;
export async function callEndpoint(endpoint: Endpoint, options: CallOptions<unknown, unknown> = {}): Promise<unknown> {
  const response = await requestEndpoint(endpoint, options);
  if (endpoint.method !== "GET") changeChannel.announce(endpoint.path);
  return replyIn(response, endpoint);
}

/** The checked reply of a response that did not come in pieces. */
export async function replyIn<Read extends z.core.$ZodType>(
  response: Response,
  endpoint: Endpoint<z.core.$ZodType | undefined, z.core.$ZodType | undefined, z.core.$ZodType, Read>,
): Promise<z.output<Read>>;
export async function replyIn(response: Response, endpoint: Endpoint): Promise<unknown> {
  const body = await bodyOf(response);
  if (isRefusal(body)) throw callErrorFrom(response.status, body);
  try {
    return readReply(endpoint, body);
  } catch (error) {
    throw new UnreadableReply(error);
  }
}

/** The same call for a reply that is read piece by piece: returns the successful response itself. */
export async function requestEndpoint<
  Body extends z.core.$ZodType | undefined,
  Query extends z.core.$ZodType | undefined,
>(endpoint: Endpoint<Body, Query>, options?: CallOptions<Body, Query>): Promise<Response>;
export async function requestEndpoint(
  endpoint: Endpoint,
  options: CallOptions<unknown, unknown> = {},
): Promise<Response> {
  const token = sessionStore.read("token");
  const response = await send(endpoint, options);
  if (response.ok) return response;
  const error = callErrorFrom(response.status, await bodyOf(response));
  // What was asked before somebody signed out is refused then, and ends nothing.
  if (endsSession(endpoint.path, error) && sessionStore.read("token") === token) leaveToLogin();
  throw error;
}

/** Undefined where the server answers with nothing or with a page: whether that will do, the endpoint's schema says. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some servers refuse with status 200. */
const isRefusal = (body: unknown) => typeof body === "object" && body !== null && "success" in body && !body.success;

async function send(endpoint: Endpoint, options: CallOptions<unknown, unknown>): Promise<Response> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutOf(endpoint.path)),
    ...(options.signal ? [options.signal] : []),
    ...(endpoint.method === "GET" ? [leaving.signal] : []),
  ]);
  try {
    const url = urlOf(endpoint.path, options.query);
    const early = endpoint.method === "GET" && !options.token ? earlyReplies.take(url) : undefined;
    const reply = early ?? fetch(url, { ...payloadOf(endpoint, options), signal });
    // No page waits for what a stream may tell it one day.
    return await (options.accept === "text/event-stream" ? reply : pendingCalls.during(reply));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError();
  }
}

function payloadOf(endpoint: Endpoint, { body, accept, token }: CallOptions<unknown, unknown>): RequestInit {
  const headers = new Headers({ accept: accept ?? "application/json", [requestIdHeader]: randomId() });
  const authorization = authorizationHeader(endpoint.path, token ?? sessionStore.read("token"));
  if (authorization) headers.set("authorization", authorization);
  if (body === undefined) return { method: endpoint.method, headers };
  if (body instanceof FormData) return { method: endpoint.method, headers, body };
  headers.set("content-type", "application/json");
  return { method: endpoint.method, headers, body: JSON.stringify(body, storable) };
}

/** A pasted text may hold characters that nobody sees and the server refuses. */
const storable = (_name: string, value: unknown) => (typeof value === "string" ? storableText(value) : value);

function urlOf(path: string, query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function defaultTimeoutOf(path: string): number {
  return isAuthEndpoint(path) ? authTimeoutMs : defaultTimeoutMs;
}

function endsSession(path: string, { status, code }: CallError): boolean {
  if (isAuthEndpoint(path)) return false;
  if (status === 401) return true;
  return status === 403 && !/quota|subscription/i.test(code);
}

/** A full page load, so that nothing of the ended session stays in memory; the way back and the drafts are kept. */
function leaveToLogin(): void {
  // Of several calls that fail together, the first one still finds the page that the person was on.
  if (sessionStore.read("token")) returnPath.remember(window.location.href);
  sessionStore.expire();
  endedSession.note("expired");
  window.location.assign("/login");
}
