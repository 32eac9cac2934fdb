/** Months from the first of one month to the end of another ("2019-03"); an end that is "" is today. */
export function monthsBetween(from: string | undefined, to: string | undefined): number {
  if (!from || to === undefined) return 0;
  const count = (yearMonth: string) => Number(yearMonth.slice(0, 4)) * 12 + Number(yearMonth.slice(5, 7) || "1");
  const today = new Date().toISOString().slice(0, 7);
  const end = to === "" || to > today ? today : to;
  return Math.max(0, count(end) - count(from));
}

/** "3 years" for as many whole years as a number of months holds, the last of them begun or not. */
export const spelledYears = (months: number): string[] =>
  [...new Set([Math.floor(months / 12), Math.floor((months + 1) / 12)])].filter((years) => years > 0).map(inWords);

/** Every number of years than which there are more. */
export const fewerYears = (months: number): string[] =>
  Array.from({ length: Math.max(0, Math.ceil(months / 12) - 1) }, (_, index) => inWords(index + 1));

const inWords = (years: number) => (years === 1 ? "1 year" : `${years} years`);
