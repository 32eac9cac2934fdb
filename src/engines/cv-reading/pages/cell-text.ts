import type { CellText } from "../lines/cv-line.ts";
import { plainCharacter } from "../words/word-table.ts";
import { type Run, turnedLetter } from "./character-runs.ts";
import type { PageCharacter } from "./page-characters.ts";

const gapWritten = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}]/u;

interface Letter extends PageCharacter {
  /** A word ends before it. */
  isFirst: boolean;
  /** The reader of the file saw a gap before it. */
  isSeen?: boolean;
}

/** Every way of reading a page asks for the same cells, most of one run. */
const ofOneRun = new WeakMap<Run, CellText>();

/** The text of runs that stand side by side, with spaces where words part. */
export function cellTextOf(runs: Run[]): CellText {
  const only = runs.length === 1 ? runs[0] : undefined;
  const text = (only && ofOneRun.get(only)) ?? textOfRuns(runs);
  if (only) ofOneRun.set(only, text);
  return text;
}

function textOfRuns(runs: Run[]): CellText {
  const characters = runs.flatMap((run) => run.characters);
  // Numbers alone follow their page.
  const isTurned =
    characters.some(({ text }) => turnedLetter.test(text)) ||
    (runs[0]?.isTurned === true && !characters.some(({ text }) => /\p{L}/u.test(text)));
  return spelled(isTurned ? rightToLeftLetters(characters) : withSpaces(characters));
}

/** In sizes: what parts words where the file has no space, and what a gap that its reader saw must have at least. */
const wordGap = 0.13;
const seenGap = 0.15;
/** What parts words where the file has no space and its reader saw no gap either: text may be tracked, or in small capitals. */
const unseenGap = 0.3;
/** Behind signs that share their letter's place, as vowel signs and the parts of a ligature do: how wide they are is not known. */
const gapBehindSign = 0.42;

function withSpaces(characters: PageCharacter[]): Letter[] {
  const letters: Letter[] = [];
  const gaps: number[] = [];
  let [isSpaced, isSeen, end, isSigned] = [false, false, 0, false];
  for (const character of characters) {
    const { text, x, x2, size } = character;
    if (text === " ") {
      isSpaced ||= !character.isGap;
      isSeen ||= character.isGap;
      continue;
    }
    const before = letters.at(-1);
    const gap = before ? x - end - (isSigned ? (gapBehindSign - seenGap) * size : 0) : 0;
    const isGap = isSeen && gap > seenGap * size && !gapWritten.test(before?.text ?? "");
    const isMark = /^\p{M}/u.test(text);
    letters.push({ ...character, isFirst: before !== undefined && (isSpaced || isGap), isSeen });
    gaps.push(gap);
    const isShared = !isMark && x === before?.x;
    // The letters of a ligature are as wide together as each of them.
    end = isMark ? Math.max(end, x2) : isShared && gapWritten.test(text) ? end + x2 - x : x2;
    isSigned = /^\p{Mc}/u.test(text) || (isMark && isSigned) || (isShared && !gapWritten.test(text));
    isSpaced = isSeen = false;
  }
  const usual = usualOf(gaps);
  const hasSpaces = letters.some(({ isFirst, text }) => isFirst && gapWritten.test(text));
  const isSeenElsewhere = letters.some(({ isSeen }) => isSeen);
  const isWide = ({ text, size, isSeen }: Letter, gap: number) => {
    const [least, more] = !isSeen ? [isSeenElsewhere ? 0.5 : unseenGap, 0.2] : hasSpaces ? [0.2, 0.2] : [wordGap, 0.1];
    return gapWritten.test(text) && gap > Math.max(least * size, usual + more * size);
  };
  const separated = letters.map((letter, index) => ({
    ...letter,
    isFirst: letter.isFirst || (index > 0 && isWide(letter, gaps[index] ?? 0)),
  }));
  return withoutLetterSpaces(separated, gaps);
}

const usualOf = (gaps: number[]) => gaps.slice(1).sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;

/** "E X P E R I E N C E" */
function withoutLetterSpaces(letters: Letter[], gaps: number[]): Letter[] {
  const written = letters.filter(({ text }) => /\p{L}/u.test(text));
  const words = written
    .map(({ isFirst, text }) => (isFirst ? ` ${text}` : text))
    .join("")
    .trim()
    .split(" ");
  if (words.length < 4 || words.filter((word) => word.length === 1).length <= 0.6 * words.length) return letters;
  return letters.map((letter, index) => ({
    ...letter,
    isFirst: index > 0 && (gaps[index] ?? 0) > 1.9 * usualOf(gaps),
  }));
}

/** As one text in normal form, with the place of each of its characters. */
function spelled(letters: Letter[]): CellText {
  const cell: CellText = { text: "", spans: [], starts: [], ends: [] };
  const add = (text: string, x: number, x2: number, { bold, italic, size }: Letter) => {
    const from = cell.text.length;
    cell.text += text;
    for (let index = 0; index < text.length; index += 1) {
      cell.starts.push(x);
      cell.ends.push(x2);
    }
    const last = cell.spans.at(-1);
    if (last?.bold === bold && last.italic === italic && Math.abs(last.size - size) < 0.6) last.to = cell.text.length;
    else cell.spans.push({ from, to: cell.text.length, bold, italic, size: Math.round(size * 10) / 10 });
  };
  for (const letter of withMarks(letters)) {
    const text = plainCharacter(letter.text);
    if (text === "") continue;
    if (letter.isFirst && cell.text !== "") add(" ", cell.ends.at(-1) ?? letter.x, letter.x, letter);
    add(text, letter.x, letter.x2, letter);
  }
  return cell;
}

/** Signs above and below are part of their letter. */
function withMarks(letters: Letter[]): Letter[] {
  const joined: Letter[] = [];
  for (const letter of letters) {
    const before = joined.at(-1);
    if (before && /^\p{M}/u.test(letter.text)) joined.splice(-1, 1, { ...before, text: before.text + letter.text });
    else joined.push(letter);
  }
  return joined;
}

/**
 * What is written from right to left in the order in which it is read; numbers and Latin words run the other way. Where words part
 * PDFium knows by its own order, between other signs their places tell.
 */
function rightToLeftLetters(characters: PageCharacter[]): Letter[] {
  const letters = characters.flatMap((character, index) =>
    character.text === " " ? [] : [{ ...character, isFirst: characters[index - 1]?.text === " " }],
  );
  const ordered = logicalOrder(letters);
  const gaps = ordered.map(({ x, x2, size }, index) => {
    const before = ordered[index - 1];
    return before ? Math.max(x - before.x2, before.x - x2) / size : 0;
  });
  const separated = ordered.map((letter, index) => {
    const isWritten = turnedLetter.test(letter.text) && turnedLetter.test(ordered[index - 1]?.text ?? "");
    return { ...letter, isFirst: (gaps[index] ?? 0) > (!isWritten ? seenGap : letter.isFirst ? 0.1 : 0.22) };
  });
  return withoutLetterSpaces(separated, gaps);
}

/** In what is seen from left to right: numbers and Latin words, with what joins them; the groups of a telephone number. */
const leftToRight =
  /\+\d[\d -]*\d|\+?[\p{N}\p{Script=Latin}@]+(?:(?:[.,:/@_'-]{1,3}|(?<=\p{Script=Latin})[ .,:/@&()+-]{1,4}(?=\p{Script=Latin}))[\p{N}\p{Script=Latin}@]+)*/gu;

function logicalOrder(letters: Letter[]): Letter[] {
  // The two letters of a ligature share one place: lam is read before alef.
  const visual = [...letters].sort((a, b) => a.x - b.x || (a.text === "ل" ? 1 : b.text === "ل" ? -1 : a.x2 - b.x2));
  const seen = visual.flatMap((letter, index): (Letter | undefined)[] => {
    const isApart = letter.x - (visual[index - 1]?.x2 ?? letter.x) > seenGap * letter.size;
    return isApart ? [undefined, letter] : [letter];
  });
  const text = seen.map((letter) => letter?.text.charAt(0) ?? " ").join("");
  const ordered: (Letter | undefined)[] = [];
  let end = seen.length;
  for (const { 0: stretch, index } of [...text.matchAll(leftToRight)].reverse()) {
    ordered.push(...seen.slice(index + stretch.length, end).reverse(), ...seen.slice(index, index + stretch.length));
    end = index;
  }
  return [...ordered, ...seen.slice(0, end).reverse()].filter((letter) => letter !== undefined);
}
