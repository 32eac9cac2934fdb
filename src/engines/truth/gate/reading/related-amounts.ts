import { type Bound, type End, scales } from "./quantity-words.ts";
import { units } from "./units.ts";
import type { Token } from "./words.ts";

export interface Amount {
  /** "1.200" may mean two numbers. */
  values: number[];
  kind: "count" | "ratio";
  /** As it is written, with its unit. */
  text: string;
  unit: string | undefined;
  rate: string | undefined;
  /** "more than", "about" */
  bound: Bound | undefined;
  /** Of a change: "by 5", "from 10", "to 5". */
  end: End | undefined;
  /** The other end of "from 4 to 9". */
  pair: number[] | undefined;
  /** Stems of what is counted, behind the number. */
  nouns: string[];
  at: number;
  /** Tokens that it takes, with its unit. */
  length: number;
  /** "million" */
  scale: number;
}

/** What amounts are by those beside them: both ends of a range, and what came instead of what. */
export function relatedAmounts(amounts: readonly Amount[], tokens: readonly Token[]): Amount[] {
  const found = [...amounts];
  found.forEach((first, at) => {
    const second = found[at + 1];
    const ends = second && endsOf(first, second, tokens);
    if (!ends) return;
    found[at] = { ...completed(first, second), end: ends[0] };
    found[at + 1] = { ...completed(second, first), end: ends[1] };
  });
  return found;
}

/** "from 11 to 4 %", "from 14.6 to 12.5 million": what is written once. */
const completed = (one: Amount, other: Amount): Amount => ({
  ...one,
  values:
    one.scale === 1 && one.values.every((value) => value < 1000)
      ? one.values.map((value) => value * other.scale)
      : one.values,
  unit: one.unit ?? other.unit,
  nouns: one.nouns.length > 0 ? one.nouns : other.nouns,
  rate: one.rate ?? other.rate,
  pair: other.values,
});

const instead =
  /^(?:instead of|rather than|(?:an)?statt|en (?:lugar|vez) de|au lieu d(?:e|es|u)|invece di|in plaats van|i p v|zamiast|em vez de)\b/;
const between = /^(?:[-–—]|-?>|→)$/;
const joints = new Set("to auf zu bis a al au alla naar do ate tot fino".split(" "));
const and = /^(?:and|und|y|et|e|en|i)$/;
const opensRange = /^(?:between|zwischen|entre|tra|tussen|miedzy)$/;

/** "from 4 % to 9 %", "10–15", "between 3 and 5": two numbers with nothing but a joint between them; "30 hours instead of 48". */
function endsOf(first: Amount, second: Amount, tokens: readonly Token[]): ["from", "to"] | ["to", "from"] | undefined {
  const words = tokens.slice(first.at + first.length, second.at);
  if (words.length < 6 && instead.test(words.map(({ key }) => key).join(" "))) return ["to", "from"];
  const gaps = tokens.slice(first.at + 1, second.at + 1).map(({ gap }) => gap.trim());
  const isApart = second.at - first.at > 5 || gaps.some((gap) => gap.includes(","));
  if (isApart || first.end === "by" || first.kind !== "count" || second.kind !== "count") return undefined;
  if (second.at - first.at <= 2 && between.test(gaps.at(-1) ?? "")) return ["from", "to"];
  const said = tokens
    .slice(first.at + 1, second.at)
    .filter(({ kind, key }) => kind === "word" && !units.has(key) && !scales.has(key));
  const joint = said.at(-1)?.key ?? "";
  // "under a 64k budget"
  const isArticle = joint === "a" && said.length > 1;
  const isRange =
    (joints.has(joint) && !isArticle) || (and.test(joint) && opensRange.test(tokens[first.at - 1]?.key ?? ""));
  const isOfOneUnit = first.unit === undefined || second.unit === undefined || first.unit === second.unit;
  return isRange && isOfOneUnit && said.length < 3 ? ["from", "to"] : undefined;
}
