import type { Pool } from "../pool.ts";
import { means } from "../reading/claims.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { unitRatio } from "../reading/units.ts";
import { isLike } from "../reading/words.ts";
import { type Made, madeOf, madeOfFact, sharesNoun, spansOf, sumsOf, uncounted } from "./made-numbers.ts";
import type { Case } from "./rule.ts";

/** How the facts, or `said` others of the sentence, make an amount, to be shown: "14 + 17". The end of a change is never calculated. */
export function calculationOf(amount: Amount, said: Amount[], { clause, pool, now }: Case): string | undefined {
  const { tokens, stems } = clause;
  const made = amount.pair ? [] : [...numbersOf(pool), ...madeOf(said)];
  const around = [...tokens.slice(Math.max(0, amount.at - 2), amount.at), tokens[amount.at + amount.length]];
  const isOfOthers = around.some((token) => token && (means.others(token.key) || means.besides(token.key)));
  const isCounted = pool.held.some(({ amounts }) => amounts.some(({ nouns }) => sharesNoun(nouns, amount.nouns)));
  const isTold = (one: Made) => {
    const isEnd = amount.end !== undefined && amount.end !== "by";
    if (isEnd && !ofEnds.test(one.kind) && (one.kind !== "product" || amount.unit)) return false;
    if (one.kind === "end" && amount.end !== "to") return false;
    if (one.kind === "others" && !(isOfOthers && amount.values.includes(one.value) && one.value > 1)) return false;
    if (one.per && one.per.length > 0 && !one.per.some((noun) => stems.some((stem) => isLike(stem, noun))))
      return false;
    return tells(amount, one, isCounted);
  };
  const found = [...made, ...spansOf(pool, now)].find(isTold)?.how;
  const isThings = !isCounted && !amount.pair && amount.nouns.length > 0 && amount.kind === "count" && !amount.unit;
  return (
    found ?? (isThings && amount.values.some((value) => value > 1 && uncounted(pool).includes(value)) ? "" : undefined)
  );
}

const known = new WeakMap<Pool, Made[]>();

function numbersOf(pool: Pool): Made[] {
  const before = known.get(pool);
  if (before) return before;
  const ofFacts = pool.held.flatMap((fact) => [...madeOf(fact.amounts), ...madeOfFact(fact)]);
  const made = [...ofFacts, ...sumsOf(pool.cited)];
  known.set(pool, made);
  return made;
}

const ofEnds = /^(?:same|often|span|sum|others|end)$/;

/** `isCounted`: the facts say how many there are of what it counts. */
function tells(amount: Amount, made: Made, isCounted: boolean): boolean {
  const { value, unit, nouns, kind } = made;
  const isWord = amount.kind === "ratio";
  if (unit === "times" || (unit === "share" && isWord)) {
    const isOfWord = unit === "times" || amount.values.every((own) => own < 1);
    return isWord && isOfWord && isSaidOf({ ...amount, kind: "ratio" }, value);
  }
  if (unit === "share") return amount.unit === "%" && isSaidOf(amount, value * 100);
  if (amount.kind === "ratio") return kind === "same" && unit === "%" && isSaidOf(amount, value / 100);
  const isAlike = nouns.some((own) => sharesNoun(own, amount.nouns));
  const isOfThis = unit !== undefined || isAlike || amount.nouns.length === 0 || nouns.every((own) => own.length === 0);
  // "four points", "four fewer"
  const isUnsaid = amount.unit === undefined && /^(?:difference|sum)$/.test(kind) && (isAlike || !isCounted);
  const scale = unitRatio(unit, amount.unit) ?? (isUnsaid ? 1 : undefined);
  if (scale === undefined) return false;
  const told = value * scale;
  switch (kind) {
    case "same":
      return !!amount.bound && !amount.values.includes(told) && isOfThis && isSaidOf(amount, told);
    case "often":
      return isOfThis && timesOf(made, amount).some((often) => often !== 1 && isSaidOf(amount, told * often));
    case "product":
      return isOfThis && timesOf(made, amount).some((often) => isSaidOf(amount, told * often));
    case "span":
      return isWholeOf(amount, told) || isSaidOf(amount, told, 0.25);
    default: {
      // "9 pilots over 3 watches" make no 12 pilots.
      const isOfKinds = nouns.every((own) => own.length > 0) && !sharesNoun(nouns[0] ?? [], nouns.at(-1) ?? []);
      return !(isOfKinds && isAlike) && timesOf(made, amount).some((often) => isSaidOf(amount, told * often));
    }
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
    if (bound === "min") return off > 0 && off < Math.max(Math.min(step, value / 2), value * reach);
    if (bound === "max") return off < 0 && off > -step;
    if (bound === "about") return Math.abs(off) <= Math.min(step / 2, value * 0.1);
    return Math.abs(off) <= (kind === "ratio" ? value * 0.12 : Math.min(0.5, value * 0.05));
  });
}

/** 1 of 3, 10 of 60, 50 of 350, 5 of 75. */
function stepOf(value: number): number {
  const [mantissa = "", exponent] = Number(value.toPrecision(6)).toExponential().split("e");
  const decimals = Math.max(0, mantissa.length - 2);
  return (decimals > 0 && mantissa.endsWith("5") ? 5 : 1) * 10 ** (Number(exponent) - decimals);
}
