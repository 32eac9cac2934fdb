// Owns one throw-away PostgreSQL. Its standard input is a pipe from the test process: however that process ends, the
// pipe closes, and the server and its folder go away.
import { spawn } from "node:child_process";
import { openSync, rmSync } from "node:fs";
import { join } from "node:path";

const [program = "", dataFolder = "", folder = "", port = "", uid = "", gid = "", ...settings] = process.argv.slice(2);

const server = spawn(
  program,
  ["-D", dataFolder, "-h", "127.0.0.1", "-p", port, "-c", "unix_socket_directories=", ...settings],
  {
    stdio: ["ignore", "ignore", openSync(join(folder, "server.log"), "a")],
    cwd: folder,
    ...(uid !== "" && { uid: Number(uid), gid: Number(gid) }),
  },
);

server.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
process.stdin.resume();
// SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
process.stdin.on("close", () => server.kill("SIGINT"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGINT"));
