import { inflateRawSync } from "node:zlib";
import mammoth from "mammoth";
import { expect, it } from "vitest";
import { writtenSet } from "../../../../tests/bench/documents/document-samples.ts";
import { sheetWords, wordsOf } from "../../../../tests/bench/documents/pdf-words.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import {
  type DocumentDesign,
  defaultAppearance,
  documentDesigns,
} from "../../../shared/documents/document-appearance.contract.ts";
import { unescapeHtml } from "../../../shared/text/html-escape.rules.ts";
import { sheetOf } from "../../document-writing/document-sheet.ts";
import type { CvSheet, Sheet, SheetEntry } from "../sheet.ts";
import { docxFile } from "./docx-file.ts";

const { cv, letter } = writtenSet(engineerProfile());

async function htmlOf(docx: Uint8Array): Promise<string> {
  return (await mammoth.convertToHtml({ buffer: Buffer.from(docx) })).value;
}

const textOfHtml = (html: string) =>
  unescapeHtml(html.replace(/<\/(?:p|h\d|li|td)>|<br \/>/g, "\n").replace(/<[^>]*>/g, ""));

it.each(documentDesigns)(
  "[DOCS-06] a Word file in the %s design says the words of the PDF in their order",
  async (design) => {
    for (const document of [cv, letter]) {
      const sheet = sheetOf(document, { ...defaultAppearance, design });
      const words = wordsOf(textOfHtml(await htmlOf(await docxFile(sheet))));
      // List signs are the list's, not its text's.
      const isWord = (word: string) => word !== "•";
      expect(words.filter(isWord)).toEqual(sheetWords(sheet).filter(isWord));
    }
  },
);

it("[DOCS-06] a Word file has real headings and lists", async () => {
  const sheet = sheetOf(cv, defaultAppearance);
  const html = await htmlOf(await docxFile(sheet));
  const textsIn = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map(([, text = ""]) => text.replace(/<[^>]*>/g, ""));
  expect(textsIn("h1")).toEqual([cv.name.text]);
  expect(textsIn("h2")).toEqual(cv.sections.map(({ heading }) => heading.toUpperCase()));
  if (sheet.template !== "cv") throw new Error("This is no CV");
  expect(textsIn("li")).toEqual(
    sheet.data.sections.flatMap(({ entries }) => entries.flatMap(({ bullets }) => bullets)),
  );
});

/** A file of the archive; the first place of its name is that of its own header. */
function partOf(docx: Uint8Array, name: string): string {
  const archive = Buffer.from(docx);
  const at = archive.indexOf(name);
  const [size, extra] = [archive.readUInt32LE(at - 12), archive.readUInt16LE(at - 2)];
  const start = at + name.length + extra;
  return inflateRawSync(archive.subarray(start, start + size)).toString("utf8");
}

const paragraphsOf = (xml: string) => [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph);
const isEmpty = (paragraph: string) => !/<w:t[ >][^<]*\S/.test(paragraph) && !paragraph.includes("<w:instrText");

function sheetWith(change: Partial<CvSheet>, entry: Partial<SheetEntry>): Sheet {
  const plain = { title: "", date: "", organisation: "", place: "", text: "", bullets: ["One", "Two"] };
  const section = { heading: "Work", is_short: false, paragraphs: [], entries: [{ ...plain, ...entry }], bullets: [] };
  const names = { title: "CV", author: "Zoë", name: "Zoë", headline: "", running_title: "CV" };
  const data = {
    ...names,
    lang: "en",
    region: null,
    ...defaultAppearance,
    place: "",
    contacts: [],
    sections: [section],
    ...change,
  };
  return { template: "cv", data };
}

it.each([
  ["points alone", {}],
  ["a date alone", { date: "2019" }],
  ["an organisation alone", { organisation: "Kernwerk" }],
  ["a place alone", { place: "Basel" }],
  ["a text alone", { text: "Grade: 1.0", bullets: [] }],
])("a Word file has no empty paragraph where an entry has %s", async (_what, entry) => {
  const xml = partOf(await docxFile(sheetWith({}, entry)), "word/document.xml");
  expect(paragraphsOf(xml).filter(isEmpty)).toEqual([]);
  expect(paragraphsOf(xml).length).toBeGreaterThan(2);
});

it("a Word file keeps a row of an entry with what follows it, and two points on each side of a page's end", async () => {
  const bullets = ["One", "Two", "Three", "Four", "Five"];
  const entry = { title: "Engineer", organisation: "Kernwerk", text: "A plant", bullets };
  const xml = partOf(await docxFile(sheetWith({}, entry)), "word/document.xml");
  const kept = paragraphsOf(xml).map((paragraph) => {
    const [text = ""] = /(?<=<w:t[^>]*>)[^<]+/.exec(paragraph) ?? [];
    return [text, paragraph.includes("<w:keepNext/>")];
  });
  expect(Object.fromEntries(kept)).toMatchObject({
    ...{ Engineer: true, Kernwerk: true, "A plant": true },
    ...{ One: true, Two: false, Three: false, Four: true, Five: false },
  });
});

it("a Word file says of every height of lines that letters may exceed it", async () => {
  for (const part of ["word/styles.xml", "word/document.xml"]) {
    const spacings = partOf(await docxFile(sheetWith({}, {})), part).match(/<w:spacing [^>]*w:line="[^>]*>/g) ?? [];
    expect(spacings.filter((spacing) => !spacing.includes('w:lineRule="auto"'))).toEqual([]);
  }
});

it("a Word file numbers its pages from the second on", async () => {
  const docx = await docxFile(sheetWith({}, {}));
  expect(partOf(docx, "word/document.xml")).toContain("<w:titlePg");
  expect(partOf(docx, "word/footer1.xml")).toContain("NUMPAGES");
});

it("a Word file says its language, also of letters from right to left and of East Asia", async () => {
  const styles = async (change: Partial<CvSheet>) => partOf(await docxFile(sheetWith(change, {})), "word/styles.xml");
  expect(await styles({ region: "GB" })).toContain('<w:lang w:val="en-GB"/>');
  expect(await styles({ headline: "ソフトウェアエンジニアです。".repeat(4) })).toMatch(/<w:lang [^>]*w:eastAsia="ja"/);
  expect(await styles({ headline: "מהנדסת תוכנה בכירה ".repeat(4) })).toMatch(/<w:lang [^>]*w:bidi="he"/);
});

it("a Word file from right to left leaves the full stop of a Latin name at its end", async () => {
  const entry = {
    title: "מהנדסת תוכנה בכירה",
    organisation: "K Health Ltd.",
    place: "תל אביב",
    text: "עיצבה את בודק התסמינים ש-10 מיליון אנשים השתמשו בו.",
  };
  const xml = partOf(await docxFile(sheetWith({}, entry)), "word/document.xml");
  const runs = [...xml.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => run);
  const isTurned = (text: string) => runs.find((run) => run.includes(`>${text}<`))?.includes("<w:rtl/>");
  expect([entry.title, " | ", entry.place, entry.organisation].map(isTurned)).toEqual([true, true, true, false]);
  expect(paragraphsOf(xml).filter((paragraph) => !paragraph.includes("<w:bidi/>"))).toEqual([]);
});

it("[DOCS-06] a Word file links contacts whose text stands in the paragraph's own runs", async () => {
  const contacts = [
    { text: "zoe@example.org", href: "mailto:zoe@example.org" },
    { text: "example.org/zoe", href: 'https://example.org/zoe?a="b"' },
  ];
  const docx = await docxFile(sheetWith({ contacts }, {}));
  const row = paragraphsOf(partOf(docx, "word/document.xml")).find((paragraph) =>
    paragraph.includes("zoe@example.org"),
  );
  // As python-docx before 1.0 reads a paragraph: the text of the runs that are its children.
  const ownRuns = row?.replace(/<w:hyperlink .*?<\/w:hyperlink>/gs, "") ?? "";
  expect([...ownRuns.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join("")).toBe(
    "zoe@example.org | example.org/zoe",
  );
  expect([...(await htmlOf(docx)).matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, ...link]) => link)).toEqual([
    ["mailto:zoe@example.org", "zoe@example.org"],
    ["https://example.org/zoe?a=%22b%22", "example.org/zoe"],
  ]);
});

it("[DOCS-06] a Word file has the place in a paragraph of its own, above the contacts", async () => {
  const contacts = [{ text: "zoe@example.org", href: "mailto:zoe@example.org" }];
  const html = await htmlOf(await docxFile(sheetWith({ place: "Basel, Switzerland", contacts }, {})));
  expect(html).toMatch(/<p>Basel, Switzerland<\/p><p><a href="mailto:zoe@example.org">/);
});

it("a Word file names a style for every paragraph, without which docx2txt puts it on the line of the next", async () => {
  for (const document of [cv, letter]) {
    const xml = partOf(await docxFile(sheetOf(document, defaultAppearance)), "word/document.xml");
    expect(paragraphsOf(xml).filter((paragraph) => !paragraph.startsWith("<w:p><w:pPr><w:pStyle"))).toEqual([]);
  }
});

it("a Word file has dates behind a tab, at the right edge or before the title, by its styles", async () => {
  const entry = { title: "Engineer", date: "2019" };
  const inDesign = async (design: DocumentDesign) => {
    const docx = await docxFile(sheetWith({ design }, entry));
    const [row = ""] = paragraphsOf(partOf(docx, "word/document.xml")).filter((part) => part.includes(">2019<"));
    const text = row.replaceAll("<w:tab/>", "→").replace(/<[^>]*>/g, "");
    return { text, style: styleNamed("Entry", partOf(docx, "word/styles.xml")) };
  };
  const right = await inDesign("classic");
  expect(right.text).toBe("Engineer→2019");
  expect(right.style).toMatch(/<w:tab w:val="right" w:pos="9\d{3}"\/>/);
  const inMargin = await inDesign("timeline");
  expect(inMargin.text).toBe("2019→Engineer");
  expect(inMargin.style).toMatch(/<w:ind w:left="(\d+)" w:hanging="\1"\/>/);
});

it("a Word file has its side column in a frame of paragraphs, since readers skip tables", async () => {
  const skills = { heading: "Skills", is_short: true, paragraphs: ["HAZOP, Python"], entries: [], bullets: [] };
  // Beside a shorter body there is no column.
  const work = { heading: "Work", is_short: false, paragraphs: ["Plants", "Ran", "Built"], entries: [], bullets: [] };
  const docx = await docxFile(sheetWith({ design: "sidebar", sections: [work, skills] }, {}));
  const xml = partOf(docx, "word/document.xml");
  const framed = paragraphsOf(xml).map((part) => [part.replace(/<[^>]*>/g, ""), part.includes("<w:framePr ")]);
  expect(framed.slice(-7)).toEqual([
    ...[
      ["SKILLS", true],
      ["HAZOP", true],
      ["Python", true],
    ],
    ...[
      ["WORK", false],
      ["Plants", false],
      ["Ran", false],
      ["Built", false],
    ],
  ]);
  expect(xml).not.toContain("<w:tbl>");
  const hebrew = await docxFile(sheetWith({ design: "sidebar", lang: "he", name: "יעל כהן", sections: [skills] }, {}));
  expect(partOf(hebrew, "word/document.xml")).toContain("HAZOP, Python");
  expect(partOf(hebrew, "word/document.xml")).not.toContain("<w:framePr ");
});

it("a Word file is set as tight as its PDF, in letters of 9.5 pt at least", async () => {
  const set = async (tightness: number) => {
    const docx = await docxFile(sheetOf(cv, defaultAppearance), tightness);
    const styles = partOf(docx, "word/styles.xml");
    const used = ["Headline", "Residence", "Contacts"].map((name) => styleNamed(name, styles));
    const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(styles)?.[0] ?? "";
    const sizes = [...used, defaults].map((style) => Number(/<w:sz w:val="(\d+)"/.exec(style)?.[1]));
    const [, top] = /<w:pgMar w:top="(\d+)"/.exec(partOf(docx, "word/document.xml")) ?? [];
    return { smallest: Math.min(...sizes), largest: Math.max(...sizes), top: Number(top) };
  };
  const [usual, tightest] = [await set(0), await set(1)];
  expect(tightest.top).toBeLessThan(usual.top);
  expect(tightest.largest).toBeLessThan(usual.largest);
  expect(tightest.smallest).toBe(19);
});

function styleNamed(name: string, styles: string): string {
  return new RegExp(`<w:style [^>]*w:styleId="${name}".*?</w:style>`, "s").exec(styles)?.[0] ?? "";
}
