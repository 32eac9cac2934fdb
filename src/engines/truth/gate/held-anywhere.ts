import { currencyNames, productNames } from "../../text/text.ts";
import type { FactBase } from "../fact.ts";
import { type Case, poolOf } from "./pool.ts";
import { means } from "./reading/claims.ts";
import { type Clause, clausesOf, isOwn } from "./reading/clauses.ts";
import type { WrittenDate } from "./reading/dates.ts";
import { maxSentence, monthCountOf, type Readings, readingsOf } from "./reading/readings.ts";
import type { Amount } from "./reading/related-amounts.ts";
import { spokenLanguage, type Token, tokensOf } from "./reading/words.ts";
import type { Reason } from "./reason.ts";
import { amountFaults } from "./rules/amount-rules.ts";
import { isSaidOf } from "./rules/calculated.ts";
import { claimFaults } from "./rules/claim-rules.ts";
import { nameFaults } from "./rules/name-rules.ts";

/**
 * The first hard fact of a sentence said *to* the person that none of the facts holds, wherever it stands in them: pay, amounts, dates,
 * names, degrees, certificates. Advice may count and name what it likes, but for pay, days of the calendar and what it calls the person's.
 *
 * @param today "2026-11-23"
 */
export function unheldIn(sentence: string, facts: FactBase, today: string): Reason | undefined {
  const text = sentence.normalize("NFC").replace(/\s+/g, " ").trim();
  if (text.length > maxSentence) return { kind: "length", found: text.slice(0, 40) };
  const readings = readingsOf(facts, today);
  const pool = poolOf([...facts.keys()], readings);
  const keys = tokensOf(text, "en").map(({ key }) => key);
  const language = spokenLanguage(text, readings.language);
  const isOpen = /\?["”»]?$/.test(text) || keys.some(means.conditional);
  const isAdvice = keys.some(means.modal);
  for (const clause of clausesOf(text, language, false)) {
    const of: Case = { clause: { ...clause, isOfPosting: false }, pool, readings, now: monthCountOf(today) ?? 0 };
    const states = !isOpen && isStatement(clause, text);
    const isUnproven = ({ at, weight }: HardFactFound) => {
      if (weight === "always") return true;
      if (weight === "paper") return states || isOwned(at, clause.tokens);
      if (weight === "name" && !isOpen && !isAdvice && language !== "de") return true;
      return (states && !isAdvice) || (weight === "name" && isOwned(at, clause.tokens));
    };
    const found = hardFactsIn(of).find(isUnproven);
    if (found) return found.reason;
  }
  return undefined;
}

interface HardFactFound {
  reason: Reason;
  /** Token at which it begins. */
  at: number;
  /** No advice needs it; or it is a paper or years of work, which nobody is advised to have; or advice measures and names so too. */
  weight: "always" | "paper" | "name" | "measure";
}

function hardFactsIn(of: Case): HardFactFound[] {
  const { clause, readings } = of;
  const placeOf = ({ found }: Reason) => clause.tokens.findIndex(({ text }) => found.startsWith(text));
  const placed = (weight: HardFactFound["weight"], reason: Reason, at = placeOf(reason)) => ({ reason, at, weight });
  const contacts = [...clause.text.matchAll(address), ...clause.text.matchAll(telephone)]
    .filter(([found]) => !isWritten(found, readings))
    .map(([found]) => placed("always", { kind: "name", found }, 0));
  const amounts = clause.amounts
    .filter((amount) => isHard(amount) && !isNumberHeld(amount, clause.amounts, readings))
    .flatMap((amount) => {
      const [reason] = amountFaults({ ...of, clause: { ...clause, amounts: [amount] } });
      if (!reason || (reason.kind === "calculated" && isSpan(amount))) return [];
      return placed(isFigure(amount) ? "always" : amount.unit === "year" ? "paper" : "measure", reason, amount.at);
    });
  const dates = clause.dates
    .filter((date) => !isDateHeld(date, readings))
    .map(({ text, at, day }) => placed(day === undefined ? "measure" : "always", { kind: "date", found: text }, at));
  const names = nameFaults(of).filter(({ found }) => !isProduct(found));
  const papers = claimFaults(of).filter(isPaper);
  return [
    ...contacts,
    ...amounts,
    ...dates,
    ...names.map((reason) => placed("name", reason)),
    ...papers.map((reason) => placed("paper", reason)),
  ];
}

/** Of the person, of what was found, or in a list without a verb; not advised. */
function isStatement({ tokens, language }: Clause, text: string): boolean {
  return tokens.some((token, at) => isAddressed(token) || isOwn(token, at, language)) || isFragment(text);
}

/** Not the "you" of "thank-you". */
const isAddressed = ({ key, gap }: Token) => means.spokenTo(key) && gap !== "-";

const isFragment = (text: string) => !/[.!:…]["”»*_]*$/.test(text);

/** How far behind "your" something is still the person's. */
const maxOwned = 8;

const isOwned = (at: number, tokens: readonly Token[]) =>
  tokens.slice(Math.max(0, at - maxOwned), Math.max(0, at)).some(({ key }) => means.spokenOf(key));

const currencies = new Set(currencyNames.values());
const isPay = ({ unit }: Amount) => unit !== undefined && currencies.has(unit);

const isSpan = ({ unit }: Amount) => unit === "year" || unit === "month";

/** Pay, shares and counts, where advice speaks of times: "within 24 hours". */
const isFigure = (amount: Amount) => isPay(amount) || amount.unit === "%" || amount.unit === undefined;

/** A few of something is a manner of speaking. */
const maxFew = 9;
const isHard = ({ kind, unit, values }: Amount) =>
  kind === "ratio" ? unit === "%" : unit !== undefined || Math.max(...values) > maxFew;

/** Whatever it is paid for or counts; an amount of money in its currency or in none, and what two amounts of money differ by. */
function isNumberHeld(amount: Amount, said: Amount[], { facts, posting }: Readings): boolean {
  const isOneUnit = (held: Amount) => amount.unit === held.unit || (isPay(amount) && held.unit === undefined);
  const counted = [...facts, ...posting].filter(({ fact: { kind } }) => kind !== "contact" && kind !== "address");
  const all = counted.flatMap(({ amounts }) => amounts).filter(isOneUnit);
  const held = [...new Set(all.flatMap(({ values }) => values))];
  if (held.some((value) => isEqual(amount, value))) return true;
  const others = said.filter((other) => other !== amount).flatMap(({ values }) => values);
  const paid = isPay(amount) ? [...new Set(all.flatMap(({ unit, values }) => (unit ? values : [])))] : [];
  const isMade = (made: number) => isEqual({ values: amount.values }, made);
  return (
    paid.some((one) => [...paid, ...others].some((other) => isMade(Math.abs(one - other)))) ||
    others.some((one) => others.some((other) => isMade(one * other)))
  );
}

/** To the last digit that is written, or as "about" and "more than" allow. */
function isEqual({ values, bound }: Pick<Amount, "values"> & { bound?: Amount["bound"] }, held: number): boolean {
  const isExact = values.some((value) => Math.abs(value - held) <= Math.max(0.006, held * 0.0005));
  if (bound === "min") return isExact || isSaidOf({ values, bound, kind: "count" }, held);
  return isExact || (bound === "about" && values.some((value) => Math.abs(value - held) <= held * 0.03));
}

const isPaper = ({ kind }: Reason) => /^(?:degree|credential|award|level)$/.test(kind);

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const telephone = /\+?\d[\d ()/-]{7,}\d/gu;
const lettersOf = (text: string) => text.toLowerCase().replace(/[\s()/-]/g, "");

/** As it stands there, but for blanks and brackets. */
const isWritten = (found: string, { facts, posting }: Readings) =>
  [...facts, ...posting].some(({ text }) => lettersOf(text).includes(lettersOf(found)));

const products = new Set(productNames.map(([spelling]) => spelling));
const isProduct = (name: string) => products.has(name.toLowerCase());

const isDateHeld = ({ year, month, day }: WrittenDate, { facts, posting }: Readings): boolean =>
  [...facts, ...posting].some(({ dates, amounts }) => {
    const isSame = (held: WrittenDate) =>
      (year === undefined || held.year === undefined || year === held.year) &&
      (month === undefined || month === held.month) &&
      (day === undefined || day === held.day);
    return dates.some(isSame) || (month === undefined && amounts.some(({ values }) => values.includes(year ?? 0)));
  });
