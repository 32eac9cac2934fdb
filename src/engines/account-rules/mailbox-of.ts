import { domainToASCII } from "node:url";

/** The mailbox that an address leads to, as far as its spelling tells: a tag after "+" and the letters of a domain make no other one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return `${local.replace(/(?<=.)\+.*$/, "")}@${domainToASCII(domain) || domain}`;
}
