import { randomUUID } from "node:crypto";
import { unknownCvKind } from "../../../shared/profile/cv-import/cv-file.rules.ts";
import { readingOfDraft } from "../../../shared/profile/cv-import/reading-of-draft.rules.ts";
import { readCvFile } from "../../file-reading/read-document-text.ts";
import { AppError } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/body/uploaded-form.ts";
import type { CvImportStore, NewImport } from "./cv-import.store.ts";

const unreadableFile = (message: string) => new AppError(422, "unreadable_file", message);

type Read = Pick<NewImport, "reading" | "pictures">;

export type CvImportService = ReturnType<typeof createCvImportService>;

export function createCvImportService(store: CvImportStore) {
  return {
    /**
     * Reads a file and keeps what was read for its owner to check.
     * @param isAwaited whoever has cancelled meanwhile leaves nothing behind
     */
    async read(userId: string, file: UploadedFile, isAwaited: () => boolean): Promise<string> {
      const read = await fileReading(userId, file);
      const id = randomUUID();
      if (isAwaited()) await store.keep(userId, { id, name: file.name, ...read });
      return id;
    },
  };
}

async function fileReading(userId: string, { name, bytes }: UploadedFile): Promise<Read> {
  const reading = await readCvFile(bytes, name, userId);
  if (reading.readable) {
    const { pictures } = reading;
    return { reading: "record" in reading ? reading.record : readingOfDraft(reading.draft), pictures };
  }
  throw unreadableFile(reading.problem === "unsupported" ? unknownCvKind : reading.message);
}
