import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import type { Config } from "../config.ts";
import { lockDataDir } from "../database/embedded/data-dir-lock.ts";
import { requireEmptyPostgres, restorePostgres } from "../database/postgres-copier.ts";
import { StartError } from "../start-error.ts";
import { createFileStorage } from "../storage/configured-storage.ts";
import { createFolderStorage } from "../storage/folder-storage.ts";
import { type BackupManifest, backupManifest, backupNames, knownMigrations, ownEntries } from "./backup-content.ts";

type Target = Pick<Config, "dataDir" | "databaseUrl" | "s3">;

/**
 * Puts a backup into an empty installation. The database comes last, so that a restore which broke off can be done again.
 *
 * @throws StartError whatever keeps it from being restored here, in a sentence; then nothing was overwritten
 */
export async function restoreBackup(archivePath: string, target: Target): Promise<BackupManifest> {
  if (!existsSync(archivePath)) throw new StartError(`There is no file ${archivePath}: name a backup.`);
  if (target.databaseUrl) await requireEmptyPostgres(target.databaseUrl);
  const releaseLock = target.databaseUrl ? () => {} : lockEmptyFolder(target.dataDir);
  const unpacked = await mkdtemp(join(target.dataDir, "restore-"));
  try {
    await unpack(archivePath, unpacked);
    const manifest = fittingManifest(join(unpacked, backupNames.manifest), target);
    await restoreFiles(join(unpacked, backupNames.files), target);
    for (const name of ownEntries) await restoreOwn(join(unpacked, name), join(target.dataDir, name));
    const database = join(unpacked, backupNames.database);
    if (target.databaseUrl) await restorePostgres(target.databaseUrl, database);
    else await placeEmbeddedDatabase(database, target.dataDir);
    return manifest;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    releaseLock();
  }
}

const embeddedFolder = (dataDir: string) => join(dataDir, "db");

function lockEmptyFolder(dataDir: string): () => void {
  const release = lockDataDir(dataDir);
  const folder = embeddedFolder(dataDir);
  if (!existsSync(folder) || readdirSync(folder).length === 0) return release;
  release();
  throw new StartError(
    `The folder ${dataDir} holds a database already, and a restore overwrites nothing: move it away, or set DATA_DIR to another folder.`,
  );
}

async function unpack(archivePath: string, folder: string): Promise<void> {
  try {
    await pipeline(createReadStream(archivePath), createGunzip(), unpackTar(folder, { dmode: 0o700, fmode: 0o600 }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${archivePath} is no whole backup (${reason}): take another copy of it.`);
  }
}

function fittingManifest(path: string, { databaseUrl }: Target): BackupManifest {
  const read = existsSync(path) ? backupManifest.safeParse(JSON.parse(readFileSync(path, "utf8"))) : undefined;
  if (!read?.success) throw new StartError("This is no backup that this version of Forthright can read.");
  const { database, migrations } = read.data;
  if (migrations > knownMigrations())
    throw new StartError("The backup is of a newer version of Forthright: install that one, or a later one, first.");
  const here = databaseUrl ? "postgresql" : "pglite";
  if (database === here) return read.data;
  throw new StartError(
    here === "pglite"
      ? "The backup is of a PostgreSQL database: name an empty one in DATABASE_URL."
      : "The backup is of the embedded database: remove DATABASE_URL from the settings to restore it.",
  );
}

async function restoreFiles(folder: string, target: Target): Promise<void> {
  const unpacked = createFolderStorage(folder);
  const storage = createFileStorage(target);
  for await (const key of unpacked.keys()) {
    const contentType = key.endsWith(".pdf") ? "application/pdf" : "application/octet-stream";
    await storage.put(key, await readFile(join(folder, key)), contentType);
  }
}

async function restoreOwn(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

async function placeEmbeddedDatabase(from: string, dataDir: string): Promise<void> {
  await rm(embeddedFolder(dataDir), { recursive: true, force: true });
  await rename(from, embeddedFolder(dataDir));
}
