import type { Amount } from "../reading/related-amounts.ts";
import { isOfUnit, isTime, unitRatio } from "../reading/units.ts";
import { isLike } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import { isDerived, isNumberOfThings, isSaidOf } from "./derived-amounts.ts";
import { isDurationHeld } from "./held-durations.ts";
import type { Case } from "./rule.ts";

/** Numbers that the facts do not hold, or hold of something else. */
export function amountFaults(of: Case): Reason[] {
  if (of.clause.isOfPosting) return [];
  return of.clause.amounts.flatMap((amount) => faultOf(amount, of) ?? []);
}

function faultOf(amount: Amount, of: Case): Reason | undefined {
  const found = amount.text;
  const { pool } = of;
  if (of.clause.applies && isOfWantedJob(amount, of)) return undefined;
  const cited = pool.held.flatMap(({ amounts }) => amounts);
  const faults = pool.held.flatMap(({ amounts }) =>
    amounts.filter((other) => isSameNumber(amount, other)).map((other) => conflict(amount, other, pool)),
  );
  if (faults.some((fault) => fault === undefined)) return undefined;
  if (isDurationHeld(amount, of) || isRounded(amount, of)) return { kind: "calculated", found };
  if (faults.length > 0) return faults.find((fault) => fault?.kind === "counts-other") ?? faults[0];
  if (isDerived(amount, pool.held) || isNumberOfThings(amount, pool)) return { kind: "calculated", found };
  const rival = cited.find((other) => sharesNoun(amount, other) || (amount.unit && amount.unit === other.unit));
  const kind = amount.unit === "year" || amount.unit === "month" ? "duration" : "amount";
  return { kind, found, ...(rival ? { held: rival.text } : {}) };
}

/** "I apply as 5-axis programmer". */
const isOfWantedJob = (amount: Amount, { readings }: Case) =>
  readings.posting.some(
    ({ fact, amounts }) => fact.kind === "posting-title" && amounts.some((other) => isSameNumber(amount, other)),
  );

/** "more than a hundred dogs" of exactly 112. */
function isRounded(amount: Amount, { pool }: Case): boolean {
  const [said = 1] = amount.values;
  if (!/^(?:min|about)$/.test(amount.role ?? "") || amount.pair || said % 10 !== 0) return false;
  const isExact = ({ kind, role, pair }: Amount) => kind === "count" && role === undefined && pair === undefined;
  return pool.held.some(({ amounts }) =>
    amounts.some(
      (other) =>
        isExact(other) &&
        (other.values[0] ?? 0) % 10 !== 0 &&
        isSaidOf(amount, other.values[0] ?? 0) &&
        conflict({ ...amount, role: undefined }, other, pool) === undefined,
    ),
  );
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

/** An age may say its years or not, and "11 weeks, planned were 15" its weeks. */
const isSameUnit = ({ unit, pair }: Amount, other: Amount): boolean =>
  unitRatio(unit, other.unit) !== undefined ||
  (other.unit === undefined &&
    (unit === "year" || (pair !== undefined && isTime(unit ?? ""))) &&
    other.nouns.length === 0);

function conflict(amount: Amount, other: Amount, pool: Case["pool"]): Reason | undefined {
  const fault = (kind: Reason["kind"]): Reason => ({ kind, found: amount.text, held: other.text });
  if (isRatio(amount) || isRatio(other)) return undefined;
  if (amount.unit !== undefined && !isSameUnit(amount, other)) return fault("amount");
  if (other.unit !== undefined && amount.unit === undefined && amount.nouns.length > 0 && !sharesUnit(amount, other))
    return fault("amount");
  if (amount.rate !== undefined && amount.rate !== other.rate && (other.rate || !says(pool, amount.rate)))
    return fault("amount");
  if (isOtherRole(amount, other)) return fault("amount");
  if (amount.kind !== "count" || amount.unit !== undefined || other.unit !== undefined) return undefined;
  const isUncounted = amount.nouns.length === 0 || other.nouns.length === 0;
  return isUncounted || sharesNoun(amount, other) ? undefined : fault("counts-other");
}

const says = ({ held }: Case["pool"], rate: string) =>
  held.some(
    ({ amounts, tokens }) =>
      amounts.some((amount) => amount.rate === rate) || tokens.some(({ key }) => isOfUnit(key, rate)),
  );

const sharesNoun = (one: Amount, other: Amount): boolean =>
  other.nouns.some((noun) => one.nouns.some((own) => isLike(own, noun)));

/** "40-Tonner" of 40 t. */
const sharesUnit = (amount: Amount, other: Amount) =>
  sharesNoun(amount, other) || amount.nouns.some((noun) => isOfUnit(noun, other.unit ?? ""));

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
