import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const pages: Record<string, RequestListener> = {
  "/posting": (_request, response) => response.writeHead(200, html).end("<p>Grüße</p>"),
  "/latin": (_request, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=iso-8859-1" }).end(Buffer.from("Grüße", "latin1")),
  "/zipped": (_request, response) =>
    response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync("<p>Zipped</p>")),
  "/bomb": (_request, response) =>
    response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(4 * 1024 * 1024))),
  "/large": (_request, response) => response.writeHead(200, html).end("x".repeat(3 * 1024 * 1024)),
  "/silent": () => undefined,
  "/trickle": (_request, response) => {
    response.writeHead(200, html).write("a");
  },
  "/image": (_request, response) => response.writeHead(200, { "content-type": "image/png" }).end("x"),
  "/feed": (request, response) =>
    request.headers["if-none-match"] === '"1"'
      ? response.writeHead(304, { etag: '"1"' }).end()
      : response
          .writeHead(200, { "content-type": "application/json", etag: '"1"' })
          .end(`{"for":"${request.headers.accept}"}`),
  "/gone": (_request, response) => response.writeHead(410).end(),
  "/forbidden": (_request, response) => response.writeHead(403, html).end("no"),
  "/members": (_request, response) => response.writeHead(401).end(),
  "/wall": (_request, response) => response.writeHead(302, { location: "/auth/login?back=/wall" }).end(),
  "/auth/login?back=/wall": (_request, response) => response.writeHead(200, html).end("<h1>Welcome back</h1>"),
  "/broken": (_request, response) => response.writeHead(503, html).end("no"),
  "/inside": (_request, response) => response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
  "/file": (_request, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/moved": (_request, response) => response.writeHead(301, { location: "/posting" }).end(),
  "/loop": (_request, response) => response.writeHead(302, { location: "/loop" }).end(),
};

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => pages[request.url ?? ""]?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** "jobs.example" leads to the test's own server, which stands in for the public internet. */
const publicWorld = (timeLimitMs = 5000) =>
  createGuardedFetch({
    resolve: async (hostname) => (hostname === "jobs.example" ? ["127.0.0.1"] : ["10.0.0.1"]),
    isAllowed: (address) => address === "127.0.0.1",
    isAllowedPort: () => true,
    timeLimitMs,
  });
const read = (path: string, timeLimitMs?: number) =>
  publicWorld(timeLimitMs).page(`http://jobs.example:${port}${path}`);

describe("reading pages", () => {
  it("reads a page in its own character set, compressed or not, through redirects", async () => {
    expect(await read("/posting")).toMatchObject({ text: "<p>Grüße</p>" });
    expect(await read("/latin")).toMatchObject({ text: "Grüße" });
    expect(await read("/zipped")).toMatchObject({ text: "<p>Zipped</p>" });
    expect(await read("/moved")).toMatchObject({ url: `http://jobs.example:${port}/posting` });
  });

  it.each([
    ["/large", "too large"],
    ["/bomb", "too large"],
    ["/image", "does not lead to a web page"],
    ["/gone", "no longer exists"],
    ["/forbidden", "refused to be read (it answered 403)"],
    ["/members", "signed in there"],
    ["/wall", "signed in there"],
    ["/broken", "has a fault just now (it answered 503)"],
    ["/inside", "not on the public internet"],
    ["/file", "Only addresses that start with"],
    ["/loop", "redirects too many times"],
  ])("refuses %s: %s", async (path, sentence) => {
    await expect(read(path)).rejects.toThrow(sentence);
  });

  it.each(["/silent", "/trickle"])("gives up on %s in time", async (path) => {
    await expect(read(path, 200)).rejects.toThrow("took too long");
  });
});

describe("reading replies of any status and type", () => {
  const reply = (path: string, headers: Record<string, string> = {}) =>
    publicWorld().reply(`http://jobs.example:${port}${path}`, headers);

  it("hands on status, headers and text, and what the caller sends along", async () => {
    expect(await reply("/feed", { accept: "application/json" })).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
      text: '{"for":"application/json"}',
    });
    expect(await reply("/feed", { "if-none-match": '"1"' })).toMatchObject({ status: 304, text: "" });
    expect(await reply("/gone")).toMatchObject({ status: 410 });
  });

  it.each([
    ["/inside", "not on the public internet"],
    ["/bomb", "too large"],
    ["/file", "Only addresses that start with"],
  ])("refuses %s all the same: %s", async (path, sentence) => {
    await expect(reply(path)).rejects.toThrow(sentence);
  });
});
