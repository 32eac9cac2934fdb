import { inflateRawSync } from "node:zlib";

const maximumTotal = 50 * 1024 * 1024;
const maximumXml = 20 * 1024 * 1024;
const maximumEntries = 2000;
const endRecordSignature = 0x06054b50;
const entrySignature = 0x02014b50;

export class ZipTooLarge extends Error {}

/**
 * The files of an archive that the names match. Every entry is inflated, and what really comes out is counted: the sizes that an archive
 * declares may lie.
 * @throws ZipTooLarge past 50 MB in all or 20 MB in one XML file; Error when the archive is damaged.
 */
export function zipFiles(bytes: Uint8Array, names: RegExp): Map<string, Buffer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, Buffer>();
  let total = 0;
  for (const entry of centralDirectory(buffer)) {
    const limit = Math.min(maximumTotal - total, entry.name.endsWith(".xml") ? maximumXml : maximumTotal);
    const content = inflated(buffer, entry, limit);
    total += content.length;
    if (names.test(entry.name)) files.set(entry.name, content);
  }
  return files;
}

interface ZipEntry {
  name: string;
  method: number;
  compressedSize: number;
  headerOffset: number;
}

function centralDirectory(buffer: Buffer): ZipEntry[] {
  const end = endRecord(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > maximumEntries) throw new ZipTooLarge("Too many entries");
  const entries: ZipEntry[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (buffer.readUInt32LE(at) !== entrySignature) throw new Error("Damaged directory");
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.push({
      name: buffer.toString("utf8", at + 46, at + 46 + nameLength),
      method: buffer.readUInt16LE(at + 10),
      compressedSize: buffer.readUInt32LE(at + 20),
      headerOffset: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function endRecord(buffer: Buffer): number {
  for (let at = buffer.length - 22; at >= Math.max(0, buffer.length - 66_000); at -= 1) {
    if (buffer.readUInt32LE(at) === endRecordSignature) return at;
  }
  throw new Error("No directory");
}

function inflated(buffer: Buffer, entry: ZipEntry, limit: number): Buffer {
  const start =
    entry.headerOffset +
    30 +
    buffer.readUInt16LE(entry.headerOffset + 26) +
    buffer.readUInt16LE(entry.headerOffset + 28);
  const data = buffer.subarray(start, start + entry.compressedSize);
  if (limit <= 0 || (entry.method !== 8 && data.length > limit)) throw new ZipTooLarge("Too many bytes");
  if (entry.method !== 8) return data;
  try {
    return inflateRawSync(data, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw new ZipTooLarge("Too many bytes");
    throw error;
  }
}
