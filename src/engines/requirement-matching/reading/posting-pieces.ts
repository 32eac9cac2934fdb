import { type DocumentLanguage, memoized } from "../../text/text.ts";
import { conjunctions } from "./asked-things.ts";
import { postingBlocks } from "./line-shapes.ts";

/** How a piece is parted from the one before it, in any language. */
export type Parting =
  | "block"
  | "item"
  | "line"
  | "sentence"
  | "semicolon"
  | "colon"
  | "dash"
  | "comma"
  | "and"
  | "or"
  | "comma and";

/** The least of a posting that can be asked for by itself: what stands between two signs or conjunctions. */
export interface PostingPiece {
  text: string;
  parting: Parting;
  line: PieceLine;
  /** Within the line. */
  start: number;
  end: number;
}

export interface PieceLine {
  text: string;
  /** What is written above its block; empty where nothing is. */
  heading: string;
  isBullet: boolean;
}

/** The pieces of a posting in order, without headings. */
export function postingPieces(text: string, title: string, language: DocumentLanguage): PostingPiece[] {
  return postingBlocks(text, title).flatMap(({ heading, lines }) =>
    lines.flatMap(({ text: written, isBullet }, at) => {
      const line = { text: written, heading, isBullet };
      return piecesOf(line, at === 0 ? "block" : isBullet ? "item" : "line", language);
    }),
  );
}

function piecesOf(line: PieceLine, first: Parting, language: DocumentLanguage): PostingPiece[] {
  const pieces: PostingPiece[] = [];
  let [start, parting] = [0, first];
  const add = (end: number) => {
    const text = line.text.slice(start, end);
    if (/[\p{L}\d]/u.test(text)) pieces.push({ text, parting, line, start, end });
  };
  for (const { 0: sign, index } of masked(line.text).matchAll(cutsOf(language))) {
    add(index);
    [start, parting] = [index + sign.length, partingOf(sign, language)];
  }
  add(line.text.length);
  return pieces;
}

/** A letter for private use: nothing is parted at it. */
const mask = "\ue000";
const abbreviation =
  /(?<!\p{L})(?:incl|inkl|mind|min|max|ca|bzw|etc|kat|cat|nr|no|approx|bspw|vgl|abgeschl|evtl|ggf|tzn|np|m\.in|ecc|es|ej|p\.\s?ej|p\.\s?ex|ex|bijv|o\.a|d\.h|z\.\s?B|u\.\s?[aä]|[ou](?=\.\s?ä)|o\.\s?ä|e\.g|i\.e)\.(?=\s)/giu;

/** As long as the text; what stands in brackets and abbreviations is no place to part it. */
const masked = (text: string): string =>
  text
    .replace(/\([^)]*\)?/g, (bracket) => mask.repeat(bracket.length))
    .replace(abbreviation, (short) => short.replaceAll(".", mask));

const cutsOf = memoized((language: DocumentLanguage) => {
  const { and, or } = conjunctions[language];
  // "City & Guilds": the sign joins names.
  const conjunction = `(?:${and.replace(/\|&$|&\|/g, "")}|${or})`;
  return new RegExp(
    `[.!?…]+["“”»)]*\\s+(?=[^\\p{Ll}\\s])|[;:]\\s+|\\s+[–—|·-]\\s+|,\\s+(?:${conjunction}\\s+)?|\\s+${conjunction}\\s+`,
    "gu",
  );
});

function partingOf(sign: string, language: DocumentLanguage): Parting {
  const bare = sign.trim();
  if (/^[.!?…]/.test(bare)) return "sentence";
  if (bare === ";" || bare === "|" || bare === "·") return "semicolon";
  if (bare === ":") return "colon";
  if (/^[–—-]$/.test(bare)) return "dash";
  if (bare === ",") return "comma";
  if (new RegExp(`(?:^|\\s)(?:${conjunctions[language].or})$`, "iu").test(bare)) return "or";
  return bare.startsWith(",") ? "comma and" : "and";
}
