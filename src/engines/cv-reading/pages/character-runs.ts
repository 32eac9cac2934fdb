import type { PageCharacter } from "./page-characters.ts";

/** Characters of one row without a wide gap, from left to right. */
export interface Run {
  characters: PageCharacter[];
  x: number;
  x2: number;
  y: number;
  size: number;
  /** Its page is written from right to left. */
  isTurned: boolean;
}

/** In sizes of the text; what tables leave at least between cells. */
const widestGap = 0.4;
const baselineShift = 0.45;

export const turnedLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The runs of a page in the order of the file; what is printed twice for its weight counts once. */
export function runsOf(characters: PageCharacter[]): Run[] {
  const runs: Run[] = [];
  const letters = characters.filter(({ text }) => /\p{L}/u.test(text));
  const isTurned = letters.filter(({ text }) => turnedLetter.test(text)).length > 0.5 * letters.length;
  let run: Run | undefined;
  for (const character of withoutDoubles(characters)) {
    // Spaces have no ink and would close gaps between columns.
    if (character.isGap || character.text.trim() === "") {
      run?.characters.push(character);
      continue;
    }
    const { x, x2, y, size } = character;
    if (!run || !continues(run, character)) {
      run = { characters: [], x, x2, y, size, isTurned };
      runs.push(run);
    }
    run.characters.push(character);
    run.x = Math.min(run.x, x);
    run.x2 = Math.max(run.x2, x2);
    if (/\p{L}|\p{N}/u.test(character.text)) run.size = Math.max(run.size, size);
  }
  return runs;
}

function continues(run: Run, { x, x2, y, size }: PageCharacter): boolean {
  // A heading may fill its margin, with no gap before what stands beside it.
  if (run.size > 1.1 * size && x > run.x2) return false;
  const smaller = Math.min(run.size, size);
  return Math.abs(run.y - y) <= baselineShift * smaller && Math.max(x - run.x2, run.x - x2) <= widestGap * smaller;
}

function withoutDoubles(characters: PageCharacter[]): PageCharacter[] {
  const seen = new Set<string>();
  let last: PageCharacter | undefined;
  return characters.filter((character) => {
    const { text, x, y } = character;
    if (character.isGap || text === " ") return true;
    // Two grids, so that no border parts what is nearer than half a point.
    const places = [0, 0.5].map((shift) => `${text}${shift},${Math.floor(x + shift)},${Math.round(y)}`);
    // The letters of one ligature, or of a replaced text, share its box.
    const sharesBox = last?.x === x && last.y === y;
    if (!sharesBox && places.some((place) => seen.has(place))) return false;
    for (const place of places) seen.add(place);
    last = character;
    return true;
  });
}
