import type { Fact } from "../truth/truth.ts";
import { type LineHead, withoutSubject } from "./cv/line-form.ts";
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

/** Where a line stands, and whether the lines there end with full stops. */
export interface LineSetting {
  head?: LineHead;
  keepsStops?: boolean | undefined;
}

/**
 * A statement as a CV says it: in the wording that was confirmed for one; as the sentence that was confirmed for a letter, without its subject
 * where its language can plainly spare it, and else whole; else in the person's own words.
 */
export function bulletOf(
  statement: Fact,
  wordings: KeptWordings,
  phrases: Pick<DocumentPhrases, "locale">,
  setting?: LineSetting,
): Sentence {
  const bullet = wordings.bullets.get(statement.id);
  const sentence = wordings.sentences.get(statement.id) ?? {
    ...verbatim(statement),
    text: asItem(statement.text, phrases),
  };
  const keepsStops = setting?.keepsStops && !wordings.sentences.has(statement.id);
  return bullet ?? { ...sentence, text: asBullet(sentence.text, phrases, { ...setting, keepsStops }) };
}

/** What the lines of one CV have alike: no subject, a capital, no full stop behind a single sentence, a share by its sign. */
export function asBullet(text: string, phrases: Pick<DocumentPhrases, "locale">, setting: LineSetting = {}): string {
  const written = asItem(text, phrases);
  const line = withShareSign(withoutStop(written), phrases);
  const bare = withoutSubject(line, phrases.locale, setting.head) ?? line;
  return setting.keepsStops && written !== withoutStop(written) ? `${bare}.` : bare;
}

/** Whether its verbs say themselves who did it, and have no pronoun to lose. */
export const saysDoerByVerb = ({ locale }: Pick<DocumentPhrases, "locale">): boolean => /^(?:es|it|pl|pt)/.test(locale);

/** "71 percent" as "71%", as each language sets it. */
const withShareSign = (text: string, { locale }: Pick<DocumentPhrases, "locale">) =>
  text.replace(
    /(?<=\d)[ \u00a0\u202f]?(?:per ?cent|pct|prozent|procent|por ciento|por cento|pour ?cent|per cento)(?!\p{L})/giu,
    /^(?:de|es|fr)/.test(locale) ? "\u00a0%" : "%",
  );

/** Of one sentence; "Montgomery Co." keeps its stop. */
const withoutStop = (text: string) =>
  /[.!?] \p{Lu}/u.test(text) ? text : text.replace(/(?<!\s(?:Co|St|Ltd|Inc|Jr|Sr|etc))\.$/, "");
