import { convertMillimetersToTwip as twips } from "docx";
import { type DocumentPaper, designLayouts } from "../../../shared/documents/document-appearance.contract.ts";
import type { Sheet } from "../sheet.ts";
import { columnsOf } from "../side-column.ts";
import type { SetTheme } from "./docx-themes.ts";

/** All lengths are in twips, twentieths of a point. */
const pageSizes: Record<DocumentPaper, { width: number; height: number }> = {
  a4: { width: twips(210), height: twips(297) },
  "us-letter": { width: twips(215.9), height: twips(279.4) },
};
export const pageSize = (paper: DocumentPaper) => pageSizes[paper];

/** Between a bullet and its text, as narrow as in the PDF. */
export const bulletIndent = 200;
export const sideColumn = { width: twips(48), gutter: twips(9) };
/** Of the width of a digit in letters of one point, and between the longest date and the titles. */
const [letterWidth, dateGap] = [0.53, 240];
const maxDateMargin = twips(60);

export function bodyWidth({ template, data }: Sheet, { margins }: SetTheme): number {
  return pageSize(data.paper).width - 2 * twips(margins[template]);
}

/** How far the body begins behind the page's margin. */
export function bodyIndent(sheet: Sheet, theme: SetTheme): number {
  if (sheet.template === "letter") return 0;
  const hasSideColumn = columnsOf(sheet.data).side_sections.length > 0;
  return hasSideColumn ? sideColumn.width + sideColumn.gutter : dateMargin(sheet, theme);
}

/** As wide as its dates; 0 where dates stand at the right. */
export function dateMargin({ template, data }: Sheet, theme: SetTheme): number {
  if (template === "letter" || designLayouts[data.design] !== "dates in margin") return 0;
  const lengths = data.sections.flatMap(({ entries }) => entries.map(({ date }) => date.length));
  return Math.round(Math.min(maxDateMargin, Math.max(0, ...lengths) * theme.size * 10 * letterWidth + dateGap));
}
