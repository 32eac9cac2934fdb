import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { browserStorage } from "../../../tests/fakes/browser-storage.ts";
import { signOfLifeMs, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";

interface Stream {
  send(event: string, data: object): void;
  end(): void;
}

/** The streams that were opened, and how the server answers the next call. */
let streams: Stream[] = [];
let answer: (() => Response) | undefined;
const fetchCall = vi.fn(async (_path: string, { signal }: { signal: AbortSignal }) => answer?.() ?? newStream(signal));

function newStream(signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => controller.error(signal.reason));
      streams.push({
        send: (event, data) =>
          controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
        end: () => controller.close(),
      });
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

const browser = Object.assign(new EventTarget(), { location: { assign: vi.fn(), href: "http://localhost/" } });
vi.stubGlobal("window", browser);
vi.stubGlobal("localStorage", browserStorage());
vi.stubGlobal("sessionStorage", browserStorage());
vi.stubGlobal("fetch", fetchCall);
vi.resetModules();
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const { followBoard } = await import("./board-stream.ts");

beforeEach(() => {
  streams = [];
  answer = undefined;
  fetchCall.mockClear();
});

function follow() {
  const heard: number[] = [];
  const leaving = new AbortController();
  const over = followBoard((revision) => heard.push(revision), leaving.signal);
  return { heard, leaving, over };
}

it("tells what the server tells, and soon goes on with a new stream wherever one has ended", async () => {
  const { heard, leaving, over } = follow();
  for (let count = 0; count < 6; count += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(count + 1);
    streams[count]?.send("revision", { revision: 2 * count });
    streams[count]?.send("revision", { revision: 2 * count + 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard.slice(-2)).toEqual([2 * count, 2 * count + 1]);
    streams[count]?.end();
  }
  leaving.abort();
  await over;
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["does not know the call", () => Response.json({}, { status: 404 })],
  ["answers every address with its page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
])("asks a server once that %s", async (_what, reply) => {
  answer = reply;
  await follow().over;
  expect(fetchCall.mock.calls.map(([path]) => path)).toEqual([trackerEndpoints.events.path]);
});

it("gives its place up where newer streams have taken it", async () => {
  const { over } = follow();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.send("superseded", {});
  await over;
  expect(fetchCall).toHaveBeenCalledTimes(1);
});

it("takes a stream for lost that gives no sign of life", async () => {
  const { leaving, over, heard } = follow();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(2 * signOfLifeMs);
  streams[0]?.send("revision", { revision: 1 });
  await vi.waitFor(() => expect(heard).toEqual([1]));
  await vi.advanceTimersByTimeAsync(2 * signOfLifeMs);
  expect(fetchCall).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(signOfLifeMs);
  await vi.waitFor(() => expect(fetchCall).toHaveBeenCalledTimes(2));
  leaving.abort();
  await over;
});

it("asks a server that is out of reach less and less often", async () => {
  answer = () => Response.json({}, { status: 503 });
  const { leaving, over } = follow();
  const callsIn = async (minutes: number) => {
    const before = fetchCall.mock.calls.length;
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    return fetchCall.mock.calls.length - before;
  };
  expect(await callsIn(1)).toBeLessThanOrEqual(8);
  await callsIn(3);
  expect(await callsIn(10)).toBeLessThanOrEqual(20);
  leaving.abort();
  await over;
});
