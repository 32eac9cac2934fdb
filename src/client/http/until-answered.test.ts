import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserStorage } from "../../../tests/fakes/browser-storage.ts";
import { CallError, NetworkError } from "./calls/call-error.ts";

// The few parts of a browser that the session behind the calls stands on.
vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("localStorage", browserStorage());
vi.stubGlobal("sessionStorage", browserStorage());
afterAll(() => vi.unstubAllGlobals());

const { untilAnswered } = await import("./calls/until-answered.ts");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function callsOf(outcomes: unknown[]) {
  let calls = 0;
  const answer = untilAnswered(async () => {
    const outcome = outcomes[calls];
    calls += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const settled = Promise.allSettled([answer]);
  await vi.runAllTimersAsync();
  const [{ status }] = await settled;
  return { calls, status };
}

it("sends a call again whose reply was lost, three times in all", async () => {
  const lost = new NetworkError();
  expect(await callsOf([lost, lost, "kept"])).toEqual({ calls: 3, status: "fulfilled" });
  expect(await callsOf([lost, lost, lost, "kept"])).toEqual({ calls: 3, status: "rejected" });
});

it("sends no call again that was answered, with an error either", async () => {
  expect(await callsOf(["kept", "kept twice"])).toEqual({ calls: 1, status: "fulfilled" });
  expect(await callsOf([new CallError(500, "internal_error", ""), "kept"])).toEqual({ calls: 1, status: "rejected" });
});
