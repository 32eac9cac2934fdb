import { payPeriods } from "../../../../shared/tracker/records/card-record.contract.ts";
import { payPeriodWords } from "../../../../shared/tracker/records/card-record.rules.ts";

interface Pay {
  base: string;
  currency: string;
  period: (typeof payPeriods)[number];
}

const codes = Intl.supportedValuesOf("currency").join("|");
/** "€", "A$", "EUR" or the code in "kEUR"; no "OTE", nor a code's letters in "ON CALL" or "ALL-IN". */
const currencyMark = String.raw`\p{Lu}{0,2}\p{Sc}|(?<=(?:^|\P{L})[kT]?)(?:${codes})(?!-?\p{L})`;

/** "3.200,50 EUR a month"; a currency that stands in the amount is not said twice. */
export function payInWords({ base, currency, period }: Pay): string {
  return base && [withCurrency(base, currency), payPeriodWords[period]].join(" ");
}

function withCurrency(amount: string, currency: string): string {
  if (currency === "" || new RegExp(currencyMark, "u").test(amount)) return amount;
  return /\p{Sc}$/u.test(currency) ? `${currency}${amount}` : `${amount} ${currency}`;
}

/** Hours and days of work a year are nobody's to assume. */
const timesAYear: Partial<Record<Pay["period"], number>> = { week: 52, month: 12 };

/** Pay by the week or the month as it is in a year: "54,000 EUR a year"; empty where that is what was typed, or no number was. */
export function payAYear({ base, currency, period }: Pay): string {
  const times = timesAYear[period];
  const amount = typedAmount(base);
  if (!times || amount === undefined) return "";
  const yearly = (amount * times).toLocaleString("en-US", { maximumFractionDigits: 0 });
  const [named = currency] = new RegExp(currencyMark, "u").exec(base) ?? [];
  return payInWords({ base: yearly, currency: named, period: "year" });
}

/** "4.500,50", "4,500" or "€4500": three digits behind a point or a comma are thousands, fewer at the end are cents. */
function typedAmount(typed: string): number | undefined {
  const bare = typed.replace(new RegExp(String.raw`[\s'’]|${currencyMark}`, "gu"), "");
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  return parts ? Number(`${parts[1]?.replace(/[.,]/g, "")}.${parts[2] ?? 0}`) : undefined;
}

/** The first currency and the period of what an opening pays: in those an offer for it is made most likely. */
export function proposedTerms(salary = ""): Pick<Pay, "currency" | "period"> {
  const [currency = ""] = new RegExp(currencyMark, "u").exec(salary) ?? [];
  return { currency, period: payPeriods.find((period) => salary.endsWith(payPeriodWords[period])) ?? "year" };
}
