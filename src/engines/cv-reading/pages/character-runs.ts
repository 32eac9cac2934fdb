import type { PageCharacter } from "./page-characters.ts";

/** Characters of one row without a wide gap, from left to right. */
export interface Run {
  characters: PageCharacter[];
  x: number;
  x2: number;
  y: number;
  size: number;
  /** It begins a cell, however near the one before. */
  isCell?: boolean;
  /** Its page is written from right to left. */
  isTurned: boolean;
  /** Its place in the file's own order. */
  order: number;
}

/** In sizes of the text. */
const widestGap = 1.3;
const baselineShift = 0.45;

/** The runs of a page in the order of the file; what is printed twice for its weight counts once. */
export function runsOf(characters: PageCharacter[]): Run[] {
  const runs: Run[] = [];
  const isTurned = isMostlyTurned(characters);
  let run: Run | undefined;
  for (const character of withoutDoubles(characters)) {
    if (character.isGap) {
      run?.characters.push(character);
      continue;
    }
    if (!run || !continues(run, character)) {
      run = {
        characters: [],
        x: character.x,
        x2: character.x2,
        y: character.y,
        size: character.size,
        order: runs.length,
        isTurned,
      };
      runs.push(run);
    }
    run.characters.push(character);
    run.x = Math.min(run.x, character.x);
    run.x2 = Math.max(run.x2, character.x2);
    if (/\p{L}|\p{N}/u.test(character.text)) run.size = Math.max(run.size, character.size);
  }
  return runs.filter(({ characters: all }) => all.some(({ text }) => text !== " ")).map(trimmed);
}

const turnedLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function isMostlyTurned(characters: PageCharacter[]): boolean {
  const letters = characters.filter(({ text }) => /\p{L}/u.test(text));
  return letters.filter(({ text }) => turnedLetter.test(text)).length > 0.5 * letters.length;
}

function continues(run: Run, { x, x2, y, size }: PageCharacter): boolean {
  const smaller = Math.min(run.size, size);
  if (Math.abs(run.y - y) > baselineShift * smaller) return false;
  const gap = Math.max(x - run.x2, run.x - x2);
  return gap <= widestGap * smaller;
}

/** Spaces at the ends have no ink and would close gaps between columns. */
function trimmed(run: Run): Run {
  const inked = run.characters.filter(({ text, isGap }) => !isGap && text.trim() !== "");
  return { ...run, x: Math.min(...inked.map(({ x }) => x)), x2: Math.max(...inked.map(({ x2 }) => x2)) };
}

function withoutDoubles(characters: PageCharacter[]): PageCharacter[] {
  const seen = new Map<string, PageCharacter>();
  let last: PageCharacter | undefined;
  const steps = [-1, 0, 1];
  return characters.filter((character) => {
    if (character.isGap || character.text === " ") return true;
    const [column, row] = [Math.round(character.x), Math.round(character.y)];
    // The letters of one ligature, or of a replaced text, share its box.
    const sharesBox = last?.x === character.x && last.y === character.y;
    const nearest = Math.min(1, 0.12 * character.size);
    const isDouble =
      !sharesBox &&
      steps.some((right) =>
        steps.some((down) => {
          const other = seen.get(`${character.text}${column + right},${row + down}`);
          return other && Math.abs(other.x - character.x) < nearest && Math.abs(other.y - character.y) < nearest;
        }),
      );
    if (!isDouble) {
      seen.set(`${character.text}${column},${row}`, character);
      last = character;
    }
    return !isDouble;
  });
}
