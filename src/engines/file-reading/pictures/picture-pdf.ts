import { jpegFacts } from "./jpeg-facts.ts";

/** Pixels: a page of A3 at 400 dots an inch, and more than any telephone's camera gives. */
const maxPixels = 60_000_000;
/** Points: that of A4. */
const pageWidth = 595;

interface EmbeddedPicture {
  width: number;
  height: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Its entries of the image's dictionary (ISO 32000-1: 8.9.5). */
  entries: string;
  samples: number;
  data: Uint8Array;
}

export class PictureTooLarge extends Error {}

/**
 * A page of PDF that shows a PNG or a JPEG. What both hold is what PDF knows too, so nothing is decoded here.
 * @throws PictureTooLarge past 60 million pixels; Error for what is damaged or of a kind that PDF does not know
 */
export function picturePdf(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { width, height, turn, entries, samples, data } = buffer[0] === 0x89 ? pngPicture(buffer) : jpegPicture(buffer);
  if (!(width > 0 && height > 0)) throw new Error("No picture");
  if (width * height > maxPixels) throw new PictureTooLarge("Too many pixels");
  const isLying = turn % 180 !== 0;
  const pageHeight = (pageWidth * (isLying ? width : height)) / (isLying ? height : width);
  const [across, down] = isLying ? [pageHeight, pageWidth] : [pageWidth, pageHeight];
  const drawing = `${across} 0 0 ${down} 0 0 cm /Picture Do`;
  return pdfOf([
    ["<</Type/Catalog/Pages 2 0 R>>"],
    ["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Rotate ${turn}/Contents 4 0 R/Resources<</XObject<</Picture 5 0 R>>>>>>`,
    ],
    [`<</Length ${drawing.length}>>`, Buffer.from(drawing)],
    [`<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}/Length ${data.length}>>`, data],
    // From colours with transparency to those without.
    [`<</FunctionType 4/Domain[${spans(samples)}]/Range[${spans(samples - 1)}]/Length 5>>`, Buffer.from("{pop}")],
  ]);
}

function pdfOf(objects: [dictionary: string, stream?: Uint8Array][]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = 9;
  objects.forEach(([dictionary, stream], index) => {
    offsets.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`),
      ...(stream ? [Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")] : []),
      Buffer.from("endobj\n"),
    ]);
    parts.push(part);
    length += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** By colour type (PNG, third edition: 11.2.1): how many samples a pixel has, and their colours. What is transparent is drawn as if it were not. */
const pngColours: Record<number, [samples: number, space: string]> = {
  0: [1, "/DeviceGray"],
  2: [3, "/DeviceRGB"],
  4: [2, "[/DeviceN[/L/A]/DeviceGray 6 0 R]"],
  6: [4, "[/DeviceN[/R/G/B/A]/DeviceRGB 6 0 R]"],
};

const spans = (count: number) => "0 1 ".repeat(count);

function pngPicture(buffer: Buffer): EmbeddedPicture {
  const [width, height] = [buffer.readUInt32BE(16), buffer.readUInt32BE(20)];
  const [bits = 0, type = 0] = [buffer[24], buffer[25]];
  const isInterlaced = buffer[28] === 1;
  const data: Buffer[] = [];
  let palette: Buffer = Buffer.alloc(0);
  for (let at = 8; at + 12 <= buffer.length; ) {
    const length = buffer.readUInt32BE(at);
    const chunk = buffer.subarray(at + 8, at + 8 + length);
    const name = buffer.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") data.push(chunk);
    if (name === "PLTE") palette = chunk;
    at += 12 + length;
  }
  const [samples, space] = pngColours[type] ?? [
    1,
    `[/Indexed/DeviceRGB ${Math.floor(palette.length / 3) - 1}<${palette.toString("hex")}>]`,
  ];
  if (isInterlaced || data.length === 0 || (type === 3 && palette.length === 0)) throw new Error("No readable PNG");
  const predictor = `<</Predictor 15/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}>>`;
  return {
    ...{ width, height, samples, turn: 0, data: Buffer.concat(data) },
    entries: `/ColorSpace ${space}/BitsPerComponent ${bits}/Filter/FlateDecode/DecodeParms ${predictor}`,
  };
}

function jpegPicture(buffer: Buffer): EmbeddedPicture {
  const { width, height, components, turn } = jpegFacts(buffer);
  const space = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]" }[components];
  if (!space) throw new Error("No readable JPEG");
  const entries = `/ColorSpace${space}/BitsPerComponent 8/Filter/DCTDecode`;
  return { width, height, turn, samples: components, data: buffer, entries };
}
