import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type DocumentLanguage, wordsOf } from "../../text/text.ts";
import { isFunctionWord } from "../../truth/truth.ts";
import {
  employer,
  formsOfWork,
  newcomers,
  paid,
  possible,
  spared,
  welcoming,
  wishingWords,
} from "../tables/asking-words.ts";
import { languagesIn, levelIn } from "./language-names.ts";
import { type PieceRole, rolesOfPieces } from "./learned/piece-roles.ts";
import { type PostingPiece, postingPieces } from "./posting-pieces.ts";
import { patternIn, patternOf } from "./word-patterns.ts";

export interface RequirementUnit {
  text: string;
  must: boolean;
}

interface FoundUnit {
  first: PostingPiece;
  last: PostingPiece;
  must: boolean;
  /** A wish that is said behind it ends it. */
  isEnded?: boolean;
}

const maxLength = 400;
const maxUnits = 40;

/** What of a posting asks for something, each thing whole. */
export function requirementUnits(text: string, title: string, language: DocumentLanguage): RequirementUnit[] {
  const pieces = postingPieces(text, title, language);
  return unitsOfRoles(pieces, rolesOfPieces(pieces, language), language);
}

export function unitsOfRoles(
  pieces: readonly PostingPiece[],
  roles: readonly PieceRole[],
  language: DocumentLanguage,
): RequirementUnit[] {
  const found: FoundUnit[] = [];
  roles.forEach((role, at) => {
    const piece = pieces[at];
    const begun = found.at(-1);
    // "Working hours: rotating shifts" is one thing: its label alone asks for something else.
    const isLabelled = role === "other" && piece?.parting === "colon" && begun?.last === pieces[at - 1];
    if (piece && begun && begun.last === pieces[at - 1] && isWishAlone(piece, language)) {
      begun.must = false;
      begun.last = piece;
      begun.isEnded = true;
      return;
    }
    if (!piece || (role === "other" && !isLabelled)) return;
    const goesOn = role.endsWith("goes on") && !begun?.isEnded && !(begun && isLanguageApart(piece, begun));
    if (begun && (isLabelled || goesOn)) begun.last = piece;
    else
      found.push({
        first: piece,
        last: piece,
        must: role.startsWith("must") || (begun?.isEnded === true && role.endsWith("goes on")),
      });
  });
  const seen = new Set<string>();
  return found
    .map(({ first, last, must }) => ({ text: trimmed(first.line.text.slice(first.start, last.end)), must }))
    .filter((unit) => unit.text.length <= maxLength && /\p{L}/u.test(unit.text))
    .filter((unit) => !isOffer(foldText(unit.text).replaceAll("’", "'"), language))
    .filter((unit) => !seen.has(unit.text) && seen.add(unit.text))
    .slice(0, maxUnits);
}

/** "Excel i angielski min. B2": a language with a level of its own is a thing of its own, beside another thing or another language with one. */
function isLanguageApart({ text, parting }: PostingPiece, { first, last, must }: FoundUnit): boolean {
  const begun = first.line.text.slice(first.start, last.end);
  // What is wished for is a list, even where an "or" ends it.
  const isOfLanguage = languagesIn(begun).length > 0;
  const isJoined = /and|comma/.test(parting) || (parting === "or" && !must && !isOfLanguage);
  return isJoined && isLanguageWithLevel(text) && (!isOfLanguage || isLanguageWithLevel(begun));
}

/** "A driving licence, if at all possible": what says nothing besides is said of what stands before it. */
const isWishAlone = ({ text, parting }: PostingPiece, language: DocumentLanguage) =>
  /comma|dash/.test(parting) && saysOnly(foldText(text), [patternOf(wishingWords)], language);

const isLanguageWithLevel = (text: string) => languagesIn(text).length > 0 && levelIn(text) !== undefined;

/** What can be done without, or is open to whoever has nothing of it, is the employer's offer. */
const isOffer = (folded: string, language: DocumentLanguage): boolean =>
  patternOf(spared).test(folded) ||
  patternOf(paid).test(folded) ||
  saysOnly(folded, [patternOf(formsOfWork), patternOf(possible)], language) ||
  saysOnly(folded, [patternIn(newcomers, language), patternIn(welcoming, language)], language);

/** "Career changers are welcome", "part time is possible": both are said, and nothing besides. "Beginners welcome, driving licence required" asks for something. */
function saysOnly(folded: string, both: readonly RegExp[], language: DocumentLanguage): boolean {
  if (!both.every((words) => words.test(folded))) return false;
  const rest = [...both, patternOf(employer)].reduce(
    (left, words) => left.replace(new RegExp(words, "giu"), " "),
    folded,
  );
  return wordsOf(rest).every((word) => isFunctionWord(language, word) || /^\d/.test(word));
}

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.!–—]+$/gu, "").trim();
