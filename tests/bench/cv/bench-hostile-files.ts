import { readCvFile } from "../../../src/server/file-reading/read-document-text.ts";
import { hostileFiles } from "./hostile-files.ts";

/** Seconds. */
const limit = 10;

let late = 0;
for (const { name, bytes } of hostileFiles) {
  const file = bytes();
  const start = performance.now();
  const reading = await readCvFile(file, name);
  const time = (performance.now() - start) / 1000;
  if (time > limit) late += 1;
  console.log(
    `| ${name} | ${(file.length / 1e6).toFixed(1)} MB | ${time.toFixed(1)} s | ${reading.readable ? "read" : reading.problem} |`,
  );
}
console.log(`\n${hostileFiles.length} files, ${late} answered later than after ${limit} s`);
if (late > 0) process.exitCode = 1;
