import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { documentLanguages, memoized, wordsOf } from "../../text/text.ts";

const codes =
  `af am ar be bg bn br bs ca cs cy da de el en es et eu fa ff fi fr fy ga gd gl gu ha he hi hr hu hy id ig is it ja ka km ko ku lb lt lv mk ml mr ms mt
  my nb ne nl no pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te th ti tl tr uk ur uz vi wo xh yo zh zu
  ast fo kk ky ln mg mn oc tg tk yi`.split(/\s+/);

/** "german", "deutsch", "allemand" as "de". Folded. */
const codeByName = new Map(
  documentLanguages.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return codes.map((code): [string, string] => [foldText(names.of(code) ?? code), code]);
  }),
);
codeByName
  .set("mandarin", "zh")
  .set("farsi", "fa")
  .set("tagalog", "tl")
  .set("castellano", "es")
  .set("valenciano", "ca");

const names = [...codeByName.keys()].filter((name) => name.length > 3).sort((one, other) => other.length - one.length);
/** Endings of inflection and what German and Dutch join to a name; never a looser beginning: "service" is no Serbian. */
const endings = /^(?:e|es|en|er|em|s|a|as|o|os|i|ch|ego|emu|im|(?:sprach)?kenntnisse?n?|sprachig|talig)$/;

/** The language that a word names; empty for none. */
export const languageCode = memoized((word): string => {
  const folded = foldText(word);
  const whole = codeByName.get(folded);
  if (whole !== undefined) return whole;
  return (
    codeByName.get(folded.replace(/ku$/, "ki")) ??
    codeByName.get(names.find((name) => folded.startsWith(name) && endings.test(folded.slice(name.length))) ?? "") ??
    ""
  );
});

/** "La lingua tedesca", "a língua alemã": as it is of a thing; alone it may be a place, "China". */
const ofLanguage = /(?<!\p{L})(l[ií]ngua|lengua)\s+(\p{L}{3,})[aã](?!\p{L})/giu;

/** The languages that a text names, in order. */
export const languagesIn = (text: string): string[] => [
  ...new Set(
    wordsOf(text.normalize("NFKC").replace(ofLanguage, "$1 $2o $2ão"))
      .flatMap((word) => word.split(/['’]/))
      .map(languageCode)
      .filter(Boolean),
  ),
];

export const nativeLevel = 7;
/** Held against folded text. 1 to 6 are A1 to C2 of the Common European Framework. */
const levelWords: [RegExp, number][] = [
  [
    /\bnative\b|mother[- ]tongue|first language|bilingual|madrelingua|moedertaal|ojczyst|muttersprach|maternelle|\bnativ[oa]|lengua materna|lingua materna/,
    nativeLevel,
  ],
  [
    /verhandlungssicher|full professional|business fluent|near[- ]native|very good|excellent|sehr gut|tres bon|muy buen|muy alto|ottim[oa]|zeer goed|uitsteken|bardzo dobr|muito bo[am]|perfect|perfekt|nivel alto|\bavanza[td]o|\bavance|advanced|zaawansowan/,
    5,
  ],
  [
    /fluen|proficien|in wort und schrift|written and spoken|spoken and written|oral et (?:a l.)?ecrit|hablado y escrito|parlato e scritto|in woord en geschrift|w mowie i (?:w )?pismie|fliess?end|courant|couramment|fluid|vloeiend|biegl|profissional|professional|business/,
    4,
  ],
  [
    /\bgood\b|\bgut(?:e[nrs]?)?\b|\bbon(?:ne)?s?\b|\bbuen|\bbuon|\bgoed(?:e)?\b|\bdobr|\bbene\b|\bbien\b|\bbem\b|\bwell\b|\bbo[am]\b|conversational|intermedi|\bmedio\b|working knowledge|komunikatywn/,
    3,
  ],
  [/\bbasic|elementary|beginner|grundkenntnis|notions|nociones|\bbasi[cs]|elementare|podstaw|scolaire|scolastic/, 2],
];

export interface NamedLevel {
  level: number;
  /** As it is written: "C1", "fluent". */
  words: string;
  isOfFramework: boolean;
}

/** How well a text says a language is known; a level of the framework wins. */
export function levelIn(text: string): NamedLevel | undefined {
  const written = /(?<![\p{L}\d])([ABC])([12])(?![\d\p{L}])/u.exec(text);
  if (written) {
    const level = "ABC".indexOf(written[1] ?? "") * 2 + Number(written[2]);
    return { level, words: written[0], isOfFramework: true };
  }
  const folded = foldText(text);
  for (const [word, level] of levelWords) {
    const found = word.exec(folded)?.[0];
    if (found) return { level, words: found, isOfFramework: false };
  }
  return undefined;
}

const ofUse =
  /fluen|speak|spoken|written|writing|languages?\b|conversation|native|\bread\b|sprach|sprich|sprech|schrift|kenntnis|verhandlungssicher|langue|\bparl|\blu\b|ecrit|couran|idioma|\bhabl|escrit|lingua|scritt|\btaal|spreek|jezyk|mowi|pismie|\bfala|profici|command of|\blevel|niveau|nivel|livello|poziom/;

const another =
  /(?<!\p{L}|(?:your|deine|votre|ta|tu|jouw) )(?:(?:an)?other|another|second|further|additional|weitere|andere|zweite|autre|seconde|otro|segundo|altra|seconda|andere|tweede|inny|innego|drugi|outra|segunda)\p{L}* (?:\p{L}+ )?(?:languages?|(?:fremd)?sprachen?|langues?|idiomas?|lingu[ae]|tal(?:en)?|taal|język\p{L}*|línguas?)/iu;
/** "Another European language" */
export const namesAnother = (text: string): boolean => another.test(text);

const opensWithName = /^\S+?(?:,\s|\s+(?:or|oder|ou|o|of|lub|and|und|et|y|e|en|i|in|w|na|à|a)\s)/iu;

/** Whether a requirement is of languages: one opens it, a cue of use or level stands beside its name, or nothing else does. */
export function asksForLanguage(text: string, isOther: (word: string) => boolean): boolean {
  if (namesAnother(text)) return true;
  if (languagesIn(text).length === 0) return false;
  if ((opensWithName.test(text) || levelIn(text)) && languagesIn(wordsOf(text)[0] ?? "").length > 0) return true;
  // What follows a comma says why, or how well.
  const [main = ""] = text.split(/,\s/);
  const others = wordsOf(languagesIn(main).length > 0 ? main : text).filter(isOther).length;
  return levelIn(text)?.isOfFramework || ofUse.test(foldText(text)) ? others <= 5 : others === 0;
}
