import type { Pool } from "../pool.ts";
import type { FactReading } from "../reading/readings.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { unitRatio } from "../reading/units.ts";
import { isLike } from "../reading/words.ts";

/** "three languages" of three, "two hospitals" of two jobs. */
export function isNumberOfThings({ values: [value = 0], kind, unit }: Amount, { cited, entries }: Pool): boolean {
  if (kind !== "count" || unit !== undefined || value < 2 || value > 6) return false;
  const alike = cited.map(({ fact }) => cited.filter((other) => other.fact.kind === fact.kind).length);
  return [...alike, entries.length].includes(value);
}

/** Whether numbers of one fact make it: the sum, difference or ratio of two, the share of change or what is left. Never an end itself. */
export function isDerived(amount: Amount, held: readonly FactReading[]): boolean {
  if (amount.pair !== undefined || amount.role === "to" || amount.role === "from") return false;
  return held.some(({ amounts }) => {
    const counted = amounts.filter(({ kind }) => kind === "count");
    if (counted.some((one) => isOfOtherRate(amount, one, counted))) return true;
    return counted.some((one, at) =>
      counted.slice(at + 1).some((other) => isOfOneKind(amount, one, other) && isMadeOf(amount, one, other)),
    );
  });
}

/** "36 a year" of 3 a month, "six a day" of 58 in 9 days. */
function isOfOtherRate(amount: Amount, one: Amount, others: readonly Amount[]): boolean {
  if (amount.rate === undefined || amount.unit !== one.unit) return false;
  const inOne = one.rate === undefined ? undefined : unitRatio(amount.rate, one.rate);
  const made = (factor: number) => one.values.some((value) => isSaidOf(amount, value * factor));
  if (inOne !== undefined) return inOne !== 1 && made(inOne);
  return others.some(({ unit, values: [count = 0] }) => unit === amount.rate && count > 0 && made(1 / count));
}

/** "9 pilots over 3 watches" make no 12 pilots. */
function isOfOneKind(amount: Amount, one: Amount, other: Amount): boolean {
  const shares = (first: Amount, second: Amount) =>
    first.nouns.some((noun) => second.nouns.some((own) => isLike(noun, own)));
  const isCounted = [one, other].some((held) => shares(amount, held));
  return !isCounted || one.nouns.length === 0 || other.nouns.length === 0 || shares(one, other);
}

function isMadeOf(amount: Amount, one: Amount, other: Amount): boolean {
  const [first = 0, last = 0] = [one.values[0], other.values[0]];
  const ratio = one.unit === undefined || other.unit === undefined ? 1 : unitRatio(one.unit, other.unit);
  if (isShareOf(amount, one, other) || isShareOf(amount, other, one)) return true;
  if (ratio === undefined || first === 0 || last === 0) return false;
  const second = last / ratio;
  const change = Math.abs(second - first) / first;
  if (amount.kind === "ratio") return [second / first, first / second, change].some((made) => isSaidOf(amount, made));
  if (amount.unit === "%" && one.unit !== "%")
    return isSaidOf(amount, change * 100) || isSaidOf(amount, (second / first) * 100);
  const scale = unitRatio(one.unit ?? other.unit, amount.unit) ?? (amount.unit === undefined ? 1 : 0);
  return [Math.abs(first - second), first + second].some((made) => isSaidOf(amount, made * scale));
}

/** "40 left" of "100, 60 % of them sold". */
function isShareOf(amount: Amount, share: Amount, whole: Amount): boolean {
  if (share.unit !== "%" || whole.unit === "%" || amount.unit !== whole.unit) return false;
  const [part = 0, all = 0] = [share.values[0], whole.values[0]];
  return [(all * part) / 100, all - (all * part) / 100].some((made) => isSaidOf(amount, made));
}

/** "more than half" of 55 %: told in round numbers. */
export function isSaidOf({ values, role }: Pick<Amount, "values" | "role">, made: number): boolean {
  return values.some((value) => {
    if (Math.abs(value - made) <= Math.max(0.001, made * 0.01)) return true;
    if (role === "min") return made >= value && made <= value * 1.5;
    if (role === "max") return made <= value && made >= value * 0.75;
    return Math.abs(value - made) <= (role === "about" ? value * 0.1 : Math.min(0.5, value * 0.05));
  });
}
