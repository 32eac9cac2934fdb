import type { Case } from "../pool.ts";
import type { Amount } from "../reading/related-amounts.ts";
import { isOfUnit, unitRatio } from "../reading/units.ts";
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
  const same = held.filter((other) => isSameNumber(amount, other));
  if (same.some((other) => conflict(amount, other) === undefined)) return undefined;
  const made = calculationOf(amount, said, of);
  if (made !== undefined) return { kind: "calculated", found, held: made };
  if (amount.kind === "ratio" && pool.keys.has(of.clause.tokens[amount.at]?.key ?? "")) return undefined;
  const like = same.find((other) => conflict(amount, other) === "counts-other");
  if (like) return { kind: "counts-other", found: shown(amount), held: shown(like) };
  const rival =
    same[0] ?? held.find((other) => sharesNoun(amount, other) || (amount.unit && amount.unit === other.unit));
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

/** Whether two amounts of one number say the same; `amount` where both say of what or how it is, and not alike: what one leaves out is asked. */
function conflict(amount: Amount, other: Amount): "amount" | "counts-other" | undefined {
  if (isRatio(amount) || isRatio(other)) return undefined;
  const { unit, rate, nouns, bound } = amount;
  const isOfThis = sharesNoun(amount, other) || namesUnit(amount, other) || namesUnit(other, amount);
  // "140 tonnes" of 140 girders; "3 jr" may be any.
  const isOfOther = !isOfThis && (other.nouns[0]?.length ?? 0) > 3;
  const isOtherUnit = unit && (other.unit ? unitRatio(unit, other.unit) === undefined : isOfOther);
  const isOtherRate = rate && other.rate && rate !== other.rate;
  const isOtherBound = bound !== other.bound && [bound, other.bound].every((one) => one === "min" || one === "max");
  if (isOtherUnit || isOtherRate || isOtherBound || isOtherEnd(amount, other)) return "amount";
  const isUncounted = nouns.length === 0 || (!other.unit && other.nouns.length === 0);
  const isSaid = unit ? other.unit !== undefined : isUncounted || isOfThis;
  const isBounded = bound === undefined || bound === "about" || bound === other.bound;
  return isSaid && isBounded && (!rate || rate === other.rate) ? undefined : "counts-other";
}

const namesUnit = ({ nouns }: Amount, { unit }: Amount) => nouns.some((noun) => isOfUnit(noun, unit));

const isOtherEnd = (amount: Amount, other: Amount) =>
  amount.end !== undefined &&
  other.end !== undefined &&
  amount.end !== other.end &&
  (other.pair !== undefined || (other.end !== "from" && amount.unit !== undefined));

const signs = { min: "≥ ", max: "≤ ", about: "" };
const shown = ({ text, rate, bound = "about" }: Amount) => `${signs[bound]}${text}${rate ? ` / ${rate}` : ""}`;
