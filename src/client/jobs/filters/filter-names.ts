import { countedFilters, type FilterCounts, type SearchFilters } from "../../../shared/jobs/search-filters.contract.ts";

export type FilterName = keyof SearchFilters;
type CountedFilter = (typeof countedFilters)[number];

export interface FilterOption {
  value: string;
  name: string;
  /** How many openings it would leave; undefined while that is not known. */
  count?: number;
}

export interface FilterGroup {
  title: string;
  filters: FilterName[];
}

/** In the order in which people look at them; the last ones share a place. */
export const filterGroups: FilterGroup[] = [
  { title: "Workplace", filters: ["workplace"] },
  { title: "Date posted", filters: ["posted_within_days"] },
  { title: "Pay", filters: ["pay"] },
  { title: "Employment", filters: ["employment"] },
  { title: "Distance", filters: ["distance_km"] },
  { title: "Language", filters: ["language"] },
  { title: "More", filters: ["seniority", "shift", "entry", "employer", "source"] },
];

export const filterTitles: Record<FilterName, string> = {
  workplace: "Workplace",
  posted_within_days: "Date posted",
  pay: "Pay",
  employment: "Employment",
  distance_km: "Distance",
  language: "Language of the posting",
  seniority: "Level",
  shift: "Shifts",
  entry: "Experience",
  employer: "Employer",
  source: "Source",
};

const valueNames: Record<string, string> = {
  on_site: "On site",
  hybrid: "Hybrid",
  remote: "Remote",
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  training: "Training",
  junior: "Junior",
  senior: "Senior",
  lead: "Lead",
  night: "Nights",
  weekend: "Weekends",
  early: "Mornings",
  late: "Evenings",
  rotating: "Changing shifts",
  no_experience: "No experience needed",
};

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
export const periodNames = { HOUR: "an hour", MONTH: "a month", YEAR: "a year" } as const;

/** Values that openings have, and chosen ones that no opening has any more. */
export function optionsOf(
  filter: FilterName,
  filters: SearchFilters,
  counts: FilterCounts | undefined,
): FilterOption[] {
  if (filter === "posted_within_days")
    return (counts?.posted_within ?? []).map(({ days, count }) => ({
      ...{ value: String(days), name: daysName(days), count },
    }));
  if (filter === "distance_km")
    return (counts?.distances ?? []).map(({ kilometres, count }) => ({
      ...{ value: String(kilometres), name: distanceName(kilometres), count },
    }));
  if (!isCounted(filter)) return [];
  const found = (counts?.values ?? []).filter((one) => one.filter === filter);
  const lost = (filters[filter] ?? []).filter((value) => !found.some((one) => one.value === value));
  return [
    ...found.map(({ value, name, count }) => ({ value, name: name ?? valueName(filter, value), count })),
    ...lost.map((value) => ({ value, name: valueName(filter, value), ...(counts && { count: 0 }) })),
  ];
}

/** Whether choosing it could change anything. */
export function isOffered(filter: FilterName, filters: SearchFilters, counts: FilterCounts | undefined): boolean {
  if (filters[filter] !== undefined) return true;
  if (!counts) return false;
  if (filter === "pay") return counts.pay.length > 0;
  return optionsOf(filter, filters, counts).some(({ count = 0 }) => count > 0 && count < counts.counted);
}

/** What is chosen of a filter, in short; undefined for nothing. */
export function chosenName(
  filter: FilterName,
  filters: SearchFilters,
  counts: FilterCounts | undefined,
): string | undefined {
  const { pay, posted_within_days: days, distance_km: km } = filters;
  if (filter === "pay") return pay && payName(pay);
  if (filter === "posted_within_days") return days === undefined ? undefined : daysName(days);
  if (filter === "distance_km") return km === undefined ? undefined : distanceName(km);
  const chosen = optionsOf(filter, filters, counts).filter(({ value }) => isChosen(filters, filter, value));
  return chosen.length > 0 ? chosen.map(({ name }) => name).join(", ") : undefined;
}

export function isChosen(filters: SearchFilters, filter: FilterName, value: string): boolean {
  const chosen = filters[filter];
  if (typeof chosen === "number") return String(chosen) === value;
  return Array.isArray(chosen) && chosen.some((one) => one === value);
}

/** The filters with only one value of this one, or several. */
export function withValues(filters: SearchFilters, filter: FilterName, values: string[]): SearchFilters {
  const { [filter]: _, ...others } = filters;
  const [first] = values;
  if (first === undefined) return others;
  return { ...others, [filter]: isCounted(filter) ? values : Number(first) };
}

export function isCounted(filter: FilterName): filter is CountedFilter {
  return countedFilters.some((one) => one === filter);
}

const daysName = (days: number) => (days === 1 ? "Last 24 hours" : `Last ${days} days`);
const distanceName = (kilometres: number) => `Within ${kilometres} km`;

function valueName(filter: FilterName, value: string): string {
  return filter === "language" ? (languageNames.of(value) ?? value) : (valueNames[value] ?? value);
}

function payName({ at_least, period, currency }: NonNullable<SearchFilters["pay"]>): string {
  return `${currency ? moneyText(at_least, currency) : at_least.toLocaleString("en")} or more ${periodNames[period]}`;
}

export function moneyText(amount: number, currency: string): string {
  return amount.toLocaleString("en", {
    ...{ style: "currency", currency, minimumFractionDigits: 0 },
    maximumFractionDigits: amount < 100 ? 2 : 0,
  });
}
