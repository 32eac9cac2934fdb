import type { Fact } from "../../fact.ts";
import { chargeOf } from "../alignment/bullet-alignment.ts";
import { isEnglish } from "../languages/language-reading.ts";
import { suppliedVerbs } from "../words/supplied-verbs.ts";
import { familyKeys } from "../words/word-families.ts";
import { wordsOf } from "../words/word-reading.ts";
import { joinedDeeds } from "./joined-deeds.ts";
import { resultsIn } from "./results.ts";
import { keysOfHeld } from "./shared-keys.ts";
import { unfronted } from "./statement-orders.ts";
import { countedFrom, type Variant, variantsOf } from "./statement-variants.ts";

export interface Statement {
  kind: Fact["kind"];
  words: string[];
  variants: Variant[];
  /** Whether it says by how much. */
  isMeasured: boolean;
  /** Of the words of all variants. */
  keys: Set<string>;
  /** Also with what can be counted from their numbers. */
  counted: string[][];
  families: Set<string>;
  /** What means the same is known of English alone. */
  canBeReworded: boolean;
  /** Each of the deeds that it joins. */
  joined: Statement[];
  /** Whether it is one of these itself. */
  isPart: boolean;
  /** What may be told right behind it alone: "and sold it". */
  leaning: Statement[];
  /** The deeds that it tells with what came of them. */
  results: { deed: Statement; result: Statement; holds: number }[];
  /** Words that may not be left out. */
  needed: string[];
  /** Whether one of these must follow. */
  isBound: boolean;
}

/** A document asks the same statements for every sentence. */
const read = new WeakMap<Fact, Statement>();

export function readStatement(fact: Fact): Statement {
  const known = read.get(fact);
  if (known) return known;
  const words = wordsOf(fact.text);
  const statement = statementOf(fact.kind, words, isEnglish(fact.text));
  if (statement.canBeReworded && fact.kind === "statement") {
    const own = words[0] === "i" ? words.slice(1) : words;
    const partOf = (told: string[]) => ({ ...statementOf(fact.kind, told, true), isPart: true });
    statement.results = resultsIn(own.join(" ")).flatMap(({ deed, result, holds }) =>
      holds > 0 ? [{ deed: partOf(deed), result: partOf(result), holds }] : [],
    );
    statement.joined = joinedDeeds(own).map(({ words: deed, leaning, needed, isBound }) => ({
      ...partOf(deed),
      leaning: leaning.map(partOf),
      ...{ needed, isBound },
    }));
  }
  read.set(fact, statement);
  return statement;
}

const noOthers = { isPart: false, joined: [], results: [], leaning: [], needed: [], isBound: false };

function statementOf(kind: Fact["kind"], words: string[], canBeReworded: boolean): Statement {
  const own = words[0] === "i" ? words.slice(1) : words;
  const variants = canBeReworded ? variantsOf(unfronted(own)[0] ?? own) : [];
  const keys = keysOfHeld(new Set(variants.flatMap((variant) => variant.words)));
  const isMeasured = measure.test(words.join(" "));
  const counted = canBeReworded ? countedFrom(own) : [];
  const families = new Set(
    [...counted.flat(), ...suppliedVerbs(own), ...chargeOf(own)].flatMap((word) => [...familyKeys(word)]),
  );
  return { kind, words, variants, counted, isMeasured, keys, families, canBeReworded, ...noOthers };
}

const measure = / (?:by|from|(?<!up )to) (?:(?:more than|up to|approximately|an?) )?(?:\d|half|third|quarter)/;

/** Whether more words of a sentence than any other way to say the same brings have nothing to do with a statement: quick. */
export function isFarFrom(words: string[], { families }: Statement): boolean {
  let strange = 0;
  for (const word of words) if (!light.test(word) && !familyKeys(word).some((key) => families.has(key))) strange++;
  return strange > mostStrange;
}

const mostStrange = 4;
const light = /^(?:i|an?|the|my|and|,|of|in|on|at|for|to|with|by|from|have|was|am)$/;
