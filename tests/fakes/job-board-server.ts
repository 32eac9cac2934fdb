import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGuardedFetch, type GuardedFetch } from "../../src/server/guarded-fetch/guarded-fetch.ts";
import { createAsyncServer } from "./async-server.ts";

type HostListener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * All job boards of the world on one local server: a request for https://host/path arrives here as /host/path. `fetchReply`
 * and `fetchPage` are the real guarded fetch, which in this world alone may reach the loopback address.
 */
export async function startJobBoards(limits: { timeLimitMs?: number; byteLimit?: number } = {}) {
  const hosts = new Map<string, HostListener>();
  const requests: { address: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createAsyncServer(async (request, response) => {
    const address = (request.url ?? "").slice(1);
    requests.push({ address, headers: request.headers });
    const answer = hosts.get(address.split(/[/?]/)[0] ?? "");
    if (answer) await answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const guardedFetch = createGuardedFetch({
    ...limits,
    isAllowed: (address) => address === "127.0.0.1",
    isAllowedPort: () => true,
  });
  const here = (address: string) => {
    const { hostname, pathname, search } = new URL(address);
    return `http://127.0.0.1:${port}/${hostname}${pathname}${search}`;
  };
  const fetchReply: GuardedFetch["reply"] = async (address, headers) => ({
    ...(await guardedFetch.reply(here(address), headers)),
    url: address,
  });
  const fetchPage: GuardedFetch["page"] = async (address) => ({
    ...(await guardedFetch.page(here(address))),
    url: address,
  });

  return {
    requests,
    fetchReply,
    fetchPage,

    /** From now on this host answers so. */
    answer(host: string, listener: HostListener): void {
      hosts.set(host, listener);
    },

    /** From now on this host answers with this text. */
    say(host: string, text: string, headers: Record<string, string> = {}, status = 200): void {
      hosts.set(host, (_request, response) => response.writeHead(status, headers).end(text));
    },

    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
