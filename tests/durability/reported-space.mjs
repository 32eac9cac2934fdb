// Loaded before a server under test: a disk is as full as the file SPACE_FILE says, in bytes that are free.
import { readFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const reported = async () => ({ bavail: Number(readFileSync(process.env.SPACE_FILE ?? "", "utf8")), bsize: 1 });
Object.assign(fs, { statfs: reported });
syncBuiltinESMExports();
