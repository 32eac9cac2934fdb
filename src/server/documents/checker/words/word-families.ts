import { verbsOfNoun } from "./deed-nouns.ts";
import { areEqualNouns, nounClasses } from "./equal-nouns.ts";
import { areEqualVerbs, type DoneTo, verbClasses } from "./equal-verbs.ts";
import { oneSpelling } from "./equal-words.ts";
import { remembered } from "./remembered.ts";
import { singularOf, verbReadings } from "./verb-reading.ts";

interface Family {
  /** What the word is a form of; two words of one family have one in common. */
  stems: ReadonlySet<string>;
  verbs: readonly string[];
}

const rhythms = new Map(
  "daily day|hourly hour|weekly week|monthly month|yearly year|annual year|annually year|quarterly quarter|nightly night"
    .split("|")
    .map((line) => line.split(" ") as [string, string]),
);

/** "treated", "treatment" and "treating" are of one family; "manager" is none of "manage". */
const familyOf = remembered(20_000, (word: string): Family => {
  const plain = word.replace(/'s?$/, "");
  const singles = [plain, ...singularOf(plain)];
  const verbs = [...new Set([...verbReadings(plain).map(({ lemma }) => lemma), ...singles.flatMap(verbsOfNoun)])];
  const adverb = /^[a-z]{4,}ly$/.test(plain) ? [plain.slice(0, -2)] : [];
  const rhythm = rhythms.get(plain);
  const stems = new Set([...singles, ...verbs, ...adverb, ...(rhythm ? [rhythm] : [])].map(oneSpelling));
  return { stems, verbs };
});

/**
 * Whether a word of a sentence can stand for one of a fact, whatever part of speech each is.
 *
 * @param isOfKind whether the fact's word describes another
 * @param doneTo what the fact's word is done to, where it is a deed
 */
export function isOfFamily(said: string, held: string, isOfKind: boolean, doneTo: DoneTo): boolean {
  if (said === held) return true;
  if (isMoreThanOne(said, held, isOfKind)) return false;
  const [one, other] = [familyOf(said), familyOf(held)];
  for (const stem of one.stems) if (other.stems.has(stem)) return true;
  if (areEqualNouns(said, held)) return true;
  return one.verbs.some((verb) => other.verbs.some((fact) => areEqualVerbs(verb, fact, doneTo)));
}

const kindOf = remembered(20_000, (word: string) => {
  const plain = word.replace(/(?<=s)'$|'s$/, "");
  return { plain, rhythm: rhythms.get(plain) ?? plain, singles: [plain, ...singularOf(plain)].map(oneSpelling) };
});

/** "Lead developer" is no "leading developer": what describes a noun keeps its form. */
export function isSameKind(given: string, own: string): boolean {
  if (given === own) return true;
  const [said, held] = [kindOf(given), kindOf(own)];
  return (
    said.singles.some((one) => held.singles.includes(one)) ||
    said.rhythm === held.rhythm ||
    areEqualNouns(said.plain, held.plain)
  );
}

/** "reports" for "a report": what was one is not made several. */
export function isMoreThanOne(said: string, held: string, isOfKind: boolean): boolean {
  if (isOfKind) return false;
  const single = singularOf(said);
  if (single.length === 0 || /s$/.test(held)) return false;
  return single.includes(held) && verbReadings(held).every(({ form }) => form === "base");
}

/** What any two words of one family have in common: a cheap test that comes before the exact one. */
export const familyKeys = remembered(20_000, (word: string): readonly string[] => {
  const { stems, verbs } = familyOf(word);
  return [
    ...stems,
    ...nounClasses(word).map((line) => line.replace(/ s$/, "")),
    ...verbs.flatMap((verb) => [...verbClasses(verb)].map((line) => `c ${line}`)),
  ];
});
