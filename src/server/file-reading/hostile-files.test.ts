import { expect, it } from "vitest";
import { hostileFiles } from "../../../tests/bench/cv/hostile-files.ts";
import { readCvFile } from "./read-document-text.ts";

// All of them are in `npm run bench:hostile-files`.
it.each([
  ["deep-tables.docx", "broken"],
  ["deep-spans.odt", "broken"],
  ["loop.doc", "broken"],
  ["pages-loop.pdf", "broken"],
  ["vast.png", "too-large"],
  ["laughs.xml", "empty-record"],
])("%s is answered", { timeout: 60_000 }, async (name, problem) => {
  const file = hostileFiles.find((hostile) => hostile.name === name);
  const reading = await readCvFile(file?.bytes() ?? new Uint8Array(), name);
  expect(reading.readable ? "read" : reading.problem).toBe(problem);
});
