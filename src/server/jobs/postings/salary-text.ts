interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: keyof typeof periodWords;
}

const periodWords = { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" };

/** "€55,000 – €70,000 a year"; empty when no salary is named. */
export function salaryText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary): string {
  if (salaryMin === null) return "";
  const amounts = [salaryMin, salaryMax ?? salaryMin].map((amount) => money(amount, salaryCurrency));
  return `${[...new Set(amounts)].join(" – ")} ${periodWords[salaryPeriod]}`;
}

function money(amount: number, currency: string): string {
  // Indian readers count in lakhs: 6,00,000 rather than 600,000.
  const locale = currency === "INR" ? "en-IN" : "en";
  const fraction = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, ...fraction });
  return format.format(amount).replaceAll(" ", " ");
}
