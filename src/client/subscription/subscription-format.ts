/** "$19.00" */
export function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
}

/** "November 21, 2026" */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(iso));
}

/** "monthly" as "Monthly" */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
