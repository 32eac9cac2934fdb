import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { boardChange, trackerEndpoints } from "../../src/shared/tracker/tracker.contract.ts";

/** The stream of events of a board, on a connection of its own; its first event has come. */
export async function openBoardStream(serverUrl: string, token: string) {
  const request = get(new URL(trackerEndpoints.events.path, serverUrl), {
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response?.statusCode !== 200) throw new Error(`The stream of events answered ${response?.statusCode}`);
  const events = eventsOf(response);
  /** The next event: a revision, the name of an event that has none, or undefined when the stream has ended. */
  async function next(): Promise<number | string | undefined> {
    const { value } = await events.next();
    return value?.event === "revision" ? boardChange.parse(JSON.parse(value.data)).revision : value?.event;
  }
  return { opening: await next(), next, close: () => response.destroy() };
}

async function* eventsOf(response: IncomingMessage): AsyncGenerator<EventSourceMessage, undefined> {
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => read.push(event) });
  response.setEncoding("utf8");
  for await (const chunk of response) {
    parser.feed(chunk);
    yield* read.splice(0);
  }
}
