const periodWords = { HOUR: "an hour", MONTH: "a month", YEAR: "a year" };
/** Full time: 40 hours a week. */
const partsOfYear = { HOUR: 2080, MONTH: 12, YEAR: 1 };

export type Period = keyof typeof periodWords;

/** "€50,000 a year"; without a currency "50,000 a year". */
export function payText(amount: number, period: Period, currency?: string): string {
  return `${amountText(amount, currency)} ${periodWords[period]}`;
}

/** "€38,000 – €45,000 a year" */
export function payRange(least: number, most: number, period: Period, currency: string): string {
  const ends = [...new Set([least, most].map((amount) => amountText(amount, currency)))];
  return `${ends.join(" – ")} ${periodWords[period]}`;
}

export function perYear(amount: number, period: Period): number {
  return amount * partsOfYear[period];
}

function amountText(amount: number, currency: string | undefined): string {
  // Indian readers count in lakhs.
  const locale = currency === "INR" ? "en-IN" : "en";
  const digits = { maximumFractionDigits: amount < 100 && !Number.isInteger(amount) ? 2 : 0 };
  return new Intl.NumberFormat(locale, currency ? { style: "currency", currency, ...digits } : digits).format(amount);
}
