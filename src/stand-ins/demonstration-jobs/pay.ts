import type { DemoCountry } from "./countries/country.ts";
import type { DemoOccupation, Level } from "./occupations/occupation.ts";
import type { Random } from "./random.ts";

type Period = "HOUR" | "MONTH" | "YEAR";

const levelFactor: Record<Level, number> = { junior: 0.8, mid: 1, senior: 1.24, lead: 1.45 };
const partsOfYear: Record<Period, number> = { HOUR: 2000, MONTH: 12, YEAR: 1 };
/** People round pay to amounts that can be said: to this share of the amount, at least 1. */
const roundingShare = 0.01;

/** Pay as the country names it: local currency, local magnitude, by the hour, month or year. */
export function payOf(
  random: Random,
  { country, occupation, level }: { country: DemoCountry; occupation: DemoOccupation; level: Level },
) {
  const salaryPeriod = occupation.isWaged ? country.wagedPeriod : country.salariedPeriod;
  const luck = random.between(94, 106) / 100;
  const middle = country.medianPay * occupation.pay ** country.spread * levelFactor[level] * luck;
  const reach = random.between(5, 12) / 100;
  const least = Math.max(country.lowestPay, middle * (1 - reach));
  const most = Math.max(least * 1.06, middle * (1 + reach));
  const perPeriod = (amount: number) => sayable(amount / partsOfYear[salaryPeriod]);
  return { salaryMin: perPeriod(least), salaryMax: perPeriod(most), salaryCurrency: country.currency, salaryPeriod };
}

function sayable(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount * roundingShare)));
  return Math.ceil(amount / step) * step;
}
