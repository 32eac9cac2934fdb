import { draftStore } from "./draft-store.ts";
import { keptFiles } from "./kept-files.ts";
import type { DraftedFile } from "./use-draft-file.ts";

/** The draft of a file on its way to the screen that reads CVs: for `useDraftFile`. */
export const cvToRead = "cv-to-read";

/** Leaves a file for the screen that reads CVs. */
export function leaveCvToRead(file: File): void {
  const draft: DraftedFile = { id: crypto.randomUUID(), name: file.name };
  draftStore.write(cvToRead, draft);
  void keptFiles.write(draft.id, file);
}
