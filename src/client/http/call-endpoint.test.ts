import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod/mini";
import { browserStorage } from "../../../tests/fakes/browser-storage.ts";
import { defineEndpoint } from "../../shared/http/endpoint.ts";

// The few parts of a browser that the session and its calls stand on; each import below reads them afresh.
const browser = Object.assign(new EventTarget(), {
  location: { assign: vi.fn(), href: "http://localhost/profile?section=skills" },
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

const { callEndpoint } = await import("./call-endpoint.ts");
const { CallError, NetworkError } = await import("./call-error.ts");
const { draftStore } = await import("./draft-store.ts");
const { returnPath } = await import("./return-path.ts");
const { sessionStore } = await import("./session-store.ts");

const reply = z.object({ success: z.literal(true) });
const board = defineEndpoint({ method: "GET", path: "/api/jobs", summary: "", reply });
const login = defineEndpoint({
  method: "POST",
  path: "/login",
  summary: "",
  body: z.object({ email: z.string() }),
  reply,
});

const answer = (status: number, body: unknown) => fetchCall.mockResolvedValue(Response.json(body, { status }));
const refusal = (error: string) => ({ success: false, error, message: "No." });

beforeEach(() => {
  vi.clearAllMocks();
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
