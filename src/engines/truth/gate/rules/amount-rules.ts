import type { Case } from "../pool.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { isOfUnit, isTime, unitRatio } from "../reading/units.ts";
import { isLike } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import { calculationOf } from "./calculated.ts";

/** Numbers that the facts do not hold, or hold of something else. */
export const amountFaults = (of: Case): Reason[] => {
  const { amounts } = of.clause;
  return amounts.flatMap((amount) => {
    const found = faultOf(amount, [], of);
    if (found === undefined || found.kind === "calculated") return found ?? [];
    // "19 and 6, together 25": of others that the facts hold or make.
    const others = amounts.length > maxOperands ? [] : amounts.filter((other) => other !== amount);
    const founded = others.filter((other) => (faultOf(other, [], of)?.kind ?? "calculated") === "calculated");
    return (founded.length > 1 && faultOf(amount, founded, of)) || found;
  });
};

const maxOperands = 8;

function faultOf(amount: Amount, said: Amount[], of: Case): Reason | undefined {
  const { pool } = of;
  const found = amount.text;
  const held = pool.held.flatMap(({ amounts }) => amounts);
  const faults = held
    .filter((other) => isSameNumber(amount, other))
    .map((other) => ({ kind: conflict(amount, other, pool), found, held: other.text }));
  if (faults.some(({ kind }) => kind === undefined)) return undefined;
  const made = calculationOf(amount, said, of);
  if (made !== undefined) return { kind: "calculated", found, held: made };
  if (amount.kind === "ratio" && pool.keys.has(of.clause.tokens[amount.at]?.key ?? "")) return undefined;
  const fault = faults.find(({ kind }) => kind === "counts-other") ?? faults[0];
  // The facts count what it counts, and otherwise.
  const [thing] = amount.nouns;
  const counts = ({ unit, nouns: [own] }: Amount) => unit === undefined && thing && own && isLike(own, thing);
  const isCounted = amount.pair === undefined && held.some(counts);
  if (fault && !isCounted) return { ...fault, kind: fault.kind ?? "amount" };
  const rival = held.find((other) => sharesNoun(amount, other) || (amount.unit && amount.unit === other.unit));
  const kind = amount.unit === "year" || amount.unit === "month" ? "duration" : "amount";
  return { kind, found, ...(rival ? { held: rival.text } : {}) };
}

const sharesNoun = (one: Amount, other: Amount): boolean =>
  other.nouns.some((noun) => one.nouns.some((own) => isLike(own, noun)));
function isSameNumber(one: Amount, other: Amount): boolean {
  const [share, plain] = isRatio(one) ? [one, other] : [other, one];
  const ratio = isRatio(share) ? 1 : (unitRatio(one.unit, other.unit) ?? 1);
  const values = isRatio(share) && !isRatio(plain) ? share.values.map((value) => toldAs(plain, value)) : share.values;
  const scale = share === one ? ratio : 1 / ratio;
  return values.some((value) =>
    plain.values.some((held) => Math.abs(value * scale - held) <= 1e-9 * Math.max(1, held)),
  );
}

const isRatio = ({ kind }: Amount) => kind === "ratio";

/** "half" is 50 %, "doubled" 100 % more. */
const toldAs = ({ unit }: Amount, ratio: number): number =>
  unit === "%" ? (ratio > 1 ? ratio - 1 : ratio) * 100 : ratio;

/** What one amount says otherwise than another of the same number. */
function conflict(amount: Amount, other: Amount, { held }: Case["pool"]): "amount" | "counts-other" | undefined {
  if (isRatio(amount) || isRatio(other)) return undefined;
  const { unit, rate, nouns } = amount;
  if (unit !== undefined && !isSameUnit(amount, other)) return "amount";
  const isOfUnits = nouns.some((noun) => isOfUnit(noun, other.unit ?? ""));
  if (other.unit !== undefined && unit === undefined && nouns.length > 0 && !isOfUnits && !sharesNoun(amount, other))
    return "amount";
  const isSaid = (often: string) =>
    held.some(
      ({ amounts, tokens }) =>
        amounts.some((one) => one.rate === often) || tokens.some(({ key }) => isOfUnit(key, often)),
    );
  if (rate !== undefined && rate !== other.rate && (other.rate || !isSaid(rate))) return "amount";
  if (isOtherRole(amount, other)) return "amount";
  const isUncounted = nouns.length === 0 || other.nouns.length === 0;
  const isMeasured = unit !== undefined || other.unit !== undefined;
  return isMeasured || isUncounted || sharesNoun(amount, other) ? undefined : "counts-other";
}

/** An age may say its years or not, and "11 weeks, planned were 15" its weeks. */
const isSameUnit = ({ unit, pair }: Amount, other: Amount): boolean =>
  unitRatio(unit, other.unit) !== undefined ||
  (other.unit === undefined &&
    (unit === "year" || (pair !== undefined && isTime(unit ?? ""))) &&
    other.nouns.length === 0);

function isOtherRole(amount: Amount, other: Amount): boolean {
  const [value = 0] = amount.values;
  // "at least 20" of 20 to 25, "over three watches"
  const isFewest = other.end === "from" && (other.pair?.[0] ?? 0) > value;
  if (amount.bound === "min" && other.bound !== "min" && !isFewest)
    return other.bound !== undefined || !!other.end || value >= 10;
  if (amount.bound === "max" && other.bound === "min") return true;
  const isMeasured =
    amount.unit !== undefined || amount.pair !== undefined || (amount.end === "by" && other.pair !== undefined);
  const isChange = isMeasured && (other.pair !== undefined || other.end === "by" || other.end === "to");
  return isChange && amount.end !== undefined && other.end !== undefined && amount.end !== other.end;
}
