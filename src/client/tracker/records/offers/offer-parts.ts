import type { RecordOf } from "../../../../shared/tracker/records/card-record.contract.ts";
import { payPeriodWords } from "../../../../shared/tracker/records/card-record.rules.ts";
import { dayInWords } from "../zoned-time.tsx";

type Offer = RecordOf<"offer">["data"];

const parts: readonly [string, (offer: Offer) => string][] = [
  [
    "Base pay",
    ({ base, currency, period }) => base && [base, currency, payPeriodWords[period]].filter(Boolean).join(" "),
  ],
  ["Bonus", ({ bonus }) => bonus],
  ["Days off a year", ({ days_off }) => days_off],
  ["Starts on", ({ starts_on }) => dayInWords(starts_on)],
  ["Decide by", ({ decide_by }) => dayInWords(decide_by)],
  ["Answered on", ({ answered_on }) => dayInWords(answered_on)],
  ["Remarks", ({ remarks }) => remarks],
];

export const offerPartNames = parts.map(([name]) => name);

export const offerPart = (offer: Offer, wanted: string): string =>
  parts.find(([name]) => name === wanted)?.[1](offer) ?? "";

/** Hours and days of work a year are nobody's to assume. */
const timesAYear: Partial<Record<Offer["period"], number>> = { week: 52, month: 12 };

/** Pay by the week or the month as it is in a year: "54,000 EUR a year"; empty where that is what was typed, or no number was. */
export function payAYear({ base, currency, period }: Offer): string {
  const times = timesAYear[period];
  const amount = typedAmount(base);
  if (!times || amount === undefined) return "";
  const yearly = (amount * times).toLocaleString("en-US", { maximumFractionDigits: 0 });
  return [yearly, currency, payPeriodWords.year].filter(Boolean).join(" ");
}

/** "4.500,50", "4,500" or "4500": three digits behind a point or a comma are thousands, fewer at the end are cents. */
function typedAmount(typed: string): number | undefined {
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s'’]/g, ""));
  return parts ? Number(`${parts[1]?.replace(/[.,]/g, "")}.${parts[2] ?? 0}`) : undefined;
}

/** What an offer says, without what was left open. */
export const offerParts = (offer: Offer) =>
  parts.map(([name, read]) => ({ name, text: read(offer) })).filter(({ text }) => text !== "");
