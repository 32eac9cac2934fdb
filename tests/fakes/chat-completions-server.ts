import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAsyncServer } from "./async-server.ts";

export interface CompletionRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content?: unknown; tool_calls?: unknown[] }[];
  tools?: { function: { name: string } }[];
}

interface TextCompletion {
  text: string[];
  /** Holds everything after the first piece back until then. */
  until?: Promise<unknown>;
  /** Breaks off after the pieces: by a reset connection, or by an end that looks orderly. */
  cut?: "reset" | "end";
  /** Why it ends; "stop" when left out. */
  finish?: "length" | "content_filter";
}

/** What the stand-in answers: a call of a tool, a text in pieces, or an HTTP error. */
export type Completion = { tool: string; input: object } | TextCompletion | { status: number };

/** A language model's server as OpenAI's chat completions speak on the wire, streaming. It answers by a script. */
export async function startChatCompletionsServer() {
  const requests: CompletionRequest[] = [];
  const script: Completion[] = [];
  let otherwise = (_request: CompletionRequest): Completion => ({ text: ["Nothing is left in the script."] });
  const server = createAsyncServer(async (request, response) => {
    const asked: CompletionRequest = JSON.parse(await bodyOf(request));
    requests.push(asked);
    const next = script.shift() ?? otherwise(asked);
    if ("status" in next) {
      // Clients that try again wait as long as they are told to.
      const headers = { "content-type": "application/json", "retry-after-ms": "1" };
      response.writeHead(next.status, headers).end('{"error":{"message":"refused"}}');
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    await write(response, next);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (...completions: Completion[]) => script.splice(0, script.length, ...completions),
    /** What it answers when the script is used up. */
    answerOtherwise(answer: (request: CompletionRequest) => Completion): void {
      otherwise = answer;
    },
    close(): Promise<unknown> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function write(response: ServerResponse, next: Exclude<Completion, { status: number }>): Promise<void> {
  const [first, ...rest] = chunksOf(next).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  response.write(first);
  if ("text" in next) await next.until;
  for (const chunk of rest) response.write(chunk);
  if (!("cut" in next && next.cut)) response.write("data: [DONE]\n\n");
  if (!("cut" in next && next.cut === "reset")) response.end();
  // What was written before has to arrive first.
  else response.write("\n", () => response.destroy());
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}

function chunksOf(completion: Exclude<Completion, { status: number }>): object[] {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: "completion-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "stand-in",
    choices: [{ index: 0, delta, finish_reason }],
  });
  if ("text" in completion) {
    const pieces = completion.text.map((content) => chunk({ role: "assistant", content }));
    return completion.cut ? pieces : [...pieces, chunk({}, completion.finish ?? "stop")];
  }
  const call = {
    index: 0,
    id: "call-1",
    type: "function",
    function: { name: completion.tool, arguments: JSON.stringify(completion.input) },
  };
  return [chunk({ role: "assistant", tool_calls: [call] }), chunk({}, "tool_calls")];
}
