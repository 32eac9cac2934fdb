import { assistantEndpoints, type ChatReply, chatDelta, chatReply } from "../../shared/assistant/assistant.contract.ts";
import { requestEndpoint } from "../http/call-endpoint.ts";
import { NetworkError } from "../http/call-error.ts";

const timeoutMs = 180_000;

export interface Outgoing {
  message: string;
  sessionId: string;
  file?: File;
}

/** Sends one message and returns the reply; `onHtml` gets the reply as it grows. */
export async function sendMessage(outgoing: Outgoing, onHtml: (html: string) => void): Promise<ChatReply> {
  const response = await requestEndpoint(assistantEndpoints.process, {
    body: bodyOf(outgoing),
    accept: "text/event-stream",
    timeoutMs,
  });
  for await (const { event, data } of eventsOf(response)) {
    if (event === "delta") onHtml(chatDelta.parse(data).html);
    if (event === "done") return chatReply.parse(data);
    if (event === "error") break;
  }
  throw new NetworkError();
}

function bodyOf({ message, sessionId, file }: Outgoing) {
  if (!file) return { message, session_id: sessionId };
  const form = new FormData();
  form.set("message", message);
  form.set("session_id", sessionId);
  form.set("file", file);
  return form;
}

async function* eventsOf(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) yield eventOf(block);
  }
}

function eventOf(block: string): { event: string; data: unknown } {
  const [, event = "", data = "null"] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return { event, data: JSON.parse(data) };
}
