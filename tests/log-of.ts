import type { TestApp } from "./test-app.ts";

/** What the server logs from now on. */
export function logOf({ server }: TestApp): string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(server.app.log).find(({ description }) => description === "pino.stream");
  if (!stream) throw new Error("The log has no stream");
  Object.assign(server.app.log, { [stream]: { write: (line: string) => lines.push(line) } });
  return lines;
}
