import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a Node script of this project and collects what it prints.
 *
 * @param {string[]} args the script and its arguments, for this same Node
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runNode(args, options = {}) {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on("data", (chunk) => chunks.push(chunk));
  child.stderr.on("data", (chunk) => chunks.push(chunk));
  const [code, signal] = await once(child, "close");
  return { code: code ?? (signal ? 1 : 0), output: Buffer.concat(chunks).toString() };
}

/**
 * Says every ten seconds that a long task still runs, and in the end how long it took.
 *
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} task
 */
export async function withProgress(title, task) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`${title} …`);
  const ticker = setInterval(() => console.log(`${title} … ${seconds()} s`), 10_000);
  try {
    const result = await task();
    console.log(`${title} … done (${seconds()} s)`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
