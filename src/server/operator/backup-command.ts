import { createWriteStream, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { backupPath } from "../../shared/account/administration.contract.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import type { Config } from "../config.ts";
import { openDatabase } from "../database/database.ts";
import { StartError } from "../start-error.ts";
import { callAsOperator } from "./operator-call.ts";
import type { WithServer } from "./reached-server.ts";

/** @returns what was done, in a sentence */
export async function backUp(config: Config, withServer: WithServer, target: string): Promise<string> {
  const path = archivePath(target);
  const unfinished = `${path}.part`;
  try {
    await withServer(async (door) => {
      const { body } = await callAsOperator(door, backupPath);
      if (!body) throw new StartError("The server sent no backup.");
      await pipeline(body, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  const megabytes = (statSync(path).size / 1e6).toFixed(1);
  const secret = config.keepsSecretInDataDir
    ? "The installation's secret is in it: keep it as safe as DATA_DIR."
    : "SECRET is not in it: keep that apart.";
  return `Backed up to ${path} (${megabytes} MB). ${secret}`;
}

/** In a folder each backup gets a name of its own. */
function archivePath(target: string): string {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const moment = new Date().toISOString().replace(/\.\d+|:/g, "");
  return isFolder ? join(target, `forthright-${moment}.tar.gz`) : target;
}

/** @returns what was done, in a sentence */
export async function restore(config: Config, path: string): Promise<string> {
  const { made_at, files, has_secret } = await restoreBackup(path, config);
  // It proves that the database starts, and brings it up to this version.
  const { ping, close } = await openDatabase(config);
  await ping();
  await close();
  const secret = has_secret ? "" : " Its secret was not in it: set the same SECRET as before.";
  return `Restored as of ${made_at}, with ${files} ${files === 1 ? "file" : "files"}.${secret}`;
}
