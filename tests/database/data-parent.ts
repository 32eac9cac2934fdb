import { readdirSync, rmSync, statSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { freeSharedMemory } from "../../scripts/preparation/system-programs.mjs";

const inMemory = "/dev/shm";
const dayMs = 86_400_000;

/**
 * Where test databases lie: in memory, where there is plenty of it. A run makes some forty thousand files and removes them, for which
 * a disk that discards what is freed takes a minute and more.
 */
export const dataParent = freeSharedMemory() >= 4e9 && freemem() >= 8e9 ? inMemory : tmpdir();

/** What runs left that were killed: no restart of the machine is near that would free its memory. */
export function removeLeftovers(): void {
  if (dataParent !== inMemory) return;
  for (const name of readdirSync(inMemory).filter((entry) => entry.startsWith("forthright-"))) {
    const path = join(inMemory, name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
