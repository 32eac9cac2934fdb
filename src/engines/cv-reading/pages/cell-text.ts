import type { CellText, StyleSpan } from "../lines/cv-line.ts";
import { plainCharacter } from "../words/word-table.ts";
import type { Run } from "./character-runs.ts";
import type { PageCharacter } from "./page-characters.ts";

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const gapWritten = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}]/u;

/** The text of runs that stand side by side, with spaces where words part. */
export function cellTextOf(runs: Run[]): CellText {
  const characters = runs.flatMap((run) => run.characters);
  // Numbers alone follow their page.
  const isRightToLeft =
    characters.some(({ text }) => rightToLeft.test(text)) ||
    (runs[0]?.isTurned === true && !characters.some(({ text }) => /\p{L}/u.test(text)));
  return spelled(
    isRightToLeft ? rightToLeftLetters(characters) : withSpaces(runs.flatMap((run) => inOrder(run.characters))),
  );
}

/** In the file's order, but by place where that jumps back. */
function inOrder(characters: PageCharacter[]): PageCharacter[] {
  const inked = characters.filter(({ text, isGap }) => !isGap && text !== " ");
  const jumpsBack = inked.some(({ x, size }, index) => x < (inked[index - 1]?.x ?? x) - 0.6 * size);
  return jumpsBack ? [...characters].sort((a, b) => a.x - b.x) : characters;
}

interface Letter extends PageCharacter {
  /** A word ends before it. */
  isFirst: boolean;
}

/** In sizes: what parts words where the file has no space, and what a gap that its reader saw must have at least. */
const wordGap = 0.13;
const seenGap = 0.15;
/** Behind signs that share their letter's place, as vowel signs and the parts of a ligature do: how wide they are is not known. */
const gapBehindSign = 0.42;

function withSpaces(characters: PageCharacter[]): Letter[] {
  const letters: Letter[] = [];
  const gaps: number[] = [];
  let [isSpaced, isSeen, end, isSigned] = [false, false, 0, false];
  for (const character of characters) {
    if (character.text === " ") {
      isSpaced ||= !character.isGap;
      isSeen ||= character.isGap;
      continue;
    }
    const before = letters.at(-1);
    const gap = before ? character.x - end - (isSigned ? (gapBehindSign - seenGap) * character.size : 0) : 0;
    const isWide = gap > seenGap * character.size;
    const isGap = isSeen && isWide && !(before && gapWritten.test(before.text));
    const isMark = /^\p{M}/u.test(character.text);
    letters.push({ ...character, isFirst: before !== undefined && (isSpaced || isGap) });
    gaps.push(gap);
    end = isMark ? Math.max(end, character.x2) : character.x2;
    isSigned = /^\p{Mc}/u.test(character.text) || (isMark && isSigned) || (!isMark && character.x === before?.x);
    isSpaced = isSeen = false;
  }
  const usual = median(gaps.slice(1));
  const isWide = (gap: number, { size }: Letter) => gap > wordGap * size && gap > usual + 0.1 * size;
  const separated = letters.map((letter, index) => ({
    ...letter,
    isFirst: letter.isFirst || (index > 0 && gapWritten.test(letter.text) && isWide(gaps[index] ?? 0, letter)),
  }));
  return isLetterSpaced(separated)
    ? separated.map((letter, index) => ({ ...letter, isFirst: index > 0 && (gaps[index] ?? 0) > 1.9 * usual }))
    : separated;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** "E X P E R I E N C E" */
function isLetterSpaced(letters: Letter[]): boolean {
  const lengths: number[] = [];
  for (const { isFirst, text } of letters) {
    if (!/\p{L}/u.test(text)) continue;
    if (isFirst || lengths.length === 0) lengths.push(1);
    else lengths.push((lengths.pop() ?? 0) + 1);
  }
  return lengths.length >= 4 && lengths.filter((length) => length === 1).length > 0.6 * lengths.length;
}

/** As one text in normal form, with the place of each of its characters. */
function spelled(letters: Letter[]): CellText {
  const cell = { text: "", spans: [] as StyleSpan[], starts: [] as number[], ends: [] as number[] };
  for (const letter of letters) {
    const isMark = /^\p{M}/u.test(letter.text) && cell.text !== "";
    const before = isMark ? (/[\s\S]$/u.exec(cell.text)?.[0] ?? "") : "";
    const joined = isMark ? (before + letter.text).normalize("NFC") : plainCharacter(letter.text);
    if (joined === "") continue;
    const start = cell.text.length - before.length;
    if (letter.isFirst && !isMark) append(cell, " ", cell.ends.at(-1) ?? letter.x, letter.x, letter);
    if (before !== "") {
      const x = cell.starts[start] ?? letter.x;
      cell.text = cell.text.slice(0, start);
      cell.starts.length = start;
      cell.ends.length = start;
      append(cell, joined, x, letter.x2, letter);
    } else append(cell, joined, letter.x, letter.x2, letter);
  }
  for (const span of cell.spans) span.to = Math.min(span.to, cell.text.length);
  return cell;
}

function append(
  cell: { text: string; spans: StyleSpan[]; starts: number[]; ends: number[] },
  text: string,
  x: number,
  x2: number,
  { bold, italic, size }: Letter,
): void {
  const from = cell.text.length;
  cell.text += text;
  for (let index = 0; index < text.length; index += 1) {
    cell.starts.push(x);
    cell.ends.push(x2);
  }
  const last = cell.spans.at(-1);
  if (last && last.bold === bold && last.italic === italic && Math.abs(last.size - size) < 0.6)
    last.to = cell.text.length;
  else cell.spans.push({ from, to: cell.text.length, bold, italic, size: Math.round(size * 10) / 10 });
}

/**
 * What is written from right to left in the order in which it is read; numbers and Latin words run the other way. Where words part
 * PDFium knows by its own order, between other signs their places tell.
 */
function rightToLeftLetters(characters: PageCharacter[]): Letter[] {
  const letters: Letter[] = [];
  let isParted = false;
  for (const character of characters) {
    if (character.text === " ") isParted = true;
    else {
      letters.push({ ...character, isFirst: isParted });
      isParted = false;
    }
  }
  const ordered = logicalOrder(letters);
  return ordered.map((letter, index) => {
    const before = ordered[index - 1];
    if (!before) return { ...letter, isFirst: false };
    const isWritten = rightToLeft.test(letter.text) && rightToLeft.test(before.text);
    const gap = Math.max(letter.x - before.x2, before.x - letter.x2);
    return {
      ...letter,
      isFirst: isWritten
        ? (letter.isFirst && gap > 0.1 * letter.size) || gap > 0.22 * letter.size
        : gap > seenGap * letter.size,
    };
  });
}

interface Segment {
  isLeftToRight: boolean;
  letters: Letter[];
}

function logicalOrder(letters: Letter[]): Letter[] {
  const visual = [...letters].sort((a, b) => a.x - b.x || a.x2 - b.x2);
  const segments: Segment[] = [];
  for (const letter of visual) {
    const isLeftToRight = /[\p{N}\p{Script=Latin}@]/u.test(letter.text);
    const last = segments.at(-1);
    const isApart = isLeftToRight && letter.x - (last?.letters.at(-1)?.x2 ?? letter.x) > seenGap * letter.size;
    if (last && last.isLeftToRight === isLeftToRight && !isApart) last.letters.push(letter);
    else segments.push({ isLeftToRight, letters: [letter] });
  }
  return joinedLeftToRight(segments)
    .reverse()
    .flatMap((segment) => (segment.isLeftToRight ? segment.letters : lamBeforeAlef([...segment.letters].reverse())));
}

const spelling = (segment: Segment | undefined) => segment?.letters.map(({ text }) => text).join("") ?? "";

/** Latin words, and the groups of a number whose plus sign stands on the left, are one stretch with what stands between them. */
function joinedLeftToRight(segments: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const [before, joint] = last?.isLeftToRight ? [last, undefined] : [joined.at(-2), last];
    if (
      segment.isLeftToRight &&
      before?.isLeftToRight &&
      isOneStretch(spelling(before), spelling(joint), spelling(segment))
    ) {
      const letters = [...before.letters, ...(joint?.letters ?? []), ...segment.letters];
      joined.splice(joint ? -2 : -1, joint ? 2 : 1, { isLeftToRight: true, letters });
    } else if (segment.isLeftToRight && last?.isLeftToRight === false && isPlusBefore(last, segment)) {
      const plus = last.letters.splice(-1);
      if (last.letters.length === 0) joined.pop();
      joined.push({ isLeftToRight: true, letters: [...plus, ...segment.letters] });
    } else joined.push(segment);
  }
  return joined;
}

const isPlusBefore = (signs: Segment, number: Segment) =>
  /\+$/.test(spelling(signs)) &&
  (number.letters[0]?.x ?? 0) - (signs.letters.at(-1)?.x2 ?? 0) < seenGap * (number.letters[0]?.size ?? 1);

function isOneStretch(before: string, joint: string, after: string): boolean {
  if (rightToLeft.test(joint)) return false;
  if (/^[.,:/@_'-]{1,3}$/u.test(joint)) return true;
  const latin = /\p{Script=Latin}/u;
  if (latin.test(before) && latin.test(after)) return /^[.,:/@&()+-]{0,3}$/u.test(joint);
  return joint === "" && /^\+[\d\s-]*$/.test(before) && /^[\d-]+$/.test(after);
}

/** A ligature's two letters share one place and may come either way round. */
function lamBeforeAlef(letters: Letter[]): Letter[] {
  const ordered = [...letters];
  for (let index = 0; index + 1 < ordered.length; index += 1) {
    const [first, second] = [ordered[index], ordered[index + 1]];
    if (!first || !second || Math.abs(first.x - second.x) > 0.1) continue;
    if (/[اأإآ]/u.test(first.text) && second.text === "ل") ordered.splice(index, 2, second, first);
  }
  return ordered;
}
