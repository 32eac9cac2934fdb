export type FileKind =
  | ("pdf" | "docx" | "doc" | "odt" | "rtf" | "text" | "picture")
  | ("json-resume" | "linkedin-export" | "europass")
  | ("encrypted-office" | "damaged" | "unknown");

const documentName = /\.(?:pdf|docx?)$/i;
/** Their bytes would say what they are, were they whole. */
const cvName = /\.(?:odt|rtf|zip|png|jpe?g)$/i;
/** What it is called counts as well: one that says it is a program is none of ours, whatever is in it. */
const readableName = /\.(?:pdf|docx?|rtf)$/i;
/** PNG, JPEG, GIF, RIFF (WebP), TIFF, gzip, 7z, RAR, Windows programs, PostScript, tags. */
const otherSignatures = [
  "\x89PNG",
  "\xff\xd8\xff",
  "GIF8",
  "RIFF",
  "II*\0",
  "MM\0*",
  "\x1f\x8b",
  "7z\xbc\xaf",
  "Rar!",
  "MZ",
  "%!PS",
  "<",
];

/**
 * Tells the kind of a file by its own bytes: an extension or a declared type is only somebody's word. A name of another type
 * is refused; else it only parts a document of which nothing can be recognised from a file of another type.
 */
export function fileKindOf(bytes: Uint8Array, name = ""): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (name !== "" && !readableName.test(name)) return "unknown";
  // Producers put up to a kilobyte of other bytes before the header; readers accept it.
  if (buffer.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (buffer.subarray(0, 5).toString("latin1") === "{\\rtf") return "rtf";
  if (startsWith(buffer, [0x50, 0x4b, 0x03, 0x04])) return zipKind(buffer, name);
  if (startsWith(buffer, [0xd0, 0xcf, 0x11, 0xe0])) {
    return buffer.includes(Buffer.from("EncryptedPackage", "utf16le")) ? "encrypted-office" : "doc";
  }
  return isDamaged(buffer, name) ? "damaged" : "unknown";
}

/** Of those that are text, whose bytes say little. */
const textKinds: [name: RegExp, kind: FileKind][] = [
  [/\.(?:txt|text|md)$/i, "text"],
  [/\.json$/i, "json-resume"],
  [/\.xml$/i, "europass"],
];

/** The kinds beyond those of the chat too, whatever the file is called: a scan may be named .pdf, and a document .docx that is none. */
export function cvFileKindOf(bytes: Uint8Array, name: string): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = startsWith(buffer, [0x50, 0x4b]);
  if (isZip && /\.zip$/i.test(name)) return "linkedin-export";
  if (isZip && (/\.odt$/i.test(name) || buffer.subarray(0, 200).includes("opendocument.text"))) return "odt";
  if (startsWith(buffer, [0x89, 0x50, 0x4e, 0x47]) || startsWith(buffer, [0xff, 0xd8, 0xff])) return "picture";
  const told = fileKindOf(bytes);
  if (told !== "unknown") return told;
  if (documentName.test(name)) return fileKindOf(bytes, name);
  const zeros = buffer.subarray(0, 1000).filter((byte) => byte === 0).length;
  const isText = !isZip && (zeros < 10 || buffer[0] === 0xff || buffer[0] === 0xfe);
  const kind = textKinds.find(([pattern]) => pattern.test(name))?.[1];
  return kind ? (isText ? kind : "unknown") : cvName.test(name) ? "damaged" : "unknown";
}

function zipKind(buffer: Buffer, name: string): FileKind {
  if (buffer.includes("word/document.xml")) return "docx";
  const isWhole = buffer.includes("PK\x05\x06", 0, "latin1");
  return !isWhole && /\.docx$/i.test(name) ? "damaged" : "unknown";
}

function isDamaged(buffer: Buffer, name: string): boolean {
  if (buffer.length === 0) return true;
  const start = buffer.subarray(0, 4).toString("latin1");
  return documentName.test(name) && !otherSignatures.some((signature) => start.startsWith(signature));
}

function startsWith(buffer: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => buffer[index] === byte);
}
