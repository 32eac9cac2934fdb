import { dateSpanOf, hasDateRange } from "./cv-dates.ts";
import { isWholeHeading } from "./cv-header-pieces.ts";
import { isBullet, startsAchievement } from "./cv-text.ts";
import { namesCompany, namesPlace } from "./cv-words.ts";

/** The heading lines of a job or a school, and what is written about it below. */
export interface CvTextEntry {
  header: string[];
  body: string[];
}

const maxHeaderLineLength = 110;
const maxHeaderLines = 3;

/**
 * Cuts a section into entries. Each line with a date range anchors one; the short lines above it (after an empty line,
 * or where nothing else can own them) and below it (up to the first bullet) belong to its heading.
 */
export function cvEntriesOf(lines: string[]): CvTextEntry[] {
  const anchors = lines.flatMap((line, index) => (isAnchor(line) ? [index] : []));
  const starts = anchors.map((anchor, index) => headerStart(lines, anchor, (anchors[index - 1] ?? -1) + 1));
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? lines.length;
    const headerEnd = endOfHeader(lines, start, anchor, end);
    return {
      header: lines.slice(start, headerEnd).filter((line) => line !== ""),
      body: lines.slice(headerEnd, end),
    };
  });
}

function isAnchor(line: string): boolean {
  return line.length <= maxHeaderLineLength && !isBullet(line) && hasDateRange(line);
}

function headerStart(lines: string[], anchor: number, earliest: number): number {
  const whole = wholeHeadingAt(lines, anchor);
  if (whole !== undefined && whole >= earliest) return whole;
  let start = anchor;
  while (start > earliest && anchor - start < maxHeaderLines - 1 && isHeaderLine(lines[start - 1])) start -= 1;
  if (start === anchor || start === earliest || lines[start - 1]?.trim() === "") return start;
  // No empty line sets the heading apart: the lines above may end the former entry.
  return anchor - closeHeaderLines(lines, start, anchor);
}

/** The line that says all of a position by itself: that of the dates, or the one above dates that stand alone. */
function wholeHeadingAt(lines: string[], anchor: number): number | undefined {
  const rest = dateSpanOf(lines[anchor] ?? "")?.rest ?? "";
  if (isWholeHeading(rest, lines[anchor - 1])) return anchor;
  const above = lines[anchor - 1];
  return rest === "" && isHeaderLine(above) && isWholeHeading(above, lines[anchor - 2]) ? anchor - 1 : undefined;
}

/** How many of the lines above the anchor cannot be the rest of a bullet. */
function closeHeaderLines(lines: string[], start: number, anchor: number): number {
  let count = 0;
  for (let at = anchor - 1; at >= start; at -= 1) {
    const above = lines[at - 1] ?? "";
    const mayContinue = above.length > 60 && !/[.!?]$/.test(above) && at === start;
    if (mayContinue) break;
    count += 1;
  }
  return count;
}

function isHeaderLine(line: string | undefined): line is string {
  return (
    line !== undefined &&
    line.trim() !== "" &&
    line.length <= maxHeaderLineLength &&
    !isBullet(line) &&
    !startsAchievement(line) &&
    /^[\p{Lu}\d"“]/u.test(line) &&
    !/[.;:]$/.test(line.replace(/\b(?:Inc|Ltd|Co|Corp|e\.V|S\.A|S\.L)\.$/i, ""))
  );
}

function endOfHeader(lines: string[], start: number, anchor: number, limit: number): number {
  let end = anchor + 1;
  const isWhole = wholeHeadingAt(lines, anchor) === start;
  const lacksCompany = !lines.slice(start, end).some(namesCompany);
  const mayFollow = (line = "") =>
    isHeaderLine(line) && isShort(line) && (!isWhole || (lacksCompany && namesCompany(line)));
  while (end < limit && end - start < maxHeaderLines && mayFollow(lines[end])) end += 1;
  // LinkedIn puts the place below title, company and dates.
  return end < limit && end > anchor && namesPlace(lines[end] ?? "") ? end + 1 : end;
}

function isShort(line: string | undefined): boolean {
  return (line ?? "").split(/\s+/).length <= 9;
}
