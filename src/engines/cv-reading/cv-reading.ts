/**
 * Reads a CV. In: the text of a document, line by line, or the text items of a PDF's pages with their places and sizes. Out: a draft in
 * the shape of the profile (`ProfileDocument`), which the person checks before any of it is kept.
 *
 * Terms: an *item* is a run of text on a page, a *row* what stands on one line of a page, an *entry* one job or study.
 */
export { profileFromCvText } from "./cv-extraction.ts";
export { linesOfHtml } from "./pages/html-lines.ts";
export { withWholeAddresses } from "./pages/link-addresses.ts";
export { pageLines } from "./pages/page-columns.ts";
export { joinedPages } from "./pages/page-joins.ts";
export type { TextItem } from "./pages/page-rows.ts";
export { readableText } from "./pages/readable-text.ts";
