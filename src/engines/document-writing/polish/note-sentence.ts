import { firstPerson, oneStop, splitSentences, writtenOut } from "../../text/text.ts";
import { isIn } from "../document-language.ts";
import { noteWords } from "./note-words.ts";
import { nounClause } from "./noun-notes.ts";
import { verbClause, withoutCapital } from "./verb-notes.ts";

/** Notes that say more are paragraphs. */
const maxPieces = 3;
const maxLength = 400;

/**
 * "Led 6 cooks; cut waste by 10 %" as "I led 6 cooks. I cut waste by 10 %.": a subject, a verb's form. Only for the
 * person to confirm: where a letter by rules must be sure, this is the likely one. Undefined where the note is no such line, and where a
 * letter says it so without being asked.
 */
export function noteSentence(written: string, goesOn: boolean): string | undefined {
  const note = writtenOut(written, "en");
  const pieces = splitSentences(note)
    .flatMap((sentence) => sentence.split(/;\s+/))
    .map((piece) => piece.replace(/[.;\s]+$/, ""))
    .filter(Boolean);
  if (note.length > maxLength || pieces.length > maxPieces || !isIn("en", note)) return undefined;
  const clauses = pieces.flatMap((piece) => clauseOf(piece, goesOn) ?? []);
  if (clauses.length === 0 || clauses.length < pieces.length) return undefined;
  const sentence = clauses.map(oneStop).join(" ");
  const plain = firstPerson(note, goesOn);
  return plain !== undefined && oneStop(plain) === sentence ? undefined : sentence;
}

function clauseOf(piece: string, goesOn: boolean): string | undefined {
  if (/^I \p{Ll}/u.test(piece)) return piece;
  if (/\b(?:I|we|my|our)\b/.test(piece)) return undefined;
  const said = firstPerson(piece, goesOn) ?? placedClause(piece);
  if (said !== undefined) return said;
  const words = noteWords(piece);
  // One word may be of any language.
  if (words.length < 2) return undefined;
  return verbClause(words, goesOn) ?? nounClause(words, goesOn);
}

/** "Under supervision, ran the games" as "Under supervision, I ran the games". */
function placedClause(piece: string): string | undefined {
  const [, opening, rest] =
    /^((?:Under|With|Together with|As|In|At|After|During|Before) [^,]*, )(\p{Ll}.*)$/u.exec(piece) ?? [];
  const clause = rest && firstPerson(withoutCapital(noteWords(rest)), false);
  return clause && `${opening}${clause}`;
}
