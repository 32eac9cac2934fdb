import { FetchRefusal } from "./fetch-refusal.ts";

/** What web pages are served at. Others are databases, mail and consoles, some of which obey lines of a request. */
const webPorts = new Set(["", "80", "443", "8080", "8443"]);

export const isWebPort = (port: string): boolean => webPorts.has(port);

/** The address as a URL, if it can be one of a web page. Throws a FetchRefusal. */
export function webAddress(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchRefusal("This is not a web address.");
  const url = new URL(address, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new FetchRefusal("Only addresses that start with http:// or https:// can be read.");
  }
  if (url.username || url.password) throw new FetchRefusal("Addresses with a user name or password cannot be read.");
  return url;
}
