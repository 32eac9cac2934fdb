/** "$19.00"; the words as they came where the currency is none. */
export function formatAmount(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`.trim();
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
}

/** "November 21, 2026"; a day without a time is that day everywhere, and what is no date stays as it came. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const timeZone = /^\d{4}-\d\d-\d\d$/.test(iso) ? "UTC" : undefined;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(date);
}

/** "monthly" as "Monthly" */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
