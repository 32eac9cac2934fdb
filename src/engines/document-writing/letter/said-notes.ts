import { firstPerson, mayBeginWithVerb, oneStop, splitSentences, writtenOut } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { isChange } from "../facts/result-strength.ts";
import { isRecognition } from "../facts/statement-kinds.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised } from "../phrases/first-letters.ts";
import { withinSentence } from "./small-letters.ts";

interface Saying {
  isWorded: boolean;
  goesOn: boolean;
  facts: FactBase;
  phrases: DocumentPhrases;
}

/** A statement as a sentence: as it was confirmed, or as its grammar plainly makes it one; else what went from what to what, by itself; else a task, to be listed. */
export function saidNote(
  { id, text }: Fact,
  { isWorded, goesOn, facts, phrases }: Saying,
): { sentence: Sentence; isTask: boolean } {
  const said = (words: string, isTask = false) => ({ sentence: { text: words, facts: [id] }, isTask });
  if (isWorded) return said(text);
  const isEnglish = phrases.locale.startsWith("en");
  const line = writtenOut(text, phrases.locale);
  const pieces = splitSentences(line.replace(abbreviated, "$1\u00b7")).map((piece) => piece.replaceAll("\u00b7", "."));
  const clauses = pieces.map((piece) => (isEnglish ? (firstPerson(piece, goesOn) ?? changeClause(piece)) : undefined));
  if (clauses.some((clause) => clause !== undefined))
    return said(pieces.map((piece, at) => oneStop(clauses[at] ?? capitalised(piece))).join(" "));
  if (
    pieces.length > 1 ||
    isRecognition(line) ||
    isBest.test(line) ||
    ownSubject.test(line) ||
    (isEnglish && (mayBeginWithVerb(line) || /^\d.* \p{L}+ed(?!\p{L})/u.test(line)))
  )
    return said(oneStop(capitalised(line)));
  if (isChange(line) && /: /.test(line)) return said(oneStop(capitalised(line)));
  if (isChange(line)) return said(oneStop(`${phrases.inFigures} ${withinSentence(line, facts, phrases)}`));
  return said(capitalised(line.replace(/[.;\s]+$/, "")), true);
}

/** A short word before a small letter or a number ends no sentence: "ca. 40", "tägl. Fahrten"; nor does a German one before its noun. */
const abbreviated = /(?<!\p{L})(\p{L}{1,5})\.(?= [\p{Ll}\d]| \p{Lu}\p{Ll}+(?:ung|en|e)(?!\p{L}))/gu;
const isBest = /^(?:best|miglior|mejor|meilleur|beste|najleps|melhor)/iu;
export const ownSubject = /(?<!\p{L})(?:I|we|ich|wir|ik|wij|je|j['’]\p{L}+|nous)(?!\p{L})|(?<!\p{L})I['’]\p{L}/u;

/** "Missed calls from 23 to 4", "wait down from 9 weeks to 5", "hit rate 18% in 2020, 27% in 2023": with their verb. */
function changeClause(piece: string): string | undefined {
  if (!isChange(piece) || /^[^\d]*(?:[:;,]|(?<!\p{L})(?:I|we)(?!\p{L}))/u.test(piece)) return undefined;
  const clause = piece
    .replace(/^([^\d]+) (\d[^,]* in [^,]*), (\d[^,]* in )/u, "$1 went from $2 to $3")
    .replace(/^([^\d]+?) ((?:(?:up|down) )?from (?=\d))/u, (whole, subject: string, from: string) =>
      subject.endsWith(" went") ? whole : `${subject} went ${from}`,
    )
    .replace(/^([^\d]+?) (?=\d[\d.,]*\s?[\p{L}%]*(?: \p{L}+)? (?:(?:up|down) )?to )/u, (whole, subject: string) =>
      / (?:from|went)$/.test(subject) ? whole : `${subject} went from `,
    );
  return clause === piece ? undefined : capitalised(clause);
}
