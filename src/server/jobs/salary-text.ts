interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: "HOUR" | "MONTH" | "YEAR";
}

const periodWords = { HOUR: "an hour", MONTH: "a month", YEAR: "a year" };

/** "€55,000 – €70,000 a year"; empty when no salary is named. */
export function salaryText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary): string {
  if (salaryMin === null) return "";
  const amounts = [salaryMin, salaryMax ?? salaryMin].map((amount) => money(amount, salaryCurrency));
  return `${[...new Set(amounts)].join(" – ")} ${periodWords[salaryPeriod]}`;
}

function money(amount: number, currency: string): string {
  // Indian readers count in lakhs: 6,00,000 rather than 600,000.
  const locale = currency === "INR" ? "en-IN" : "en";
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  return format.format(amount).replaceAll(" ", " ");
}
