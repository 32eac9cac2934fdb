import { countedFilters, type SearchFilters, searchFilters } from "../../../shared/jobs/search-filters.contract.ts";

/** What a search asks for, as the page's address keeps it; empty texts are not asked for. */
export interface SearchFields {
  title: string;
  country: string;
  state: string;
  city: string;
}

/** What narrows a search beside its words, and what the person says of how they were read. */
export interface Refinement {
  filters: SearchFilters;
  /** Conditions that were read from the words and are not meant. */
  takenOff: string[];
  /** Words that are meant as they stand. */
  asWritten: string[];
}

export const noSearch: SearchFields = { title: "", country: "", state: "", city: "" };
const noRefinement: Refinement = { filters: {}, takenOff: [], asWritten: [] };

/** Characters, as many as the server takes: an address may come from anywhere. */
export const maxLengths: Record<keyof SearchFields, number> = { title: 200, country: 100, state: 100, city: 100 };
const maxTexts = 20;

export function readSearchAddress(address: URLSearchParams): SearchFields {
  const read = (name: keyof SearchFields) => (address.get(name) ?? "").trim().slice(0, maxLengths[name]).trim();
  return { title: read("title"), country: read("country"), state: read("state"), city: read("city") };
}

/** What the server would not take is left out. */
export function readRefinement(address: URLSearchParams): Refinement {
  const texts = (name: string) =>
    address
      .getAll(name)
      .filter((text) => text !== "" && text.length <= maxLengths.title)
      .slice(0, maxTexts);
  const [amount, period, currency] = address.get("pay")?.split(" ") ?? [];
  const written: Record<keyof SearchFilters, unknown> = {
    ...lists(address),
    posted_within_days: numberIn(address.get("days")),
    distance_km: numberIn(address.get("km")),
    pay: amount && { at_least: Number(amount), period, ...(currency && { currency }) },
  };
  const held = Object.entries(written).filter(([name, value]) => {
    return value !== undefined && searchFilters.safeParse({ [name]: value }).success;
  });
  const filters = searchFilters.parse(Object.fromEntries(held));
  return { filters, takenOff: texts("without"), asWritten: texts("exactly") };
}

export function writeSearchAddress(words: SearchFields, refinement: Refinement = noRefinement): URLSearchParams {
  const asked = Object.entries(words).filter(([, text]) => text !== "");
  const { filters, takenOff, asWritten } = refinement;
  const { pay, posted_within_days: days, distance_km: km } = filters;
  return new URLSearchParams([
    ...asked,
    ...countedFilters.flatMap((name) => (filters[name] ?? []).map((value) => [name, value])),
    ...(days ? [["days", String(days)]] : []),
    ...(km ? [["km", String(km)]] : []),
    ...(pay ? [["pay", [pay.at_least, pay.period, pay.currency].filter(Boolean).join(" ")]] : []),
    ...takenOff.map((text) => ["without", text]),
    ...asWritten.map((text) => ["exactly", text]),
  ]);
}

export function hasPlace({ country, state, city }: SearchFields): boolean {
  return country !== "" || state !== "" || city !== "";
}

/** "nurse, Munich, Bavaria, Germany" */
export function wordsInShort({ title, country, state, city }: SearchFields): string {
  return [title, ...new Set([city, state, country])].filter(Boolean).join(", ");
}

/** A country clears state and city, a state clears the city. */
export function withPlace(words: SearchFields, change: Partial<Omit<SearchFields, "title">>): SearchFields {
  if (change.country !== undefined) return { ...words, country: change.country, state: "", city: "" };
  if (change.state !== undefined) return { ...words, state: change.state, city: "" };
  return { ...words, ...change };
}

function lists(address: URLSearchParams): Record<(typeof countedFilters)[number], string[] | undefined> {
  const read = (name: (typeof countedFilters)[number]) => (address.has(name) ? address.getAll(name) : undefined);
  return {
    workplace: read("workplace"),
    employment: read("employment"),
    language: read("language"),
    seniority: read("seniority"),
    source: read("source"),
    employer: read("employer"),
    shift: read("shift"),
    entry: read("entry"),
  };
}

function numberIn(text: string | null): number | undefined {
  return text === null ? undefined : Number(text);
}
