/** Months from the first of one month to the end of another ("2019-03"); an end that is "" is today. */
export function monthsBetween(from: string | undefined, to: string | undefined): number {
  if (!from || to === undefined) return 0;
  const count = (yearMonth: string) => Number(yearMonth.slice(0, 4)) * 12 + Number(yearMonth.slice(5, 7) || "1");
  const today = new Date().toISOString().slice(0, 7);
  const end = to === "" || to > today ? today : to;
  return Math.max(0, count(end) - count(from));
}

/** "3 years" for as many whole years as a number of months holds; `beyond` them there must be more. */
export function spelledYears(months: number, beyond = false): string[] {
  const most = beyond ? Math.ceil(months / 12) - 1 : Math.floor(months / 12);
  return Array.from({ length: Math.max(0, most) }, (_, index) => (index === 0 ? "1 year" : `${index + 1} years`));
}
