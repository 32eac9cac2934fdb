import { createReadStream, existsSync, readdirSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { projectPath } from "../../project-path.ts";

/** Made by the build. Where it is not, PGlite makes a database itself, which takes 600 MB for a moment. */
const emptyDatabase = projectPath(".cache/database/empty.tar.gz");

/** Lays a database into the folder, all of it or nothing. */
export async function layDatabase(folder: string, packed = emptyDatabase): Promise<void> {
  if (!existsSync(packed)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await pipeline(createReadStream(packed), createGunzip(), unpackTar(unfinished, { dmode: 0o700, fmode: 0o600 }));
  await syncFiles(unfinished);
  await rm(folder, { recursive: true });
  await rename(unfinished, folder);
}

/** The database relies on what lies there as on what it has written itself. */
async function syncFiles(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), "r+");
    await file.sync();
    await file.close();
  }
}
