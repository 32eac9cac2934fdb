import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { isPublicAddress } from "./public-address.ts";

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
  "/trickle": (_request, response) => void response.writeHead(200, html).write("a"),
  "/image": (_request, response) => response.writeHead(200, { "content-type": "image/png" }).end("x"),
  "/feed": (request, response) =>
    request.headers["if-none-match"] === '"1"'
      ? response.writeHead(304, { etag: '"1"' }).end()
      : response
          .writeHead(200, { "content-type": "application/json", etag: '"1"' })
          .end(`{"for":"${request.headers.accept}"}`),
  "/gone": (_request, response) => response.writeHead(410).end(),
  "/forbidden": (_request, response) => response.writeHead(403, html).end("no"),
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
    ["/forbidden", "answered 403"],
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

describe("reaching nothing internal", () => {
  const guarded = createGuardedFetch();

  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.0.0.1./",
    "http://0/",
    "http://0.0.0.0/",
    "http://localhost/",
    "http://LOCALHOST:3000/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://[2001:db8::1]/",
    "http://[100::1]/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://100.100.100.200/",
    "http://168.63.129.16/",
    "http://192.0.0.192/",
    "http://192.0.2.1/",
    "http://198.18.0.1/",
    "http://198.51.100.1/",
    "http://203.0.113.1/",
    "http://224.0.0.1/",
    "http://240.0.0.1/",
    "http://255.255.255.255/",
  ])("refuses %s", async (address) => {
    await expect(guarded.page(address)).rejects.toThrow("not on the public internet");
  });

  it.each([
    "file:///etc/passwd",
    "ftp://example.org/",
    "gopher://example.org/",
    "data:text/html,x",
    "javascript:alert(1)",
  ])("refuses %s", async (address) => {
    await expect(guarded.page(address)).rejects.toThrow("Only addresses that start with http:// or https://");
  });

  it.each(["", "posting", "//example.org", "http://", "http://[::1", "http://999.1.1.1/"])(
    "refuses %j",
    async (address) => {
      await expect(guarded.page(address)).rejects.toThrow("This is not a web address.");
    },
  );

  it("refuses a user name in the address", async () => {
    await expect(guarded.page("http://example.org@127.0.0.1/")).rejects.toThrow("user name");
  });

  it("refuses a name of which only one address is internal", async () => {
    const mixed = createGuardedFetch({ resolve: async () => ["93.184.216.34", "10.0.0.7"] });
    await expect(mixed.page("http://mixed.example/")).rejects.toThrow("not on the public internet");
  });

  it("asks for each name once a hop, so a changed DNS answer is never used", async () => {
    const answers = ["127.0.0.1", "10.0.0.1"];
    const rebinding = createGuardedFetch({
      resolve: async () => answers.splice(0, 1),
      isAllowed: (address) => address === "127.0.0.1",
    });
    expect(await rebinding.page(`http://rebind.example:${port}/posting`)).toMatchObject({ text: "<p>Grüße</p>" });
    expect(answers).toEqual(["10.0.0.1"]);
  });

  it("knows public addresses", () => {
    expect(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111"].every(isPublicAddress)).toBe(true);
    expect(["", "example.org", "1.1.1"].some(isPublicAddress)).toBe(false);
  });
});
