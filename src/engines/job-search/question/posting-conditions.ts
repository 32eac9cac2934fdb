import type { SearchFilters } from "../../../shared/jobs/search-filters.contract.ts";
import type { SearchStatistics } from "../dictionary/search-statistics.ts";
import { markerOf, payTermsFrom, readMarker } from "../index/posting-markers.ts";
import type { PayPeriod } from "./asked-pay.ts";
import type { AskedCondition } from "./condition-words.ts";

const day = 86_400_000;

/** What people count pay by; postings may name it by the day or the week too. */
export type SalaryPeriod = "HOUR" | "MONTH" | "YEAR";

/** `currencies` empty: in whatever currency a posting names. */
interface PayLimit {
  amount: number;
  period: PayPeriod;
  currencies: string[];
}

/** Of the index: after the one, up to and with the other. */
export interface RevisionSpan {
  after: number;
  until: number;
}

/** What a posting must say beside its title and place. */
export interface PostingConditions {
  /** The upper end of the pay it names reaches it. */
  payAtLeast?: PayLimit;
  /** The lower end does not exceed it. */
  payAtMost?: PayLimit;
  employment?: NonNullable<SearchFilters["employment"]>[number];
  /** Words none of which it may mention, nor be: a place or a kind of workplace. */
  without?: string[];
  /** Markers of the index: it has one of each group. */
  markers?: string[][];
  /** It has none of these. */
  withoutMarkers?: string[];
  postedSince?: Date;
  /** It came into the index in this span; `isFew` where so few did that each of them is looked at. */
  entered?: RevisionSpan & { isFew: boolean };
}

/** Of workplaces nothing but remote is asked for, which is a place; beside hybrid it is one of the two. */
export function isRemoteAlone(read: readonly AskedCondition[]): boolean {
  const asked = read.flatMap((one) => (one.kind === "workplace" && !one.isRefused ? [one.value] : []));
  return asked.length > 0 && asked.every((value) => value === "remote");
}

/** What is asked of a posting beside title and place; a filter that is chosen takes the place of what was read for it. */
export function conditionsOf(read: AskedCondition[], filters: SearchFilters, employers: string[]): PostingConditions {
  const isPermanent = read.some((one) => one.kind === "employment" && one.value === "permanent" && !one.isRefused);
  const isRemote = isRemoteAlone(read);
  // Beside "permanent" it is allowed and not asked for.
  const isAllowed = (one: AskedCondition) => isPermanent && one.kind === "employment" && ending.includes(one.value);
  const valuesOf = (kind: "workplace" | "employment" | "language" | "shift" | "entry") => {
    const chosen = filters[kind];
    if (chosen && chosen.length > 0) return chosen;
    return read.flatMap((one) =>
      one.kind === kind && !(kind === "workplace" && isRemote) && !isRefusal(one) && !isAllowed(one) ? [one.value] : [],
    );
  };
  const marked = (["workplace", "employment", "language", "shift", "entry"] as const).map((kind) =>
    valuesOf(kind).map((value) => markerOf(kind, value)),
  );
  const chosen = (["seniority", "source", "employer"] as const).map((kind) =>
    (filters[kind]?.length ? filters[kind] : kind === "employer" ? employers : []).map((value) =>
      markerOf(kind, value),
    ),
  );
  const pay = filters.pay
    ? { amount: filters.pay.at_least, period: filters.pay.period, currency: filters.pay.currency }
    : read.find((one) => one.kind === "pay");
  const days = filters.posted_within_days ?? read.find((one) => one.kind === "posted")?.days;
  const payAtLeast = pay && { amount: pay.amount, period: pay.period, currencies: pay.currency ? [pay.currency] : [] };
  const paid = payAtLeast ? payTermsFrom(payAtLeast.amount, payAtLeast.period, payAtLeast.currencies) : [];
  const isChosen = (kind: AskedCondition["kind"]) =>
    (kind === "shift" || kind === "employment") && (filters[kind]?.length ?? 0) > 0;
  const markers = [...marked, ...chosen, paid].filter((group) => group.length > 0);
  const wanted = new Set(
    read.flatMap((one) => ("value" in one && !isRefusal(one) ? [markerOf(one.kind, one.value)] : [])),
  );
  // "Permanent or temporary": nothing that is asked for is kept away.
  const withoutMarkers = read
    .filter(({ kind }) => !isChosen(kind))
    .flatMap(refusedBy)
    .filter((marker) => !wanted.has(marker));
  return {
    ...(markers.length > 0 && { markers }),
    ...(withoutMarkers.length > 0 && { withoutMarkers }),
    ...(payAtLeast && { payAtLeast }),
    ...(days !== undefined && { postedSince: new Date(Date.now() - days * day) }),
  };
}

/** What is not permanent. */
const ending = ["TEMPORARY", "CONTRACTOR"];

/** Whoever takes no turns at other hours takes no nights, whoever works no evenings no turns. */
const alsoRefused: Partial<Record<string, string[]>> = { rotating: ["night"], late: ["rotating"] };

/** The markers that a posting must not have. */
function refusedBy(asked: AskedCondition): string[] {
  if ("isRefused" in asked && asked.isRefused)
    return [asked.value, ...(alsoRefused[asked.value] ?? [])].map((value) => markerOf(asked.kind, value));
  const isPermanent = asked.kind === "employment" && asked.value === "permanent";
  return isPermanent ? ending.map((value) => markerOf("employment", value)) : [];
}

const isRefusal = (asked: AskedCondition): boolean => refusedBy(asked).length > 0;

/** How many postings have the rarest of the markers; undefined where none is asked for. */
export function countHeld(
  { markers = [] }: PostingConditions,
  { count, employers }: SearchStatistics,
): number | undefined {
  const countOf = (term: string) => {
    const marker = readMarker(term);
    return marker?.kind === "employer" ? (employers.byKey(marker.value)?.postings ?? 0) : count("term", term);
  };
  if (markers.length === 0) return undefined;
  return Math.min(...markers.map((group) => group.reduce((sum, term) => sum + countOf(term), 0)));
}

const names: Record<string, string> = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  on_site: "on site",
  night: "nights",
  weekend: "weekends",
  early: "mornings",
  late: "evenings",
  rotating: "shift work",
  no_experience: "no experience needed",
};

/** In words for the person who searches. */
export function meaningOf(condition: AskedCondition): string {
  if (condition.kind === "near_me") return "near you";
  if (condition.kind === "distance") return `within ${condition.kilometres} km`;
  if (condition.kind === "posted") return `posted within ${condition.days} days`;
  if (condition.kind === "pay") {
    const { amount, currency = "", period } = condition;
    return `at least ${`${currency} ${amount.toLocaleString("en")}`.trim()} a ${period.toLowerCase()}`;
  }
  if (condition.kind === "language")
    return `written in ${new Intl.DisplayNames("en", { type: "language" }).of(condition.value)}`;
  return `${"isRefused" in condition ? "no " : ""}${names[condition.value] ?? condition.value}`;
}
