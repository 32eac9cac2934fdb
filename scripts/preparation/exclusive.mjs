import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const heartbeatMs = 2_000;
/** A holder without a heartbeat for this long is dead, whatever process has its id now. */
const staleAfterMs = 20_000;

/**
 * Runs one task at a time among the processes that name the same lock file; a killed holder blocks nobody.
 *
 * @param {string} lockFile
 * @param {() => Promise<void>} task
 * @param {() => void} onWait called once when another process holds the lock
 */
export async function exclusively(lockFile, task, onWait) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let isFirst = true; !take(lockFile); isFirst = false) {
    if (isFirst) onWait();
    removeIfStale(lockFile);
    await wait(250);
  }
  const heartbeat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), heartbeatMs);
  try {
    await task();
  } finally {
    clearInterval(heartbeat);
    rmSync(lockFile, { force: true });
  }
}

/** @param {string} lockFile */
function take(lockFile) {
  try {
    const descriptor = openSync(lockFile, "wx");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} lockFile */
function removeIfStale(lockFile) {
  const held = statSync(lockFile, { throwIfNoEntry: false });
  if (!held) return;
  const hasHeartbeat = Date.now() - held.mtimeMs < staleAfterMs;
  if (hasHeartbeat && isAlive(lockFile)) return;
  // Two waiting processes may both come here: only one of them wins the rename.
  const discarded = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, discarded);
    rmSync(discarded);
  } catch {
    // The other one has it.
  }
}

/** @param {string} lockFile */
function isAlive(lockFile) {
  try {
    const owner = Number(readFileSync(lockFile, "utf8"));
    // Not written yet: the holder is between creating and writing.
    if (!owner) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
