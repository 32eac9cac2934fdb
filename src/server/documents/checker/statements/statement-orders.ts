import { beforeAside } from "../alignment/bullet-words.ts";
import { verbsOfNoun } from "../words/deed-nouns.ts";
import { isKnownVerb, turning } from "../words/equal-words.ts";
import { article, endOfName, type Order } from "../words/name-bounds.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";

const fronts = /^(under|in|on|at|for|during|since|from|within|with|over|as|before|after|until|by|every|each)$/;

/** "Under supervision, ran games" as "ran games under supervision". */
export const unfronted: Order = (words) => {
  const comma = words.indexOf(",");
  if (comma < 1 || comma > 6 || !fronts.test(words[0] ?? "")) return [];
  const rest = words.slice(words[comma + 1] === "i" ? comma + 2 : comma + 1);
  const isDeed = verbReadings(rest[0] ?? "").some(({ form }) => form === "past" || form === "base");
  const aside = rest.indexOf(",");
  const isOneDeed = (aside < 0 || rest[aside + 1] === "that") && !rest.includes(",", aside < 0 ? 0 : aside + 1);
  return isDeed && isOneDeed && !rest.includes("and") ? [beforeAside(rest, words.slice(0, comma))] : [];
};

/** "Stick welding of hull sections" as "welded hull sections". */
export const ofDeedNoun: Order = (words) => {
  const at = words.indexOf("of");
  const described = words.slice(0, Math.max(at - 1, 0));
  const isPlain = described.every((word) => !turning.has(word) && !/\d/.test(word)) && described.length < 5;
  const noun = words[at - 1] ?? "";
  const verbs = at > 0 && isPlain && (at === 1 || /ing$/.test(noun)) ? verbsOfNoun(noun) : [];
  return verbs.length > 0 ? [[`${[...new Set(verbs)].join("|")}#past`, ...words.slice(at + 1)]] : [];
};

/** "TIG-welded pipes" with its verb first. */
export function withVerbFirst(words: string[]): string[] | undefined {
  const [first = "", verb = "", ...rest] = words;
  const isVerb = verbReadings(verb).some(({ form }) => form === "past" || form === "ing");
  const isOther =
    /^[a-z]{2,5}$/.test(first) &&
    verbReadings(first).every(({ form, lemma }) => form === "base" && !isKnownVerb(lemma));
  if (
    !isVerb ||
    !isOther ||
    rest[0] === "by" ||
    /^(a|an|the|i|my|am|is|are|be|by|in|on|at|for|with|of|to|not|no|was|were|been|never|hardly|only)$/.test(first)
  )
    return undefined;
  return [verb, first, ...(rest[0] === "of" ? rest.slice(1) : rest)];
}

export const verbFirst: Order = (words) => {
  const told = withVerbFirst(words);
  return told ? [told] : [];
};

/** "The team's templates" as "templates for the team". */
export const ofOwner: Order = (words) =>
  words.flatMap((word, at) => {
    if (!word.endsWith("'s") || at < 1) return [];
    const start = words.slice(0, at).findLastIndex((each) => article.test(each));
    const end = endOfName(words, at + 1);
    if (start < 1 || end === at + 1 || at - start > 3) return [];
    const owner = [...words.slice(start, at), word.slice(0, -2)];
    const thing = words.slice(at + 1, end);
    return ["for", "of"].flatMap((link) =>
      [[], ["the"]].map((the) => [...words.slice(0, start), ...the, ...thing, link, ...owner, ...words.slice(end)]),
    );
  });

/** "The 2017 floods" as "the floods of 2017". */
export const ofYear: Order = (words) =>
  words.flatMap((word, at) => {
    const noun = words[at + 1] ?? "";
    if (!/^(?:19|20)\d\d$/.test(word) || !/^\p{L}{4,}$/u.test(noun) || !/^(the|a|an|our|my)$/.test(words[at - 1] ?? ""))
      return [];
    return ["of", "in"].map((link) => [...words.slice(0, at), noun, link, word, ...words.slice(at + 2)]);
  });

/** "Stainless and duplex pipes" as "duplex and stainless pipes". */
export const swapped: Order = (words) =>
  words.flatMap((word, at) => {
    const [one = "", other = "", noun = ""] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word !== "and" || at < 2 || endOfName(words, at + 1) < at + 3 || noun === "of" || article.test(other))
      return [];
    // "Sorted letters for lawyers and delivered parcels": nobody sorted them for delivered parcels.
    if (isPast(other) && !isPast(one)) return [];
    return [[...words.slice(0, at - 1), other, "and", one, ...words.slice(at + 2)]];
  });

const isPast = (word: string) => verbReadings(word).some(({ form }) => form === "past");

const changes = new Map([
  ...["fell", "dropped", "decreased", "declined", "shrank"].map((word) => [word, "fall"] as const),
  ...["grew", "rose", "increased"].map((word) => [word, "rise"] as const),
]);

/** "Costs fell from 4 to 3" with its verb first; that somebody lowered them would be more. */
export const changed: Order = (words) => {
  const at = words.findIndex((word, index) => index > 0 && changes.has(word));
  const change = changes.get(words[at] ?? "");
  return change ? [[inForm(change, "past"), ...words.slice(0, at), ...words.slice(at + 1)]] : [];
};

/** "Who has worked on tracks" as "with experience in tracks". */
export const experienced: Order = (words) => {
  const text = words.join(" ");
  const told = text.replace(/\bwho (?:has|have) worked (?:on|in|with|at) /, "with experience in ");
  return told === text ? [] : [told.split(" ")];
};
