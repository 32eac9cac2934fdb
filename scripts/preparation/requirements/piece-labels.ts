import { type PostingPiece, postingPieces } from "../../../src/engines/requirement-matching/reading/posting-pieces.ts";
import type { MarkedText } from "./marked-postings.ts";

export const pieceLabels = ["must", "wish", "must goes on", "wish goes on", "other"] as const;
export type PieceLabel = (typeof pieceLabels)[number];

export interface LabelledPosting { pieces: PostingPiece[]; labels: PieceLabel[] }

const minShared = 0.3;

export function labelledPosting({ title, text, language, marked }: MarkedText): LabelledPosting {
  const pieces = postingPieces(text, title, language);
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const labels: PieceLabel[] = pieces.map(() => "other");
  let [lineAt, from] = [0, 0];
  for (const mark of marked) {
    const words = mark.text.replace(/\*\*|__/g, "").replace(/\s+/g, " ").trim();
    const find = (first: number, begin: number) => {
      for (let at = first; at < lines.length; at++) {
        const start = lines[at]?.text.indexOf(words, at === first ? begin : 0) ?? -1;
        if (start >= 0) return { at, start };
      }
      return undefined;
    };
    const found = find(lineAt, from) ?? find(0, 0);
    if (!found) continue;
    [lineAt, from] = [found.at, found.start + words.length];
    let isFirst = true;
    pieces.forEach((piece, at) => {
      if (piece.line !== lines[found.at]) return;
      const shared = Math.min(piece.end, found.start + words.length) - Math.max(piece.start, found.start);
      if (shared <= minShared * Math.min(piece.end - piece.start, words.length)) return;
      if (isFirst || labels[at] === "other") labels[at] = mark.must ? (isFirst ? "must" : "must goes on") : isFirst ? "wish" : "wish goes on";
      isFirst = false;
    });
  }
  return { pieces, labels };
}
