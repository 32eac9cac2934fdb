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

/** A statement as a CV says it: in the wording that was confirmed, else in the person's own. */
export const bulletOf = (
  statement: Fact,
  { bullets }: KeptWordings,
  phrases: Pick<DocumentPhrases, "locale">,
): Sentence => bullets.get(statement.id) ?? { ...verbatim(statement), text: asItem(statement.text, phrases) };
