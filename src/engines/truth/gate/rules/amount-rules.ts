import type { Amount } from "../reading/related-amounts.ts";
import { isOfUnit, isTime, unitRatio } from "../reading/units.ts";
import type { Reason } from "../reason.ts";
import { isCalculated, isNumberOfThings, sharesNoun } from "./derived-amounts.ts";
import type { Case } from "./rule.ts";

/** Numbers that the facts do not hold, or hold of something else. */
export const amountFaults = (of: Case): Reason[] => of.clause.amounts.flatMap((amount) => faultOf(amount, of) ?? []);

function faultOf(amount: Amount, of: Case): Reason | undefined {
  const found = amount.text;
  const held = of.pool.held.flatMap(({ amounts }) => amounts);
  const faults = held
    .filter((other) => isSameNumber(amount, other))
    .map((other) => ({ kind: conflict(amount, other, of.pool), found, held: other.text }));
  if (faults.some(({ kind }) => kind === undefined)) return undefined;
  if (isCalculated(amount, of)) return { kind: "calculated", found };
  const fault = faults.find(({ kind }) => kind === "counts-other") ?? faults[0];
  if (fault) return { ...fault, kind: fault.kind ?? "amount" };
  if (isNumberOfThings(amount, of.pool)) return { kind: "calculated", found };
  const rival = held.find((other) => sharesNoun(amount, other) || (amount.unit && amount.unit === other.unit));
  const kind = amount.unit === "year" || amount.unit === "month" ? "duration" : "amount";
  return { kind, found, ...(rival ? { held: rival.text } : {}) };
}

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

const ends: ReadonlySet<string> = new Set(["from", "to", "by"]);

function isOtherRole(amount: Amount, other: Amount): boolean {
  const [said, held] = [amount.role, other.role];
  if (said === held) return false;
  // "over three watches"
  if (said === "min") return held !== undefined || (amount.values[0] ?? 0) >= 10;
  if (said === "max") return held === "min";
  if (said === "about" && held === "min") return false;
  const isMeasured = amount.unit !== undefined || amount.pair !== undefined;
  const isChange = isMeasured && (other.pair !== undefined || held === "by" || held === "to");
  return isChange && ends.has(said ?? "") && ends.has(held ?? "");
}
