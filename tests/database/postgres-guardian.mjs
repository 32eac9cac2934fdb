// Owns one throw-away PostgreSQL. Its standard input is a pipe from the test process: however that process ends, the
// pipe closes, and the server and its folder go away. A line "SIGINT" or "SIGQUIT" halts the server by that signal, which is
// answered with a line; "start" starts it again on its folder.
import { spawn } from "node:child_process";
import { openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [program = "", dataFolder = "", folder = "", port = "", uid = "", gid = "", ...settings] = process.argv.slice(2);
const log = openSync(join(folder, "server.log"), "a");
let isHalting = false;
let server = start();

function start() {
  const child = spawn(
    program,
    ["-D", dataFolder, "-h", "127.0.0.1", "-p", port, "-c", "unix_socket_directories=", ...settings],
    {
      stdio: ["ignore", "ignore", log],
      cwd: folder,
      ...(uid !== "" && { uid: Number(uid), gid: Number(gid) }),
    },
  );
  child.on("exit", (code) => (isHalting ? process.stdout.write("halted\n") : end(code ?? 0)));
  return child;
}

/** @param {number} code */
function end(code) {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

createInterface({ input: process.stdin }).on("line", (line) => {
  isHalting = line !== "start";
  if (line === "start") server = start();
  else server.kill(line === "SIGQUIT" ? "SIGQUIT" : "SIGINT");
});
// SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
process.stdin.on("close", () => {
  isHalting = false;
  if (!server.kill("SIGINT")) end(0);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGINT"));
