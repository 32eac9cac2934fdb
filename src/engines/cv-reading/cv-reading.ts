/**
 * Reads a CV. In: the characters of a PDF's pages with their places and fonts, the paragraphs and tables of a word processor's file, or plain
 * text. Out: a draft (`CvDraft`) whose every value is a slice of the document's lines, with its place and its doubt; the person checks it
 * before any of it is kept. Structure first, words as hints; the tables of words (`words`) know 18 languages.
 *
 * The steps, each a folder or a file:
 * 1. `pages`: characters become runs, runs rows, rows cells; a page is put in order in up to three ways (its columns, its rows, the file's
 *    own order), and each becomes lines (`lines`). A word processor's paragraphs become lines at once.
 * 2. `sections`: letters are put aside; lines that are headings, by words or by style, begin sections, each of a kind.
 * 3. `entries`: in sections of work and studies the dates (`dates`) tell the entries; how many rows above and below a date name it, and which
 *    of their pieces are title and company, is chosen once for a section. Forms and tables say it with labels.
 * 4. `fields`: names, contacts, lists, languages, licences, certificates, references.
 * 5. `draft-of-lines` puts a reading together, `plausibility` says how much it looks like a CV and what no value holds, and `read-cv` keeps
 *    the best reading.
 * `words` has what languages differ in, as tables; the long ones are files, a language a line, in `assets/cv-words`.
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
