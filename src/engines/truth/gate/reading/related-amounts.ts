import type { Role } from "./quantity-words.ts";
import { scales } from "./quantity-words.ts";
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
  role: Role | undefined;
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

/** What amounts are by those beside them: both ends of a range, what came instead of what, units that are written once. */
export const relatedAmounts = (amounts: Amount[], tokens: readonly Token[]): Amount[] =>
  paired(withImpliedUnits(amounts, tokens), tokens);

const between = /^(?:[-–—]|-?>|→)$/;
const joints = new Set("to auf zu bis a al au alla naar do ate and und y et e en i tot fino".split(" "));

/** The minutes of "1 h 50", the shares of "60/40". */
const withImpliedUnits = (amounts: Amount[], tokens: readonly Token[]): Amount[] =>
  amounts.map((amount, index) => {
    const [before, next] = [amounts[index - 1], amounts[index + 1]];
    const [value = 0] = amount.values;
    if (amount.unit !== undefined || amount.kind === "ratio") return amount;
    const isBehind = before !== undefined && before.at + before.length === amount.at;
    if (isBehind && before.unit === "hour" && value < 60 && amount.nouns.length === 0)
      return { ...amount, unit: "minute" };
    const isWhole = (other: Amount | undefined) =>
      other?.unit === undefined &&
      value + (other?.values[0] ?? 0) === 100 &&
      tokens[Math.max(amount.at, other?.at ?? 0)]?.gap === "/";
    return isWhole(before) || isWhole(next) ? { ...amount, unit: "%" } : amount;
  });

const instead =
  /^(?:instead of|rather than|(?:an)?statt|en (?:lugar|vez) de|au lieu d(?:e|es|u)|invece di|in plaats van|i p v|zamiast|em vez de)\b/;

/** "30 hours instead of 48": the first is what came of the second. */
const isInstead = (first: Amount | undefined, second: Amount | undefined, tokens: readonly Token[]) =>
  first !== undefined &&
  second !== undefined &&
  second.at - first.at <= 6 &&
  instead.test(
    tokens
      .slice(first.at + first.length, second.at)
      .map(({ key }) => key)
      .join(" "),
  );

/** "from 4 % to 9 %", "10–15", "between 3 and 5": two numbers with nothing but a joint between them. */
function paired(amounts: Amount[], tokens: readonly Token[]): Amount[] {
  return amounts.map((amount, index) => {
    const [before, next] = [amounts[index - 1], amounts[index + 1]];
    if (next && isInstead(amount, next, tokens))
      return { ...amount, role: "to", pair: next.values, ...shared(amount, next) };
    if (before && isInstead(before, amount, tokens))
      return { ...amount, role: "from", pair: before.values, ...shared(amount, before) };
    if (next && isPair(amount, next, tokens))
      return { ...amount, role: "from", pair: next.values, ...shared(amount, next) };
    if (before && isPair(before, amount, tokens))
      return { ...amount, role: "to", pair: before.values, ...shared(amount, before) };
    return amount;
  });
}

/** "from 11 to 4 %", "from 14.6 to 12.5 million" */
const shared = (first: Amount, second: Amount) => ({
  values:
    first.scale === 1 && second.scale > 1
      ? first.values.flatMap((value) => [value, value * second.scale])
      : first.values,
  unit: first.unit ?? second.unit,
  nouns: first.nouns.length > 0 ? first.nouns : second.nouns,
  rate: first.rate ?? second.rate,
});

function isPair(first: Amount, second: Amount, tokens: readonly Token[]): boolean {
  const own = tokens[second.at];
  if (first.role === "by" || first.kind !== "count" || second.kind !== "count" || !own || second.at - first.at > 5)
    return false;
  if (tokens.slice(first.at + 1, second.at + 1).some(({ gap }) => gap.includes(","))) return false;
  if (between.test(own.gap.trim()) && second.at - first.at <= 2) return true;
  const words = tokens
    .slice(first.at + 1, second.at)
    .filter(({ kind, key }) => kind === "word" && !units.has(key) && !scales.has(key));
  const joint = words.at(-1);
  const opener = tokens[first.at - 1]?.key ?? "";
  if (!joint || !joints.has(joint.key) || words.length > 2) return false;
  const isRange =
    !/^(?:and|und|y|et|e|en|i)$/.test(joint.key) || /^(?:between|zwischen|entre|tra|tussen|miedzy)$/.test(opener);
  return isRange && (first.unit === undefined || second.unit === undefined || first.unit === second.unit);
}
