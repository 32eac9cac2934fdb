import type { Fact } from "../truth/truth.ts";
import { type Sentence, verbatim } from "./document.ts";
import type { DocumentPhrases } from "./phrases/document-phrases.ts";
import { asItem, capitalised } from "./phrases/first-letters.ts";

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
  withoutSubject(sentences.get(statement.id), phrases) ?? {
    ...verbatim(statement),
    text: asItem(statement.text, phrases),
  };

const withoutStop = /^([^.!?]+(?:[.,]\d[^.!?]*)*)\.$/u;
const needsSubject = /^I (?:am|was|have|had|will|would|can|could|(?:do|did) not) /u;
/** "I have trained six students": what is left is past too. */
const perfect = /^I have (?=\p{Ll}+ed )/u;

/**
 * "Scan 30 patients a day" of "I scan 30 patients a day.": one sentence, where English writes CVs so. Spanish, Italian, Polish and
 * Portuguese verbs have no pronoun to lose; German, French and Dutch ones cannot lose theirs, and stay sentences.
 */
function withoutSubject(
  sentence: Sentence | undefined,
  { locale }: Pick<DocumentPhrases, "locale">,
): Sentence | undefined {
  const text = withoutStop.exec(sentence?.text ?? "")?.[1];
  if (!sentence || text === undefined) return undefined;
  if (!locale.startsWith("en") || !/^I \p{Ll}/u.test(text)) return { ...sentence, text };
  const bare = text.replace(perfect, "I ");
  return needsSubject.test(bare) ? undefined : { ...sentence, text: capitalised(bare.slice(2)) };
}
