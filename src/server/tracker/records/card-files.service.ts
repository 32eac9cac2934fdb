import { maxFiles } from "../../../shared/tracker/records/card-record.contract.ts";
import { conflict, invalidInput } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/body/uploaded-form.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import type { CardFileStore } from "./card-file.store.ts";

const folderOf = (userId: string) => `card-files/${userId}/`;
/** With an end: a store may take a key for the beginning of others. */
const keyOf = (userId: string, id: string) => `${folderOf(userId)}${id}.bin`;

export type CardFilesService = ReturnType<typeof createCardFilesService>;

/** The files that people keep on their cards. */
export function createCardFilesService(store: CardFileStore, fileStorage: FileStorage) {
  return {
    kept: store.kept,
    bytes: (userId: string, id: string) => fileStorage.get(keyOf(userId, id)),
    removeFilesOf: (userId: string) => fileStorage.removeUnder(folderOf(userId)),

    /** Keeps the bytes, then the record by `keepRecord`. What has no record in the end goes with the next sweeps. */
    async keep<Result>(userId: string, id: string, file: UploadedFile, keepRecord: () => Promise<Result>) {
      if (file.bytes.length === 0) throw invalidInput("This file is empty.");
      const isRepeat = (await store.kept(userId, [id])).length > 0;
      if (!isRepeat && !(await store.add(userId, id, maxFiles)))
        throw conflict(`You have ${maxFiles} files on your cards. Please remove one first.`);
      if (!isRepeat) await fileStorage.put(keyOf(userId, id), file.bytes, "application/octet-stream");
      try {
        return await keepRecord();
      } catch (error) {
        // The account was deleted meanwhile: nothing of the person may stay behind.
        if ((await store.kept(userId, [id])).length === 0) await fileStorage.removeUnder(keyOf(userId, id));
        throw error;
      }
    },

    /** Removes the files that no record has had since then. */
    async sweep(before: Date): Promise<void> {
      for (const { userId, id } of await store.unused(new Date(), before)) {
        await fileStorage.removeUnder(keyOf(userId, id));
        await store.forget(userId, id);
      }
    },
  };
}
