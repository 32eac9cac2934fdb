import { foldText } from "../../../shared/text/folded-text.rules.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import { spared } from "../tables/asking-words.ts";
import { type PieceRole, rolesOfPieces } from "./learned/piece-roles.ts";
import { type PostingPiece, postingPieces } from "./posting-pieces.ts";
import { patternOf } from "./word-patterns.ts";

export interface RequirementUnit {
  text: string;
  must: boolean;
}

const maxLength = 400;
const maxUnits = 40;

/** What of a posting asks for something, each thing whole. */
export function requirementUnits(text: string, title: string, language: DocumentLanguage): RequirementUnit[] {
  const pieces = postingPieces(text, title, language);
  return unitsOfRoles(pieces, rolesOfPieces(pieces, language));
}

export function unitsOfRoles(pieces: readonly PostingPiece[], roles: readonly PieceRole[]): RequirementUnit[] {
  const found: { first: PostingPiece; last: PostingPiece; must: boolean }[] = [];
  roles.forEach((role, at) => {
    const piece = pieces[at];
    const begun = found.at(-1);
    // "Working hours: rotating shifts" is one thing: its label alone asks for something else.
    const isLabelled = role === "other" && piece?.parting === "colon" && begun?.last === pieces[at - 1];
    if (!piece || (role === "other" && !isLabelled)) return;
    if (begun && (isLabelled || role.endsWith("goes on"))) begun.last = piece;
    else found.push({ first: piece, last: piece, must: role === "must" });
  });
  const seen = new Set<string>();
  return found
    .map(({ first, last, must }) => ({ text: trimmed(first.line.text.slice(first.start, last.end)), must }))
    .filter((unit) => unit.text.length <= maxLength && /\p{L}/u.test(unit.text))
    .filter((unit) => !patternOf(spared).test(foldText(unit.text).replaceAll("’", "'")))
    .filter((unit) => !seen.has(unit.text) && seen.add(unit.text))
    .slice(0, maxUnits);
}

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.!–—]+$/gu, "").trim();
