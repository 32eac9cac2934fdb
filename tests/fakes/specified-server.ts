import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Refusal } from "./refusals.ts";
import { faultsOf, NotShown, newWorld, person, specifiedCalls } from "./specified-calls.ts";

const client = join(import.meta.dirname, "../../dist/client");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

export type SpecifiedServer = Awaited<ReturnType<typeof startSpecifiedServer>>;

/**
 * A server that knows the specification and nothing of ours: it answers the specified calls with the specified fields, every
 * other path with 404, and notes whatever was asked of it that the specification does not name. It serves the built client.
 */
export async function startSpecifiedServer() {
  const world = newWorld();
  const calls = specifiedCalls(world);
  const received: { call: string; sent: Record<string, unknown> }[] = [];
  const unspecified: string[] = [];
  const refusals = new Map<string, Refusal>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://server");
    const name = `${request.method} ${url.pathname}`;
    if (name === "GET /linkedin-login") {
      response.writeHead(302, { location: `/login?token=${person.token}` }).end();
      return;
    }
    const call = calls[name];
    if (!call) return sendFile(request, response, url.pathname, () => unspecified.push(name));

    const sent = await payloadOf(request);
    received.push({ call: name, sent });
    unspecified.push(...faultsOf(name, call, sent, request.headers.authorization));
    const refusal = refusals.get(name);
    if (refusal) return send(response, refusal);
    const reply = call.answer(sent);
    send(response, reply instanceof NotShown ? reply : { status: 200, json: reply });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      unspecified.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    world,
    /** Every path and field that the specification does not name. */
    unspecified,
    sentTo: (call: string) => received.filter((one) => one.call === call).map(({ sent }) => sent),
    /** Lets a call fail from now on; undefined takes that back. */
    refuse(call: string, refusal: Refusal | undefined): void {
      if (refusal) refusals.set(call, refusal);
      else refusals.delete(call);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body = "", json }: Refusal): void {
  response.writeHead(status, { "content-type": json === undefined ? "text/html" : "application/json" });
  response.end(json === undefined ? body : JSON.stringify(json));
}

async function payloadOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (chunks.length === 0) return {};
  const type = request.headers["content-type"] ?? "";
  const body = new Response(Buffer.concat(chunks), { headers: { "content-type": type } });
  if (type.startsWith("multipart/form-data")) return Object.fromEntries(await body.formData());
  return Object(await body.json());
}

/** A file of the client, or its page for a page's address. */
async function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  noteUnspecified: () => void,
): Promise<void> {
  const isPage = method === "GET" && headers["sec-fetch-dest"] === "document";
  const file = join(client, normalize(isPage && extname(path) === "" ? "/index.html" : path));
  const content = method === "GET" && extname(file) !== "" ? await readFile(file).catch(() => undefined) : undefined;
  if (content) {
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(content);
    return;
  }
  noteUnspecified();
  send(response, { status: 404, json: { message: "Not found" } });
}
