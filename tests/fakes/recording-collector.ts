import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { createAsyncServer } from "./async-server.ts";

export interface RecordedRequest {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingMessage["headers"];
  /** Unpacked where it came compressed. */
  body: string;
  /** Milliseconds of the clock. */
  at: number;
}

/** A host that takes whatever analytics and error reports send and keeps it. Answers as PostHog and Sentry do. */
export async function startRecordingCollector() {
  const requests: RecordedRequest[] = [];
  const replies = new Map<string, { status: number; body: object }>();
  const server = createAsyncServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const bytes = await bytesOf(request);
    response.setHeader("access-control-allow-origin", headers.origin ?? "*");
    response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    if (method === "OPTIONS") return response.writeHead(204).end();
    requests.push({ method, url, headers, body: textOf(bytes), at: Date.now() });
    const path = url.split("?")[0] ?? "";
    const { status, body } = [...replies].find(([part]) => path.includes(part))?.[1] ?? { status: 200, body: {} };
    return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (path: string, status: number, body: object) => replies.set(path, { status, body }),
    /** Waits until something recorded is looked for, and answers it. */
    async until(isWanted: (request: RecordedRequest) => boolean, withinMs = 15_000): Promise<RecordedRequest> {
      const deadline = Date.now() + withinMs;
      for (;;) {
        const found = requests.find(isWanted);
        if (found) return found;
        if (Date.now() > deadline) throw new Error(`Not recorded within ${withinMs} ms: ${isWanted}`);
        await wait(20);
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function textOf(bytes: Buffer): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString();
}
