import { deflateSync } from "node:zlib";

interface PngParts {
  width: number;
  height: number;
  /** Of the PNG format: 0 grey, 2 colours, 3 a palette, 6 with transparency; 8 bits each. */
  colour?: number;
  /** Each row with its filter's byte before it. */
  rows: Buffer;
  palette?: Buffer | undefined;
}

/** A picture without checksums, which no reader of ours looks at. */
export function pngFile({ width, height, colour = 0, rows, palette }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour], 8);
  const parts = [chunk("IHDR", header), ...(palette ? [chunk("PLTE", palette)] : []), chunk("IDAT", deflateSync(rows))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}
