import { existsSync, readFileSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFound } from "../app-error.ts";

/** Serves the built client: hashed assets for a year, the page itself for every path that is no call. */
export async function serveClientApplication(app: FastifyInstance, root: string): Promise<void> {
  const scriptsFile = `${root}/page-scripts.json`;
  // Without a whole build the server answers calls alone: the development server has the pages.
  const isBuilt = existsSync(scriptsFile);
  if (isBuilt) await serveFiles(app, root);
  const pageScripts = isBuilt ? Object.entries<string>(JSON.parse(readFileSync(scriptsFile, "utf8"))) : [];
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || request.method !== "GET" || isCallPath(request.url) || !acceptsPage(request.headers.accept))
      throw notFound("There is nothing at this address.");
    const [path, query] = request.url.split("?", 2);
    const asked = [path, ...[...new URLSearchParams(query).keys()].map((name) => `${path}?${name}`)];
    const scripts = pageScripts.find(([address]) => asked.includes(address))?.[1];
    return (scripts ? reply.header("link", scripts) : reply).sendFile("index.html");
  });
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Source maps are for error reports and the list of scripts for the server, and not for everybody.
    globIgnore: ["**/*.{br,gz,map}", "page-scripts.json"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}

/** Browsers name HTML for a page; programs that look whether it is there often say "anything", or nothing. */
function acceptsPage(accept = "*/*"): boolean {
  return accept === "*/*" || accept.includes("text/html");
}

function isCallPath(url: string): boolean {
  return ["/api/", "/document-processor/", "/webhooks/", "/assets/"].some((prefix) => url.startsWith(prefix));
}
