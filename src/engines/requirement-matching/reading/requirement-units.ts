import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type DocumentLanguage, splitSentences } from "../../text/text.ts";
import { contentWords } from "../requirement-words.ts";
import { askedHeads, askingWords, demandWords, wishingWords } from "../tables/asking-words.ts";
import { droppedLine } from "../tables/dropped-lines.ts";
import { languagesIn, levelIn } from "./language-names.ts";
import type { PostingItem } from "./line-shapes.ts";
import { sectionOfHeading } from "./section-cues.ts";
import { openPatternOf, patternOf } from "./word-patterns.ts";

export interface RequirementUnit {
  text: string;
  must: boolean;
}

const maxLength = 400;
const maxUnits = 40;

/** What of a posting's lines asks for something, each thing whole. */
export function requirementUnits(items: PostingItem[], language: DocumentLanguage): RequirementUnit[] {
  const asking = askingBlocks(items, language);
  const units = items.flatMap(({ text, section, block }) =>
    unitsOfItem(text, asking.has(block) && section !== "wished" ? "asked" : section, language),
  );
  const seen = new Set<string>();
  return units.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, maxUnits);
}

/** Blocks below a heading that tells nothing, and bare lists, of which half of at least three lines ask for something. */
function askingBlocks(items: PostingItem[], language: DocumentLanguage): Set<number> {
  const blocks = new Map<number, { lines: number; asking: number }>();
  for (const { block, section, isBullet, text } of items) {
    if ((section !== "unknown" && section !== null) || !isBullet) continue;
    const known = blocks.get(block) ?? { lines: 0, asking: 0 };
    const isAsking = asksFor(text, language) || patternOf(askedHeads).test(foldText(text));
    blocks.set(block, { lines: known.lines + 1, asking: known.asking + Number(isAsking) });
  }
  return new Set(
    [...blocks].filter(([, { lines, asking }]) => lines >= 3 && asking * 2 >= lines).map(([block]) => block),
  );
}

function unitsOfItem(text: string, section: PostingItem["section"], language: DocumentLanguage): RequirementUnit[] {
  if (section === "benefit" || section === "applying") return [];
  const isListed = section === "asked" || section === "wished";
  return sentencesOf(text)
    .map(withoutLabel)
    .filter(
      ({ sentence, isAsked }) =>
        isAsked ||
        (isListed ? !isOfEmployer(sentence, language) : asksFor(sentence, language) || opensAsking(sentence)),
    )
    .map(({ sentence }) => sentence)
    .filter((sentence) => !droppedLine.test(foldText(sentence)))
    .flatMap((sentence) => clausesOf(sentence, language))
    .map(trimmed)
    .filter((clause) => clause.length <= maxLength && /\p{L}/u.test(clause))
    .map((clause) => ({ text: clause, must: section !== "wished" && !wishes(clause) }));
}

/** "Requirements: five years of it" in the middle of a paragraph. */
function withoutLabel(sentence: string) {
  const [, label = "", rest = ""] = /^(\p{L}[^:]{2,30}):\s+(\S.*)$/u.exec(sentence) ?? [];
  const section = label.split(" ").length <= 3 ? sectionOfHeading(label) : undefined;
  return section === "asked" || section === "wished" ? { sentence: rest, isAsked: true } : { sentence, isAsked: false };
}

/** "Good knowledge of …" */
const opensAsking = (sentence: string) => patternOf(askedHeads).test(plain(sentence.split(" ").slice(0, 3).join(" ")));

const plain = (text: string) => foldText(text).replaceAll("’", "'");
const asksFor = (text: string, language: DocumentLanguage) => openPatternOf(askingWords[language]).test(plain(text));
const wishes = (text: string) => patternOf(wishingWords).test(plain(text));

const ofEmployer =
  /^(?:we|our|wir|unsere?|nous|notre|nos|nosotros|nuestr[oa]s?|noi|il nostro|la nostra|wij|onze|ons|my|nasz[ae]?|a nossa|o nosso)\s/i;
const isOfEmployer = (text: string, language: DocumentLanguage) => ofEmployer.test(text) && !asksFor(text, language);

const abbreviation =
  /(?<!\p{L})(?:incl|inkl|mind|min|max|ca|bzw|etc|kat|cat|nr|no|approx|bspw|vgl|abgeschl|evtl|ggf|tzn|np|m\.in|ecc|es|ej|p\.\s?ej|p\.\s?ex|ex|bijv|o\.a|d\.h|z\.\s?B|u\.\s?a|e\.g|i\.e)\.(?=\s)/giu;
/** A letter for private use: nothing ends a sentence at it. */
const stop = "\ue000";

/** Sentences, and what a semicolon parts; an abbreviation ends none. */
const sentencesOf = (text: string): string[] =>
  splitSentences(text.replace(abbreviation, (found) => found.replaceAll(".", stop)))
    .flatMap((sentence) => sentence.split(/;\s+/))
    .map((sentence) => sentence.replaceAll(stop, "."));

const and = "(?:and|und|sowie|et|y|e|ed|en|i|oraz|as well as)";
const cuts = {
  wish: new RegExp(
    `[,;]\\s+(?:${and}\\s+)?(?=(?:ideally|preferably|idealerweise|vorzugsweise|idéalement|de préférence|idealmente|preferiblemente|preferibilmente|idealiter|bij voorkeur|preferencialmente)(?!\\p{L}))`,
    "iu",
  ),
  verb: /,?\s+(?:and|und|et|y|e|en|i)\s+(?=(?:you )?(?:have|hold|speak|are|haben|sind|sprechen|besitzen|verfügen|avez|êtes|parlez|maîtrisez|tienes|hablas|hai|parli|hebt|bent|spreekt|posiadasz|znasz|tens|falas)(?!\p{L}))/iu,
  head: new RegExp(`,?\\s+${and}\\s+(?=(?:[\\p{L}-]+ ){0,2}?(?:${askedHeads})(?!\\p{L}))`, "iu"),
  clause: new RegExp(`,\\s+(?:(?:${and}|but|aber|mais|pero|ma|maar|ale|mas)\\s+|(?=(?:you|vous|sie|du|je)\\s))`, "iu"),
  language: new RegExp(`(?:,|,?\\s+${and})\\s+`, "iu"),
};

/** Parted only where each part asks for something by itself. */
function clausesOf(sentence: string, language: DocumentLanguage): string[] {
  const both = (left: string, right: string) => [left, right].every((part) => contentWords(part, language).length > 0);
  const asksItself = (left: string, right: string) =>
    both(left, right) && right.split(" ").length > 2 && (wishes(right) || asksFor(right, language));
  return [sentence]
    .flatMap((part) => cutAt(part, cuts.wish, both))
    .flatMap((part) => cutAt(part, cuts.verb, both))
    .flatMap((part) => cutAt(part, cuts.head, both))
    .flatMap((part) => cutAt(part, cuts.clause, asksItself))
    .flatMap((part) => cutAt(part, /,\s+/u, (left, right) => demands(left) && demands(right)))
    .flatMap((part) =>
      cutAt(
        part,
        cuts.language,
        (left, right) => isLanguage(left) && languagesIn(right).length > 0 && (isLanguage(right) || demands(right)),
      ),
    );
}

function cutAt(text: string, cut: RegExp, isApart: (left: string, right: string) => boolean): string[] {
  for (let from = 0; from < text.length; ) {
    const found = cut.exec(text.slice(from));
    if (!found) break;
    const at = from + found.index;
    const [left, right] = [text.slice(0, at), text.slice(at + found[0].length)];
    if (isApart(left, right)) return [left, ...cutAt(right, cut, isApart)];
    from = at + found[0].length;
  }
  return [text];
}

const demands = (text: string) => wishes(text) || patternOf(demandWords).test(plain(text));

const isLanguage = (text: string) => languagesIn(text).length > 0 && levelIn(text) !== undefined;

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.!–—]+$/gu, "").trim();
