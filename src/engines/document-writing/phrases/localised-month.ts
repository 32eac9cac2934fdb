/** Writes "2019-03" as the language does: "März 2019", "marzo de 2019". A year alone stays. */
export function localisedMonth(locale: string): (yearMonth: string) => string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (yearMonth) => {
    const [year, month] = yearMonth.split("-").map(Number);
    return year && month ? format.format(new Date(Date.UTC(year, month - 1))) : yearMonth;
  };
}
