const months = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });
const fullMonths = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** "2019-03" as "Mar 2019". */
export const shortMonth = (yearMonth: string) => written(yearMonth, months);

/** "2019-03" as "March 2019". */
export const longMonth = (yearMonth: string) => written(yearMonth, fullMonths);

function written(yearMonth: string, format: Intl.DateTimeFormat): string {
  const [year, month] = yearMonth.split("-");
  if (!year || !month) return yearMonth;
  return `${format.format(new Date(Date.UTC(2000, Number(month) - 1)))} ${year}`;
}
