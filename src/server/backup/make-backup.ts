import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import type { DatabaseCopier } from "../database/database-copier.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { type BackupManifest, backupNames, knownMigrations, ownEntries } from "./backup-content.ts";

export interface BackupParts {
  dataDir: string;
  /** False where SECRET sets it: then the file of that name is not what signs. */
  keepsSecretInDataDir: boolean;
  copier: DatabaseCopier;
  fileStorage: FileStorage;
}

const stagingPrefix = "backup-";
const dayMs = 86_400_000;

/**
 * Copies everything of this installation into a folder beside it, then gives that as one archive. The database comes first
 * and is of one moment: a file that it names is there when the files are copied, or is made again when somebody asks.
 */
export async function makeBackup(parts: BackupParts): Promise<Readable> {
  await removeLeftovers(parts.dataDir);
  const staging = await mkdtemp(join(parts.dataDir, stagingPrefix));
  const clear = () => rm(staging, { recursive: true, force: true });
  try {
    await fill(staging, parts);
  } catch (error) {
    await clear();
    throw error;
  }
  const archive = createGzip({ level: 3 });
  const tar = packTar(staging);
  tar.once("error", (error) => archive.destroy(error));
  archive.once("close", () => {
    tar.destroy();
    clear().catch(() => undefined);
  });
  return tar.pipe(archive);
}

/** Of backups that a crash interrupted. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    const isOld = name.startsWith(stagingPrefix) && Date.now() - (await stat(path)).mtimeMs > dayMs;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}

async function fill(staging: string, parts: BackupParts): Promise<void> {
  const { dataDir, copier, fileStorage, keepsSecretInDataDir } = parts;
  await copier.copyTo(join(staging, backupNames.database));
  const files = await copyFiles(fileStorage, join(staging, backupNames.files));
  const wanted = ownEntries.filter((name) => name !== "secret" || keepsSecretInDataDir);
  const present = wanted.filter((name) => existsSync(join(dataDir, name)));
  for (const name of present) await cp(join(dataDir, name), join(staging, name), { recursive: true });
  const manifest: BackupManifest = {
    product: "forthright",
    format: 1,
    made_at: new Date().toISOString(),
    database: copier.kind,
    migrations: knownMigrations(),
    files,
    has_secret: present.includes("secret"),
  };
  await writeFile(join(staging, backupNames.manifest), JSON.stringify(manifest, null, 2));
}

async function copyFiles(fileStorage: FileStorage, folder: string): Promise<number> {
  let count = 0;
  await mkdir(folder);
  for await (const key of fileStorage.keys()) {
    const bytes = await fileStorage.get(key);
    // Removed since it was listed.
    if (!bytes) continue;
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    count += 1;
  }
  return count;
}
