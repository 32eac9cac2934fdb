import { isDoneToPerson, isNounOrVerb } from "../../text/text.ts";
import { resultStrength } from "../facts/result-strength.ts";
import { isNumeral, mayBeVerb, type NoteWord, noteText, thingAt, verbForms } from "./note-words.ts";

/** A note that begins with what somebody did or does, as a clause with "I", also where it may be something else. */
export function verbClause(words: readonly NoteWord[], goesOn: boolean): string | undefined {
  const at = words.findIndex(({ gap, is }) => gap !== "-" && !(is("Adverb") && !is("Verb")));
  const verb = words[at];
  if (!verb || !/^\p{L}+$/u.test(verb.text) || words.slice(0, at).some(({ text, gap }) => !isManner(text, gap)))
    return undefined;
  const rest = words.slice(at + 1);
  if (rest[0]?.text === "by") return undefined;
  if (isPast(verb, rest)) return `I ${isPassive(verb, rest) ? "was " : ""}${withoutCapital(joined(words))}`;
  if (/^(?:have|was|had)$/i.test(verb.text)) return `I ${withoutCapital(words)}`;
  return at === 0 && isPresent(verb, rest, goesOn) ? `I ${presentText(words, goesOn)}` : undefined;
}

/** "Successfully", "TIG-" */
const isManner = (text: string, gap: string) => gap === "-" || /ly$/.test(text);

/** Without the capital that only begins the line. */
export const withoutCapital = (words: readonly NoteWord[]): string =>
  noteText(words).replace(/^\p{Lu}(?=\p{Ll}|['’])/u, (letter) => letter.toLowerCase());

function isPast({ text, is }: NoteWord, rest: readonly NoteWord[]): boolean {
  if (is("PastTense")) return true;
  const [next] = rest;
  return /ed$/.test(text) && (isDetermined(next) || (next?.is("Plural") ?? false));
}

function isPassive({ text }: NoteWord, [next]: readonly NoteWord[]): boolean {
  return (
    isDoneToPerson(text.toLowerCase()) && !next?.is("Plural") && !(next?.is("Adjective") && !next.is("Superlative"))
  );
}

const isDetermined = (next: NoteWord | undefined): boolean =>
  next !== undefined &&
  (next.is("Determiner") || next.is("Possessive") || isNumeral(next) || /^(?:about|around|over)$/.test(next.text));

/** A noun is followed neither by an article nor by a number; "Drives guests" is one of somebody who drives. */
function isPresent(verb: NoteWord, rest: readonly NoteWord[], goesOn: boolean): boolean {
  const [next] = rest;
  const mayBe = ["Noun", "Verb"].some(verb.is) && !["Gerund", "ProperNoun", "Preposition", "Uncountable"].some(verb.is);
  // "Harvest 80 hr weeks" names a time.
  const isOfTime = isNumeral(next) && resultStrength(noteText(rest)) === 0;
  if (!next || verb.gap !== " " || !mayBe || next.is("PastTense") || isOfTime) return false;
  const isThird = /[^s]s$/.test(verb.text);
  if (!goesOn && (isThird || !verb.is("Infinitive"))) return false;
  if (isDetermined(next)) return true;
  if (!goesOn) return false;
  const thing = thingAt(rest, 0);
  if (isThird && thing.length > 0) return mayBeVerb(verbForms(verb.text)?.base ?? "");
  if (!verb.is("Verb")) return false;
  if (thing.length === 0) return verb.is("PresentTense");
  return (thing.at(-1)?.is("Plural") ?? false) || (verb.is("Infinitive") && !isNounOrVerb(verb.text));
}

/** "Reads poems and answers letters" as "read poems and answer letters", or as "... answered letters" of what has ended. */
function presentText(words: readonly NoteWord[], goesOn: boolean): string {
  return withoutCapital(
    words.map((word, at) => {
      const before = words[at - 1];
      const isSecond = before !== undefined && (before.is("Conjunction") || before.gap.includes(","));
      const isVerb = at === 0 || (isSecond && isPresent(word, words.slice(at + 1), true) && !word.is("Plural"));
      const forms = isVerb ? verbForms(word.text) : undefined;
      return forms ? { ...word, text: goesOn ? forms.base : forms.past } : word;
    }),
  );
}

/** "Loaded lorries, checked delivery notes" with "and" for its comma. */
function joined(words: readonly NoteWord[]): readonly NoteWord[] {
  const commas = words.flatMap(({ gap }, at) => (gap.trim() === "," ? [at] : []));
  const [at = -1] = commas;
  const [second, object] = words.slice(at + 1);
  if (commas.length !== 1 || !second?.is("PastTense") || !object || object.is("Preposition")) return words;
  return words.map((word, index) => (index === at ? { ...word, gap: " and " } : word));
}
