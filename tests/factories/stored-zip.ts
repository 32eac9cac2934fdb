import { crc32 } from "node:zlib";

/** A ZIP archive without compression: local headers with the files, then the directory, then its end record. */
export function storedZip(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => ({
    name: Buffer.from(name),
    content: Buffer.from(content),
  }));
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const facts = entryFacts(name, content);
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
function entryFacts(name: Buffer, content: Buffer): Buffer {
  const [version, utf8Names, stored, time, date] = [20, 0x0800, 0, 0, 0x21];
  return Buffer.concat([
    ...[version, utf8Names, stored, time, date].map(uint16),
    ...[crc32(content), content.length, content.length].map(uint32),
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
