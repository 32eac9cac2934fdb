import { appendFileSync } from "node:fs";
import type { Written } from "./job-writers.ts";

interface Fault extends Written {
  fault: string;
  lost: string[];
  /** From the end of the fault to the first call that was served again. */
  recoverMs: number;
}

/** A row for the table of `npm run faults`, which names the file; `npm test` needs none. */
export function noteFault({ fault, acknowledged, lost, recoverMs, seen }: Fault): void {
  const { FAULT_ROWS } = process.env;
  if (!FAULT_ROWS) return;
  const saw = [...seen].map(([answer, count]) => `${count} × ${answer}`).join(", ");
  const row = { fault, acknowledged: acknowledged.length, lost: lost.length, seconds: recoverMs / 1000, saw };
  appendFileSync(FAULT_ROWS, `${JSON.stringify(row)}\n`);
}
