import { useEffect, useState } from "react";
import { draftStore } from "../../http/storage/draft-store.ts";
import { type ImportChanges, importChanges, noChanges, type PlacedLine, type ValueChange } from "./import-changes.ts";

const draftName = "cv-import";

/** What the person changes of an import; it is there again after a reload. */
export function useImportChanges(id: string) {
  const [atFirst] = useState<ImportChanges>(() => {
    const kept = importChanges.safeParse(draftStore.read(draftName)).data;
    return kept?.importId === id ? kept : noChanges(id);
  });
  const [changes, setChanges] = useState(atFirst);

  // At once: a page that is left in the middle loses nothing.
  useEffect(() => {
    if (changes !== atFirst) draftStore.write(draftName, changes);
  }, [changes, atFirst]);

  return {
    changes,
    change: (changed: Record<string, ValueChange>) =>
      setChanges((before) => {
        const values = { ...before.values };
        for (const [id, value] of Object.entries(changed)) values[id] = { ...values[id], ...value };
        return { ...before, values };
      }),
    place: (line: PlacedLine) => setChanges((before) => ({ ...before, placed: [...before.placed, line] })),
    takeBack: (id: string) =>
      setChanges((before) => ({ ...before, placed: before.placed.filter((line) => line.id !== id) })),
  };
}

export type ImportEditing = ReturnType<typeof useImportChanges>;

export const forgetImportChanges = () => draftStore.remove(draftName);
