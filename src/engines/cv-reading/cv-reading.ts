/**
 * Reads a CV. In: the characters of a PDF's pages with their places and fonts, the paragraphs and tables of a word processor's file, or plain
 * text. Out: a draft (`CvDraft`) whose every value is a slice of the document's lines, with its place and its doubt; the person checks it
 * before any of it is kept. Structure first, words as hints; the tables of words (`words`) know 18 languages.
 *
 * Terms: a *run* is characters of one row without a wide gap, a *cell* runs that stand together, a *stream* the lines of one column, a *head*
 * the rows of an entry that name it, an *anchor* the date that tells a head, a *piece* a part of a head, a *slot* the same part in each.
 */

export { spansIn } from "./dates/date-spans.ts";
export type { CvBlock, CvParagraph } from "./lines/paragraph-lines.ts";
export { blocksOfText } from "./lines/paragraph-lines.ts";
export type { PageCharacter, PageCharacters } from "./pages/page-characters.ts";
export { type CvSource, readCv } from "./read-cv.ts";
export { plainCharacter } from "./words/word-table.ts";
