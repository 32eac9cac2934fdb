import type { PostedSalary } from "./posting-salary.ts";

const periodWords = { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" };

/** "€55,000 – €70,000 a year". */
export function payText({ min, max, currency, period }: PostedSalary): string {
  const amounts = [min, max].map((amount) => money(amount, currency));
  return `${[...new Set(amounts)].join(" – ")} ${periodWords[period]}`;
}

const formats = new Map<string, Intl.NumberFormat>();
/** Postings may name any three letters. */
const maxFormats = 100;

function money(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  const key = `${currency} ${isWhole}`;
  const format = formats.get(key) ?? formatOf(currency, isWhole);
  if (formats.size >= maxFormats) formats.clear();
  // Making one takes longer than everything else that is done with a posting.
  formats.set(key, format);
  return format.format(amount).replaceAll(" ", " ");
}

function formatOf(currency: string, isWhole: boolean): Intl.NumberFormat {
  // Indian readers count in lakhs: 6,00,000 rather than 600,000.
  const locale = currency === "INR" ? "en-IN" : "en";
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
}
