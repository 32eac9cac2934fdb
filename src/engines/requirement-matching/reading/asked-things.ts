import type { DocumentLanguage } from "../../text/text.ts";
import type { GroupOfThings, Thing } from "../asked.ts";
import { contentWords } from "../requirement-words.ts";

/** Postings are parted at them: run `scripts/preparation/requirements/make-requirement-classifiers.ts` after a change. */
export const conjunctions: Record<DocumentLanguage, { and: string; or: string }> = {
  en: { and: "and|&|plus|as well as", or: "or|and/or" },
  de: { and: "und|sowie|u\\.|&", or: "oder|bzw\\.?|und/oder" },
  fr: { and: "et|&", or: "ou|et/ou" },
  es: { and: "y|e|&", or: "o|u|y/o" },
  it: { and: "e|ed|&", or: "o|oppure|e/o" },
  nl: { and: "en|&", or: "of|en/of" },
  pl: { and: "i|oraz|&", or: "lub|albo|czy|i/lub" },
  pt: { and: "e|&", or: "ou|e/ou" },
};
/** The same in more words. Postings are parted at the ones above alone, by which their pieces were learned. */
const asWellAs = "ainsi que|as[ií] como|nonché|evenals|alsook|a także|jak również|bem como|assim como";
const alike =
  "(?:similar|alike|comparable|equivalent|related|such|vergleichbar|ähnlich|gleichwertig|verwandt|équivalent|similaire|comparable|equivalente|similare?s?|simil|analog|affin|soortgelijk|vergelijkbar|gelijkwaardig|pokrewn|podobn|równoważn|semelhante|parecid|afim|higher|above|höher|supérieur|superior|hoger|wyższ)\\p{L}*";
/** Behind "and" what is higher, related or equivalent is asked for as well: "German and higher mathematics". */
const [alikeAsWell, classNoun] = [
  "(?:similar|simil|alike|comparabl|comparabil|vergleichbar|ähnlich|analogh|soortgelijk|vergelijkba|podobn|porównywaln|semelhante|parecid)\\p{L}{0,5}",
  "(?:tools?|werkzeuge?n?|outils?|herramientas?|strument[oi]|narzędzi\\p{L}{0,3}|ferramentas?|gereedschap(?:pen)?|s[yi]st[eèé]m(?:s|as?|es?|en|i|y|ami|ów)?|te(?:ch|c)nolog(?:y|[ií]\\p{L}{0,3})|software|logiciels?|oprogramowani\\p{L}{1,2}|program(?:s|me?[ns]?|as?|mi|y|ów|ami|ma['’]s)?)",
].map((word) => `${word}(?!\\p{L})`);
const others = "(?:other|andere\\p{L}*|autres|otr[oa]s|altr[ei]|inn\\p{L}*|outr[oa]s)\\s+";
const andSoOn = "(?:,\\s*|(?<=\\p{L})\\s+)(?:etc|usw|o\\.\\s?ä|ecc|itp|enz)(?!\\p{L})\\.?";
const examples =
  /(?:,?\s*(?<!\p{L})(?:such as|like|e\.\s?g\.?,?|for (?:example|instance)|z\.\s?b\.|zum beispiel|beispielsweise|wie(?: etwa)?|par exemple|tels? que|telles? que|comme|p\.\s?ex\.|como|por ejemplo|come|(?:ad|per) esempio|quali|zoals|bijv\.|bijvoorbeeld(?: met)?|np\.|na przykład|takie jak|tais como|por exemplo)\s+)/iu;
/** "A CAM system, preferably hyperMILL": what is best is an example of what will do. */
const preference =
  /,\s+(?:preferably|ideally|am besten|vorzugsweise|idealerweise|de préférence|idéalement|preferiblemente|preferentemente|preferibilmente|meglio se|bij voorkeur|liefst|najlepiej|preferencialmente|de preferência|idealmente)\s+/iu;
const isClass = /(?<!\p{L})(?:an?|une?|un|een|ein\p{L}*|una|uno|um|uma)\s+\p{L}/iu;
/** "Java/Kotlin" are two; capitals alone are one name: "ISO/IEC 17025". */
const slash = /(?<=[\p{L}\d]{3})\s?\/\s?(?=\p{L}{2}\p{Ll})/gu;

/** Why something is asked for: "a driving licence, as the branch is eight miles away". In small letters: "Da Vinci" is a name. */
const reasons: Record<DocumentLanguage, string> = {
  en: "because|(?:as|since) (?:the|we|our|you|your|this|that|it|there|they|most|many|some|all)",
  de: "(?:da|weil|denn) (?:[Ss]ie|[Dd]u|wir|ihr|er|es|die|der|das|den|dem|eine?|einen|unsere?|viele|alle|man)",
  fr: "puisqu|parce qu|étant donné|car (?:l[ea]s?|nous|vous|nos|votre|vos|il|elle|on|ce|cette|un|une)",
  es: "ya que|porque|puesto que|dado que",
  it: "perché|poiché|dato che|visto che",
  nl: "omdat|aangezien|want (?:de|het|een|je|we|wij|u|er|onze?|dit|dat)",
  pl: "ponieważ|gdyż|bowiem|bo",
  pt: "porque|já que|uma vez que|visto que",
};

/** "Jefe/a", "Mitarbeiter:in", "rigoureux(se)". */
const bothGenders =
  /(?<=\p{L}{3})(?:[/:*_·]-?(?:innen|in|frau|as?|os?|es?|ne|se|euse|t?rice)(?![\p{L}\d])|\((?:innen|in|as?|os?|es?|ne|se|euse|t?rice)\))/giu;

/** What is asked for, as *all* of groups of *any*. */
export function askedGroups(line: string, language: DocumentLanguage): GroupOfThings[] {
  const text = line
    .replace(bothGenders, "")
    .replace(new RegExp(`,\\s+(?:${reasons[language]})(?:['’\\s]|e\\s)[^,;()]*`, "u"), " ");
  const named = nameWithShort(text);
  if (!named) return groupsIn(text, language);
  // By its short name, or written out.
  const longWords = contentWords(`– ${named.long}`, language);
  return groupsIn(named.shortened, language).map(({ any }) => ({
    any: any.flatMap((thing) => {
      const at = thing.words.findIndex(({ raw }) => raw === named.short);
      return at === -1 ? [thing] : [thing, { words: thing.words.toSpliced(at, 1, ...longWords) }];
    }),
  }));
}

/** "Nursing and Midwifery Council (NMC)" is one thing with two names. */
function nameWithShort(text: string): { long: string; short: string; shortened: string } | undefined {
  for (const { 0: bracket, 1: short = "", index } of text.matchAll(/\s\((\p{Lu}{2,7})\)/gu)) {
    const words = [...text.slice(0, index).matchAll(/\p{L}+/gu)];
    let [from, left] = [words.length, short.length];
    while (left > 0 && from > 0) {
      const [word = ""] = words[from - 1] ?? [];
      if (word[0]?.toUpperCase() === short[left - 1]) left -= 1;
      else if (/^\p{Lu}/u.test(word) || word.length > 3) break;
      from -= 1;
    }
    const start = words[from]?.index;
    if (left > 0 || start === undefined) continue;
    const shortened = text.slice(0, start) + short + text.slice(index + bracket.length);
    return { long: text.slice(start, index), short, shortened };
  }
}

function groupsIn(text: string, language: DocumentLanguage): GroupOfThings[] {
  const groups: GroupOfThings[] = [];
  const { main, inner } = bracketsOf(text, language);
  const [head = "", list] = splitAtExamples(withoutOpenEnd(main, language));
  groups.push(...listed(head, language));
  if (list !== undefined) addAlternatives(groups, list, language);
  for (const bracket of inner) {
    const isChoice = new RegExp(`${orSign}|(?<![\\p{L}])(?:${conjunctions[language].or})(?![\\p{L}])`, "iu").test(
      bracket,
    );
    if (isChoice || examples.test(bracket) || isClass.test(head))
      addAlternatives(groups, bracket.replace(examples, " "), language);
    else groups.push(...listed(bracket, language));
  }
  return groups;
}

/** "or similar", "and similar tools" and "etc." leave what stands before them to choose from. */
function withoutOpenEnd(text: string, language: DocumentLanguage): string {
  const { and, or } = conjunctions[language];
  const orAlike = `(?:${or})\\s+(?:\\p{L}+\\s+)?${alike}(?:\\s+(?!(?:${and}|${or})\\s)[\\p{L}-]+){0,2}`;
  const ofClass = `(?:${alikeAsWell}(?:\\s+${classNoun}|(?=\\s*(?:$|[.,;:])))|${classNoun}\\s+${alikeAsWell})`;
  const andAlike = `(?:${and})\\s+(?:${others})?${ofClass}`;
  return text.replace(new RegExp(`(?:^|,?\\s+)(?:${orAlike}|${andAlike})|${andSoOn}`, "iu"), ` ${orSign} `);
}

function bracketsOf(text: string, language: DocumentLanguage): { main: string; inner: string[] } {
  const inner: string[] = [];
  const main = text.replace(/\(([^)]*)\)?/g, (_, bracket: string) => {
    inner.push(withoutOpenEnd(bracket, language));
    return " ";
  });
  return { main, inner };
}

function splitAtExamples(text: string): string[] {
  const found = preference.exec(text) ?? examples.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text];
}

/** The class, or any of its examples, will do. */
function addAlternatives(groups: GroupOfThings[], list: string, language: DocumentLanguage): void {
  const things = listed(list, language).flatMap(({ any }) => any);
  const last = groups.at(-1);
  if (last) last.any.push(...things);
  else if (things.length > 0) groups.push({ any: things });
}

/** Letters for private use: "C++" and "A+" have signs of their own. */
const [orSign, andSign, bondSign] = ["\ue001", "\ue002", "\ue003"];
const parting = new RegExp(`\\s*([,${orSign}${andSign}${bondSign}])\\s+`, "u");

function listed(text: string, language: DocumentLanguage): GroupOfThings[] {
  const { and, or } = conjunctions[language];
  const parts = text
    .replace(slash, ` ${orSign} `)
    .replace(new RegExp(`,?\\s+(?:${or})\\s+`, "giu"), ` ${orSign} `)
    .replace(new RegExp(`(?<=\\p{L}-)\\s+(?:${and})\\s+`, "giu"), ` ${bondSign} `)
    .replace(new RegExp(`,?\\s+(?:${and}|${asWellAs})\\s+`, "giu"), ` ${andSign} `)
    .split(parting);
  const groups: GroupOfThings[] = [];
  let isChoice = false;
  for (let at = 0; at < parts.length; at += 2) {
    // Behind the first a capital is no sentence's.
    const written = contentWords(at > 0 ? `– ${parts[at]}` : (parts[at] ?? ""), language);
    // A number says nothing of which it is one.
    const words = written.some(({ key }) => /\D/.test(key)) ? written : [];
    const last = groups.at(-1);
    if (words.length > 0) {
      // "Gesundheits- und Krankenpflege" is one of the things to choose from.
      if (isChoice && parts[at - 1] === bondSign) last?.any.at(-1)?.words.push(...words);
      else if (isChoice && last) last.any.push({ words });
      else groups.push({ any: [{ words }] });
    }
    isChoice = joinsAsChoice(parts, at + 1);
  }
  return groups;
}

/** A comma joins as the next conjunction does, and so does what joins two halves of compounds. */
const joinsAsChoice = (parts: string[], from: number): boolean =>
  parts.slice(from).find((part) => part === orSign || part === andSign) === orSign;

/** All the words that are asked for, whichever way. */
export const wordsAskedFor = (groups: GroupOfThings[]): Thing["words"] =>
  groups.flatMap(({ any }) => any.flatMap(({ words }) => words));
