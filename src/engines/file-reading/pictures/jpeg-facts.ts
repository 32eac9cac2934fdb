interface JpegFacts {
  width: number;
  height: number;
  components: number;
  /** Degrees, clockwise, that a camera says the picture is to be turned by. */
  turn: number;
}

/** By the value of Exif's orientation; mirrored ones come from no camera. */
const turns: Record<number, number> = { 3: 180, 6: 90, 8: 270 };

/**
 * What the markers of a JPEG say (ITU-T T.81, Exif 2.3).
 * @throws Error for a file without a frame
 */
export function jpegFacts(buffer: Buffer): JpegFacts {
  let turn = 0;
  for (let at = 2; at + 10 < buffer.length && buffer[at] === 0xff; ) {
    const marker = buffer[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const [height, width] = [buffer.readUInt16BE(at + 5), buffer.readUInt16BE(at + 7)];
      return { width, height, components: buffer[at + 9] ?? 0, turn };
    }
    const length = buffer.readUInt16BE(at + 2);
    if (marker === 0xe1) turn = turns[orientation(buffer.subarray(at + 4, at + 2 + length))] ?? turn;
    at += 2 + length;
  }
  throw new Error("No readable JPEG");
}

function orientation(exif: Buffer): number {
  if (exif.length < 20 || exif.toString("latin1", 0, 4) !== "Exif") return 1;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(first), 50); entry += 1) {
    const at = first + 2 + 12 * entry;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return 1;
}
