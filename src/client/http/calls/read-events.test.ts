import { expect, it } from "vitest";
import { readEvents } from "./read-events.ts";

/** A reply whose body comes in these pieces. */
function responseOf(pieces: string[], { ends = true, cancel = () => {} } = {}): Response {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    if (ends) controller.close();
  };
  return new Response(new ReadableStream({ start, cancel }));
}

it("reads events however the network cuts them, and passes over comments and what has no end", async () => {
  const events = [];
  for await (const event of readEvents(
    responseOf(["event: del", 'ta\ndata: {"html"', ':"a"}\n', "\n: still here\n\ndata: 1\r\n\r", "\ndata: 2"]),
  )) {
    events.push(event);
  }
  expect(events).toEqual([
    { event: "delta", data: { html: "a" } },
    { event: undefined, data: 1 },
  ]);
});

it("lets go of a connection that goes on when enough was read", async () => {
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
  };
  for await (const { data } of readEvents(responseOf(["data: 1\n\n"], { ends: false, cancel }))) if (data === 1) break;
  expect(isCancelled).toBe(true);
});
