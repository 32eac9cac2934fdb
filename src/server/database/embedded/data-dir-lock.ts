import { closeSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { StartError } from "../../start-error.ts";

/**
 * Keeps a second process off an embedded database: PGlite takes no lock of its own, and two writers lose rows in silence.
 * The lock is the operating system's, so a killed process leaves none behind.
 *
 * @returns releases the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, "server.lock");
  const descriptor = openSync(path, "a+");
  if (!tryLock(descriptor)) {
    const owner = readFileSync(path, "utf8").trim();
    closeSync(descriptor);
    throw new StartError(
      `The folder ${dataDir} is in use by another Forthright server (process ${owner}): stop that one, or set DATA_DIR to another folder.`,
    );
  }
  truncateSync(path);
  writeSync(descriptor, String(process.pid));
  return () => closeSync(descriptor);
}
