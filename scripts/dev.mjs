import { spawn } from "node:child_process";
import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
const { prepareWithoutBuild, root } = await import("./preparation/prepare.mjs");
await prepareWithoutBuild();

const port = Number(process.env.PORT ?? 3000);
/** The browser speaks to Vite, which passes calls on to the server behind it. */
const serverPort = port + 1;
const serverEnvironment = { PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` };
const programs = [
  run(
    "server",
    ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "src/server/main.ts"],
    serverEnvironment,
  ),
  // vite.config.ts passes calls on to PORT.
  run("client", ["node_modules/vite/bin/vite.js", "--port", String(port), "--strictPort", "--clearScreen", "false"], {
    PORT: String(serverPort),
  }),
];

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
function run(name, args, environment) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => printLines(name, chunk));
  child.on("exit", endAll);
  return child;
}

/**
 * @param {string} name
 * @param {Buffer} chunk
 */
function printLines(name, chunk) {
  for (const line of chunk.toString().trimEnd().split("\n")) console.log(`${name} │ ${line}`);
}

function endAll() {
  for (const program of programs) program.kill("SIGTERM");
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, endAll);
