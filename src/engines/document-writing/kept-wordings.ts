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
 * A statement as a CV says it: in the wording that was confirmed for one, as the sentence that was confirmed for a letter where that
 * can lose its subject, else in the person's own words: within one CV all lines are notes.
 */
export function bulletOf(statement: Fact, wordings: KeptWordings, phrases: Pick<DocumentPhrases, "locale">): Sentence {
  const own = { ...verbatim(statement), text: asItem(statement.text, phrases) };
  return (
    wordedBullet(statement, wordings, phrases) ??
    (saysDoerByVerb(phrases) ? own : (withoutSubject(own, phrases) ?? own))
  );
}

/** Undefined where nothing was confirmed that a line of a CV may say. */
export const wordedBullet = (
  { id }: Fact,
  { bullets, sentences }: KeptWordings,
  phrases: Pick<DocumentPhrases, "locale">,
): Sentence | undefined => bullets.get(id) ?? withoutSubject(sentences.get(id), phrases) ?? ofNobody(sentences.get(id));

/** Whether its verbs say themselves who did it, and have no pronoun to lose. */
export const saysDoerByVerb = ({ locale }: Pick<DocumentPhrases, "locale">): boolean => /^(?:es|it|pl|pt)/.test(locale);

const oneSentence = /^([^.!?]+(?:[.,]\d[^.!?]*)*)\.?$/u;
/** Beside the subject that is lost, who speaks is named nowhere. */
const speaker =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns\p{L}*|ik|mij|mijn|wij|ons|onze|[jm]e|[jm]['’]\p{L}+|moi|I|my|we|our|us|me|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu;

/**
 * What each language may lose, and what may stand behind it: "I scan", "I have trained six students"; "In 2020 habe ich Bücher gebunden",
 * "Ik heb opgaven gecontroleerd", where a participle ends what was done; "J'ai tenu la caisse", "Je tourne" as "Tourne".
 */
const subjects: Record<string, [subject: RegExp, rest: RegExp][]> = {
  en: [
    [/^I have (?=\p{Ll}+ed )/u, /^/],
    [/^I (?=\p{Ll})(?!(?:am|was|have|had|will|would|can|could|(?:do|did) not) )/u, /^/],
  ],
  de: [
    [/(?:^|(?<=^[^,]* ))(?:ich habe|habe ich) /iu, /^[^,]*\p{Ll}(?:t|en)(?:,|$)/u],
    [/(?:^|(?<=^[^,]* ))(?:ich bin|bin ich) /iu, /^(?!.* und )/u],
  ],
  nl: [
    [
      /(?:^|(?<=^[^,]* ))(?:ik heb|heb ik) /iu,
      /^[^,]*(?:ge\p{Ll}+|(?<!\p{L})(?:be|her|ver|ont)\p{Ll}+)(?:d|t|en)(?:,|$)/u,
    ],
    [/(?:^|(?<=^[^,]* ))(?:ik ben|ben ik) /iu, /^(?!.* en )/u],
  ],
  fr: [
    [/^J['’]ai (?=\p{Ll}+(?:é|i|u|is|it|ert) )/u, /^/],
    [/^(?:Je |J['’])(?=(?!me |ne )\p{Ll}{3,}e )/u, /^(?!.*, (?:et|mais) )/u],
  ],
};

/** "In 2023 daalde de derving van 6 naar 3,5 procent.", "The close rate rose by 7 points.": a sentence that names nobody. */
function ofNobody(sentence: Sentence | undefined): Sentence | undefined {
  const text = oneSentence.exec(sentence?.text ?? "")?.[1];
  return sentence && text !== undefined && !speaker.test(text) ? { ...sentence, text } : undefined;
}

/** "Scan 30 patients a day" of "I scan 30 patients a day.": one sentence. */
function withoutSubject(
  sentence: Sentence | undefined,
  phrases: Pick<DocumentPhrases, "locale">,
): Sentence | undefined {
  const text = oneSentence.exec(sentence?.text ?? "")?.[1];
  if (!sentence || text === undefined) return undefined;
  if (saysDoerByVerb(phrases)) return { ...sentence, text };
  for (const [subject, rest] of subjects[phrases.locale.slice(0, 2)] ?? []) {
    const [found] = subject.exec(text) ?? [];
    const bare = text.replace(subject, "");
    // "In 2023 heb ik 320 ..." would run two numbers together.
    const isClear = !speaker.test(bare) && !/\d{4} \d/.test(bare);
    if (found !== undefined && rest.test(bare) && isClear) return { ...sentence, text: capitalised(bare) };
  }
  return undefined;
}
