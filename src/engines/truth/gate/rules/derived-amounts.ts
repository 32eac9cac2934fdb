import type { Pool } from "../pool.ts";
import type { EntryReading } from "../reading/readings.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { unitRatio } from "../reading/units.ts";
import { isLike } from "../reading/words.ts";
import type { Case } from "./rule.ts";

/** Whether the facts make a number that none of them says. The end of a change is never calculated. */
export function isCalculated(amount: Amount, { pool, now }: Case): boolean {
  const isEnd = amount.pair !== undefined || amount.role === "to" || amount.role === "from";
  const made = [...spans(amount, pool, now), ...(isEnd ? [] : madeOf(amount, pool))];
  return made.some((value) => isSaidOf(amount, value));
}

/** "more than half" of 55 %: told in round numbers. */
export function isSaidOf({ values, role }: Pick<Amount, "values" | "role">, made: number): boolean {
  return values.some((value) => {
    if (Math.abs(value - made) <= Math.max(0.001, made * 0.01)) return true;
    if (role === "min") return made >= value && made <= value * 2;
    if (role === "max") return made <= value && made >= value * 0.75;
    return Math.abs(value - made) <= (role === "about" ? value * 0.1 : Math.min(0.5, value * 0.05));
  });
}

/** "four years", "more than ten years": how long entries last, all of them without their gaps, and the time between the dates of a fact and now. */
function spans({ unit, kind, rate, role }: Amount, { entries, held }: Pool, now: number): number[] {
  const months = unit === "year" ? 12 : unit === "month" ? 1 : undefined;
  if (months === undefined || kind !== "count" || rate !== undefined) return [];
  const worked = entries.flatMap((entry) => monthsOf(entry, now));
  const between = held.flatMap(({ dates, fact }) => {
    const ends = [...dates.flatMap(({ year, month }) => (year ? year * 12 + (month ?? 1) - 1 : [])), now];
    return /^(?:from|to|period)$/.test(fact.kind)
      ? []
      : ends.flatMap((from) => ends.flatMap((to) => (to > from ? [to - from, to - from + 1] : [])));
  });
  const all = [...worked.map(({ length }) => length), new Set(worked.flat()).size, ...between];
  // "four years" of four and a half
  const rounded = (span: number) => (role === undefined ? [span, Math.floor(span), Math.round(span)] : [span]);
  return all.filter((span) => span > 0).flatMap((span) => rounded(span / months));
}

/** From the first day of its first month to the last of its last. */
function monthsOf({ from, to, goesOn, isToCome, section }: EntryReading, now: number): number[][] {
  if (isToCome || from === undefined || (to === undefined && !goesOn)) return [];
  const end = section === "education" ? (to ?? now) : Math.min(to ?? now, now) + 1;
  return [Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at)];
}

/** "three languages" of three, "two hospitals" of two jobs. */
export function isNumberOfThings({ values: [value = 0], kind, unit }: Amount, { cited, entries }: Pool): boolean {
  const alike = cited.map(({ fact }) => cited.filter((other) => other.fact.kind === fact.kind).length);
  return kind === "count" && unit === undefined && value > 1 && value < 7 && [...alike, entries.length].includes(value);
}

/** Sum, difference, ratio, share of two numbers of one fact; what one makes in another time; one in round numbers. */
function madeOf(amount: Amount, { held }: Pool): number[] {
  return held.flatMap(({ amounts }) => {
    const counted = amounts.filter(({ kind }) => kind === "count");
    return counted.flatMap((one, at) => [
      ...madeOfOne(amount, one),
      ...counted.flatMap((other, index) => (index === at ? [] : madeOfTwo(amount, one, other, index > at))),
    ]);
  });
}

/** "36 a year" of 3 a month, "more than a hundred dogs" of exactly 112. */
function madeOfOne(amount: Amount, one: Amount): number[] {
  if (amount.unit !== one.unit) return [];
  const [value = 0] = one.values;
  const times = amount.rate && one.rate && amount.rate !== one.rate ? unitRatio(amount.rate, one.rate) : undefined;
  const isRounded = /^(?:min|about)$/.test(amount.role ?? "") && (amount.values[0] ?? 0) % 10 === 0 && value % 10 !== 0;
  const isExact = one.role === undefined && one.pair === undefined;
  return [...(times ? [value * times] : []), ...(isRounded && isExact && sharesNoun(amount, one) ? [value] : [])];
}

export const sharesNoun = (one: Amount, other: Amount): boolean =>
  other.nouns.some((noun) => one.nouns.some((own) => isLike(own, noun)));

function madeOfTwo(amount: Amount, one: Amount, other: Amount, inOrder: boolean): number[] {
  const [first = 0, last = 0] = [one.values[0], other.values[0]];
  // "six a day" of 58 in 9 days, "40 left" of "100, 60 % of them sold"
  if (amount.rate !== undefined && amount.rate === other.unit) return amount.unit === one.unit ? [first / last] : [];
  if (one.unit === "%" && other.unit !== "%" && amount.unit === other.unit)
    return [(last * first) / 100, last - (last * first) / 100];
  const ratio = one.unit === undefined || other.unit === undefined ? 1 : unitRatio(one.unit, other.unit);
  // "9 pilots over 3 watches" make no 12 pilots.
  const isOfTwoKinds =
    (sharesNoun(amount, one) || sharesNoun(amount, other)) &&
    one.nouns.length > 0 &&
    other.nouns.length > 0 &&
    !sharesNoun(one, other);
  if (!inOrder || ratio === undefined || first === 0 || last === 0 || isOfTwoKinds) return [];
  const second = last / ratio;
  const change = Math.abs(second - first) / first;
  // A few of thousands change nothing.
  if (Math.max(first, second) > 50 * Math.min(first, second)) return [];
  if (amount.kind === "ratio") return [second / first, first / second, change];
  if (amount.unit === "%" && one.unit !== "%") return [change * 100, (second / first) * 100];
  const scale = unitRatio(one.unit ?? other.unit, amount.unit) ?? (amount.unit === undefined ? 1 : 0);
  return [Math.abs(first - second) * scale, (first + second) * scale];
}
