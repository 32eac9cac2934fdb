import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { optimisingLate, startFlags } from "./start-flags.ts";

export interface ServedProcess {
  url: string;
  processId: number;
  /** Its exit code, once it has ended by itself or otherwise. */
  ended: Promise<number | null>;
  /** Everything that it wrote so far. */
  log(): string;
  /** Ends it as Ctrl-C does, and answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would: nothing is written any more. */
  kill(): Promise<void>;
}

interface EndedStart {
  code: number | null;
  log: string;
}

const shortLived = [...startFlags, optimisingLate];
const program = fileURLToPath(new URL("../dist/server/main.js", import.meta.url));
/** All of them are there when the server is ready, so that no test meets an index that is being filled. */
const demonstrationSize = "2500";
/** Generous: a first start fills the database, and tests share their processors. */
const readyWithin = 180_000;

/**
 * Starts the built server and resolves when it is ready.
 *
 * @param onOutput hears what it writes until then and after
 * @param flags for Node: those of `npm start` and of a short life, unless others are named
 */
export async function serve(
  settings: Record<string, string>,
  onOutput?: (text: string) => void,
  flags = shortLived,
): Promise<ServedProcess> {
  const started = await startProcess(settings, onOutput, flags);
  if ("code" in started) throw new Error(`The server ended with code ${started.code}:\n${started.log}`);
  return started;
}

/** Starts the built server with settings that it must refuse. */
export async function failToServe(settings: Record<string, string>): Promise<EndedStart> {
  const started = await startProcess(settings);
  if ("code" in started) return started;
  await started.stop();
  throw new Error(`The server started in spite of ${JSON.stringify(settings)}:\n${started.log()}`);
}

async function startProcess(
  settings: Record<string, string>,
  onOutput?: (text: string) => void,
  flags = shortLived,
): Promise<ServedProcess | EndedStart> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [...flags, program], {
    // Nothing of this machine's own settings may reach the server under test.
    env: { ...inherited(), DEMONSTRATION_SIZE: demonstrationSize, ...settings, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      onOutput?.(text);
    });
  }
  const ended = once(child, "close");
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("close", () => process.off("exit", end));
  const log = () => text;
  const ready = untilReady(log, () => child.exitCode !== null || child.signalCode !== null);
  const hasStarted = await Promise.race([ready, ended.then(() => false)]);
  if (!hasStarted) {
    if (child.exitCode === null) child.kill("SIGKILL");
    await ended;
    return { code: child.exitCode, log: text };
  }
  return {
    processId: child.pid ?? 0,
    url: settings.PUBLIC_URL ?? `http://localhost:${port}`,
    log,
    ended: ended.then(() => child.exitCode),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function untilReady(log: () => string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + readyWithin;
  while (Date.now() < deadline && !hasEnded()) {
    if (log().includes("Forthright is ready at")) return true;
    await wait(25);
  }
  return false;
}

/** What the server wrote that an operator would have to look at: lines of level error, and everything that is no log line. */
export function complaintsIn(log: string): string[] {
  return log
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("Forthright is ready at"))
    .filter((line) => {
      const level = /^\{"level":(\d+)/.exec(line)?.[1];
      return level === undefined || Number(level) >= 50;
    });
}

function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
