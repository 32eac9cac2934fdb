import { crc32, deflateRawSync } from "node:zlib";

interface Entry {
  name: Buffer;
  /** As it is written, and how long it was before. */
  content: Buffer;
  size: number;
  method: number;
  sum: number;
}

const [stored, deflated] = [0, 8];

/** A ZIP archive without compression. */
export const storedZip = (files: Record<string, string>): Buffer => zipOf(files, stored, (content) => content);

/** A ZIP archive as everybody makes it. */
export const deflatedZip = (files: Record<string, string>): Buffer =>
  zipOf(files, deflated, (content) => deflateRawSync(content));

/** Local headers with the files, then the directory, then its end record. */
function zipOf(files: Record<string, string>, method: number, written: (content: Buffer) => Buffer): Buffer {
  const entries = Object.entries(files).map(([name, text]): Entry => {
    const whole = Buffer.from(text);
    return { name: Buffer.from(name), content: written(whole), size: whole.length, method, sum: crc32(whole) };
  });
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, content } = entry;
    const facts = entryFacts(entry);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, name, content]);
    parts.push(local);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), uint16(20), facts, Buffer.alloc(10), uint32(offset), name]),
    );
    offset += local.length;
  }
  const directorySize = Buffer.concat(directory).length;
  const count = uint16(entries.length);
  const end = [
    Buffer.from("PK\x05\x06"),
    Buffer.alloc(4),
    count,
    count,
    uint32(directorySize),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...parts, ...directory, ...end]);
}

/** What a local header and a directory entry have in common, from "version needed" to "length of the extra field". */
function entryFacts({ name, content, size, method, sum }: Entry): Buffer {
  const [version, utf8Names, time, date] = [20, 0x0800, 0, 0x21];
  return Buffer.concat([
    ...[version, utf8Names, method, time, date].map(uint16),
    ...[sum, content.length, size].map(uint32),
    ...[name.length, 0].map(uint16),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
