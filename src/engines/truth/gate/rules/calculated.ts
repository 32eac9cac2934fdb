import type { Case, Pool } from "../pool.ts";
import { means } from "../reading/claims.ts";
import { ofWhat } from "../reading/numerals.ts";
import type { EntryReading, FactReading } from "../reading/readings.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { isTime, unitRatio } from "../reading/units.ts";
import { isLike, type Token } from "../reading/words.ts";

/** A number that no fact says and the facts make. */
interface Made {
  /**
   * `same` is one amount, told in round numbers; `often` one by another time; `span` is between dates; `others` are all but the person; `average`
   * is one by another, `share` of two to one another, `times` the same told in a word.
   */
  kind: "same" | "often" | "span" | "sum" | "others" | "difference" | "share" | "times" | "average" | "product";
  value: number;
  unit: string | undefined;
  rate: string | undefined;
  /** What is counted, by each amount that it is made of. */
  nouns: readonly (readonly string[])[];
  /** To be shown: "14 + 17". */
  how: string;
  end?: Amount["end"];
}

/** Amounts of one text of which numbers are made, at most. */
const maxOperands = 10;
/** A few of thousands change nothing. */
const maxRatio = 50;

const shown = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const of = ({ values: [value = 0], unit = "" }: Amount) => `${shown.format(value)}${unit && ` ${unit}`}`;

const sharesNoun = (one: readonly string[], other: readonly string[]) =>
  one.some((noun) => other.some((own) => isLike(own, noun)));

/** How the facts, or `said` others of the sentence, make an amount, to be shown: "14 + 17". The end of a change is only rounded. */
export function calculationOf(amount: Amount, said: Amount[], { clause, pool, now }: Case): string | undefined {
  const around = clause.tokens.slice(Math.max(0, amount.at - 2), amount.at + amount.length + 1);
  const isOfOthers = around.some(({ key }) => means.others(key) || means.besides(key));
  const isCounted = pool.held.some(({ amounts }) => amounts.some(({ nouns }) => sharesNoun(nouns, amount.nouns)));
  const isAsked = (made: Made) =>
    (made.kind !== "others" || (isOfOthers && made.value > 1)) &&
    (made.kind !== "average" || isPer(made.nouns.at(-1) ?? [], clause.stems));
  const made = [...numbersOf(pool), ...madeOf(said, clause.tokens), ...spansOf(pool, now)];
  const found = made.find((one) => isAsked(one) && tells(amount, one, isCounted))?.how;
  const isThings = amount.nouns.length > 0 && amount.kind === "count" && !amount.unit && !isCounted && !amount.pair;
  return found ?? (isThings && amount.values.some((value) => uncounted(pool).includes(value)) ? "" : undefined);
}

/** An average of something names it; of a time, says so by its rate. */
const isPer = (nouns: readonly string[], stems: readonly string[]) =>
  nouns.length === 0 || nouns.some((noun) => stems.some((stem) => isLike(stem, noun)));

const known = new WeakMap<Pool, Made[]>();

function numbersOf(pool: Pool): Made[] {
  const before = known.get(pool);
  if (before) return before;
  const made = [...pool.held.flatMap((fact) => madeOf(fact.amounts, fact.tokens)), ...sumsOf(pool.cited)];
  known.set(pool, made);
  return made;
}

/** What the amounts of one text make, each alone and two by two; "two of whom" are counted already. */
function madeOf(amounts: readonly Amount[], tokens: readonly Token[]): Made[] {
  const isPart = ({ at, length, nouns }: Amount) => nouns.length === 0 && ofWhat.has(tokens[at + length]?.key ?? "");
  const counted = amounts
    .filter(({ kind, values: [value = 0] }) => kind === "count" && value > 0)
    .slice(0, maxOperands);
  return counted.flatMap((one, at) => [
    ...madeOfOne(one),
    ...counted
      .slice(at + 1)
      .flatMap((other) => [
        ...madeOfTwo(one, other).filter(({ kind }) => kind !== "sum" || !(isPart(one) || isPart(other))),
        ...products(one, other),
      ]),
  ]);
}

function madeOfOne({ values: [value = 0], unit, rate, nouns, bound, end, text }: Amount): Made[] {
  const made = { value, unit, rate, nouns: [nouns], how: text };
  return [
    ...(bound ? [] : [{ ...made, end, kind: "same" } as const]),
    ...(rate ? [{ ...made, kind: "often" } as const] : []),
    ...(unit ? [] : [{ ...made, value: value - 1, how: `${text} − 1`, kind: "others" } as const]),
  ];
}

/** Of one unit: what is between them, both together, and one by the other. */
function madeOfTwo(one: Amount, other: Amount): Made[] {
  const isMixed = (one.unit === undefined) !== (other.unit === undefined);
  const size = unitRatio(other.unit, one.unit) ?? (isMixed ? 1 : undefined);
  const [first = 0] = one.values;
  const second = (other.values[0] ?? 0) * (size ?? 1);
  if (size === undefined || Math.max(first, second) > (isMixed ? 3 : maxRatio) * Math.min(first, second)) return [];
  const made = (kind: Made["kind"], value: number, sign: string): Made => ({
    ...{ value, unit: one.unit ?? other.unit, rate: one.rate ?? other.rate, nouns: [one.nouns, other.nouns], kind },
    how: `${of(one)} ${sign} ${of(other)}`,
  });
  const isChange = one.pair !== undefined;
  const difference = one.rate === other.rate ? [made("difference", Math.abs(first - second), "−")] : [];
  // "9 weeks, 11 planned" are two weeks less, and no 20 in all.
  if (isMixed && !isBare(one.unit ? other : one)) return difference;
  const ratios = [second / first, first / second];
  return [
    ...difference,
    ...(isChange || other.pair || one.unit === "%" ? [] : [made("sum", first + second, "+")]),
    ...[Math.abs(second - first) / first, ...(isChange ? [] : ratios)].map((share) => made("share", share, "/")),
    ...ratios.filter((times) => times > 1 || !isChange).map((times) => made("times", times, "/")),
  ];
}

const isBare = ({ nouns }: Amount) => nouns.length === 0;

/** "3,000 copies at 2 €"; "6 a day" of 58 in 9 days, "3 each" of 111 for 37. */
function products(one: Amount, other: Amount): Made[] {
  if (one.unit === "%" || other.unit === "%") return [];
  const [first = 0, last = 0] = [one.values[0], other.values[0]];
  const made = (kind: Made["kind"], value: number, sign: string, more: Pick<Made, "unit" | "rate">): Made => ({
    ...{ kind, value, how: `${of(one)} ${sign} ${of(other)}`, nouns: [one.nouns, other.nouns], ...more },
  });
  const [many, few] = first > last ? [one, other] : [other, one];
  const rate = few.unit && isTime(few.unit) ? few.unit : undefined;
  const average = made("average", Math.max(first, last) / Math.min(first, last), "/", { unit: many.unit, rate });
  const often = [one, other].find(({ rate, unit }) => rate || isTime(unit ?? "")) ?? one;
  const thing = often === other ? one : other;
  const unit = thing.unit ?? (isTime(often.unit ?? "") ? undefined : often.unit);
  const isOfTwo = one.unit !== other.unit || !sharesNoun(one.nouns, other.nouns);
  return [
    ...(isOfTwo && !one.pair && !other.pair ? [made("product", first * last, "×", { unit, rate: often.rate })] : []),
    ...(rate || (few.unit === undefined && few.nouns.length > 0)
      ? [{ ...average, nouns: [many.nouns, few.nouns] }]
      : []),
  ];
}

/** Of the facts that are cited: what two count of one kind, and what all do. */
function sumsOf(cited: readonly FactReading[]): Made[] {
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
      const how = group.map(of).join(" + ");
      return { value, unit: one.unit, rate: one.rate, nouns: group.map(({ nouns }) => nouns), how, kind: "sum" };
    });
  });
}

const yearMonth = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/** In months: how long entries last, all of them without their gaps, and the time between the dates of a fact, or until now. */
function spansOf({ entries, held }: Pool, now: number): Made[] {
  const worked = entries.map((entry) => monthsOf(entry, now)).filter((months) => months.length > 0);
  const all = [...new Set(worked.flat())].sort((one, other) => one - other);
  const span = (value: number, from = 0, to = 0): Made => ({
    ...{ kind: "span", value, unit: "month", rate: undefined, nouns: [] },
    how: `${yearMonth(from)} – ${yearMonth(to)}`,
  });
  const between = held.flatMap(({ dates, fact }) => {
    if (/^(?:from|to|period)$/.test(fact.kind)) return [];
    const entry = entries.find(({ id }) => id === fact.entry);
    const end = entry && /^(?:experience|volunteer)$/.test(entry.section) ? Math.min(entry.to ?? now, now) : now;
    const dated = dates.flatMap(({ year, month }) =>
      year ? { at: year * 12 + (month ?? 1) - 1, more: month ? 1 : 12 } : [],
    );
    const ends = dates.some(({ role }) => role === "until") ? dated : [...dated, { at: end, more: 1 }];
    return dated.flatMap((from) =>
      ends.flatMap((to) =>
        to.at > from.at ? [0, to.more].map((more) => span(to.at - from.at + more, from.at, to.at)) : [],
      ),
    );
  });
  return [...[...worked, all].map((months) => span(months.length, months[0], months.at(-1))), ...between];
}

/** From the first day of its first month to the last of its last. */
function monthsOf({ from, to, goesOn, isToCome, section }: EntryReading, now: number): number[] {
  if (isToCome || from === undefined || (to === undefined && !goesOn)) return [];
  const end = section === "education" ? (to ?? now) : Math.min(to ?? now, now) + 1;
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
}

/** How many things facts tell of without counting them: "two hospitals" of two jobs, "two seasons" of two years, "three cities" of three names. */
function uncounted({ cited, entries }: Pool): number[] {
  const alike = cited.map(({ fact }) => cited.filter((other) => other.fact.kind === fact.kind).length);
  const years = cited.flatMap(({ dates }) => {
    const all = [...new Set(dates.flatMap(({ year }) => year ?? []))];
    const span = Math.max(...all) - Math.min(...all);
    return dates.some(({ role }) => role === "until") ? [span, span + 1] : [all.length];
  });
  const names = cited.map(
    ({ tokens }) =>
      1 +
      tokens.filter(({ gap, isCapital }, at) => isCapital && (gap === ", " || joins.test(tokens[at - 1]?.key ?? "")))
        .length,
  );
  return [...alike.filter((count) => count < 7), entries.length, ...years, ...names].filter((count) => count > 1);
}

const joins = /^(?:and|und|y|et|e|en|i)$/;

/** `isCounted`: the facts say how many there are of what it counts. */
function tells(amount: Amount, made: Made, isCounted: boolean): boolean {
  const { value, unit, nouns, kind } = made;
  const isEnd = amount.end === "from" || amount.end === "to";
  if (amount.pair || (isEnd && /^(?:difference|share|times|average)$/.test(kind))) return false;
  const isRatio = amount.kind === "ratio";
  if (kind === "times") return isRatio && isSaidOf(amount, value);
  if (kind === "share")
    return isRatio
      ? amount.values.every((own) => own < 1) && isSaidOf(amount, value)
      : amount.unit === "%" && isSaidOf(amount, value * 100);
  if (isRatio) return kind === "same" && unit === "%" && isSaidOf(amount, value / 100);
  const shared = nouns.filter((own) => sharesNoun(own, amount.nouns)).length;
  const isOneKind =
    unit !== undefined || nouns.some((own) => own.length === 0) || sharesNoun(nouns[0] ?? [], nouns.at(-1) ?? []);
  const isOfThis =
    unit !== undefined || shared > 0 || amount.nouns.length === 0 || nouns.every((own) => own.length === 0);
  // "four points", "four fewer"
  const isUnsaid = !amount.unit && /^(?:difference|sum)$/.test(kind) && (shared > 0 || !isCounted);
  const scale = unitRatio(unit, amount.unit) ?? (isUnsaid ? 1 : undefined);
  if (scale === undefined) return false;
  const told = value * scale;
  const isTold = timesOf(made, amount).some((often) => isSaidOf(amount, told * often));
  switch (kind) {
    case "same":
      return (
        !!amount.bound && made.end === amount.end && !amount.values.includes(told) && isOfThis && isSaidOf(amount, told)
      );
    case "often":
      return isOfThis && amount.rate !== made.rate && isTold;
    case "average":
      return isOfThis && made.rate === amount.rate && isTold;
    case "span":
      return isWholeOf(amount, told) || isSaidOf(amount, told, 0.25);
    case "others":
      return amount.values.includes(told);
    // "9 pilots over 3 watches" make no 12 pilots, "3 students, two of them girls" no 5.
    case "sum":
    case "difference":
      return (isOneKind || shared === 0) && (kind === "sum" || isOneKind || amount.nouns.length === 0) && isTold;
    default:
      return isOfThis && isTold;
  }
}

/** How many times a number by another time is: a week has seven days, and five to work. */
function timesOf({ rate }: Made, amount: Amount): number[] {
  if (!rate || !amount.rate || rate === amount.rate) return [1];
  const times = unitRatio(amount.rate, rate);
  return times === undefined ? [] : rate === "day" ? [times, (times * 5) / 7] : [times];
}

/** "four years" of four and a half */
const isWholeOf = ({ bound, values }: Amount, span: number) =>
  bound === undefined && values.some((own) => own > 0 && (own === Math.floor(span) || own === Math.round(span)));

/** "more than 350" of 380, "nearly 90" of 89.5, "3" of 3.03: up to the next step of the last digit that is no nought, or as far as `reach` says. */
export function isSaidOf(
  { values, bound, kind }: Pick<Amount, "values" | "bound" | "kind">,
  made: number,
  reach = 0,
): boolean {
  return values.some((value) => {
    const step = kind === "ratio" ? value / 2 : stepOf(value);
    const off = made - value;
    if (Math.abs(off) <= value * 1e-6) return true;
    if (bound === "min") return off > 0 && off < Math.max(Math.min(step, value / 2), value * Math.max(reach, 0.1));
    if (bound === "max") return off < 0 && off > -Math.max(step, value * 0.1);
    if (bound === "about")
      return (
        Math.abs(off) <= Math.min(Math.max(step / 2, value % 5 === 0 || reach > 0 ? value * 0.03 : 0), value * 0.1)
      );
    return Math.abs(off) <= (kind === "ratio" ? value * 0.12 : Math.min(0.5, value * 0.05));
  });
}

/** 1 of 3, 10 of 60, 100 of 1900. */
function stepOf(value: number): number {
  let step = 10 ** Math.floor(Math.log10(value));
  while (Math.abs(value / step - Math.round(value / step)) > 1e-6) step /= 10;
  return step;
}
