import { type FileKind, type FileReading, loadFileReaders } from "../../engines/file-reading/file-reading.ts";

const { draftOfFile, pdfPictures } = await loadFileReaders();

export interface FileToRead {
  kind: FileKind;
  bytes: Uint8Array;
}

/** What comes of a file: first what was read, then the pages of a PDF. */
export type FromReader = { reading: FileReading; isLast: boolean } | { pictures: Uint8Array[] };

// A hostile file may take down or block this process: its parent limits memory and time, and kills it.
process.once("message", (file: FileToRead) => {
  answer(file)
    .then(() => process.exit(0))
    .catch(() => process.exit(1));
});

async function answer({ kind, bytes }: FileToRead): Promise<void> {
  const reading = await draftOfFile(kind, bytes);
  const isDrawn = reading.readable && kind === "pdf";
  await send({ reading, isLast: !isDrawn });
  if (isDrawn) await send({ pictures: await pdfPictures(bytes) });
}

const send = (message: FromReader) => new Promise((resolve) => process.send?.(message, resolve));

process.once("disconnect", () => process.exit(0));
process.send?.("ready" as const);
