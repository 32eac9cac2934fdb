import { designLayouts } from "../../shared/documents/document-appearance.contract.ts";
import type { CvSheet, SheetEntry, SheetSection } from "./sheet.ts";

/** A section of which each listed thing has a line. */
export interface SideSection extends SheetSection {
  items: string[];
}

export interface BodySection extends SheetSection {
  /** No page ends within it. */
  is_whole: boolean;
}

export interface CvColumns {
  /** Beside the body, and read before it. */
  side_sections: SideSection[];
  sections: BodySection[];
}

/** Letters that surely fit on a line of the body. */
const rowLetters = { "one column": 84, "dates in margin": 66, "side column": 58 };
/** Letters that surely fit on a line of the column, and lines on the first page: the column must end there. */
const [lineLetters, maxLines] = [26, 44];
/** So many are no more than a third of a page in any design. */
const maxWholeLines = 18;
/** Lines that a heading takes, and the space between entries. */
const [headingLines, entryGap] = [2.6, 0.6];

/** Short sections that may stand beside the body, as many as one page surely holds; all others are the body. */
export function columnsOf({ design, sections }: CvSheet): CvColumns {
  const layout = designLayouts[design];
  const side = layout === "side column" ? besideLonger(fitting(sections), sections) : [];
  return {
    side_sections: side.map((section) => ({ ...section, paragraphs: [], items: section.paragraphs.flatMap(itemsIn) })),
    sections: sections
      .filter((section) => !side.includes(section))
      .map((section) =>
        withHousesBeside(section, rowLetters[side.length > 0 || layout !== "side column" ? layout : "one column"]),
      )
      .map((section) => ({ ...section, is_whole: linesOf(section, rowLetters[layout]) <= maxWholeLines })),
  };
}

/** Of a certificate or a course a row is enough where it surely fits on a line, in all of a section alike. */
function withHousesBeside(section: SheetSection, letters: number): SheetSection {
  const isRow = ({ title, date, organisation, place, text, topics = "", bullets }: SheetEntry) =>
    // Without a date no reader knows such a row for an entry.
    title !== "" &&
    date !== "" &&
    [place, text, topics, ...bullets].every((more) => more === "") &&
    lettersOf(title + organisation + date) <= letters;
  if (!section.is_short || !section.entries.every(isRow)) return section;
  return {
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, organisation: "", beside: entry.organisation })),
  };
}

/**
 * Beside a body of a line or two readers take the column's things for parts of its rows; the column, which ends on the first page, would be a
 * small part of a document of more than two.
 */
function besideLonger(side: SheetSection[], sections: SheetSection[]): SheetSection[] {
  const length = (some: SheetSection[], letters?: number) =>
    some.reduce((sum, section) => sum + linesOf(section, letters), 0);
  const body = sections.filter((section) => !side.includes(section));
  const isLong = length(body, rowLetters["side column"]) > maxBodyLines;
  return length(sections) >= 2 * length(side) && !isLong ? side : [];
}

/** More of so few letters surely take a third page. */
const maxBodyLines = 160;

function fitting(sections: SheetSection[]): SheetSection[] {
  let lines = 0;
  return sections.filter((section) => {
    if (!section.is_short || !hasRowsOfOneLine(section) || lines + linesOf(section) > maxLines) return false;
    lines += linesOf(section);
    return true;
  });
}

/** What holds a comma itself is set apart by more than one. */
const itemsIn = (list: string) => list.split(list.includes("; ") ? "; " : ", ");

/** Readers know where a title, an organisation or a number ends by the end of its line. */
function hasRowsOfOneLine({ entries, bullets }: SheetSection): boolean {
  const rows = entries.flatMap(({ title, date, organisation, place, text }) => [
    `${title} ${date}`,
    `${organisation}${place}`,
    text,
  ]);
  return [...rows, ...bullets].every((row) => linesOfText(row) <= 1);
}

function linesOf({ paragraphs, entries, bullets }: SheetSection, letters?: number): number {
  const texts = [
    ...paragraphs.flatMap(itemsIn),
    ...bullets,
    ...entries.flatMap(({ title, date, organisation, place, text, topics = "", bullets: points }) => [
      ...[title, date, `${organisation}${place}`, text, topics],
      ...points,
    ]),
  ];
  return headingLines + entries.length * entryGap + texts.reduce((sum, text) => sum + linesOfText(text, letters), 0);
}

/** East Asian letters are twice as wide. */
const lettersOf = (text: string) => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);
const linesOfText = (text: string, letters = lineLetters) => Math.ceil(lettersOf(text) / letters);
