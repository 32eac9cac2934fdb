import type { PageCharacter, PageCharacters } from "../../cv-reading/cv-reading.ts";
import { pdfPictures } from "./pdf-pictures.ts";
import { isRecognisable, openTesseract, type RecognisedLine } from "./tesseract.ts";

/** Pixels: some 200 dots an inch on A4, which is enough for letters of 8 points. */
const drawnWidth = 1700;
/** Per cent: words below are marked as doubtful; Tesseract gives printed ones some 95. */
const minConfidence = 85;
/** Of the row's height, a font's size: the rest is the room above and below. */
const sizeOfRow = 0.85;
/** Rows of one font differ by so much, as their letters do. */
const sizeTolerance = 0.14;
/** In sizes of the font: the usual space between words, and what is a gap between columns or cells. */
const space = 0.25;
const widestSpace = 0.8;

export interface RecognisedPages {
  pages: PageCharacters[];
  /** The words that may be wrong. */
  unsure: Set<string>;
}

/**
 * The words of a PDF whose pages are pictures, with their places; undefined where no reader of pictures is installed.
 * The language is told by the first page, read in English before.
 * @param beforePage called before each page, which takes seconds
 */
export async function recognisedPages(
  bytes: Uint8Array,
  beforePage: () => Promise<unknown>,
): Promise<RecognisedPages | undefined> {
  await beforePage();
  const english = await openTesseract("en");
  if (!english) return undefined;
  const drawn = await pdfPictures(bytes, drawnWidth);
  const [first] = drawn;
  const firstLines = first ? english(first.png) : [];
  const words = firstLines.flatMap((line) => line.words.map(({ text }) => text));
  // Loaded here, since its tables take longer to load than all other readers, and few files are pictures.
  const { languageOf } = await import("../../language-detection/language-detection.ts");
  const language = languageOf(words.join(" "));
  const isEnglish = language === "en" || !isRecognisable(language);
  const read = (isEnglish ? undefined : await openTesseract(language)) ?? english;
  const pages: PageCharacters[] = [];
  const unsure = new Set<string>();
  for (const { png, width, height, scale, isCut } of drawn) {
    const isRead = isEnglish && pages.length === 0;
    if (!isRead) await beforePage();
    const lines = isRead ? firstLines : read(png);
    for (const { text, confidence } of lines.flatMap((line) => line.words))
      if (confidence < minConfidence) unsure.add(text);
    pages.push({ width, height, isCut, unmapped: 0, characters: charactersOfLines(lines, scale) });
  }
  return { pages, unsure };
}

function charactersOfLines(lines: RecognisedLine[], scale: number): PageCharacter[] {
  const heights = lines.flatMap(({ rowAttributes, words }) => words.map(() => rowAttributes.rowHeight));
  const usual = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  return lines.flatMap(({ rowAttributes: { rowHeight }, baseline, words }) => {
    const isUsual = Math.abs(rowHeight - usual) <= sizeTolerance * usual;
    const size = (sizeOfRow * (isUsual ? usual : rowHeight)) / scale;
    const y = (baseline.y0 + baseline.y1) / 2 / scale;
    return words.flatMap(({ text, bbox }, place) => {
      const [start, end] = [bbox.x0 / scale, bbox.x1 / scale];
      const next = (words[place + 1]?.bbox.x0 ?? Number.POSITIVE_INFINITY) / scale;
      // The boxes hold ink alone, and gaps between words look wider than they are written.
      const isFollowed = next - end < widestSpace * size;
      if (!isFollowed) return charactersOf(withBullet(text), start, end, y, size);
      const gap = Math.max(end, next - space * size);
      return [...charactersOf(withBullet(text), start, gap, y, size), ...charactersOf(" ", gap, next, y, size)];
    });
  });
}

/** Each as wide as the others. */
function charactersOf(text: string, x: number, x2: number, y: number, size: number): PageCharacter[] {
  const letters = [...text];
  const width = (x2 - x) / Math.max(1, letters.length);
  return letters.map((letter, place) => ({
    ...{ text: letter, x: x + place * width, x2: x + (place + 1) * width, y, size },
    ...{ font: "", bold: false, italic: false, isGap: false },
  }));
}

/** What bullets look like to Tesseract. */
const withBullet = (word: string) => (/^[*¢«»o°+e©]$/u.test(word) ? "•" : word);
