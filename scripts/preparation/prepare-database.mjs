// Makes an empty embedded database and packs it into .cache/database. Making one takes 600 MB and three seconds of processor
// time; unpacking it takes neither, on whatever machine the server starts first.
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { packTar } from "modern-tar/fs";

const target = fileURLToPath(new URL("../../.cache/database/", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "forthright-database-"));
try {
  const database = await PGlite.create({ fs: new NodeFS(join(folder, "db")) });
  await database.close();
  const packed = join(target, "empty.tar.gz");
  await mkdir(target, { recursive: true });
  await pipeline(packTar(join(folder, "db")), createGzip(), createWriteStream(`${packed}.part`));
  await rename(`${packed}.part`, packed);
} finally {
  await rm(folder, { recursive: true, force: true });
}
