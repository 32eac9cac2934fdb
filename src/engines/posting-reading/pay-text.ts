import type { PostedSalary } from "./posting-salary.ts";

const periodWords = { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" };

/** "€55,000 – €70,000 a year". */
export function payText({ min, max, currency, period }: PostedSalary): string {
  const amounts = [min, max].map((amount) => money(amount, currency));
  return `${[...new Set(amounts)].join(" – ")} ${periodWords[period]}`;
}

function money(amount: number, currency: string): string {
  // Indian readers count in lakhs: 6,00,000 rather than 600,000.
  const locale = currency === "INR" ? "en-IN" : "en";
  const fraction = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, ...fraction });
  return format.format(amount).replaceAll(" ", " ");
}
