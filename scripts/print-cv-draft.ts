import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readCvFile } from "../src/server/file-reading/read-document-text.ts";

const [path] = process.argv.slice(2);
if (!path) throw new Error("Usage: npm run -s read:cv -- FILE");

const reading = await readCvFile(readFileSync(path), basename(path));
if (reading.readable) console.log(JSON.stringify("record" in reading ? reading.record : reading.draft, null, 2));
else {
  console.error(reading.message);
  process.exitCode = 1;
}
