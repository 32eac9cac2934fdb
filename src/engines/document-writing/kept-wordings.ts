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

/**
 * A statement as a CV says it: in the wording that was confirmed for one; as the sentence that was confirmed for a letter, without its subject
 * where its language can plainly spare it, and else whole; else in the person's own words.
 */
export function bulletOf(statement: Fact, wordings: KeptWordings, phrases: Pick<DocumentPhrases, "locale">): Sentence {
  const bullet = wordings.bullets.get(statement.id);
  const sentence = wordings.sentences.get(statement.id);
  if (bullet) return bullet;
  if (sentence) return { ...sentence, text: withoutSubject(sentence.text, phrases) ?? withoutStop(sentence.text) };
  const own = asItem(statement.text, phrases);
  return { ...verbatim(statement), text: withoutSubject(own, phrases) ?? own };
}

/** Whether its verbs say themselves who did it, and have no pronoun to lose. */
export const saysDoerByVerb = ({ locale }: Pick<DocumentPhrases, "locale">): boolean => /^(?:es|it|pl|pt)/.test(locale);

/** Beside the subject that is lost, who speaks is named nowhere. */
const speaker =
  /(?<!\p{L})(?:ich|mich|mir|wir|uns|ik|mij|wij|ons|je|j['’]\p{L}+|moi|I|we|us|me|m['’]\p{L}+|nous)(?!\p{L})/iu;

/**
 * What each language may lose, and what may stand behind it: "I scan", "I have trained six students"; "In 2020 habe ich Bücher gebunden",
 * "Ik heb opgaven gecontroleerd", where a participle ends what was done; "Ich betreute", "Ik beheer", where the subject is what a sentence may
 * leave out before its verb; "J'ai tenu la caisse", "Je tourne" as "Tourne".
 */
const subjects: Record<string, [subject: RegExp, rest: RegExp][]> = {
  en: [
    [/^I have (?=\p{Ll}+ed )/u, /^/],
    [/^I (?:am|have been) (?=\p{Ll})(?!\p{L}+ing )/u, /^/],
    [/^I (?=\p{Ll})(?!(?:was|have|had|will|would|can|could|(?:do|did) not) )/u, /^/],
  ],
  de: [
    [/(?:^|(?<=^[^,]* ))(?:ich habe|habe ich) /iu, /^[^,]*\p{Ll}(?:t|en)(?:,|$)/u],
    [/(?:^|(?<=^[^,]* ))(?:ich bin|bin ich) /iu, /^(?!.* und )/u],
    [/^Ich (?=\p{Ll})(?!(?:habe|bin|war|hatte|werde|wurde|kann|konnte) )/u, /^/],
  ],
  nl: [
    [
      /(?:^|(?<=^[^,]* ))(?:ik heb|heb ik) /iu,
      /^[^,]*(?:ge\p{Ll}+|(?<!\p{L})(?:be|her|ver|ont)\p{Ll}+)(?:d|t|en)(?:,|$)/u,
    ],
    [/(?:^|(?<=^[^,]* ))(?:ik ben|ben ik) /iu, /^(?!.* en )/u],
    [/^Ik (?=\p{Ll})(?!(?:heb|ben|was|had|word|werd|kan|kon) )/u, /^/],
  ],
  fr: [
    [/^J['’]ai (?=\p{Ll}+(?:é|i|u|is|it|ert) )/u, /^/],
    [/^(?:Je |J['’])(?=(?!me |ne )\p{Ll}{3,}e )/u, /^(?!.*, (?:et|mais) )/u],
  ],
};

/** Of one sentence. */
const withoutStop = (text: string) => (/[.!?] \p{Lu}/u.test(text) ? text : text.replace(/\.$/, ""));

/** "Scan 30 patients a day" of "I scan 30 patients a day." */
function withoutSubject(text: string, phrases: Pick<DocumentPhrases, "locale">): string | undefined {
  const line = withoutStop(text);
  for (const [subject, rest] of subjects[phrases.locale.slice(0, 2)] ?? []) {
    const bare = line.replace(subject, "");
    // "In 2023 heb ik 320 ..." would run two numbers together.
    const isClear = !speaker.test(bare.split(/[;:]/)[0] ?? "") && !/\d{4} \d/.test(bare);
    if (bare !== line && rest.test(bare) && isClear) return capitalised(bare);
  }
  return undefined;
}
