import { statfs } from "node:fs/promises";

/** A write-ahead log that finds no room for its next 16 MB leaves the embedded database unusable: writes end well before. */
const reserveBytes = 64_000_000;
/** So that a disk at the limit does not change its state with every file. */
const roomBytes = 80_000_000;
const lookEveryMs = 1_000;

export interface DiskWatch {
  isFull(): boolean;
  stop(): void;
}

/**
 * Looks how much room there is beside the database.
 *
 * @param onChange is told that the room has come to its end, or that there is some again
 */
export async function watchDisk(folder: string, onChange: (isFull: boolean) => Promise<void>): Promise<DiskWatch> {
  let isFull = (await freeBytes(folder)) < reserveBytes;
  let isLooking = false;

  async function look(): Promise<void> {
    const free = await freeBytes(folder);
    const isFullNow = isFull ? free < roomBytes : free < reserveBytes;
    if (isFullNow === isFull) return;
    // Told anew until it was heard: the database may be at work for long.
    await onChange(isFullNow);
    isFull = isFullNow;
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, lookEveryMs).unref();
  return { isFull: () => isFull, stop: () => clearInterval(timer) };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
