import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Public by its range, yet answered by a cloud's own host to every machine in it. */
const cloudHosts = new Set(["168.63.129.16"]);

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet. Anything not understood does not. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || cloudHosts.has(parsed.toString())) return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}
