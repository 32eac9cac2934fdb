import { inBrowserDatabase } from "./browser-database.ts";

const inDatabase = inBrowserDatabase("forthright-files", "files");
/** A tab that was closed forgets what it kept: nothing stays on the device for longer than a day. */
const keptForMs = 24 * 3_600_000;

interface KeptFile {
  file: File;
  keptAt: number;
}

/** What could not be written to the browser's database is kept at least until the page is left. */
const inMemory = new Map<string, File>();

/** Files that were chosen or are being sent, kept in this browser so that a reload or a new sign-in loses none. */
export const keptFiles = {
  async write(id: string, file: File): Promise<void> {
    inMemory.set(id, file);
    const kept: KeptFile = { file, keptAt: Date.now() };
    await inDatabase("readwrite", (store) => store.put(kept, id));
  },

  async read(id: string): Promise<File | undefined> {
    const found: unknown = inMemory.get(id) ?? (await inDatabase("readonly", (store) => store.get(id)));
    if (found instanceof File) return found;
    return isKept(found) ? found.file : undefined;
  },

  async remove(id: string): Promise<void> {
    inMemory.delete(id);
    await inDatabase("readwrite", (store) => store.delete(id));
  },

  async clear(): Promise<void> {
    inMemory.clear();
    await inDatabase("readwrite", (store) => store.clear());
  },

  async removeOld(): Promise<void> {
    const oldest = Date.now() - keptForMs;
    const ids = (await inDatabase("readonly", (store) => store.getAllKeys())) ?? [];
    for (const id of ids) {
      const kept: unknown = await inDatabase("readonly", (store) => store.get(id));
      if (isKept(kept) && kept.keptAt < oldest) await inDatabase("readwrite", (store) => store.delete(id));
    }
  },
};

function isKept(value: unknown): value is KeptFile {
  return typeof value === "object" && value !== null && "file" in value && value.file instanceof File;
}
