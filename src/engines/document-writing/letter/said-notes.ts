import { firstPerson, oneStop, writtenOut } from "../../text/text.ts";
import { isChange } from "../facts/result-strength.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised } from "../phrases/first-letters.ts";

const maxWords = { note: 28, sentence: 24 };
/** Signs for words but for those of a short form ("R&D"), a smile, more than two sentences: what was written to oneself. */
const untidy = /(?<!\p{Lu})&|&(?!\p{Lu})|[+=→!?…;]|\.\.|[.;] .*[.;] |(?<!\p{L})i(?!\p{L})/u;
/** Brackets, slashes, a second sentence or a label: what reads well in a list alone. */
const ofList = /[()/]|[.:] /;

/** Whether a note can stand in a letter's list as it is. */
export function isTidyNote(note: string, { locale }: DocumentPhrases): boolean {
  const line = writtenOut(note, locale);
  // What came of it may stand behind a semicolon, and in short forms: nothing says more for the person.
  const isTidy = !untidy.test(isChange(line) ? line.replace(/[.;] /g, ", ") : line);
  return isTidy && line.split(" ").length <= maxWords.note;
}

/** A note that its grammar plainly makes a sentence of a letter; else undefined. */
export function noteAsSentence(note: string, goesOn: boolean, phrases: DocumentPhrases): string | undefined {
  const line = capitalised(writtenOut(note, phrases.locale));
  if (!isTidyNote(note, phrases) || ofList.test(line) || line.split(" ").length > maxWords.sentence) return undefined;
  const said = phrases.ownVoice.test(line)
    ? line
    : phrases.region
      ? (firstPerson(line, goesOn) ?? changeClause(line))
      : undefined;
  return said && oneStop(said);
}

/** "Missed calls from 23 to 4", "wait down from 9 weeks to 5", "hit rate 18% in 2020, 27% in 2023": with their verb. */
function changeClause(line: string): string | undefined {
  if (!isChange(line) || /^[^\d]*(?:[:;,]|(?<!\p{L})(?:I|we)(?!\p{L}))/u.test(line)) return undefined;
  if (saysVerb.test(line)) return line;
  const clause = line
    .replace(/^([^\d]+) (\d[^,]* in [^,]*), (\d[^,]* in )/u, "$1 went from $2 to $3")
    .replace(/^([^\d]+?) ((?:(?:up|down) )?from (?=\d))/u, "$1 went $2")
    .replace(/^([^\d]+?) (?=\d[\d.,]*\s?[\p{L}%]*(?: \p{L}+)? (?:(?:up|down) )?to )/u, (whole, subject: string) =>
      subject.endsWith(" from") ? whole : `${subject} went from `,
    );
  return clause === line ? undefined : clause;
}

const saysVerb = /^[^\d]+ (?:went|fell|rose|grew|\p{Ll}{2,}ed) (?:(?:up|down) )?from \d/u;
