import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { loginAttempts } from "../../src/client/account/sign-in/login-attempts.ts";
import { queryClient } from "../../src/client/http/query-client.ts";
import { forgetServer } from "../../src/client/http/server-additions.ts";
import { sessionStore } from "../../src/client/http/session/session-store.ts";
import { routes } from "../../src/client/routes.tsx";
import "../../src/client/ui/tokens.css";
import { closeToasts } from "../../src/client/ui/overlays/toast-viewport.tsx";
import type { Refusal } from "../fakes/refusals.ts";
import { faultsOf, NotShown, newWorld, person, specifiedCalls } from "../fakes/specified-calls.ts";

type Sent = Record<string, unknown>;

interface Opening {
  /** Whether the specified server's person is signed in; they are unless it says otherwise. */
  signedIn?: boolean;
  /** What a server answers beside, or instead of, the specified calls: a reply, or a response with its status, by method and path, as in `GET /api/config`. */
  answers?: Record<string, (sent: Sent) => unknown>;
  /** What an earlier visit left in the local storage. */
  stored?: Record<string, string>;
  /** What fails from the first call on. */
  refusals?: Record<string, Refusal | "unreachable">;
  /** Calls that wait from the first one on; `hold` answers what lets them go on. */
  held?: string[];
  /** What an earlier page left in the tab's storage. */
  inTab?: Record<string, string>;
}

/** The one question that the client asks beyond the specification: whether the server knows more than that. */
const question = "GET /api/config";
const unexpected: string[] = [];
let closeLast = () => {};

/** What our server adds and few tests are about. */
const furtherAdditions: Record<string, () => unknown> = {
  "POST /api/matching/match": () => ({ success: true, is_known: false, requirements: [], facts: [] }),
  "POST /api/matching/summaries": () => ({ success: true, summaries: [] }),
  "GET /api/jobs/records": () => ({ success: true, data: [], revision: 1 }),
  "POST /api/geosearch/filters": () => ({
    ...{ success: true, counted: 0, is_more: false },
    ...{ values: [], posted_within: [], distances: [], pay: [] },
  }),
  "GET /document-processor/newest": () => ({ success: true, documents: [] }),
  "GET /api/profile/private-lines": () => ({ success: true, lines: [] }),
  "GET /api/reminders": () => ({ success: true, digest: null, calendar_url: null }),
  "GET /api/saved-searches": () => ({ success: true, searches: [] }),
  "GET /api/geosearch/suggestions": () => ({ success: true, suggestions: [] }),
};

/**
 * The whole client at an address, in this browser, before a server in the page: it knows the specification (as
 * tests/fakes/specified-server.ts does over the wire) and the answers given. Any other call, or a field that is not specified,
 * fails the test. What needs a real navigation, two tabs or our own server is a test in tests/e2e.
 *
 * All tests run on one page: what the client keeps beyond a screen is taken away here, as by a reload.
 */
export async function openClient(path: string, opening: Opening = {}) {
  const { signedIn = true, answers = {}, stored = {}, inTab = {}, ...early } = opening;
  const world = newWorld();
  const calls = specifiedCalls(world);
  const received: { call: string; sent: Sent }[] = [];
  const refusals = new Map(Object.entries(early.refusals ?? {}));
  const holds = new Map((early.held ?? []).map((call) => [call, newHold()]));

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const sent = { ...Object.fromEntries(searchParams), ...(await payloadOf(request)) };
    received.push({ call, sent });
    await holds.get(call)?.until;
    const refusal = refusals.get(call);
    if (refusal === "unreachable") throw new TypeError("Failed to fetch");
    if (refusal) return responseOf(refusal);
    const own = answers[call] ?? (answers[question] && furtherAdditions[call]);
    const ownReply = own?.(sent);
    if (own) return ownReply instanceof Response ? ownReply : responseOf({ status: 200, json: ownReply });
    const specified = calls[call];
    if (!specified) {
      if (call !== question) unexpected.push(call);
      return responseOf({ status: 404, json: { message: "Not found" } });
    }
    if (!answers[question]) unexpected.push(...faultsOf(call, specified, sent, request.headers.get("authorization")));
    const reply = specified.answer(sent);
    return responseOf(reply instanceof NotShown ? reply : { status: 200, json: reply });
  }

  closeLast();
  // What an earlier one drew in the same test.
  await cleanup();
  await forgetPage();
  // The client hears of it, as of whoever signs in.
  if (signedIn) sessionStore.signIn(person);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
  const realFetch = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return Promise.race([answer(request), abortOf(request.signal)]);
  };
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const screen = await render(<RouterProvider router={router} />);
  closeLast = () => {
    // A reload breaks off what still waits; the client would wait for it before what it leaves to an idle moment.
    for (const hold of holds.values()) hold.breakOff();
    window.fetch = realFetch;
    router.dispose();
    closeLast = () => {};
  };

  return {
    screen,
    world,
    address: () => router.state.location.pathname + router.state.location.search,
    goBack: () => router.navigate(-1),
    goForward: () => router.navigate(1),
    sentTo: (call: string) => received.filter((one) => one.call === call).map(({ sent }) => sent),
    /** Lets a call fail from now on; undefined takes that back. */
    refuse(call: string, refusal: Refusal | "unreachable" | undefined): void {
      if (refusal) refusals.set(call, refusal);
      else refusals.delete(call);
    },
    /** Keeps a call waiting until what it answers is called. */
    hold(call: string): () => void {
      const hold = holds.get(call) ?? newHold();
      holds.set(call, hold);
      return () => {
        holds.delete(call);
        hold.release();
      };
    },
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** After each test; fails it for what was asked of the server beyond what it knows. */
export function closeClient(): void {
  closeLast();
  expect(unexpected.splice(0), "what was asked of the server beyond what it knows").toEqual([]);
}

async function forgetPage(): Promise<void> {
  await expect.poll(closedToasts, { interval: 10 }).toBe(0);
  // Nothing is waited for between this and the new server: what an earlier test left to an idle moment would ask none, and be believed.
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  forgetServer();
  loginAttempts.reset();
}

/** Whatever the last test began may say only now that it is done: a message that nobody closes stands for 5 s. */
function closedToasts(): number {
  closeToasts();
  return document.querySelectorAll("[data-base-ui-portal] [data-type]").length;
}

function newHold() {
  let release = () => {};
  let breakOff = () => {};
  const until = new Promise<void>((resolve, reject) => {
    release = resolve;
    breakOff = () => reject(new TypeError("Failed to fetch"));
  });
  until.catch(() => undefined);
  return { until, release, breakOff };
}

async function payloadOf(request: Request): Promise<Sent> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) return Object.fromEntries(await request.formData());
  return type === "application/json" ? Object(await request.json()) : {};
}

function responseOf({ status, body = "", json }: Refusal): Response {
  return json === undefined ? new Response(body || null, { status }) : Response.json(json, { status });
}
