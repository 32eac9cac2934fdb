import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { describe, expect, it } from "vitest";
import { cvDocx } from "../../../tests/factories/cv-docx.ts";
import { storedZip } from "../../../tests/factories/stored-zip.ts";
import { cvFileKindOf, fileKindOf, loadFileReaders } from "./file-reading.ts";

const { draftOfFile, readingOfCv } = await loadFileReaders();
const compiler = NodeCompiler.create();
const pdf = (markup: string) => compiler.pdf({ mainFileContent: markup });

async function textOf(bytes: Uint8Array): Promise<string> {
  const reading = await draftOfFile(fileKindOf(bytes), bytes);
  if (!reading.readable) throw new Error(reading.message);
  return reading.text;
}

describe("files with text", () => {
  it("reads a side column whole, not row by row", async () => {
    const text = await textOf(
      pdf(`#set page(margin: 1.5cm)
= Marco Rossi
#grid(columns: (5cm, 1fr), column-gutter: 1cm, [
== Skills
Figma \\ User research \\ Prototyping \\ Design systems \\ HTML and CSS
== Languages
Italian \\ English
], [
== Experience
*Lead Product Designer*, Studio Aperto \\
May 2020 - Present
- Led the redesign of a banking application used by 300,000 people.
- Built a design system of 60 components with two engineers.
*Product Designer*, Bottega Digitale \\
June 2016 - April 2020
- Ran forty usability tests a year and reported to the board.
])`),
    );
    expect(text).toContain("Figma\nUser research\nPrototyping\nDesign systems\nHTML and CSS");
    expect(text).toContain("Lead Product Designer, Studio Aperto\nMay 2020 - Present\n• Led the redesign");
  });

  it.each([
    [50, false],
    [51, true],
  ])("says of %i pages whether some were left unread: %s", async (count, isCut) => {
    const reading = await draftOfFile("pdf", pdf(`#for page in range(${count}) [#lorem(90) #pagebreak(weak: true)]`));
    expect(reading.readable && [reading.draft.pages.length, reading.draft.isCut]).toEqual([50, isCut]);
  });

  it("keeps a date at the right edge in its row", async () => {
    const row = (title: string, dates: string) => `#grid(columns: (1fr, auto), [${title}], [${dates}])`;
    const text = await textOf(
      pdf(
        [
          "#lorem(30)",
          ...["Baker", "Cook", "Waiter", "Porter", "Driver"].flatMap((title, index) => [
            row(title, `${2015 + index} – ${2016 + index}`),
            row("Some Company", "Lyon"),
          ]),
        ].join("\n\n"),
      ),
    );
    expect(text).toContain("Baker\t2015 – 2016\nSome Company\tLyon\nCook\t2016 – 2017");
  });

  it("does not take a short CV for a scan", async () => {
    const text = await textOf(
      pdf("= Jo Li\nCook, Hotel Adler, Ulm, 2019 – 2022 \\ 0731 555 0123 \\ Skills: sauces, bread"),
    );
    expect(text).toContain("Hotel Adler");
  });
});

it.each([
  ["cv.docx", pdf("CV"), "pdf"],
  ["cv.txt", pdf("CV"), "pdf"],
  ["cv.pdf", cvDocx(), "docx"],
  ["cv.pdf", Buffer.from([0x89, 0x50, 0x4e, 0x47]), "picture"],
  ["cv.docx", storedZip({ mimetype: "application/vnd.oasis.opendocument.text" }), "odt"],
  ["cv.json", Buffer.from("{\\rtf1 CV}"), "rtf"],
  ["cv.txt", storedZip({ "a.txt": "a" }), "unknown"],
  ["cv.doc", Buffer.from("<html>"), "unknown"],
])("%s is what its bytes say", (name, bytes, kind) => {
  expect(cvFileKindOf(bytes, name)).toBe(kind);
});

describe("a CV in other files", () => {
  const words = ["Zoë Byrne", "zoe@example.org", "EXPERIENCE", "Nurse, St James's Hospital, 2019 – 2022"];
  const rtf = `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}${words.map((word) => word.replace("ë", "\\'eb").replace("–", "\\u8211?")).join("\\par ")}}`;
  const body = words.map((word) => `<text:p>${word}</text:p>`).join("");
  const odt = storedZip({
    "content.xml": `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

  it.each([
    ["cv.txt", Buffer.from(words.join("\n"))],
    ["cv.rtf", Buffer.from(rtf, "latin1")],
    ["cv.odt", odt],
  ])("%s is read", async (name, bytes) => {
    const reading = await readingOfCv(cvFileKindOf(bytes, name), bytes, async () => {});
    if (!reading.readable || "record" in reading) throw new Error("No draft");
    expect(reading.draft.personal.name?.value).toBe("Zoë Byrne");
    expect(reading.draft.experience[0]?.period).toMatchObject({ from: "2019", to: "2022" });
  });
});

/** Three paragraphs with what stands before their text in the file. */
const marked = (mark: (kind: "heading" | "text" | "item", text: string) => string) =>
  [
    mark("text", "Zoë Byrne"),
    mark("heading", "Work Experience"),
    mark("text", "Nurse, St James's Hospital, 2019 – 2022"),
    mark("item", "Led a ward of 28 beds."),
    mark("item", "Taught four students."),
  ].join("");

describe("lists of word processors", () => {
  const wordLists = { heading: 0, text: undefined, item: 2 };
  const docx = (numbers: typeof wordLists) =>
    storedZip({
      "word/document.xml": `<w:document><w:body>${marked((kind, text) => {
        const list =
          numbers[kind] === undefined
            ? ""
            : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${numbers[kind]}"/></w:numPr>`;
        return `<w:p><w:pPr><w:pStyle w:val="${kind}"/>${list}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
      })}</w:body></w:document>`,
      "word/styles.xml": `<w:styles><w:style w:styleId="heading"><w:name w:val="heading 2"/></w:style></w:styles>`,
    });
  const rtf = Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252 ${marked((kind, text) => {
      const mark = kind === "item" ? "{\\listtext\\pard\\plain \\u61623\\'3f\\tab}" : "";
      return `${mark}${text.replace("ë", "\\'eb").replace("–", "\\u8211?")}\\par `;
    })}}`,
    "latin1",
  );

  it.each([
    ["headings that are taken out of a list, as LibreOffice writes them", "cv.docx", docx(wordLists)],
    ["numbered headings", "cv.docx", docx({ ...wordLists, heading: 3 })],
    ["bullets of a symbol font", "cv.rtf", rtf],
  ])("%s", async (_, name, bytes) => {
    const reading = await readingOfCv(cvFileKindOf(bytes, name), bytes, async () => {});
    if (!reading.readable || "record" in reading) throw new Error("No draft");
    expect(reading.draft.experience[0]?.points.map(({ value }) => value)).toEqual([
      "Led a ward of 28 beds.",
      "Taught four students.",
    ]);
  });
});

it.each([
  ["a page without words is a scan", pdf("#rect(width: 5cm)"), "scanned"],
  ["half a DOCX is damaged", cvDocx().subarray(0, -200), "broken"],
])("%s", async (_, bytes, problem) => {
  expect(await draftOfFile(fileKindOf(bytes), bytes)).toMatchObject({ readable: false, problem });
});

it.each([
  ["photos.zip", storedZip({ "a.txt": "a" }), "no data export of LinkedIn"],
  [
    "scan.pdf",
    pdf("#set page(width: 200pt, height: 20pt, margin: 2pt)\n#rect(width: 5cm)"),
    "probably a scan or a picture",
  ],
  ["cv.json", Buffer.from("[]"), "This file is no JSON Resume. Please drop your CV as PDF or DOCX."],
  ["cv.txt", Buffer.from("Hello"), "Nothing in this file could be read. Please drop your CV as PDF or DOCX."],
  [
    "locked.odt",
    storedZip({ "META-INF/manifest.xml": "<manifest:encryption-data/>", "content.xml": "\u0001" }),
    "password",
  ],
  ["cv.json", Buffer.from('{"basics":null,"work":["Cook"]}'), "Nothing in this file could be read."],
  ["large.json", Buffer.alloc(2_000_001, "x"), "too large for a CV of its kind"],
])("%s says why no CV can be read out of it", async (name, bytes, sentence) => {
  const reading = await readingOfCv(cvFileKindOf(bytes, name), bytes, async () => {});
  expect(reading).toMatchObject({ readable: false, message: expect.stringContaining(sentence) });
});
