import { setFlagsFromString } from "node:v8";
import { type CvFileReading, type FileKind, loadFileReaders } from "../../engines/file-reading/file-reading.ts";

// For one file: ten times as much of PDFium runs before V8 optimises it, which saves an eighth of a CV's processor time. Words of pictures still come to that.
setFlagsFromString("--wasm-tiering-budget=18000000");
const { draftOfFile, pdfOfFile, pdfPictures, readingOfCv } = await loadFileReaders();

export interface FileToRead {
  kind: FileKind;
  bytes: Uint8Array;
  /** More kinds of files than the chat takes, and pages without text too. */
  isCv: boolean;
}

/** What comes of a file: first what was read, then its pages. "page": the words of one more picture are about to be made out. */
export type FromReader = "page" | { reading: CvFileReading; isLast: boolean } | { pictures: Uint8Array[] };

// A hostile file may take down or block this process: its parent limits memory and time, and kills it.
process.once("message", (file: FileToRead) => {
  answer(file)
    .then(() => process.exit(0))
    .catch(() => process.exit(1));
});

async function answer({ kind, bytes, isCv }: FileToRead): Promise<void> {
  const reading = await (isCv ? readingOfCv(kind, bytes, () => send("page")) : draftOfFile(kind, bytes));
  const drawn = reading.readable ? pdfOfFile(kind, bytes) : undefined;
  await send({ reading, isLast: !drawn });
  if (drawn) await send({ pictures: (await pdfPictures(drawn)).map(({ png }) => png) });
}

const send = (message: FromReader) => new Promise((resolve) => process.send?.(message, resolve));

process.once("disconnect", () => process.exit(0));
process.send?.("ready" as const);
