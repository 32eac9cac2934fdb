import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { describe, expect, it } from "vitest";
import { pngFile } from "../../../../tests/factories/png-file.ts";
import { readingOfCv } from "../cv-file.ts";
import { cvFileKindOf } from "../file-kind.ts";
import { jpegFacts } from "./jpeg-facts.ts";
import { pdfPictures } from "./pdf-pictures.ts";
import { PictureTooLarge, picturePdf } from "./picture-pdf.ts";

const printed = NodeCompiler.create().pdf({
  mainFileContent: `#set page(width: 13cm, height: 9cm, margin: 6mm)
#set text(font: "Libertinus Serif", 11pt)
= Jürgen Grünwald
juergen\\@example.org
== Berufserfahrung
*Küchenleiter* #h(1fr) 03/2019 – heute \\
Gasthof Mühle \\
Führung der Küche und Ausbildung der Lehrlinge.

*Koch* #h(1fr) 06/2014 – 02/2019 \\
Hotel Krone \\
Zubereitung der Speisen für täglich hundert Gäste.`,
});

async function readingOf(name: string, bytes: Uint8Array) {
  const pages: string[] = [];
  const reading = await readingOfCv(cvFileKindOf(bytes, name), bytes, async () => pages.push("page"));
  return { reading, pages: pages.length };
}

async function draftOf(name: string, bytes: Uint8Array) {
  const { reading, pages } = await readingOf(name, bytes);
  if (!reading.readable || "record" in reading) throw new Error("No draft");
  return { draft: reading.draft, pages };
}

describe("a picture of a CV", { timeout: 60_000 }, () => {
  it("is read in its own language, with a doubt where a word may be wrong, as a PDF of pictures is", async () => {
    const [page] = await pdfPictures(printed, 1000);
    const picture = page?.png ?? new Uint8Array();
    const { draft, pages } = await draftOf("scan.pdf", picturePdf(picture));
    expect(draft.personal.name?.value).toBe("Jürgen Grünwald");
    expect(draft.personal.email).toMatchObject({ doubt: 1, why: "picture" });
    expect(draft.experience.map(({ title, company, period }) => [title?.value, company?.value, period?.from])).toEqual([
      ["Küchenleiter", "Gasthof Mühle", "2019-03"],
      ["Koch", "Hotel Krone", "2014-06"],
    ]);
    expect(draft.experience[0]?.title?.boxes[0]).toMatchObject({ page: 0 });
    expect(pages, "once to tell the language, once to read").toBe(2);
  });

  it("without words says so", async () => {
    const { reading } = await readingOf("blank.png", pngFile({ width: 8, height: 8, rows: Buffer.alloc(72) }));
    expect(reading).toMatchObject({ readable: false, problem: "no-words" });
  });
});

describe("a picture as a page", () => {
  it.each([
    ["grey", 0, [40], undefined],
    ["colours", 2, [40, 40, 40], undefined],
    ["a palette", 3, [1], Buffer.from([255, 255, 255, 40, 40, 40])],
    ["grey with transparency", 4, [40, 255], undefined],
    ["colours with transparency", 6, [40, 40, 40, 255], undefined],
  ])("has the colour of a PNG in %s", async (_, colour, pixel, palette) => {
    const drawn = async (type: number, colours: number[], table?: Buffer) => {
      const row = [0, ...Array.from({ length: 4 }, () => colours).flat()];
      const bytes = pngFile({
        width: 4,
        height: 4,
        colour: type,
        rows: Buffer.from([row, row, row, row].flat()),
        palette: table,
      });
      return (await pdfPictures(picturePdf(bytes), 40))[0]?.png;
    };
    expect(await drawn(colour, pixel, palette)).toEqual(await drawn(0, [40]));
    expect(await drawn(0, [40])).not.toEqual(await drawn(0, [255]));
  });

  it("is refused with too many pixels, before any of them is decoded, and where it is damaged", () => {
    expect(() => picturePdf(pngFile({ width: 60_000, height: 60_000, rows: Buffer.alloc(9) }))).toThrow(
      PictureTooLarge,
    );
    expect(() => picturePdf(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toThrow();
    expect(() => picturePdf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toThrow();
  });

  it("is turned as the camera says", () => {
    const exif = Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", "latin1");
    const marker = (code: number, data: Buffer) => Buffer.concat([Buffer.from([0xff, code, 0, data.length + 2]), data]);
    const frame = marker(0xc0, Buffer.from([8, 0, 30, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]));
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), marker(0xe1, exif), frame]);
    expect(jpegFacts(jpeg)).toEqual({ width: 40, height: 30, components: 3, turn: 90 });
  });
});
