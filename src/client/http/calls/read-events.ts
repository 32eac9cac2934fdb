import { EventSourceParserStream } from "eventsource-parser/stream";

export interface ServerEvent {
  event: string | undefined;
  data: unknown;
}

/** The server-sent events of a reply as they come; their data is JSON. Whoever has read enough lets go of the connection. */
export async function* readEvents({ body }: Response): AsyncGenerator<ServerEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event, data: JSON.parse(value.data) };
    }
  } finally {
    await reader.cancel();
  }
}
