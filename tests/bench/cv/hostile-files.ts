import { deflateSync } from "node:zlib";
import { pngFile } from "../../factories/png-file.ts";
import { deflatedZip } from "../../factories/stored-zip.ts";

export interface HostileFile {
  name: string;
  bytes: () => Buffer;
}

const megabyte = 1024 * 1024;
const times = (text: string, count: number) => text.repeat(count);
const word = (body: string, more: Record<string, string> = {}) =>
  deflatedZip({ "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`, ...more });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const openDocument = (body: string, styles = "") =>
  deflatedZip({
    "content.xml": `<office:document-content>${styles}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

/** Objects from number 1 on; the table of their places is left for the reader to rebuild unless `end` has one. */
function pdf(objects: (string | Buffer)[], end = "trailer<</Root 1 0 R>>"): Buffer {
  const parts = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, "\nendobj\n"]);
  return Buffer.concat(
    ["%PDF-1.7\n", ...parts, end].map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
}

const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>stream\n`),
    Buffer.from(content),
    Buffer.from("\nendstream"),
  ]);

/** One page with a drawing of its own and a font as 5 0 R. */
const page = (drawing: Buffer | string, font: string, filter = "", resources = "", box = "0 0 595 842") =>
  pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>>>`,
    stream(filter, drawing),
    font,
  ]);
const helvetica = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

/** A JPEG's frame and scan without data. */
const jpeg = (width: number, height: number) => {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0,
  ]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, Buffer.alloc(2000, 0x55)]);
};

/** An OLE file whose table of sectors leads from each one to itself. */
function loopingOle(): Buffer {
  const bytes = Buffer.alloc(512 * 64);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  for (let at = 512; at < bytes.length; at += 4) bytes.writeUInt32LE((at - 512) / 512, at);
  return bytes;
}

/** Files that are made to stop, to fill or to mislead a reader. */
export const hostileFiles: HostileFile[] = [
  { name: "bomb.docx", bytes: () => word(times(" ", 400 * megabyte)) },
  { name: "deep-tables.docx", bytes: () => word(times("<w:tbl><w:tr><w:tc>", 100_000)) },
  { name: "one-paragraph.docx", bytes: () => word(paragraph(times("Nurse 2019 - 2020, ", 900_000))) },
  { name: "many-paragraphs.docx", bytes: () => word(times(paragraph("Nurse, Mercy Hospital, 2019 - 2020"), 200_000)) },
  {
    name: "wide-table.docx",
    bytes: () => word(`<w:tbl><w:tr>${times(`<w:tc>${paragraph("2019")}</w:tc>`, 200_000)}</w:tr></w:tbl>`),
  },
  {
    name: "style-loop.docx",
    bytes: () =>
      word(paragraph("Nurse"), {
        "word/styles.xml":
          '<w:styles><w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>',
      }),
  },
  {
    name: "many-files.docx",
    bytes: () =>
      word("", Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`word/header${index}.xml`, "<a/>"]))),
  },
  { name: "not-deflated.docx", bytes: () => word(paragraph("Nurse")).fill(0x55, 60, 120) },
  { name: "deep-spans.odt", bytes: () => openDocument(`<text:p>${times("<text:span>", 300_000)}`) },
  { name: "entities.odt", bytes: () => openDocument(`<text:p>${times("&lol9;", 900_000)}</text:p>`) },
  { name: "open-groups.rtf", bytes: () => Buffer.from(`{\\rtf1${times("{", 9 * megabyte)}`) },
  { name: "controls.rtf", bytes: () => Buffer.from(`{\\rtf1${times("\\b\\u20320?\\par ", 500_000)}}`) },
  { name: "one-line.txt", bytes: () => Buffer.from(times("Nurse 2019 - 2020 ", 550_000)) },
  { name: "dates.txt", bytes: () => Buffer.from(times("2019 - 2020\n", 800_000)) },
  { name: "signs.txt", bytes: () => Buffer.from(times(`${times("a.", 700)}@${times("1 ", 700)}\n`, 3000)) },
  {
    name: "headings.txt",
    bytes: () => Buffer.from(times("EXPERIENCE\nNurse, Mercy, 2019 - 2020\nEDUCATION\n", 100_000)),
  },
  { name: "loop.doc", bytes: loopingOle },
  {
    name: "previous-loop.pdf",
    bytes: () =>
      pdf(
        ["<</Type/Catalog/Pages 2 0 R>>"],
        "xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 2/Prev 9>>\nstartxref\n60\n%%EOF",
      ),
  },
  {
    name: "pages-loop.pdf",
    bytes: () => pdf(["<</Type/Catalog/Pages 2 0 R>>", `<</Type/Pages/Kids[${times("2 0 R ", 5000)}]/Count 1000000>>`]),
  },
  {
    name: "many-pages.pdf",
    bytes: () =>
      pdf([
        "<</Type/Catalog/Pages 2 0 R>>",
        `<</Type/Pages/Kids[${times("3 0 R ", 100_000)}]/Count 100000>>`,
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>",
      ]),
  },
  {
    name: "bomb.pdf",
    bytes: () => page(deflateSync(Buffer.alloc(500 * megabyte, " ")), helvetica, "/Filter/FlateDecode"),
  },
  {
    name: "bomb-in-bomb.pdf",
    bytes: () =>
      page(deflateSync(deflateSync(Buffer.alloc(300 * megabyte, " "))), helvetica, "/Filter[/FlateDecode/FlateDecode]"),
  },
  {
    name: "letters-in-one-place.pdf",
    bytes: () => page(`BT /F 9 Tf ${times("1 0 0 1 50 50 Tm (Nurse 2019 - 2020) Tj ", 60_000)}ET`, helvetica),
  },
  {
    name: "scattered-letters.pdf",
    bytes: () =>
      page(
        `BT /F 9 Tf ${Array.from({ length: 60_000 }, (_, index) => `1 0 0 1 ${(index * 37) % 590} ${(index * 91) % 840} Tm (a1) Tj`).join(" ")} ET`,
        helvetica,
      ),
  },
  {
    name: "broken-font.pdf",
    bytes: () =>
      page(
        "BT /F 12 Tf 50 50 Td (Nurse at Mercy Hospital, 2019 to 2020, in Cork) Tj ET",
        "<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor<</FontName/X/FontFile2 4 0 R/Flags 4/FontBBox[0 0 1e38 1e38]>>/Widths[1e38]/FirstChar 0/LastChar 2000000000>>",
      ),
  },
  {
    name: "form-in-itself.pdf",
    bytes: () =>
      page(
        "/X Do",
        helvetica,
        "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>",
        "/XObject<</X 4 0 R>>",
      ),
  },
  {
    name: "vast-page.pdf",
    bytes: () => page("BT /F 12 Tf 50 50 Td (Nurse) Tj ET", helvetica, "", "", "0 0 100000000 100000000"),
  },
  {
    name: "deep-array.pdf",
    bytes: () => pdf([`<</Type/Catalog/Pages 2 0 R/X ${times("[", megabyte)}>>`, "<</Type/Pages/Kids[]/Count 0>>"]),
  },
  { name: "vast.png", bytes: () => pngFile({ width: 2_000_000, height: 2_000_000, rows: Buffer.alloc(10) }) },
  { name: "bomb.png", bytes: () => pngFile({ width: 7000, height: 7000, rows: Buffer.alloc(49 * megabyte) }) },
  { name: "vast.jpg", bytes: () => jpeg(65_535, 65_535) },
  { name: "no-data.jpg", bytes: () => jpeg(6000, 6000) },
  { name: "one-line.zip", bytes: () => deflatedZip({ "Positions.csv": `Title\n${times("Nurse ", 8 * megabyte)}` }) },
  {
    name: "quotes.zip",
    bytes: () => deflatedZip({ "Positions.csv": `Title,Company Name\n${times('"""', 3 * megabyte)}` }),
  },
  { name: "commas.zip", bytes: () => deflatedZip({ "Profile.csv": `${times("a,", 5 * megabyte)}\n1` }) },
  {
    name: "laughs.xml",
    bytes: () =>
      Buffer.from(
        `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, index) => `<!ENTITY ${"bcdefghijklm"[index]} "${times(`&${"abcdefghijkl"[index]};`, 10)}">`).join("")}]><Candidate>&m;</Candidate>`,
      ),
  },
  { name: "deep.xml", bytes: () => Buffer.from(times("<Candidate>", 150_000)) },
  { name: "deep.json", bytes: () => Buffer.from(times('{"basics":', 190_000)) },
  { name: "many-jobs.json", bytes: () => Buffer.from(`{"work":[${times('{"name":"a"},', 150_000)}0]}`) },
];
