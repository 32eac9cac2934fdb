import { shortened } from "../forms/short-names.ts";
import type { Order } from "../words/name-bounds.ts";
import { widened } from "../words/wider-nouns.ts";
import { difference, halved, monthly, ofShare, saving, spared } from "./amount-orders.ts";
import {
  countedAside,
  interposed,
  measured,
  named,
  ofTopic,
  ownRelative,
  reachedSoFar,
  withoutAside,
  withoutEach,
} from "./aside-orders.ts";
import { attended, counted, relative, result, supervised } from "./clause-orders.ts";
import { asOneOfSeveral, oneOfSeveral } from "./companions.ts";
import { usedTo } from "./means-turns.ts";
import { compound, lists, members, pairedCompound, possessive, shared } from "./name-orders.ts";
import { summed } from "./people-sums.ts";
import { changed, experienced, ofDeedNoun, ofOwner, ofYear, swapped, verbFirst } from "./statement-orders.ts";

export interface Variant {
  words: string[];
  /** "Home and water births": nothing of it can be left out. */
  isWhole: boolean;
}

/** Other orders of the same words, each of which says the same as the statement or less. */
export function variantsOf(words: string[]): Variant[] {
  const found = new Map([[words.join(" "), { words, isWhole: false }]]);
  let latest: Variant[] = [...found.values()];
  for (let round = 0; round < 2; round++) {
    const next = latest.flatMap((held) => [
      ...(round === 0 ? [...ownOrders, ...orders] : orders).flatMap((order) =>
        order(held.words).map((told) => ({ words: told, isWhole: held.isWhole })),
      ),
      ...wholeOrders.flatMap((order) => order(held.words).map((told) => ({ words: told, isWhole: true }))),
    ]);
    latest = next.filter((held) => !found.has(held.words.join(" ")));
    for (const held of latest) found.set(held.words.join(" "), held);
  }
  return [...found.values()];
}

/** Of the statement as it is written alone. */
const ownOrders: Order[] = [
  oneOfSeveral,
  widened,
  usedTo,
  changed,
  experienced,
  ofDeedNoun,
  ofYear,
  ofOwner,
  verbFirst,
  swapped,
];

const orders: Order[] = [
  compound,
  possessive,
  relative,
  supervised,
  counted,
  members,
  difference,
  halved,
  ofShare,
  summed,
  saving,
  spared,
  lists,
  result,
  attended,
  monthly,
  shortened,
];
/** "I never rush and I do not cut corners": each of two sentences holds alone. */
const firstSentence: Order = (words) => {
  const at = words.findIndex((word, index) => index > 1 && word === "and" && words[index + 1] === "i");
  return at < 0 ? [] : [words.slice(0, at)];
};

const wholeOrders: Order[] = [asOneOfSeveral, pairedCompound, shared, firstSentence];

const asides: Order[] = [
  widened,
  withoutAside,
  countedAside,
  reachedSoFar,
  ofTopic,
  interposed,
  named,
  ownRelative,
  withoutEach,
  measured,
];
const results: Order[] = [difference, halved, ofShare, summed, saving, spared, result];

/** The same words with what can be counted from their numbers, and results as what was done to reach them. */
export function countedFrom(words: string[]): string[][] {
  const plainer = [words, ...[...asides, usedTo].flatMap((order) => order(words))];
  const computed = plainer.flatMap((told) => [told, ...results.flatMap((order) => order(told))]);
  return [...new Map(computed.map((told) => [told.join(" "), told])).values()];
}
