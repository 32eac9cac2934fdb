import { type DateSpan, dateSpanOf, hasDateRange } from "./cv-dates.ts";
import { blocksOf, isBullet, startsAchievement } from "./cv-text.ts";

/** An entry laid out in rows: what and when in the first, where in the second, more about it below. */
export interface StackedEntry {
  title: string;
  span: DateSpan | undefined;
  /** The parts of the second row, which upright bars or wide gaps set apart; none without such a row. */
  below: string[];
  body: string[];
}

const maxTitleRowLength = 160;
const maxSecondRowLength = 110;
/** A row of so many characters may go on in the next one. */
const fullRow = 60;
const maxDateWords = 9;

/**
 * The entries of a section that is laid out in rows from its first entry to its last; undefined for any other section.
 * @param mayBeginUndated whether the first entry may be a title alone, as in a list of certificates
 */
export function stackedEntriesOf(lines: string[], mayBeginUndated = false): StackedEntry[] | undefined {
  const blocks = entryBlocks(lines);
  const dated = blocks.filter(([first = ""]) => titleRow(first) !== undefined);
  const hasOtherLayout = dated.some(([, second = ""]) => hasDateRange(second) || titleRow(second) !== undefined);
  if (hasOtherLayout || !dated.some(([, second]) => isSecondRow(second))) return undefined;
  const [[first = "", ...more] = []] = blocks;
  const beginsInRows = titleRow(first) !== undefined || (mayBeginUndated && opensEntry([first, ...more]));
  if (!beginsInRows && !dated.some(([, second = ""]) => hasSeparatedParts(second))) return undefined;
  return blocks.reduce<StackedEntry[]>((entries, block) => {
    const last = entries.at(-1);
    if (last && !opensEntry(block)) last.body.push(...block);
    else entries.push(entryOf(block));
    return entries;
  }, []);
}

export const hasSeparatedParts = (row: string) => partsOf(row).length > 1;

const partsOf = (row: string) =>
  row
    .split(/\t+|\s+[|·]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Blocks between empty lines; where a page ends inside a block, a dated row after other lines opens the next one. */
function entryBlocks(lines: string[]): string[][] {
  return blocksOf(lines)
    .map(withWholeTitles)
    .flatMap((block) => {
      const groups: string[][] = [];
      block.forEach((line, index) => {
        const follows = index > 1 || (index === 1 && isBullet(block[0] ?? ""));
        const opens = follows && titleRow(line) !== undefined;
        const group = groups.at(-1);
        if (group && !opens) group.push(line);
        else groups.push([line]);
      });
      return groups;
    });
}

/** A title that is too long for its line ends in the next one, where its dates follow. */
function withWholeTitles([first = "", second, ...rest]: string[]): string[] {
  if (second === undefined) return [first];
  const isBroken =
    first.length >= fullRow && !isBullet(first) && titleRow(first) === undefined && titleRow(second) !== undefined;
  return isBroken ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
}

function opensEntry([first = "", second]: string[]): boolean {
  if (titleRow(first) !== undefined) return true;
  const isTitle =
    !isBullet(first) && /^[^\p{Ll}]/u.test(first) && first.length <= maxSecondRowLength && !/[.;:,]$/.test(first);
  return isTitle && (second === undefined || isSecondRow(second) || isBullet(second));
}

function entryOf([first = "", ...rest]: string[]): StackedEntry {
  const row = titleRow(first);
  const { second, body } = secondRowOf(rest);
  return { title: row?.title ?? first, span: row?.span, below: second === undefined ? [] : partsOf(second), body };
}

function secondRowOf([second, third, ...more]: string[]): { second: string | undefined; body: string[] } {
  if (!isSecondRow(second))
    return { second: undefined, body: [second, third, ...more].filter((line) => line !== undefined) };
  const goesOn =
    third !== undefined &&
    second.length > fullRow &&
    !isBullet(third) &&
    !hasSeparatedParts(second) &&
    hasSeparatedParts(third);
  if (goesOn) return { second: `${second} ${third}`, body: more };
  return { second, body: third === undefined ? more : [third, ...more] };
}

function isSecondRow(line: string | undefined): line is string {
  if (line === undefined || line.length > maxSecondRowLength || isBullet(line) || titleRow(line)) return false;
  return hasSeparatedParts(line) || !(startsAchievement(line) || /^\p{Ll}.*\s.*\.$/u.test(line));
}

/** A row that ends with its dates, which no comma or word joins to what stands before. */
function titleRow(line: string): { title: string; span: DateSpan } | undefined {
  if (isBullet(line) || line.length > maxTitleRowLength || !/(?:19|20)\d{2}/.test(line)) return undefined;
  const words = line.split(/\s+/u);
  for (let count = Math.min(maxDateWords, words.length - 1); count > 0; count -= 1) {
    const span = dateSpanOf(words.slice(-count).join(" "));
    if (span?.rest !== "") continue;
    const title = words.slice(0, -count).join(" ");
    return /[,:;(|–—-]$|(?<!\p{L})(?:in|of|on|since|from|by|until|to|for|seit|bis|von|im|en|de|depuis|desde)$/iu.test(
      title,
    )
      ? undefined
      : { title, span };
  }
  return undefined;
}
