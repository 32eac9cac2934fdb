import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { type FileStorage, requirePlainKey } from "./file-storage.ts";

const unfinishedEnd = ".part";

/** Keeps files under a folder of this machine. A prefix for removeUnder names a folder or a file. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, requirePlainKey(key));
  return {
    async put(key, bytes) {
      await writeWhole(pathOf(key), bytes);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async removeUnder(prefix) {
      await rm(pathOf(prefix.replace(/\/$/, "")), { recursive: true, force: true });
    },
    async *keys() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingWhenMissing);
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(unfinishedEnd));
      for (const { parentPath, name } of files) yield relative(folder, join(parentPath, name)).replaceAll(sep, "/");
    },
  };
}

/** A reader sees the whole file or none: it is written beside its place and then renamed. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}${unfinishedEnd}`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function nothingWhenMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
