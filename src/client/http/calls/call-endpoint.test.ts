import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod/mini";
import { browserStorage } from "../../../../tests/fakes/browser-storage.ts";
import { defineEndpoint } from "../../../shared/http/endpoint.ts";

// The few parts of a browser that the session and its calls stand on; each import below reads them afresh.
const browser = Object.assign(new EventTarget(), {
  location: { assign: vi.fn(), href: "" },
});
const fetchCall = vi.fn<typeof fetch>();
vi.stubGlobal("window", browser);
vi.stubGlobal("localStorage", browserStorage());
vi.stubGlobal("sessionStorage", browserStorage());
vi.stubGlobal("fetch", fetchCall);
// Test files share their modules and globals: what an earlier file loaded must not be used here, nor these later.
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const { abortReading, callEndpoint } = await import("./call-endpoint.ts");
const { CallError, NetworkError } = await import("./call-error.ts");
const { earlyReplies } = await import("./early-replies.ts");
const { pendingCalls } = await import("./pending-calls.ts");
const { changeChannel } = await import("../storage/change-channel.ts");
const { draftStore } = await import("../storage/draft-store.ts");
const { endedSession } = await import("../session/ended-session.ts");
const { returnPath } = await import("../session/return-path.ts");
const { sessionStore } = await import("../session/session-store.ts");

const reply = z.object({ success: z.literal(true) });
const board = defineEndpoint({ method: "GET", path: "/api/jobs", summary: "", reply });
const login = defineEndpoint({
  method: "POST",
  path: "/login",
  summary: "",
  body: z.object({ email: z.string() }),
  reply,
});

const answer = (status: number, body: unknown) =>
  fetchCall.mockImplementation(async () => Response.json(body, { status }));
const refusal = (error: string) => ({ success: false, error, message: "No." });

beforeEach(() => {
  vi.clearAllMocks();
  browser.location.href = "http://localhost/profile?section=skills";
  localStorage.clear();
  sessionStore.signIn({ token: "secret", name: "Anna", email: "anna@example.org" });
});

describe("a call", () => {
  it("[SESSION-03] carries the token and gives the declared fields of the reply", async () => {
    answer(200, { success: true, undeclared: 1 });
    expect(await callEndpoint(board)).toEqual({ success: true });
    const headers = new Headers(fetchCall.mock.calls[0]?.[1]?.headers);
    expect(headers.get("authorization")).toBe("Bearer secret");
  });

  it("takes the reply that was asked for before its code had come, once", async () => {
    answer(200, { success: true });
    await earlyReplies.ask("/api/jobs");
    expect(new Headers(fetchCall.mock.calls[0]?.[1]?.headers).get("authorization")).toBe("Bearer secret");
    expect(await callEndpoint(board)).toEqual({ success: true });
    expect(fetchCall).toHaveBeenCalledTimes(1);
    await callEndpoint(board);
    expect(fetchCall).toHaveBeenCalledTimes(2);
    await earlyReplies.ask("/api/jobs");
    earlyReplies.forget();
    await callEndpoint(board);
    expect(fetchCall).toHaveBeenCalledTimes(4);
  });

  it("fails as usual where the early one has", async () => {
    fetchCall.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await earlyReplies.ask("/api/jobs").catch(() => undefined);
    await expect(callEndpoint(board)).rejects.toBeInstanceOf(NetworkError);
  });

  it("is pending until its reply has come, whatever that is", async () => {
    const begun = vi.fn();
    fetchCall.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const call = callEndpoint(board);
    expect(pendingCalls.areNone()).toBe(false);
    pendingCalls.whenDone(begun);
    expect(begun).not.toHaveBeenCalled();
    await expect(call).rejects.toBeInstanceOf(NetworkError);
    expect(pendingCalls.areNone()).toBe(true);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it("has an id of its own, which the server's log names it by", async () => {
    answer(200, { success: true });
    for (const _call of [1, 2]) await callEndpoint(board);
    const ids = fetchCall.mock.calls.map(([, init]) => new Headers(init?.headers).get("x-request-id"));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  it("is given up at a sign-out if it only reads", async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    fetchCall.mockImplementation(async (_, init) => {
      signals.push(init?.signal);
      return Response.json({ success: true });
    });
    await Promise.all([callEndpoint(board), callEndpoint(login, { body: { email: "anna@example.org" } })]);
    abortReading();
    await callEndpoint(board);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false, false]);
  });

  it("ends nothing by a refusal that comes after somebody has signed out", async () => {
    fetchCall.mockImplementationOnce(async () => {
      sessionStore.clear();
      return Response.json(refusal("unauthorized"), { status: 401 });
    });
    await expect(callEndpoint(board)).rejects.toMatchObject({ status: 401 });
    expect(endedSession.reason()).toBeNull();
    expect(browser.location.assign).not.toHaveBeenCalled();
  });

  it.each([401, 403])("[SESSION-04] [SESSION-07] ends the session at %i and loads the login page", async (status) => {
    sessionStorage.setItem("conversation_history", "[]");
    sessionStore.write("resetKey", "key");
    sessionStore.write("pendingEmail", "anna@example.org");
    answer(status, refusal("unauthorized"));

    await expect(callEndpoint(board)).rejects.toMatchObject({ status });
    expect(browser.location.assign).toHaveBeenCalledExactlyOnceWith("/login");
    expect([sessionStore.read("token"), sessionStore.read("name"), sessionStore.read("email")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(sessionStore.read("resetKey")).toBeNull();
    expect(sessionStorage.getItem("conversation_history")).toBeNull();
    expect(returnPath.take()).toBe("/profile?section=skills");
    expect(sessionStore.read("pendingEmail")).toBe("anna@example.org");
  });

  it("keeps the way back and says why at the login page, of several calls that fail together too", async () => {
    answer(401, refusal("unauthorized"));
    await expect(callEndpoint(board)).rejects.toMatchObject({ status: 401 });
    browser.location.href = "http://localhost/login";
    await expect(callEndpoint(board)).rejects.toMatchObject({ status: 401 });
    expect([returnPath.take(), endedSession.reason()]).toEqual(["/profile?section=skills", "expired"]);
    sessionStore.signIn({ token: "next", name: "Anna", email: "anna@example.org" });
    expect(endedSession.reason()).toBeNull();
  });

  it("gives the caller's own abort as it is, and tells other tabs of changes alone", async () => {
    const announce = vi.spyOn(changeChannel, "announce");
    fetchCall.mockImplementation(async (_url, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({ success: true });
    });
    const reason = new Error("The page was left.");
    await expect(callEndpoint(board, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await callEndpoint(board);
    expect(announce).not.toHaveBeenCalled();
    await callEndpoint(login, { body: { email: "a" } });
    expect(announce).toHaveBeenCalledExactlyOnceWith("/login");
  });

  it.each(["quota_exceeded", "subscription_required"])("[SESSION-05] stays signed in at a 403 of %s", async (error) => {
    answer(403, refusal(error));
    await expect(callEndpoint(board)).rejects.toMatchObject({ status: 403, code: error, message: "No." });
    expect(sessionStore.read("token")).toBe("secret");
    expect(browser.location.assign).not.toHaveBeenCalled();
  });

  it("[SESSION-04] leaves a refused sign-in to its form", async () => {
    answer(401, refusal("invalid_credentials"));
    await expect(callEndpoint(login, { body: { email: "a" } })).rejects.toBeInstanceOf(CallError);
    expect(browser.location.assign).not.toHaveBeenCalled();
    expect(new Headers(fetchCall.mock.calls[0]?.[1]?.headers).get("authorization")).toBeNull();
  });

  it("[SESSION-06] says in general words that there was no reply", async () => {
    fetchCall.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(callEndpoint(board)).rejects.toBeInstanceOf(NetworkError);
  });

  it("gives an error for a reply that is no JSON", async () => {
    fetchCall.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(callEndpoint(board)).rejects.toMatchObject({ status: 502, code: "", message: "" });
  });

  it("[SESSION-09] waits 30 s for the auth endpoints and 180 s for the others", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    fetchCall.mockImplementation(async () => Response.json({ success: true }));
    await callEndpoint(login, { body: { email: "a" } });
    await callEndpoint(board);
    await callEndpoint(board, { timeoutMs: 10_000 });
    expect(timeout.mock.calls.flat()).toEqual([30_000, 180_000, 10_000]);
  });
});

describe("the session", () => {
  it("[SESSION-01] lives in local storage under the specified names", () => {
    expect(localStorage.getItem("auth_token")).toBe("secret");
    expect(localStorage.getItem("user_name")).toBe("Anna");
  });

  it.each(["auth_token", "user_name", null])("[SESSION-08] follows a change of %s in another tab", (key) => {
    const listener = vi.fn();
    const stop = sessionStore.subscribe(listener);
    browser.dispatchEvent(Object.assign(new Event("storage"), { key }));
    stop();
    browser.dispatchEvent(Object.assign(new Event("storage"), { key }));
    expect(listener).toHaveBeenCalledOnce();
  });

  it("[SESSION-08] takes what another tab signed in or out for the end of the conversations in this one", () => {
    const listener = vi.fn();
    const stop = sessionStore.subscribe(listener);
    const change = (key: string, newValue: string) =>
      browser.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue: "secret", newValue }));
    sessionStorage.setItem("conversation_history", "[]");
    change("gps_location", "somewhere");
    change("user_name", "Anna Weber");
    expect([listener.mock.calls, sessionStorage.getItem("conversation_history")]).toEqual([[["elsewhere"]], "[]"]);
    change("auth_token", "another");
    expect(sessionStorage.getItem("conversation_history")).toBeNull();
    stop();
  });
});

describe("a draft", () => {
  const anna = { token: "secret", name: "Anna", email: "anna@example.org" };
  const berta = { token: "other", name: "Berta", email: "berta@example.org" };

  it("[SESSION-04] is there again after the session ended and the same person signed in", async () => {
    draftStore.write("chat", "Dear");
    answer(401, refusal("unauthorized"));
    await expect(callEndpoint(board)).rejects.toMatchObject({ status: 401 });
    sessionStore.signIn({ ...anna, token: "next" });
    expect(draftStore.read("chat")).toBe("Dear");
  });

  it("is never shown to anybody else", () => {
    draftStore.write("chat", "Dear");
    sessionStore.expire();
    sessionStore.signIn(berta);
    expect(draftStore.read("chat")).toBeUndefined();
    sessionStore.signIn(anna);
    expect(draftStore.read("chat")).toBeUndefined();
  });

  it("is nobody's without a session", () => {
    sessionStore.clear();
    draftStore.write("chat", "Dear");
    expect([draftStore.read("chat"), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it("[SESSION-07] goes with a sign-out on purpose", () => {
    draftStore.write("chat", "Dear");
    sessionStore.clear();
    expect(sessionStorage.length).toBe(0);
  });
});

it("sends no characters that nobody sees and the server refuses", async () => {
  fetchCall.mockResolvedValueOnce(Response.json({ success: true }));
  await callEndpoint(login, { body: { email: "zo\u0000e\ud83e@example.org 🦀" } });
  expect(fetchCall.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ email: "zoe@example.org 🦀" }));
});
