import { createServer, request } from "node:http";

/** A load balancer at its simplest: each request goes to the next server. Resolves to what stops it. */
export function startRoundRobin(port: number, serverPorts: number[]): Promise<() => Promise<void>> {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, url, headers } = incoming;
    const target = { host: "127.0.0.1", port: serverPorts[turn % serverPorts.length], method, path: url, headers };
    const forwarded = request(target, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    // A stream that the browser has let go of would stay open at the server.
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  // Longer than the servers promise in their Keep-Alive header, which is passed on: a caller would use a connection that is just being closed.
  proxy.keepAliveTimeout = 120_000;
  return new Promise((resolve) => {
    proxy.listen(port, "127.0.0.1", () =>
      resolve(async () => {
        proxy.closeAllConnections();
        await new Promise((done) => proxy.close(done));
      }),
    );
  });
}
