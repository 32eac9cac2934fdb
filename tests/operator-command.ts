import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { optimisingLate } from "./start-flags.ts";

const script = fileURLToPath(new URL("../scripts/operate.mjs", import.meta.url));

/** Runs one of the operator's commands of the built server; what it printed, on either stream, and its exit code. */
export function operate(settings: Record<string, string>, ...words: string[]): Promise<{ code: number; said: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--liftoff-only", optimisingLate, script, ...words],
      { env },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}`.trim() });
      },
    );
  });
}
