/** `npm run -s verdicts -- FILE`: what the gate says to each sentence of a file, as JSON. What is wrong with the file goes to stderr. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { judge, sentenceOf } from "../src/engines/truth/truth.ts";
import { judgedFile, knownFacts } from "../tests/truth/judged-file.ts";

const [path] = process.argv.slice(2);

function jsonOf(file: string): unknown {
  const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : ""}`);
  }
}

try {
  if (path === undefined) throw new Error("Name a file: npm run -s verdicts -- FILE");
  const file = judgedFile.safeParse(jsonOf(path));
  if (!file.success) throw new Error(`The file has another shape:\n${z.prettifyError(file.error)}`);
  const { facts, idsOf } = knownFacts(file.data);
  const verdicts = file.data.sentences.map(({ text, from }) => {
    const { verdict, reasons } = judge(text, idsOf(from), { facts });
    return { text, verdict, reasons: reasons.map(sentenceOf) };
  });
  process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
