import ipaddr from "ipaddr.js";

/** What is counted as one caller: with IPv6 everybody has a network of addresses. What a proxy gave in the place of one stays as it is. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(":") : address.toString();
}
