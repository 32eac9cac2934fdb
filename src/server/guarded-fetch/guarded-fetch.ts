import { lookup } from "node:dns/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { pageRefusal } from "../../engines/posting-reading/posting-reading.ts";
import { untilAborted } from "../process/until-aborted.ts";
import { FetchRefusal } from "./fetch-refusal.ts";
import { requestPinned } from "./pinned-request.ts";
import { isPublicElsewhere } from "./public-address.ts";
import { readBody } from "./response-body.ts";
import { isWebPort, webAddress } from "./web-address.ts";

export interface FetchedPage {
  /** After redirects. */
  url: string;
  contentType: string;
  text: string;
}

/** A reply as it came, whatever its status and type. */
export interface FetchedReply {
  /** After redirects. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Options {
  resolve?: (hostname: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  isAllowedPort?: (port: string) => boolean;
  send?: typeof requestPinned;
  timeLimitMs?: number;
  byteLimit?: number;
}

type Headers = Record<string, string>;

const redirectLimit = 5;
const pageHeaders = {
  accept: "text/html,application/xhtml+xml,text/plain;q=0.8",
  "user-agent": "Forthright/0.1 (reads a posting for the person who applies)",
};

/**
 * Reads a page that somebody named, without letting them reach what only this server can: web addresses only, every
 * address that the name resolves to must be public and not this machine's own, and the connection goes to the very address that was checked, so a
 * second DNS answer cannot change it. Each redirect passes the same checks. Throws a FetchRefusal.
 */
export function createGuardedFetch({
  resolve = systemAddresses,
  isAllowed = isPublicElsewhere,
  isAllowedPort = isWebPort,
  send = requestPinned,
  timeLimitMs = 10_000,
  byteLimit = 2 * 1024 * 1024,
}: Options = {}) {
  async function follow(url: URL, redirectsLeft: number, signal: AbortSignal, headers: Headers): Promise<Answer> {
    const response = await send(url, await checkedAddress(url), signal, headers);
    const target = redirectTarget(response, url);
    if (!target) return { url, response };
    response.destroy();
    if (redirectsLeft === 0) throw new FetchRefusal("The page redirects too many times.");
    // A key is for the host that it was meant for.
    const { accept = "", "user-agent": userAgent = "" } = headers;
    const next = target.host === url.host ? headers : { accept, "user-agent": userAgent };
    return await follow(target, redirectsLeft - 1, signal, next);
  }

  async function fetched<T>(address: string, headers: Headers, read: (answer: Answer) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      // A DNS query cannot be aborted.
      return await untilAborted(follow(webAddress(address), redirectLimit, signal, headers).then(read), signal);
    } catch (error) {
      if (error instanceof FetchRefusal) throw error;
      if (signal.aborted) throw new FetchRefusal("The page took too long to answer.");
      throw new FetchRefusal("The page could not be reached.");
    }
  }

  async function checkedAddress(url: URL): Promise<string> {
    const hostname = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname).catch(() => []);
    const [first] = addresses;
    if (first === undefined) throw new FetchRefusal("This address does not exist.");
    if (!addresses.every(isAllowed)) throw new FetchRefusal("This address is not on the public internet.");
    if (!isAllowedPort(url.port)) throw new FetchRefusal("Only the ports that web pages are served at can be read.");
    return first;
  }

  return {
    /** A page that a person can read: a web page or plain text, answered with success. */
    page: (address: string): Promise<FetchedPage> =>
      fetched(address, pageHeaders, ({ url, response }) => readPage(response, url, address, byteLimit)),

    /** Any reply, for a caller that judges status and type itself; the addresses and limits are held all the same. */
    reply: (address: string, headers: Headers): Promise<FetchedReply> =>
      fetched(address, headers, async ({ url, response }) => ({
        url: url.href,
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: await readBody(response, byteLimit),
      })),
  };
}

export type GuardedFetch = ReturnType<typeof createGuardedFetch>;

interface Answer {
  url: URL;
  response: IncomingMessage;
}

async function systemAddresses(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

function redirectTarget(response: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = response;
  return statusCode >= 300 && statusCode < 400 && headers.location ? webAddress(headers.location, from) : undefined;
}

async function readPage(
  response: IncomingMessage,
  url: URL,
  requestedUrl: string,
  byteLimit: number,
): Promise<FetchedPage> {
  const contentType = response.headers["content-type"] ?? "";
  const [requestedPath, path, status] = [new URL(requestedUrl).pathname, url.pathname, response.statusCode ?? 0];
  const refusal = pageRefusal({ requestedPath, path, status, contentType });
  if (refusal) {
    response.destroy();
    throw new FetchRefusal(refusal);
  }
  return { url: url.href, contentType, text: await readBody(response, byteLimit) };
}
