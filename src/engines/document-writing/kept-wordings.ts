import type { Fact } from "../truth/truth.ts";
import { type Sentence, verbatim } from "./document.ts";
import type { DocumentPhrases } from "./phrases/document-phrases.ts";
import { asItem } from "./phrases/first-letters.ts";

/** What the person has confirmed as another wording of one of their statements, by the statement's id. */
export interface KeptWordings {
  /** For a CV. */
  bullets: ReadonlyMap<string, Sentence>;
  /** For a letter: a whole sentence. */
  sentences: ReadonlyMap<string, Sentence>;
}

export const noWordings: KeptWordings = { bullets: new Map(), sentences: new Map() };

/** A statement as a CV says it: in the wording that was confirmed for one, as the sentence that was confirmed for a letter, else in the person's own. */
export const bulletOf = (
  statement: Fact,
  { bullets, sentences }: KeptWordings,
  phrases: Pick<DocumentPhrases, "locale">,
): Sentence =>
  bullets.get(statement.id) ??
  withoutSubject(sentences.get(statement.id)) ?? { ...verbatim(statement), text: asItem(statement.text, phrases) };

/** "Scan 30 patients a day" of "I scan 30 patients a day.": in English what is left of one sentence is how CVs are written. */
function withoutSubject(sentence: Sentence | undefined): Sentence | undefined {
  const [, first, rest] =
    /^I (?!(?:am|was|have|had|will|would|can|could|do|did) )(\p{Ll})([^.!?]*(?:[.,]\d[^.!?]*)*)\.$/u.exec(
      sentence?.text ?? "",
    ) ?? [];
  return sentence && first ? { ...sentence, text: `${first.toUpperCase()}${rest}` } : undefined;
}
