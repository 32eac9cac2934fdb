import type { Amount } from "../reading/quantities.ts";
import { isLike } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import { isDurationHeld } from "./held-durations.ts";
import type { Case } from "./rule.ts";

/** Numbers that the facts do not hold, or hold of something else. */
export function amountFaults(of: Case): Reason[] {
  if (of.clause.isOfPosting) return [];
  const held = of.pool.held.flatMap(({ amounts }) => amounts);
  return of.clause.amounts.flatMap((amount) => faultOf(amount, held, of) ?? []);
}

function faultOf(amount: Amount, held: Amount[], of: Case): Reason | undefined {
  const found = amount.text;
  const same = held.filter((other) => isSameNumber(amount, other));
  if (same.length === 0) {
    if (isDerived(amount, held) || isDurationHeld(amount, of) || isNumberOfEntries(amount, of))
      return { kind: "calculated", found };
    const instead = held.find((other) => sharesNoun(amount, other) || (amount.unit && amount.unit === other.unit));
    const kind = amount.unit === "year" || amount.unit === "month" ? "duration" : "amount";
    return { kind, found, ...(instead ? { held: instead.text } : {}) };
  }
  const faults = same.map((other) => conflict(amount, other, held, of));
  return faults.some((fault) => fault === undefined)
    ? undefined
    : (faults.find((fault) => fault?.kind === "counts-other") ?? faults[0]);
}

/** "kroner" are of several countries; an age may say its years or not. */
function isSameUnit({ unit, text }: Amount, other: Amount): boolean {
  if (unit === other.unit) return true;
  if (other.unit === undefined) return unit === "year" && other.nouns.length === 0;
  const isNamed = /\p{Ll}{4}$/u.test(text) || /\p{Ll}{4}$/u.test(other.text);
  return isNamed && unit !== undefined && currencyNoun(unit) === currencyNoun(other.unit);
}

const names = new Intl.DisplayNames("en", { type: "currency" });
const currencyNoun = (code: string) => (/^[A-Z]{3}$/.test(code) ? names.of(code)?.split(" ").at(-1) : code);

function isSameNumber(one: Amount, other: Amount): boolean {
  if (one.kind === "vague" || other.kind === "vague")
    return one.kind === other.kind && one.text.split(" ")[0] === other.text.split(" ")[0];
  const [ratio, share] = one.kind === "ratio" ? [one, other] : [other, one];
  if (ratio.kind === "ratio" && share.unit === "%")
    return ratio.values.some((value) => value < 1 && share.values.includes(value * 100));
  const isEqual = one.values.some((value) => other.values.includes(value));
  return isEqual && (one.kind === other.kind || (one.kind !== "count" && other.kind !== "count"));
}

function conflict(amount: Amount, other: Amount, held: Amount[], { pool }: Case): Reason | undefined {
  const fault = (kind: Reason["kind"]): Reason => ({ kind, found: amount.text, held: other.text });
  if (amount.unit !== undefined && !isSameUnit(amount, other)) return fault("amount");
  if (other.unit !== undefined && amount.unit === undefined && amount.nouns.length > 0 && !sharesNoun(amount, other))
    return fault("amount");
  if (amount.rate !== undefined && amount.rate !== other.rate && !says(pool, amount.rate)) return fault("amount");
  if (amount.rate !== undefined && other.rate !== undefined && amount.rate !== other.rate) return fault("amount");
  if (isOtherRole(amount, other)) return fault("amount");
  if (amount.kind !== "count" || amount.unit !== undefined || other.unit !== undefined) return undefined;
  if (amount.nouns.length === 0 || other.nouns.length + other.owners.length === 0 || sharesNoun(amount, other))
    return undefined;
  const [counted = ""] = amount.nouns;
  const isCountedOtherwise = held.some(
    (third) =>
      third !== other && third.kind === "count" && !isSameNumber(amount, third) && third.nouns.includes(counted),
  );
  return fault(isCountedOtherwise || isOfAnother(amount, other, pool.content) ? "counted" : "counts-other");
}

/** "14 women" of "women on a ward with 14 beds": what is counted stands in the facts, and not beside the number. */
const isOfAnother = ({ nouns }: Amount, { nouns: own, owners }: Amount, content: ReadonlySet<string>) =>
  own.length > 0 && nouns.slice(0, 1).every((noun) => content.has(noun) && !owners.includes(noun));

const says = ({ held }: Case["pool"], rate: string) =>
  held.some(
    ({ amounts, tokens }) =>
      amounts.some((amount) => amount.rate === rate) || tokens.some(({ key }) => key.startsWith(rate)),
  );

/** Nouns behind both numbers, or one behind and one that the other belongs to: "12 nurses", "a team of 12". */
function sharesNoun(one: Amount, other: Amount): boolean {
  const nouns = [...one.nouns, ...one.owners];
  return (
    other.nouns.some((noun) => nouns.some((own) => isLike(own, noun))) ||
    other.owners.some((noun) => one.owners.includes(noun) && one.nouns.length === 0)
  );
}

const ends: ReadonlySet<string> = new Set(["from", "to", "by"]);

function isOtherRole(amount: Amount, other: Amount): boolean {
  const [said, held] = [amount.role, other.role];
  if (said === held)
    return (
      amount.pair !== undefined && other.pair !== undefined && !amount.pair.some((value) => other.pair?.includes(value))
    );
  const isDuring = said === "min" && held === undefined && /^(?:year|month|week|day|hour)$/.test(amount.unit ?? "");
  if (said === "min") return !isDuring;
  if (said === "max") return held === "min";
  if (said === "about" && held === "min") return false;
  const isMeasured = amount.unit !== undefined || amount.pair !== undefined;
  const isChange = isMeasured && (other.pair !== undefined || held === "by" || held === "to");
  return isChange && ends.has(said ?? "") && ends.has(held ?? "");
}

/** The difference or the share of change between the two ends that a fact names; a ratio of them. Never an end itself. */
function isDerived(amount: Amount, held: Amount[]): boolean {
  if (amount.pair !== undefined || amount.role === "from" || amount.role === "to") return false;
  return held.some(({ values, pair, role, unit }) => {
    const [from, to] = [values[0], pair?.[0]];
    if (role !== "from" || !from || to === undefined) return false;
    if (amount.kind === "ratio") return isNear(amount, to / from) || isNear(amount, Math.abs(to - from) / from);
    if (amount.kind !== "count") return false;
    const isDifference = isNear(amount, Math.abs(from - to)) && amount.unit === unit;
    return isDifference || (amount.unit === "%" && unit !== "%" && isNear(amount, (Math.abs(to - from) / from) * 100));
  });
}

const isNear = ({ values }: Amount, calculated: number) =>
  values.some((value) => Math.abs(value - calculated) <= Math.max(0.001, calculated * 0.01));

/** "two hospitals" of two jobs, "three languages" of three. */
function isNumberOfEntries({ values, kind, unit }: Amount, { pool }: Case): boolean {
  const [value = 0] = values;
  const languages = pool.cited.filter(({ fact }) => fact.kind === "language").length;
  return (
    kind === "count" &&
    unit === undefined &&
    value >= 2 &&
    value <= 5 &&
    (value === pool.entries.length || value === languages)
  );
}
