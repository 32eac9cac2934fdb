/** How many of the questions in tests/questions the built-in assistant answers rightly, and which it does not. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "forthright-questions-"));
const output = join(folder, "scores.txt");
writeFileSync(output, "");
const test = ["vitest", "run", "--project", "postgres", "src/server/assistant/assistant-questions.db.test.ts"];
const { status } = spawnSync("npx", test, { env: { ...process.env, BENCH_OUTPUT: output }, stdio: "ignore" });
process.stdout.write(readFileSync(output, "utf8"));
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
