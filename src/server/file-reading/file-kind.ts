export type FileKind = "pdf" | "docx" | "doc" | "rtf" | "encrypted-office" | "unknown";

/** Tells the kind of a file by its own bytes: an extension or a declared type is only somebody's word. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Producers put up to a kilobyte of other bytes before the header; readers accept it.
  if (buffer.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (buffer.subarray(0, 5).toString("latin1") === "{\\rtf") return "rtf";
  if (startsWith(buffer, [0x50, 0x4b, 0x03, 0x04])) return buffer.includes("word/document.xml") ? "docx" : "unknown";
  if (startsWith(buffer, [0xd0, 0xcf, 0x11, 0xe0])) {
    return buffer.includes(Buffer.from("EncryptedPackage", "utf16le")) ? "encrypted-office" : "doc";
  }
  return "unknown";
}

function startsWith(buffer: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => buffer[index] === byte);
}
