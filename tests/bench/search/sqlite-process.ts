import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { benchPosting } from "./bench-postings.ts";
import type { BenchQuestion } from "./bench-questions.ts";

const postingsAtOnce = 10_000;

export interface SqliteSide {
  version: string;
  /** Milliseconds of each question, one after the other. */
  timesOf(questions: BenchQuestion[]): Promise<number[]>;
  stop(): Promise<void>;
}

/** Starts SQLite in a Node that has it, with the same postings. */
export async function startSqlite(nodePath: string, size: number): Promise<SqliteSide> {
  const script = fileURLToPath(new URL("./sqlite-side.mjs", import.meta.url));
  const child = spawn(nodePath, ["--no-warnings", script], { stdio: ["pipe", "pipe", "inherit"] });
  const send = conversationWith(child);
  for (let at = 0; at < size; at += postingsAtOnce) {
    const numbers = Array.from({ length: Math.min(postingsAtOnce, size - at) }, (_, step) => at + step);
    await send({ postings: numbers.map(rowOf) });
  }
  const { version } = z.object({ version: z.string() }).parse(await send({ build: true }));
  return {
    version,
    timesOf: async (questions) =>
      z.object({ times: z.array(z.number()) }).parse(await send({ questions: questions.map(parametersOf) })).times,
    async stop() {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}

function conversationWith(child: ChildProcessWithoutNullStreams | ReturnType<typeof spawn>) {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error("SQLite's process has no pipes");
  const answers = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return async (message: object): Promise<unknown> => {
    stdin.write(`${JSON.stringify(message)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error("SQLite's process ended: does its Node have node:sqlite (22.13 or later)?");
    return JSON.parse(value);
  };
}

function rowOf(number: number) {
  const { title, countryCode, city, latitude, longitude } = benchPosting(number);
  return [number, title, countryCode, city, latitude, longitude];
}

function parametersOf({ meant, countryCode, city, latitude, longitude, offset }: BenchQuestion) {
  const match = meant
    .map(
      (words) =>
        `(${words
          .split(" ")
          .map((word) => `"${word}"`)
          .join(" AND ")})`,
    )
    .join(" OR ");
  return {
    match,
    country: countryCode ?? null,
    city: city ?? null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    offset,
  };
}
