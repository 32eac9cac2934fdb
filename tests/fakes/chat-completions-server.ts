import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface CompletionRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content?: unknown; tool_calls?: unknown[] }[];
  tools?: { function: { name: string } }[];
}

/** What the stand-in answers next: a call of a tool, a text in pieces, or an HTTP error. */
export type Completion = { tool: string; input: object } | { text: string[] } | { status: number };

/** A language model's server as OpenAI's chat completions speak on the wire, streaming. It answers by a script. */
export async function startChatCompletionsServer() {
  const requests: CompletionRequest[] = [];
  const script: Completion[] = [];
  const server = createServer(async (request, response) => {
    requests.push(JSON.parse(await bodyOf(request)));
    const next = script.shift() ?? { text: ["Nothing is left in the script."] };
    if ("status" in next) {
      response.writeHead(next.status, { "content-type": "application/json" }).end('{"error":{"message":"refused"}}');
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const chunk of chunksOf(next)) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (...completions: Completion[]) => script.splice(0, script.length, ...completions),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
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
    return [...completion.text.map((content) => chunk({ role: "assistant", content })), chunk({}, "stop")];
  }
  const call = {
    index: 0,
    id: "call-1",
    type: "function",
    function: { name: completion.tool, arguments: JSON.stringify(completion.input) },
  };
  return [chunk({ role: "assistant", tool_calls: [call] }), chunk({}, "tool_calls")];
}
