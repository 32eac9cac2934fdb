import type { PieceRole } from "../../../src/engines/requirement-matching/reading/learned/piece-roles.ts";
import { type PostingPiece, postingPieces } from "../../../src/engines/requirement-matching/reading/posting-pieces.ts";
import type { MarkedText } from "./marked-postings.ts";

export interface LabelledPosting {
  language: MarkedText["language"];
  pieces: PostingPiece[];
  roles: PieceRole[];
}

/** Of a piece or of what is marked, so much lies in the other: it is of it. */
const minShared = 0.3;

/** The pieces of a posting as the reader sees them, each with the role that its marks give it. */
export function labelledPosting({ title, text, language, marked }: MarkedText): LabelledPosting {
  const pieces = postingPieces(text, title, language);
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const roles = pieces.map((): PieceRole => "other");
  let [lineAt, from] = [0, 0];
  for (const { text: written, must } of marked) {
    const words = written
      .replace(/\*\*|__/g, "")
      .replace(/\s+/g, " ")
      .trim();
    const found = foundFrom(words, lineAt, from) ?? foundFrom(words, 0, 0);
    if (!found) continue;
    const { line, start } = found;
    [lineAt, from] = [line, start + words.length];
    const own = pieces.flatMap((piece, at) => (isShared(piece, line, start, words.length) ? [at] : []));
    own.forEach((at, number) => {
      if (number === 0) roles[at] = must ? "must" : "wish";
      else if (roles[at] === "other") roles[at] = must ? "must goes on" : "wish goes on";
    });
  }
  return { language, pieces, roles };

  function isShared(piece: PostingPiece, line: number, start: number, length: number): boolean {
    const shared = Math.min(piece.end, start + length) - Math.max(piece.start, start);
    return piece.line === lines[line] && shared > minShared * Math.min(piece.end - piece.start, length);
  }
  function foundFrom(words: string, first: number, begin: number) {
    for (let line = first; line < lines.length; line++) {
      const start = lines[line]?.text.indexOf(words, line === first ? begin : 0) ?? -1;
      if (start >= 0) return { line, start };
    }
    return undefined;
  }
}
