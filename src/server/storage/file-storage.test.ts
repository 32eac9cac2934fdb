import { createHash, createHmac } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAsyncServer } from "../../../tests/fakes/async-server.ts";
import type { FileStorage } from "./file-storage.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

const keys = { accessKeyId: "key-id", secretAccessKey: "secret-key" };
const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);

let folder: string;
let server: Server;
let endpoint: string;
let brokenConnections = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  server = startObjectStore();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const stores: [name: string, make: () => FileStorage][] = [
  ["folder", () => createFolderStorage(folder)],
  ["S3", () => createS3Storage({ endpoint, bucket: "files", region: "eu-central-1", ...keys })],
];

describe.each(stores)("%s storage", (_name, make) => {
  it("gives back what it was given", async () => {
    const storage = make();
    await storage.put("documents/anna/cv.pdf", pdf, "application/pdf");
    expect(new Uint8Array((await storage.get("documents/anna/cv.pdf")) ?? [])).toEqual(pdf);
  });

  it("replaces a file and knows nothing of others", async () => {
    const storage = make();
    await storage.put("documents/anna/letter.pdf", pdf, "application/pdf");
    await storage.put("documents/anna/letter.pdf", new Uint8Array([1]), "application/pdf");
    expect(new Uint8Array((await storage.get("documents/anna/letter.pdf")) ?? [])).toEqual(new Uint8Array([1]));
    expect(await storage.get("documents/anna/none.pdf")).toBeUndefined();
  });

  it("removes everything of one person and nothing of another", async () => {
    const storage = make();
    await storage.put("documents/berta/a.pdf", pdf, "application/pdf");
    await storage.put("documents/berta/b.pdf", pdf, "application/pdf");
    await storage.put("documents/carla/a.pdf", pdf, "application/pdf");
    await storage.removeUnder("documents/berta/");
    expect(await storage.get("documents/berta/a.pdf")).toBeUndefined();
    expect(await storage.get("documents/berta/b.pdf")).toBeUndefined();
    expect(await storage.get("documents/carla/a.pdf")).toBeDefined();
  });

  it.each(["../secret", "/etc/passwd", "a//b", "a/../b", "", "a/%2e%2e/b", "a\\b"])(
    "refuses the key %j",
    async (key) => {
      await expect(make().get(key)).rejects.toThrow("A file key");
      await expect(make().put(key, pdf, "application/pdf")).rejects.toThrow("A file key");
    },
  );
});

it("leaves no unfinished files in the folder", async () => {
  await createFolderStorage(folder).put("whole/a.pdf", pdf, "application/pdf");
  expect(await readdir(join(folder, "whole"))).toEqual(["a.pdf"]);
});

it("says the status when the store refuses", async () => {
  const storage = createS3Storage({
    endpoint,
    bucket: "files",
    region: "eu-central-1",
    accessKeyId: "x",
    secretAccessKey: "y",
  });
  await expect(storage.put("a.pdf", pdf, "application/pdf")).rejects.toThrow("The file store answered 403 to PUT.");
});

it("asks again when a connection breaks, and says who did not answer", async () => {
  const storage = createS3Storage({ endpoint, bucket: "files", region: "eu-central-1", ...keys });
  brokenConnections = 2;
  await storage.put("broken/a.pdf", pdf, "application/pdf");
  brokenConnections = 1;
  expect(await storage.get("broken/a.pdf")).toBeDefined();
  brokenConnections = 3;
  const said = `The file store at ${new URL(endpoint).host} did not answer to GET.`;
  await expect(storage.get("broken/a.pdf")).rejects.toThrow(said);
});

/** Speaks the part of the S3 wire format that is used, signature check included (AWS Signature Version 4). */
function startObjectStore(): Server {
  const objects = new Map<string, Buffer>();
  return createAsyncServer(async (request, response) => {
    if (brokenConnections > 0) {
      brokenConnections -= 1;
      return request.socket.destroy();
    }
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", "http://store");
    if (!isSigned(request, url)) return response.writeHead(403).end();
    if (url.pathname === "/files") return response.end(listing(objects, url.searchParams.get("prefix") ?? ""));
    if (request.method === "PUT") objects.set(url.pathname, body);
    if (request.method === "DELETE") return response.writeHead(objects.delete(url.pathname) ? 204 : 404).end();
    const object = objects.get(url.pathname);
    return object ? response.end(request.method === "GET" ? object : "") : response.writeHead(404).end();
  });
}

function listing(objects: Map<string, Buffer>, prefix: string): string {
  const found = [...objects.keys()].map((path) => path.slice("/files/".length)).filter((key) => key.startsWith(prefix));
  return `<ListBucketResult>${found.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}</ListBucketResult>`;
}

function isSigned(request: IncomingMessage, url: URL): boolean {
  const [, credential = "", signed = "", signature] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(request.headers.authorization ?? "") ?? [];
  const [, day = "", region = "", service = ""] = credential.split("/");
  const headers = signed.split(";").map((name) => `${name}:${request.headers[name]}\n`);
  const payload = request.headers["x-amz-content-sha256"];
  const canonical = [request.method, url.pathname, url.searchParams, headers.join(""), signed, payload].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, digest].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<Buffer>(
    (previous, part) => createHmac("sha256", previous).update(part).digest(),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  );
  return credential.startsWith(keys.accessKeyId) && createHmac("sha256", key).update(text).digest("hex") === signature;
}
