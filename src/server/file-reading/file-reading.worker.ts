import { type FileKind, loadDraftOfFile } from "../../engines/file-reading/file-reading.ts";

const draftOfFile = await loadDraftOfFile();

export interface FileToRead {
  kind: FileKind;
  bytes: Uint8Array;
}

// A hostile file may take down or block this process: its parent limits memory and time, and kills it.
process.once("message", ({ kind, bytes }: FileToRead) => {
  draftOfFile(kind, bytes)
    .then((reading) => process.send?.(reading, () => process.exit(0)))
    .catch(() => process.exit(1));
});
process.once("disconnect", () => process.exit(0));
process.send?.("ready");
