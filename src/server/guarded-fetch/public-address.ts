import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** Public by its range, yet answered by a cloud's own host to every machine in it. */
const cloudHosts = new Set(["168.63.129.16"]);

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet. Anything not understood does not. */
function isPublicAddress(address: string): boolean {
  if (!isIP(address) || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || cloudHosts.has(parsed.toString())) return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}

/**
 * Public, and not an address of this machine: to those its firewall lets the machine itself through, and services that
 * trust it answer.
 */
export function isPublicElsewhere(address: string): boolean {
  if (!isPublicAddress(address)) return false;
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const canonical = ipaddr.process(address).toString();
  return !own.some((mine) => ipaddr.isValid(mine.address) && ipaddr.process(mine.address).toString() === canonical);
}
