import type { Fact } from "../../../../engines/truth/truth.ts";
import { chargeOf } from "../alignment/bullet-alignment.ts";
import { isEnglish } from "../languages/language-reading.ts";
import { rememberedOf } from "../words/remembered.ts";
import { suppliedVerbs } from "../words/supplied-verbs.ts";
import { familyKeys } from "../words/word-families.ts";
import { wordsOf } from "../words/word-reading.ts";
import { joinedDeeds } from "./joined-deeds.ts";
import { resultsIn } from "./results.ts";
import { keysOfHeld } from "./shared-keys.ts";
import { unfronted } from "./statement-orders.ts";
import { countedFrom, type Variant, variantsOf } from "./statement-variants.ts";

/** What else there is to know of one is found out when a sentence first asks for it: most are only told in their own words. */
export interface Statement {
  kind: Fact["kind"];
  words: string[];
  /** What means the same is known of English alone. */
  canBeReworded: boolean;
  /** Whether it is one of the deeds of a statement. */
  isPart: boolean;
  /** What may be told right behind it alone: "and sold it". */
  leaning: Statement[];
  /** Words that may not be left out. */
  needed: string[];
  /** Whether one of those that lean on it must follow. */
  isBound: boolean;
}

const alone = { isPart: false, leaning: [], needed: [], isBound: false };
const part = (kind: Fact["kind"], words: string[]): Statement => ({
  ...{ ...alone, kind, words, canBeReworded: true, isPart: true },
});

/** A document asks the same statements for every sentence. */
export const readStatement = rememberedOf(
  ({ kind, text }: Fact): Statement => ({ ...alone, kind, words: wordsOf(text), canBeReworded: isEnglish(text) }),
);

const ownWords = ({ words }: Statement) => (words[0] === "i" ? words.slice(1) : words);

/** The words as a bullet has them, which are the first of all variants. */
export const plainWordsOf = rememberedOf((statement: Statement): string[] => {
  const own = ownWords(statement);
  return unfronted(own)[0] ?? own;
});

export const variantsIn = rememberedOf((statement: Statement): Variant[] =>
  statement.canBeReworded ? variantsOf(plainWordsOf(statement)) : [],
);

/** Also with what can be counted from their numbers. */
export const countedIn = rememberedOf((statement: Statement): string[][] =>
  statement.canBeReworded ? countedFrom(ownWords(statement)) : [],
);

/** Of the words of all variants. */
export const keysIn = rememberedOf((statement: Statement) =>
  keysOfHeld(new Set(variantsIn(statement).flatMap(({ words }) => words))),
);

export const familiesIn = rememberedOf((statement: Statement): ReadonlySet<string> => {
  const own = ownWords(statement);
  const words = [...countedIn(statement).flat(), ...suppliedVerbs(own), ...chargeOf(own)];
  return new Set(words.flatMap((word) => familyKeys(word)));
});

const measure = / (?:by|from|(?<!up )to) (?:(?:more than|up to|approximately|an?) )?(?:\d|half|third|quarter)/;

/** Whether it says by how much. */
export const isMeasured = rememberedOf(({ words }: Statement) => measure.test(words.join(" ")));

/** Each of the deeds that it joins. */
export const joinedIn = rememberedOf((statement: Statement): Statement[] => {
  const { kind } = statement;
  if (statement.isPart || !statement.canBeReworded || kind !== "statement") return [];
  return joinedDeeds(ownWords(statement)).map(({ words, leaning, needed, isBound }) => ({
    ...part(kind, words),
    leaning: leaning.map((told) => part(kind, told)),
    ...{ needed, isBound },
  }));
});

/** The deeds that it tells with what came of them. */
export const resultsOf = rememberedOf((statement: Statement) => {
  const { kind } = statement;
  if (statement.isPart || !statement.canBeReworded || kind !== "statement") return [];
  return resultsIn(ownWords(statement).join(" ")).flatMap(({ deed, result, holds }) =>
    holds > 0 ? [{ deed: part(kind, deed), result: part(kind, result), holds }] : [],
  );
});

/** Whether more words of a sentence than any other way to say the same brings have nothing to do with a statement: quick. */
export function isFarFrom(words: string[], statement: Statement): boolean {
  const families = familiesIn(statement);
  let strange = 0;
  for (const word of words)
    if (!light.has(word) && !familyKeys(word).some((key) => families.has(key)) && ++strange > mostStrange) return true;
  return false;
}

const mostStrange = 4;
const light = new Set("i a an the my and , of in on at for to with by from have was am".split(" "));
