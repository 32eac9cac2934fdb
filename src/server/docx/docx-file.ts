import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IRunOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
  convertMillimetersToTwip as twips,
} from "docx";
import { cleanSheet, textIn } from "../pdf/clean-text.ts";
import { chooseScripts } from "../pdf/script-choice.ts";
import type { CvSheet, LetterSheet, Sheet, SheetContact, SheetEntry } from "../pdf/sheet.ts";
import { docxStyles } from "./docx-styles.ts";

const pageSizes = {
  a4: { width: twips(210), height: twips(297) },
  "us-letter": { width: twips(215.9), height: twips(279.4) },
};
const margin = twips(20);

type Line = (children: ParagraphChild[] | string, options?: LineOptions) => Paragraph;
type Text = (text: string, options?: Omit<IRunOptions, "text">) => TextRun;
interface LineOptions {
  style?: string;
  heading?: "Heading1" | "Heading2";
  bullet?: { level: number };
  keepNext?: boolean;
}
interface Writer {
  line: Line;
  text: Text;
}

/** A Word file with the same words in the same order as the PDF, in real headings, lists and styles. */
export async function docxFile(raw: Sheet): Promise<Uint8Array> {
  const sheet = cleanSheet(raw);
  const { data } = sheet;
  const { rtl, lang } = chooseScripts(textIn(data), data.lang);
  const writer = writerFor(rtl);
  const body = sheet.template === "cv" ? cvBody(sheet.data, writer) : letterBody(sheet.data, writer);
  const file = new Document({
    title: data.title,
    creator: data.author,
    styles: docxStyles(data.design, data.region ? `${lang}-${data.region}` : lang),
    sections: [
      {
        properties: {
          page: { size: pageSizes[data.paper], margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: [...letterhead(data, writer), ...body],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function writerFor(rightToLeft: boolean): Writer {
  const text: Text = (value, options = {}) => new TextRun({ ...options, text: value, rightToLeft });
  const line: Line = (children, options = {}) =>
    new Paragraph({
      ...options,
      bidirectional: rightToLeft,
      children: typeof children === "string" ? [text(children)] : children,
    });
  return { text, line };
}

function letterhead({ name, headline, contacts }: CvSheet | LetterSheet, { line, text }: Writer): Paragraph[] {
  const linked = ({ text: shown, href }: SheetContact): ParagraphChild =>
    href === null ? text(shown) : new ExternalHyperlink({ link: href, children: [text(shown)] });
  return [
    ...(name === "" ? [] : [line(name, { heading: HeadingLevel.HEADING_1 })]),
    ...(headline === "" ? [] : [line(headline, { style: "Headline" })]),
    line(
      contacts.flatMap((contact, index) => (index === 0 ? [linked(contact)] : [text(" | "), linked(contact)])),
      { style: "Contacts" },
    ),
  ];
}

function cvBody({ sections }: CvSheet, writer: Writer): Paragraph[] {
  const { line } = writer;
  return sections.flatMap(({ heading, paragraphs, entries, bullets }) => [
    line(heading.toUpperCase(), { heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...paragraphs.map((paragraph) => line(paragraph)),
    ...entries.flatMap((entry) => entryLines(entry, writer)),
    ...bullets.map((bullet) => line(bullet, { bullet: { level: 0 } })),
  ]);
}

function entryLines(
  { title, date, organisation, place, text: note, bullets }: SheetEntry,
  { line, text }: Writer,
): Paragraph[] {
  const second = [organisation, place].filter(Boolean).join(" | ");
  const first = [text(title, { bold: true }), ...(date === "" ? [] : [text(`   ${date}`)])];
  return [
    line(first, { style: "Entry", keepNext: second !== "" || bullets.length > 0 }),
    ...(second === "" ? [] : [line(second, { style: "Place", keepNext: bullets.length > 0 })]),
    ...(note === "" ? [] : [line(note, { style: "Place" })]),
    ...bullets.map((bullet) => line(bullet, { bullet: { level: 0 } })),
  ];
}

function letterBody(data: LetterSheet, { line, text }: Writer): Paragraph[] {
  return [
    line(data.date, { style: "Entry" }),
    line(data.recipient, { style: "Entry" }),
    line(data.subject, { heading: HeadingLevel.HEADING_2, keepNext: true }),
    line(data.salutation),
    ...data.paragraphs.map((paragraph) => line(paragraph)),
    line(data.closing, { keepNext: true }),
    line([text(data.name, { bold: true })], { style: "Entry" }),
  ];
}
