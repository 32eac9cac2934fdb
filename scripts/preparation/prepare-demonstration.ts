// Fills the empty database of prepare-database.mjs with the first openings of the demonstration and packs it beside it, and their rows for
// PostgreSQL. That takes several seconds of processor time and 350 MB; unpacking it takes neither, on whatever machine the server starts first.
import { createWriteStream } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { openDatabase } from "../../src/server/database/database.ts";
import {
  demonstrationDatabase,
  demonstrationRows,
  ensureDemonstrationIndex,
  readyWith,
} from "../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import { packOpenings } from "../../src/stand-ins/demonstration-jobs/packed-openings.store.ts";

const dataDir = await mkdtemp(join(tmpdir(), "forthright-demonstration-"));
try {
  const { database, close } = await openDatabase({ dataDir });
  await ensureDemonstrationIndex(database, readyWith);
  await packOpenings(database, `${demonstrationRows}.part`);
  await rename(`${demonstrationRows}.part`, demonstrationRows);
  await close();
  const unfinished = `${demonstrationDatabase}.part`;
  // A tenth larger than at gzip's own level, in half a second less.
  await pipeline(packTar(join(dataDir, "db")), createGzip({ level: 3 }), createWriteStream(unfinished));
  await rename(unfinished, demonstrationDatabase);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
