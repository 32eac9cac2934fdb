import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { requestPinned } from "./pinned-request.ts";
import { isPublicElsewhere } from "./public-address.ts";

/** PORT is the port at which the server to be protected really listens, on 127.0.0.1 and on ::1. */
const loopback = `
  http://127.0.0.1:PORT/ http://127.0.0.1:PORT/jobs?x=1#y http://127.1:PORT/ http://127.0.1:PORT/ http://127.255.255.254:PORT/
  http://2130706433:PORT/ http://017700000001:PORT/ http://0x7f000001:PORT/ http://0x7F.0x0.0x0.0x1:PORT/ http://0x7f.1:PORT/
  http://0177.0.0.1:PORT/ http://0177.0x0.0.01:PORT/ http://00000177.0.0.1:PORT/ http://127.0.0.1.:PORT/ http://127.1.:PORT/
  http://0:PORT/ http://0.0.0.0:PORT/ http://0x0:PORT/ http://0.0:PORT/ http://00:PORT/
  http://①②⑦.⓪.⓪.①:PORT/ http://１２７.０.０.１:PORT/ http://127。0。0。1:PORT/ http://127．0．0．1:PORT/ http://127｡0｡0｡1:PORT/
  http://𝟙𝟚𝟟.𝟘.𝟘.𝟙:PORT/ http://１２７。１:PORT/ http://%31%32%37.0.0.1:PORT/ http://127%2e0%2e0%2e1:PORT/ http://0x7f%2e1:PORT/
  http:127.0.0.1:PORT/ http:/127.0.0.1:PORT/ http:///127.0.0.1:PORT/ http:\\\\127.0.0.1:PORT/ HTTP://127.0.0.1:PORT/
  https://127.0.0.1:PORT/ http://127.0.0.1:PORT\\@example.org/ http://127.0.0.1:PORT#@example.org/ http://127.0.0.1:PORT?@example.org/
  http://[::1]:PORT/ http://[0:0:0:0:0:0:0:1]:PORT/ http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/ http://[::0001]:PORT/
  http://[::]:PORT/ http://[0::0]:PORT/ http://[::ffff:127.0.0.1]:PORT/ http://[::ffff:7f00:1]:PORT/ http://[::FFFF:7F00:0001]:PORT/
  http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/ http://[::ffff:0.0.0.0]:PORT/ http://[::127.0.0.1]:PORT/ http://[::7f00:1]:PORT/
  http://[::ffff:0:127.0.0.1]:PORT/ http://[::ffff:0:7f00:1]:PORT/ http://[64:ff9b::127.0.0.1]:PORT/ http://[64:ff9b::7f00:1]:PORT/
  http://[64:ff9b:1::7f00:1]:PORT/ http://[2002:7f00:1::]:PORT/ http://[2002:7f00:0001::1]:PORT/ http://[2001:0:7f00:1::]:PORT/
  http://[2001::80ff:fffe]:PORT/ http://localhost:PORT/ http://LOCALHOST:PORT/ http://LocalHost.:PORT/ http://ｌｏｃａｌｈｏｓｔ:PORT/
  http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/ http://loc%61lhost:PORT/ http://lo\u00adcalhost:PORT/ http://lo\u200bcalhost:PORT/
  http://localhost.localdomain:PORT/ http://jobs.localhost:PORT/ http://ip6-localhost:PORT/ http://127.0.0.1.nip.example:PORT/`;

const elsewhereInside = `
  http://10.0.0.1/ http://10.255.255.255/ http://012.0.0.1/ http://0xa000001/ http://167772161/ http://172.16.0.1/ http://172.31.255.255/
  http://0xac.0x10.0.1/ http://192.168.1.1/ http://192.168.257/ http://3232235777/ http://0300.0250.1.1/ http://169.254.169.254/
  http://169.254.169.254/latest/meta-data/ http://2852039166/ http://0xa9fea9fe/ http://0251.0376.0251.0376/ http://169.254.43518/
  http://[::ffff:169.254.169.254]/ http://[::ffff:a9fe:a9fe]/ http://[64:ff9b::a9fe:a9fe]/ http://[2002:a9fe:a9fe::]/
  http://[::a9fe:a9fe]/ http://[fd00:ec2::254]/ http://[fd20:ce::254]/ http://metadata.google.internal/computeMetadata/v1/
  http://instance-data/latest/ http://100.64.0.1/ http://100.127.255.254/ http://100.100.100.200/ http://168.63.129.16/
  http://192.0.0.1/ http://192.0.0.192/ http://192.0.2.1/ http://198.18.0.1/ http://198.19.255.255/ http://198.51.100.1/
  http://203.0.113.1/ http://192.88.99.1/ http://224.0.0.1/ http://239.255.255.250/ http://240.0.0.1/ http://255.255.255.255/
  http://0.1.2.3/ http://[fe80::1]/ http://[febf::1]/ http://[fc00::1]/ http://[fdff::1]/ http://[fec0::1]/ http://[ff02::1]/
  http://[ff05::2]/ http://[2001:db8::1]/ http://[3fff::1]/ http://[100::1]/ http://[2001:10::1]/ http://[2001:20::1]/
  http://[5f00::1]/ http://[4000::1]/ http://[::ffff:10.0.0.1]/ http://[::ffff:192.168.0.1]/ http://intranet/ http://printer.local/
  http://db.internal:5432/ http://mixed.example/ http://unknown.example/`;

const noWebAddresses = `
  file:///etc/passwd file://127.0.0.1/etc/passwd ftp://127.0.0.1/ gopher://127.0.0.1:PORT/_GET dict://127.0.0.1:PORT/ ldap://127.0.0.1/
  ws://127.0.0.1:PORT/ data:text/html,x javascript:alert(1) blob:http://127.0.0.1:PORT/x view-source:http://127.0.0.1:PORT/
  jar:http://127.0.0.1:PORT/!/ unix:/run/docker.sock http+unix://%2frun%2fdocker.sock/ about:blank
  http://example.org@127.0.0.1:PORT/ http://example.org:80@127.0.0.1:PORT/ http://example.org%00@127.0.0.1:PORT/
  http://user:word@[::1]:PORT/ http://127.0.0.1:PORT@localhost:PORT/ //user@127.0.0.1:PORT/
  http://[fe80::1%25lo]/ http://[::1%25lo]:PORT/ http://[::1%lo]:PORT/ http://[v1.127.0.0.1]/ http://127.0.0.1:PORT:80/
  http://127.0.0.1%00.example.org:PORT/ http://999.1.1.1/ http://127.0.0.1.1:PORT/ http://4294967296/ http://0x100000000/
  http://[::1 http://[::ffff:127.0.0.1.1]/ http://127.0.0.1:99999/ http:// //127.0.0.1:PORT/ 127.0.0.1:PORT localhost:PORT`;

const publicOnes = `
  http://93.184.216.34/ https://1.1.1.1/ http://8.8.8.8:8080/jobs http://011.0.0.1/ http://134744072/ http://172.15.255.255/
  http://172.32.0.1/ http://192.167.1.1/ http://100.63.255.255/ http://100.128.0.1/ http://169.253.1.1/ http://223.255.255.254/
  https://[2606:4700:4700::1111]/ http://[2a00:1450:4001::200e]:80/ http://[::ffff:8.8.8.8]/ https://jobs.example/1?a=b#c
  https://JOBS.EXAMPLE./1 https://ｊｏｂｓ.example/1 https://büro.example/stellen/köchin https://jobs.example:8443/1 http://jobs.example:443/`;

const answers: Record<string, string[]> = {
  "jobs.example": ["93.184.216.34"],
  "jobs.example.": ["93.184.216.34", "2606:4700:4700::1111"],
  "xn--bro-hoa.example": ["185.199.108.153"],
  "mixed.example": ["93.184.216.34", "10.0.0.7"],
  "db.internal": ["10.1.2.3"],
  intranet: ["10.0.0.2"],
  "printer.local": ["192.168.1.9"],
  "metadata.google.internal": ["169.254.169.254"],
  "instance-data": ["169.254.169.254"],
  "unknown.example": [],
};
/** Every other name leads to this machine, as "localhost" does. */
const resolve = async (hostname: string) => answers[hostname] ?? ["127.0.0.1", "::1"];

let servers: Server[] = [];
let port = 0;
let hits: string[] = [];
/** Where the public page at jobs.example sends its reader. */
let redirectTo = "";

beforeAll(async () => {
  const listen = async (host: string, at: number) => {
    const server = createServer((request, response) => {
      if (request.url === "/public/go") return response.writeHead(302, { location: redirectTo }).end();
      if (!request.url?.startsWith("/public/")) hits.push(`${request.headers.host}${request.url}`);
      return response.writeHead(200, { "content-type": "text/html" }).end("<p>secret</p>");
    });
    await new Promise<void>((done) => server.listen(at, host, done));
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  port = await listen("127.0.0.1", 0);
  await listen("::1", port);
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  servers = [];
});
beforeEach(() => {
  hits = [];
});

const table = (text: string) => text.trim().split(/\s+/);
const atPort = (address: string) => address.replaceAll("PORT", String(port));

/** The public internet answers from this machine; what is not public is sent where it really leads. */
let sent: string[] = [];
const send: typeof requestPinned = (url, address, signal, headers) => {
  sent.push(address);
  if (!isPublicElsewhere(address)) return requestPinned(url, address, signal, headers);
  return requestPinned(new URL(`http://127.0.0.1:${port}/public${url.pathname}`), "127.0.0.1", signal, headers);
};
const guarded = createGuardedFetch({ resolve, send, isAllowedPort: () => true });

async function refusalOf(address: string): Promise<string> {
  return await guarded.page(address).then(
    () => "was read",
    (error: Error) => error.message,
  );
}

describe("spellings of internal addresses", () => {
  const internal = [...table(loopback), ...table(elsewhereInside), ...table(noWebAddresses)];

  it("are at least 100, all different", () => {
    expect(new Set(internal).size).toBe(internal.length);
    expect(internal.length).toBeGreaterThanOrEqual(100);
  });

  it.each(internal)("never reach this machine: %s", async (spelling) => {
    const address = atPort(spelling);
    expect(await refusalOf(address)).toMatch(
      /not on the public internet|not a web address|start with http|user name or password|does not exist/,
    );
    redirectTo = address.replace(/[^ -~]/gu, encodeURIComponent);
    sent = [];
    await refusalOf("http://jobs.example/go");
    // Some spellings are a path of the page that redirects, and are read from there.
    expect(new Set(sent)).toEqual(new Set(["93.184.216.34"]));
    expect(hits).toEqual([]);
  });

  it("would reach it without the guard", async () => {
    const open = createGuardedFetch({ resolve, isAllowed: () => true, isAllowedPort: () => true, timeLimitMs: 2000 });
    const reached = await Promise.all(
      table(loopback).map((spelling) =>
        open.page(atPort(spelling)).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(hits).toHaveLength(reached.filter(Boolean).length);
    expect(hits.length).toBeGreaterThan(50);
  });
});

describe("names whose answer changes", () => {
  it("are asked once a hop, and the connection goes to the address that was checked", async () => {
    const resolved = [["93.184.216.34"], ["127.0.0.1"]];
    const rebinding = createGuardedFetch({ resolve: async () => resolved.shift() ?? ["127.0.0.1"], send });
    sent = [];
    await rebinding.page("http://rebind.example/jobs");
    expect(sent).toEqual(["93.184.216.34"]);
    expect(resolved).toEqual([["127.0.0.1"]]);
    await expect(rebinding.page("http://rebind.example/jobs")).rejects.toThrow("not on the public internet");
  });

  it("are checked again when they redirect to themselves", async () => {
    const resolved = [["93.184.216.34"], ["127.0.0.1"]];
    const rebinding = createGuardedFetch({ resolve: async () => resolved.shift() ?? [], send });
    redirectTo = "http://rebind.example/inside";
    sent = [];
    await expect(rebinding.page("http://rebind.example/go")).rejects.toThrow("not on the public internet");
    expect([sent, hits]).toEqual([["93.184.216.34"], []]);
  });

  it("are resolved by nobody else: the socket is opened to the address itself", async () => {
    const page = requestPinned(
      new URL(`http://unresolvable.invalid:${port}/`),
      "127.0.0.1",
      AbortSignal.timeout(5000),
      {},
    );
    expect((await page).statusCode).toBe(200);
    expect(hits).toEqual([`unresolvable.invalid:${port}/`]);
  });
});

describe("public addresses", () => {
  it.each(table(publicOnes))("are read: %s", async (address) => {
    sent = [];
    const world = createGuardedFetch({ resolve, send });
    expect((await world.page(address)).text).toBe("<p>secret</p>");
    expect(sent).toHaveLength(1);
    expect(sent.every(isPublicElsewhere)).toBe(true);
  });

  it("are at least 20", () => expect(table(publicOnes).length).toBeGreaterThanOrEqual(20));

  it.each([22, 25, 3306, 5432, 6379, 9200, 11211])("are not read at port %i", async (odd) => {
    const world = createGuardedFetch({ resolve, send });
    await expect(world.page(`http://jobs.example:${odd}/`)).rejects.toThrow("ports that web pages are served at");
    expect(hits).toEqual([]);
  });

  it("are no longer public where they are this machine's own", () => {
    expect(isPublicElsewhere("93.184.216.34")).toBe(true);
    expect(["", "example.org", "1.1.1"].some(isPublicElsewhere)).toBe(false);
  });
});
