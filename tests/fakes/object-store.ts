import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { createAsyncServer } from "./async-server.ts";

/** The keys that its one bucket, "files", takes. */
export const storeKeys = { accessKeyId: "key-id", secretAccessKey: "secret-key" };

/**
 * Speaks the part of the S3 wire format that is used, signature check included (AWS Signature Version 4).
 *
 * @param breaks whether the next connection breaks
 */
export function startObjectStore(breaks = () => false): Server {
  const objects = new Map<string, Buffer>();
  return createAsyncServer(async (request, response) => {
    if (breaks()) return request.socket.destroy();
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", "http://store");
    if (!isSigned(request, url)) return response.writeHead(403).end();
    if (url.pathname === "/files") return response.end(listing(objects, url.searchParams));
    if (request.method === "PUT") objects.set(url.pathname, body);
    if (request.method === "DELETE") return response.writeHead(objects.delete(url.pathname) ? 204 : 404).end();
    const object = objects.get(url.pathname);
    return object ? response.end(request.method === "GET" ? object : "") : response.writeHead(404).end();
  });
}

/** Small pages, so that a reader must ask for the next one. */
const pageSize = 3;

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get("start-after") ?? "";
  const found = [...objects.keys()]
    .map((path) => path.slice("/files/".length))
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort()
    .slice(0, pageSize);
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
    Buffer.from(`AWS4${storeKeys.secretAccessKey}`),
  );
  return (
    credential.startsWith(storeKeys.accessKeyId) && createHmac("sha256", key).update(text).digest("hex") === signature
  );
}
