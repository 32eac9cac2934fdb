import { afterEach, beforeEach } from "vitest";

const complaints: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => complaints.push(`console.${level}: ${parts.map(textOf).join(" ")}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (complaints.length > 0) throw new Error(`The test wrote to the console:\n${complaints.join("\n")}`);
});

function textOf(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  return typeof part === "string" ? part : JSON.stringify(part);
}
