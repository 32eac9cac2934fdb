import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** Sends a GET for the URL to exactly this IP address; the certificate is still checked against the URL's name. */
export function requestPinned(
  url: URL,
  address: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      // A connection of its own: a pooled one could lead to an address that was never checked.
      agent: false,
      lookup: lookupPinned(address),
      signal,
      headers: {
        "accept-encoding": "gzip, deflate, br",
        "accept-language": "en,*;q=0.5",
        ...headers,
      },
    });
    outgoing.once("response", resolve).once("error", reject).end();
  });
}

function lookupPinned(address: string): LookupFunction {
  const family = isIP(address);
  return (_hostname, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}
