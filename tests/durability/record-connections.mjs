// Preloaded into a server under test: notes in a file whom it looks up and connects to, and lets it.
import dgram from "node:dgram";
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import net from "node:net";

const file = process.env.CONNECTIONS_FILE ?? "";
// No file means that nobody traced; an empty one, that there was nothing to note.
appendFileSync(file, "");
const note = (/** @type {unknown[]} */ ...target) => appendFileSync(file, `${JSON.stringify(target)}\n`);

net.Socket.prototype.connect = new Proxy(net.Socket.prototype.connect, {
  apply(connect, socket, given) {
    const [options] = Array.isArray(given[0]) ? given[0] : given;
    if (typeof options === "object") note("tcp", options.path ?? options.host ?? "localhost", options.port ?? 0);
    else note("tcp", typeof given[1] === "string" ? given[1] : "localhost", options);
    return Reflect.apply(connect, socket, given);
  },
});

dgram.Socket.prototype.send = new Proxy(dgram.Socket.prototype.send, {
  apply(send, socket, given) {
    note("udp", given.find((value) => typeof value === "string" && /[.:]/.test(value)) ?? "");
    return Reflect.apply(send, socket, given);
  },
});

for (const part of [dns, dns.promises]) {
  for (const name of /** @type {const} */ (["lookup", "resolve", "resolve4", "resolve6"])) {
    const apply = (/** @type {Function} */ ask, /** @type {unknown} */ self, /** @type {unknown[]} */ given) => {
      note("dns", given[0]);
      return Reflect.apply(ask, self, given);
    };
    Object.assign(part, { [name]: new Proxy(part[name], { apply }) });
  }
}
