// Preloaded into a server under test: notes in a file whom it looks up and connects to, and lets it.
import dgram from "node:dgram";
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import net from "node:net";

const file = process.env.CONNECTIONS_FILE;
const note = (...target) => appendFileSync(file, `${JSON.stringify(target)}\n`);

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function recorded(...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof options === "object") note("tcp", options.path ?? options.host ?? "localhost", options.port ?? 0);
  else note("tcp", typeof given[1] === "string" ? given[1] : "localhost", options);
  return connect.apply(this, given);
};

const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function recorded(...given) {
  note("udp", given.find((value) => typeof value === "string" && /[.:]/.test(value)) ?? "");
  return send.apply(this, given);
};

for (const part of [dns, dns.promises]) {
  for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) {
    const original = part[name];
    part[name] = (host, ...rest) => {
      note("dns", host);
      return original.call(part, host, ...rest);
    };
  }
}
