import { BorderStyle, type IBorderOptions, type IRunStylePropertiesOptions } from "docx";
import type { DocumentDesign } from "../../../shared/documents/document-appearance.contract.ts";

export interface DocxTheme {
  font: string;
  displayFont: string;
  /** Half points. */
  size: number;
  nameSize: number;
  ink: string;
  muted: string;
  accent: string;
  /** Millimetres, of a CV and of a letter, at the sides. */
  margins: { cv: number; letter: number };
  centred?: true;
  /** Of the name, where it is not bold. */
  lightName?: true;
  organisation?: IRunStylePropertiesOptions;
  headingBelow?: IBorderOptions;
  /** Below the letterhead of both, or of a letter alone. */
  letterhead?: IBorderOptions;
  letterRule?: IBorderOptions;
}

const hairline = (color: string): IBorderOptions => ({ style: BorderStyle.SINGLE, size: 4, space: 3, color });

const modern: DocxTheme = {
  ...{ font: "Calibri", displayFont: "Calibri", size: 21, nameSize: 52 },
  ...{ ink: "1D211F", muted: "565E5A", accent: "12503F", margins: { cv: 20, letter: 26 } },
  headingBelow: { ...hairline("B9C4BE"), space: 2 },
  letterRule: hairline("B9C4BE"),
};

/** Added to the tightness of the PDF: of 140 CVs set by LibreOffice one then took more pages. */
const wordMargin = 0.18;

/** Faces that Word has everywhere, near to those of the PDF: a Word file carries no fonts. Rules as near as Word draws them. */
const docxThemes: Record<DocumentDesign, DocxTheme> = {
  modern,
  classic: {
    ...{ font: "Cambria", displayFont: "Cambria", size: 20, nameSize: 46, centred: true },
    ...{ ink: "161616", muted: "4C4C4C", accent: "161616", margins: { cv: 22, letter: 28 } },
    organisation: { italics: true },
    headingBelow: { ...hairline("161616"), space: 2 },
    letterhead: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 12, space: 8, color: "161616" },
  },
  compact: {
    ...{ font: "Arial", displayFont: "Arial", size: 19, nameSize: 42 },
    ...{ ink: "1A1D24", muted: "565B66", accent: "1F3A6E", margins: { cv: 16, letter: 24 } },
    headingBelow: { ...hairline("B8C1D3"), space: 1 },
    letterRule: hairline("B8C1D3"),
  },
  executive: {
    ...{ font: "Calibri", displayFont: "Cambria", size: 21, nameSize: 52 },
    ...{ ink: "1C1F24", muted: "565C66", accent: "2B3F57", margins: { cv: 24, letter: 29 } },
    letterhead: { style: BorderStyle.SINGLE, size: 12, space: 8, color: "2B3F57" },
  },
  timeline: {
    ...{ font: "Arial", displayFont: "Arial", size: 19, nameSize: 46 },
    ...{ ink: "1C1C22", muted: "5C5A66", accent: "7A1F3D", margins: { cv: 19, letter: 26 } },
    letterhead: hairline("D9CDD2"),
  },
  sidebar: {
    ...{ font: "Calibri", displayFont: "Calibri", size: 21, nameSize: 50 },
    ...{ ink: "1B2126", muted: "55606A", accent: "0F4C75", margins: { cv: 17, letter: 26 } },
    letterhead: { style: BorderStyle.SINGLE, size: 8, space: 8, color: "0F4C75" },
  },
  warm: {
    ...{ font: "Georgia", displayFont: "Georgia", size: 19, nameSize: 52, lightName: true },
    ...{ ink: "2A2320", muted: "665A54", accent: "9C3D1E", margins: { cv: 21, letter: 27 } },
    headingBelow: { ...hairline("E0CFC6"), space: 2 },
    letterRule: hairline("E0CFC6"),
  },
};

/** Between the parts of a CV and of a letter, in twentieths of a point; heights of lines in 240ths of one line. */
export interface DocxSpacing {
  section: number;
  heading: number;
  paragraph: number;
  entry: number;
  row: number;
  line: number;
  letterParagraph: number;
  letterLine: number;
  /** Millimetres. */
  top: number;
  bottom: number;
}

const usual: DocxSpacing = {
  ...{ section: 270, heading: 90, paragraph: 60, entry: 130, row: 24, line: 254 },
  ...{ letterParagraph: 150, letterLine: 276, top: 18, bottom: 18 },
};
const tightest: DocxSpacing = {
  ...{ section: 205, heading: 44, paragraph: 16, entry: 92, row: 10, line: 240 },
  ...{ letterParagraph: 90, letterLine: 240, top: 12, bottom: 12 },
};
/** Half points. */
export const smallestText = 19;
/** Half points, and millimetres at the sides. */
const [smallestName, narrowestMargin] = [38, 15];

export type SetTheme = DocxTheme & { spacing: DocxSpacing };

/** A design's theme as tight as its PDF: 0 is its own, 1 the tightest, below 0 gaps are larger. Word's faces take a little more room than those of the PDF. */
export function setTheme(design: DocumentDesign, pdfTightness: number): SetTheme {
  const theme = docxThemes[design];
  const set = (tightness: number) => (own: number, tight: number) =>
    Math.round(own + Math.min(0, tight - own) * tightness);
  const tightness = Math.min(1, pdfTightness + wordMargin);
  const between = set(Math.max(0, tightness));
  const gap = set(tightness);
  const { cv, letter } = theme.margins;
  return {
    ...theme,
    size: between(theme.size, smallestText),
    nameSize: between(theme.nameSize, smallestName),
    margins: { cv: between(cv, narrowestMargin), letter: between(letter, letter - 5) },
    spacing: {
      section: gap(usual.section, tightest.section),
      heading: gap(usual.heading, tightest.heading),
      paragraph: gap(usual.paragraph, tightest.paragraph),
      entry: gap(usual.entry, tightest.entry),
      row: gap(usual.row, tightest.row),
      line: between(usual.line, tightest.line),
      letterParagraph: between(usual.letterParagraph, tightest.letterParagraph),
      letterLine: between(usual.letterLine, tightest.letterLine),
      top: between(usual.top, tightest.top),
      bottom: between(usual.bottom, tightest.bottom),
    },
  };
}
