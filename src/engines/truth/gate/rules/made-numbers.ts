import type { Pool } from "../pool.ts";
import type { EntryReading, FactReading } from "../reading/readings.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { isTime, rates, unitRatio } from "../reading/units.ts";
import { isLike } from "../reading/words.ts";

/** A number that no fact says and the facts make. */
export interface Made {
  value: number;
  /** `share` is of two amounts to one another, `times` one that is told in words, and never in per cent. */
  unit: string | undefined;
  rate: string | undefined;
  /** What is counted, by each amount that it is made of. */
  nouns: readonly (readonly string[])[];
  /** What it is an average of, by its nouns: the sentence names that too. */
  per?: readonly string[];
  /** How, to be shown: "14 + 17". */
  how: string;
  /**
   * `same` is one amount, to be told in round numbers; `often` one by another time; `span` is between dates; `end` how much is left of what it
   * was; `sum` of one kind, and `others` all but the person.
   */
  kind: "same" | "often" | "span" | "sum" | "others" | "end" | "difference" | "share" | "product";
}

/** Amounts of one text of which numbers are made, at most. */
const maxOperands = 10;

const written = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const of = ({ values: [value = 0], unit = "" }: Amount) => `${written.format(value)}${unit && ` ${unit}`}`;
const isBare = ({ nouns }: Amount) => nouns.length === 0;

export const sharesNoun = (one: readonly string[], other: readonly string[]) =>
  one.some((noun) => other.some((own) => isLike(own, noun)));

/** What the amounts of one text make, each alone and two by two. */
export function madeOf(amounts: readonly Amount[]): Made[] {
  const counted = amounts
    .filter(({ kind, values: [value = 0] }) => kind === "count" && value > 0)
    .slice(0, maxOperands);
  return counted.flatMap((one, at) => [
    ...madeOfOne(one),
    ...counted.slice(at + 1).flatMap((other) => [...madeOfTwo(one, other), ...products(one, other)]),
  ]);
}

function madeOfOne({ values: [value = 0], unit, rate, nouns, bound, pair, text }: Amount): Made[] {
  const made = { value, unit, rate, nouns: [nouns], how: text };
  return [
    ...(bound || pair ? [] : [{ ...made, kind: "same" } as const]),
    ...(rate ? [{ ...made, kind: "often" } as const] : []),
    ...(unit === undefined ? [{ ...made, value: value - 1, how: `${text} − 1`, kind: "others" } as const] : []),
  ];
}

/** Of one unit: what is between them, both together, and one by the other. */
function madeOfTwo(one: Amount, other: Amount): Made[] {
  const size = unitRatio(other.unit, one.unit);
  const isMixed = (one.unit === undefined) !== (other.unit === undefined);
  const isMixedBare = isMixed && isBare(one.unit ? other : one);
  const [first = 0, last = 0] = [one.values[0], other.values[0]];
  const second = last * (size ?? 1);
  // A few of thousands change nothing; "9 weeks, 11 planned" does.
  const isNear = Math.max(first, second) <= (isMixed ? 3 : 50) * Math.min(first, second);
  if (!isNear || (size === undefined && !isMixed)) return [];
  const unit = one.unit ?? other.unit;
  const made = (kind: Made["kind"], value: number, sign: string, ofUnit = unit): Made => ({
    ...{ value, unit: ofUnit, rate: one.rate ?? other.rate, nouns: [one.nouns, other.nouns], kind },
    how: `${of(one)} ${sign} ${of(other)}`,
  });
  const isCompared = !isMixed || isMixedBare;
  const isSummed = unit !== "%" && !one.pair && !other.pair && isCompared;
  const times = [second / first, first / second].filter((share) => share > 1 || !one.pair);
  const shares = [Math.abs(second - first) / first, ...times.filter((share) => share < 1)];
  return [
    made("difference", Math.abs(first - second), "−"),
    ...(isSummed ? [made("sum", first + second, "+")] : []),
    ...(isCompared ? shares.map((share) => made("share", share, "/", "share")) : []),
    ...(isCompared ? times.map((share) => made("share", share, "/", "times")) : []),
    ...(one.pair ? [made("end", second / first, "/", "times")] : []),
  ];
}

/** "3,000 copies at 2 €", "8 hours, 5 days a week"; "6 a day" of 58 in 9 days, "3 each" of 111 for 37; "40 left" of "100, 60 % sold". */
function products(one: Amount, other: Amount): Made[] {
  const [first = 0, last = 0] = [one.values[0], other.values[0]];
  const made = (value: number, sign: string, more: Pick<Made, "unit" | "rate"> & Partial<Made>): Made => ({
    ...{ value, nouns: [one.nouns, other.nouns], kind: "product", how: `${of(one)} ${sign} ${of(other)}`, ...more },
  });
  const [share, whole] = one.unit === "%" ? [one, other] : [other, one];
  const part = (first * last) / 100;
  if (share.unit === "%" && (share.pair || whole.unit === "%")) return [];
  const ofWhole = { unit: whole.unit, rate: whole.rate };
  if (share.unit === "%") return [part, (whole.values[0] ?? 0) - part].map((value) => made(value, "×", ofWhole));
  const [many, few] = first > last ? [one, other] : [other, one];
  const each = { unit: many.unit, rate: few.unit && isTime(few.unit) ? few.unit : undefined };
  const average = made((many.values[0] ?? 0) / (few.values[0] ?? 1), "/", { ...each, per: few.nouns });
  const isOften = (amount: Amount, of: Amount) =>
    isTime(amount.unit ?? "") && (unitRatio(amount.unit, of.unit) ?? 2) > 1;
  const [often, thing] = other.rate || isOften(other, one) ? [other, one] : [one, other];
  const unit = thing.unit ?? (isTime(often.unit ?? "") ? undefined : often.unit);
  const product = made(first * last, "×", { unit, rate: often.rate });
  const isOfTwo = one.unit !== other.unit || !sharesNoun(one.nouns, other.nouns);
  return [...(isOfTwo ? [product] : []), ...(each.rate || !isBare(few) ? [average] : [])];
}

/** "four a year" of a quarterly one; 800 of "2011 and 2012, around 400 each year". */
export function madeOfFact({ tokens, stems, amounts, dates }: FactReading): Made[] {
  const often = tokens.flatMap(({ key, text }): Made[] => {
    const rate = rates.get(key);
    return rate ? [{ value: 1, unit: undefined, rate, nouns: [stems], how: text, kind: "often" }] : [];
  });
  const years = new Set(dates.map(({ year }) => year)).size;
  const yearly = amounts.filter(({ rate }) => rate === "year" && years > 1);
  return [
    ...often,
    ...yearly.map((amount): Made => {
      const made = { value: (amount.values[0] ?? 0) * years, unit: amount.unit, nouns: [amount.nouns] };
      return { ...made, rate: undefined, how: `${years} × ${of(amount)}`, kind: "sum" };
    }),
  ];
}

/** Of the facts that are cited: what two count of one kind, and what all do. */
export function sumsOf(cited: readonly FactReading[]): Made[] {
  const amounts = cited.flatMap((fact) =>
    fact.amounts.filter(({ kind, pair, unit }) => kind === "count" && !pair && unit !== "%"),
  );
  const isAlike = (one: Amount, other: Amount) =>
    one.unit === other.unit && (one.unit !== undefined || sharesNoun(one.nouns, other.nouns));
  return amounts.slice(0, 4 * maxOperands).flatMap((one, at) => {
    const others = amounts.slice(at + 1).filter((other) => isAlike(one, other));
    const groups = [...others.map((other) => [one, other]), ...(others.length > 1 ? [[one, ...others]] : [])];
    return groups.map((group): Made => {
      const value = group.reduce((total, { values: [own = 0] }) => total + own, 0);
      return { value, unit: one.unit, rate: one.rate, nouns: [one.nouns], how: group.map(of).join(" + "), kind: "sum" };
    });
  });
}

const yearMonth = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/** In months: how long entries last, all of them without their gaps, and the time between the dates of a fact, or until now. */
export function spansOf({ entries, held }: Pool, now: number): Made[] {
  const worked = entries.map((entry) => monthsOf(entry, now)).filter((months) => months.length > 0);
  const all = [...new Set(worked.flat())].sort((one, other) => one - other);
  const span = (value: number, from: number, to: number): Made => {
    return {
      value,
      unit: "month",
      rate: undefined,
      nouns: [],
      how: `${yearMonth(from)} – ${yearMonth(to)}`,
      kind: "span",
    };
  };
  const between = held.flatMap(({ dates, fact }) => {
    if (/^(?:from|to|period)$/.test(fact.kind)) return [];
    const entry = entries.find(({ id }) => id === fact.entry);
    const end = entry && /^(?:experience|volunteer)$/.test(entry.section) ? Math.min(entry.to ?? now, now) : now;
    const isOver = dates.some(({ role }) => role === "until");
    const known = dates.flatMap(({ year, month }) =>
      year ? { at: year * 12 + (month ?? 1) - 1, more: month ? 1 : 12 } : [],
    );
    const ends = isOver ? known : [...known, { at: end, more: 1 }];
    return known.flatMap((from) =>
      ends.flatMap((to) =>
        to.at > from.at ? [0, to.more].map((more) => span(to.at - from.at + more, from.at, to.at)) : [],
      ),
    );
  });
  return [...[...worked, all].map((months) => span(months.length, months[0] ?? 0, months.at(-1) ?? 0)), ...between];
}

/** From the first day of its first month to the last of its last. */
function monthsOf({ from, to, goesOn, isToCome, section }: EntryReading, now: number): number[] {
  if (isToCome || from === undefined || (to === undefined && !goesOn)) return [];
  const end = section === "education" ? (to ?? now) : Math.min(to ?? now, now) + 1;
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
}

/** How many things facts tell of without counting them: "two hospitals" of two jobs, "two seasons" of two years, "three cities" of three names. */
export function uncounted({ cited, entries }: Pool): number[] {
  const alike = cited.map(({ fact }) => cited.filter((other) => other.fact.kind === fact.kind).length);
  const years = cited.flatMap(({ dates }) => {
    const all = [...new Set(dates.flatMap(({ year }) => year ?? []))];
    const span = Math.max(...all) - Math.min(...all);
    return dates.some(({ role }) => role === "until") ? [span, span + 1] : [all.length];
  });
  const names = cited.flatMap(({ tokens }) => {
    const listed = tokens.filter(
      ({ gap, isCapital }, at) => isCapital && (/^, $/.test(gap) || joins.test(tokens[at - 1]?.key ?? "")),
    );
    return listed.length > 0 ? [listed.length + 1] : [];
  });
  return [...alike.filter((count) => count < 7), entries.length, ...years, ...names];
}

const joins = /^(?:and|und|y|et|e|en|i)$/;
