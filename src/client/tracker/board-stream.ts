import { boardChange, signOfLifeMs, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { requestEndpoint } from "../http/calls/call-endpoint.ts";
import { CallError } from "../http/calls/call-error.ts";
import { readEvents } from "../http/calls/read-events.ts";

const eventStream = "text/event-stream";
/** Longer than the server keeps a stream. */
const timeoutMs = 15 * 60_000;
const maxSilenceMs = 2.5 * signOfLifeMs;
const firstPauseMs = 500;
const maxPauseMs = 60_000;

/** Tells the revision of the board as the server tells it, until it is aborted or the server has refused. */
export async function followBoard(onRevision: (revision: number) => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const onSign = (revision: number) => {
      failures = 0;
      onRevision(revision);
    };
    const isOver = await readStream(onSign, signal).catch(isRefusal);
    if (isOver || signal.aborted) return;
    await pause(Math.min(firstPauseMs * 2 ** failures, maxPauseMs) * (0.5 + Math.random()), signal);
  }
}

/** @returns whether the server wants no more of it; otherwise the stream has only ended */
async function readStream(onRevision: (revision: number) => void, signal: AbortSignal): Promise<boolean> {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, maxSilenceMs);
  try {
    const response = await requestEndpoint(trackerEndpoints.events, {
      accept: eventStream,
      signal: AbortSignal.any([signal, silence.signal]),
      timeoutMs,
    });
    // A server that does not know the call may answer with the application's page.
    if (!response.headers.get("content-type")?.startsWith(eventStream)) {
      await response.body?.cancel();
      return true;
    }
    for await (const { event, data } of readEvents(response)) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, maxSilenceMs);
      if (event === "superseded") return true;
      if (event === "revision") onRevision(boardChange.parse(data).revision);
    }
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** A server that says no goes on saying it; one that is busy, broken or out of reach may come back. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && error.status !== 429;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
