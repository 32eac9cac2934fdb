import {
  AlignmentType,
  BuilderElement,
  Document,
  Footer,
  FrameAnchorType,
  FrameWrap,
  HeadingLevel,
  type IFrameOptions,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
  convertMillimetersToTwip as twips,
  XmlComponent,
} from "docx";
import { type DocumentDesign, designLayouts } from "../../../shared/documents/document-appearance.contract.ts";
import { cleanSheet, wordsOfSheet } from "../clean-text.ts";
import { chooseScripts } from "../script-choice.ts";
import type { CvSheet, LetterSheet, Sheet, SheetContact, SheetEntry, SheetSection } from "../sheet.ts";
import { columnsOf } from "../side-column.ts";
import { bodyIndent, bulletIndent, pageSize, sideColumn } from "./docx-layout.ts";
import { docxStyles } from "./docx-styles.ts";
import { type SetTheme, setTheme } from "./docx-themes.ts";

/** In letters: what stands beside the page number on one line. */
const maxFooterNameLength = 60;
const bullets = "bullets";
const sideFrame: IFrameOptions = {
  ...{ type: "absolute", position: { x: 0, y: 1 }, width: sideColumn.width, wrap: FrameWrap.AROUND },
  anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.TEXT },
  space: { horizontal: sideColumn.gutter, vertical: 0 },
};

type Line = (children: ParagraphChild[] | string, options?: IParagraphOptions) => Paragraph;
type Text = (text: string, options?: Omit<IRunOptions, "text">) => TextRun;
interface Writer {
  line: Line;
  text: Text;
  /** Between two parts of a line, which follow each other in the direction of the document. */
  bar: () => TextRun;
  design: DocumentDesign;
  theme: SetTheme;
}

/**
 * A Word file with the same words in the same order as the PDF, in real headings, lists and styles.
 *
 * @param tightness of the PDF, so that this needs no more pages
 */
export async function docxFile(raw: Sheet, tightness = 0): Promise<Uint8Array> {
  const clean = cleanSheet(raw);
  const { rtl, lang } = chooseScripts(wordsOfSheet(clean.data), clean.data.lang);
  const sheet = rtl ? inOneColumn(clean) : clean;
  const { data } = sheet;
  const theme = setTheme(data.design, tightness);
  const writer = writerFor(rtl, data.design, theme);
  const body = sheet.template === "cv" ? cvBody(sheet.data, writer) : letterBody(sheet.data, writer);
  const side = twips(theme.margins[sheet.template]);
  const { top, bottom } = theme.spacing;
  const file = new Document({
    title: data.title,
    creator: data.author,
    lastModifiedBy: data.author,
    styles: docxStyles(sheet, theme, lang, rtl),
    numbering: { config: [bulletList(theme, bodyIndent(sheet, theme))] },
    sections: [
      {
        properties: {
          // The first page has no page number: a document of one page needs none.
          titlePage: true,
          page: {
            size: pageSize(data.paper),
            margin: { top: twips(top), bottom: twips(bottom), left: side, right: side, footer: twips(7) },
          },
        },
        footers: { default: pageNumber(data.name, writer) },
        children: [...letterhead(data, writer), ...body],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

/** From right to left, LibreOffice sets a frame at the wrong side. */
function inOneColumn(sheet: Sheet): Sheet {
  if (sheet.template === "letter") return sheet;
  const sections = sheet.data.sections.map((section) => ({ ...section, is_short: false }));
  return { ...sheet, data: { ...sheet.data, sections } };
}

function bulletList({ accent }: SetTheme, bodyIndent: number) {
  const indent = { left: bodyIndent + bulletIndent, hanging: bulletIndent };
  const run = { font: "Arial", color: accent };
  return {
    reference: bullets,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: "•",
        alignment: AlignmentType.START,
        style: { run, paragraph: { indent } },
      },
    ],
  };
}

function pageNumber(name: string, { line, text }: Writer): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] });
  return new Footer({
    children: [
      line([...(name === "" || name.length > maxFooterNameLength ? [] : [text(`${name}   `)]), number], {
        style: "PageNumber",
      }),
    ],
  });
}

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function writerFor(rightToLeft: boolean, design: DocumentDesign, theme: SetTheme): Writer {
  // What is in other letters alone keeps its direction: the full stop of "K Health Ltd." stays at its end.
  const text: Text = (value, options = {}) =>
    new TextRun({ ...options, text: value, ...(rightToLeftLetter.test(value) ? { rightToLeft: true } : {}) });
  const line: Line = (children, options = {}) =>
    new Paragraph({
      ...options,
      // docx2txt puts a paragraph that names no style on the line of the next.
      ...(options.heading || options.numbering ? {} : { style: options.style ?? "Normal" }),
      ...(rightToLeft ? { bidirectional: true } : {}),
      children: typeof children === "string" ? [text(children)] : children,
    });
  const bar = () => new TextRun({ text: " | ", ...(rightToLeft ? { rightToLeft } : {}) });
  return { text, line, bar, design, theme };
}

class FieldAddress extends XmlComponent {
  constructor(href: string) {
    super("w:instrText");
    this.root.push(` HYPERLINK "${href.replaceAll('"', "%22").replaceAll("\\", "%5C")}" `);
  }
}

/**
 * A link as a field, whose text is a run of the paragraph as any other: readers that ask a paragraph for its runs
 * (python-docx before 1.0) find no text in a hyperlink element, and would lose e-mail and telephone.
 */
function linkedText({ text: shown, href }: SheetContact, text: Text): TextRun[] {
  if (href === null) return [text(shown)];
  const mark = (value: string) =>
    new TextRun({
      children: [new BuilderElement({ name: "w:fldChar", attributes: { type: { key: "w:fldCharType", value } } })],
    });
  const address = new TextRun({ children: [new FieldAddress(href)] });
  return [mark("begin"), address, mark("separate"), text(shown, { style: "Hyperlink" }), mark("end")];
}

function letterhead(sheet: CvSheet | LetterSheet, { line, text, bar }: Writer): Paragraph[] {
  const { name, headline, place, contacts } = sheet;
  const row = contacts.flatMap((contact, index) => {
    const shown = linkedText(contact, text);
    return index === 0 ? shown : [bar(), ...shown];
  });
  return [
    ...(name === "" ? [] : [line(name, { heading: HeadingLevel.HEADING_1 })]),
    ...(headline === "" ? [] : [line(headline, { style: "Headline" })]),
    ...(place === "" ? [] : [line(place, { style: row.length === 0 ? "Contacts" : "Residence" })]),
    ...(row.length === 0 ? [] : [line(row, { style: "Contacts" })]),
  ];
}

function cvBody(data: CvSheet, writer: Writer): Paragraph[] {
  const { side_sections, sections } = columnsOf(data);
  return [
    ...side_sections.flatMap((section) => sectionLines(section, besideBody(writer))),
    ...sections.flatMap((section) => sectionLines(section, writer)),
  ];
}

/** In a frame, whose text is that of paragraphs as any other: readers find none in a table. */
function besideBody(writer: Writer): Writer {
  const line: Line = (children, options = {}) =>
    writer.line(children, {
      ...options,
      ...(options.style === "Entry" ? { tabStops: [{ type: TabStopType.RIGHT, position: sideColumn.width }] } : {}),
      indent: options.numbering ? { left: bulletIndent, hanging: bulletIndent } : { left: 0 },
      frame: sideFrame,
    });
  return { ...writer, line };
}

function sectionLines(section: SheetSection & { items?: string[]; is_whole?: boolean }, writer: Writer): Paragraph[] {
  const { line } = writer;
  const kept: Writer = { ...writer, line: (children, options) => line(children, { ...options, keepNext: true }) };
  return [
    line(section.heading.toUpperCase(), { heading: HeadingLevel.HEADING_2 }),
    ...[...section.paragraphs, ...(section.items ?? [])].map((text) => line(text, { style: "Body" })),
    ...section.entries.flatMap((entry, at) =>
      entryLines(entry, section.is_whole && at < section.entries.length - 1 ? kept : writer),
    ),
    ...pointLines(section.bullets, writer),
  ];
}

/** Title, tab, date; where dates stand in the margin, date, tab, title. The tab's place is the style's. */
function firstRow({ title, date, beside = "" }: SheetEntry, { text, bar, design, theme }: Writer): TextRun[] {
  const named = [
    ...(title === "" ? [] : [text(title, { bold: true })]),
    ...(beside === "" ? [] : [bar(), text(beside, { color: theme.ink, ...theme.organisation })]),
  ];
  const parts = [named, date === "" ? [] : [text(date, { color: theme.muted })]].filter((part) => part.length > 0);
  const ordered = designLayouts[design] === "dates in margin" ? parts.toReversed() : parts;
  return ordered.flatMap((part, index) => (index === 0 ? part : [new TextRun({ children: [new Tab()] }), ...part]));
}

function entryLines(entry: SheetEntry, writer: Writer): Paragraph[] {
  const { line, text, bar } = writer;
  const { ink, organisation: face } = writer.theme;
  const { organisation, place } = entry;
  const notes = [entry.text, entry.topics ?? ""].filter((note) => note !== "");
  const first = firstRow(entry, writer);
  const second = [
    ...(organisation === "" ? [] : [text(organisation, { color: ink, ...face })]),
    ...(organisation === "" || place === "" ? [] : [bar()]),
    ...(place === "" ? [] : [text(place)]),
  ];
  const hasPoints = entry.bullets.length > 0;
  // The first row that there is stands apart from the entry before.
  const rows = [
    { children: first, style: "Place", keepNext: second.length > 0 || notes.length > 0 || hasPoints },
    { children: second, style: "Place", keepNext: notes.length > 0 || hasPoints },
    ...notes.map((note, index) => ({
      ...{ children: [text(note)], style: "Note" },
      keepNext: hasPoints || index < notes.length - 1,
    })),
  ].filter(({ children }) => children.length > 0);
  return [
    ...rows.map(({ children, style, keepNext }, index) =>
      line(children, { style: index === 0 ? "Entry" : style, keepNext }),
    ),
    ...pointLines(entry.bullets, writer, rows.length === 0 ? { before: writer.theme.spacing.entry } : {}),
  ];
}

/** The first two stay together, and the last two. */
function pointLines(points: string[], { line }: Writer, around: { before?: number; after?: number } = {}): Paragraph[] {
  const { before, after } = around;
  return points.map((point, index) =>
    line(point, {
      numbering: { reference: bullets, level: 0 },
      keepNext: index < points.length - 1 && (index === 0 || index === points.length - 2),
      keepLines: point.length < 600,
      ...(before !== undefined && index === 0 ? { spacing: { before } } : {}),
      ...(after !== undefined && index === points.length - 1 ? { spacing: { after } } : {}),
    }),
  );
}

function letterBody(data: LetterSheet, writer: Writer): Paragraph[] {
  const { line, text } = writer;
  const shown = (value: string, options: IParagraphOptions = {}) => (value === "" ? [] : [line(value, options)]);
  return [
    ...shown(data.date, { style: "Date" }),
    ...shown(data.recipient),
    ...shown(data.subject, { heading: HeadingLevel.HEADING_2 }),
    ...shown(data.salutation),
    ...data.paragraphs.flatMap((paragraph, at) => {
      if (Array.isArray(paragraph))
        return pointLines(paragraph, writer, { after: writer.theme.spacing.letterParagraph });
      const introduces = Array.isArray(data.paragraphs[at + 1]);
      return typeof paragraph === "string"
        ? line(paragraph, introduces ? { keepNext: true, spacing: { after: 40 } } : {})
        : line([text(paragraph.label, { bold: true })], { keepNext: true, spacing: { after: 0 } });
    }),
    // Where somebody signs.
    ...shown(data.closing, { keepNext: true, spacing: { after: 640 } }),
    ...(data.name === "" ? [] : [line([text(data.name, { bold: true })])]),
  ];
}
