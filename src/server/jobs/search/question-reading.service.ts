import type { GeographyService } from "../../../engines/geography/geography.ts";
import {
  type AskedCondition,
  correctedTerms,
  markerOf,
  readConditions,
  readPlace,
  readQuestion,
  type SearchQuestion,
  searchTermsOf,
  surfaceWords,
} from "../../../engines/job-search/job-search.ts";
import type { JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { SearchFilters, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import type { PostingConditions } from "../postings/posting-conditions.store.ts";
import type { SearchMemory } from "./memory/search-memory.service.ts";

export interface NamedPlaceRead {
  country?: string;
  state?: string;
  city?: string;
}

export interface ReadSearch {
  /** Undefined where nothing is asked for, as by "the". */
  question: SearchQuestion | undefined;
  /** The title as it was left. */
  title: string;
  /** Written beside the title. */
  place?: NamedPlaceRead & { text: string };
  remote: boolean;
  conditions: PostingConditions;
  employers: string[];
  understood: UnderstoodCondition[];
  unheld: string[];
  spelling: { written: string; read: string }[];
}

const day = 86_400_000;
const seniorityWord =
  /(?<![\p{L}\p{N}])(senior|junior|lead|principal|trainee|graduate|apprentice|intern)(?![\p{L}\p{N}])/iu;

/** Takes what was typed apart: title, place, employer and conditions. */
export function createQuestionReading(geography: GeographyService) {
  function placeIn(title: string, { dictionary }: SearchMemory, taken: readonly string[]) {
    const isTitleWord = (word: string) => {
      const [term = word] = searchTermsOf([word]);
      const said = dictionary.postingsOf(term);
      // A town stands in a few titles too.
      return dictionary.occupations.isCommonTerm(term) || said * 500 > dictionary.totalPostings();
    };
    const found = readPlace(title, geography, isTitleWord);
    return found && !taken.includes(found.text) ? found : undefined;
  }

  return {
    /** @param query with `filters` and `remote` of its own, which count beside what is read */
    read(
      query: Pick<JobSearchQuery, "jobTitle" | "filters" | "taken_off" | "as_written" | "remote">,
      memory: SearchMemory,
      hasPlace: boolean,
    ): ReadSearch {
      const { dictionary, statistics } = memory;
      const { title: left, conditions: read, unheld } = readConditions(query.jobTitle, query.taken_off);
      const placed = hasPlace ? undefined : placeIn(left, memory, query.taken_off ?? []);
      const beside = placed?.title ?? left;
      const words = surfaceWords(beside);
      const isOwnWord = (word: string) => {
        const [term = word] = searchTermsOf([word]);
        return dictionary.postingsOf(term) === 0 && !dictionary.occupations.isKnownTerm(term);
      };
      const named = statistics.employers.namedIn(words, isOwnWord);
      const isTaken = named && query.taken_off?.includes(words.slice(named.from, named.to).join(" "));
      const employer = isTaken ? undefined : named;
      const rest = employer ? [...words.slice(0, employer.from), ...words.slice(employer.to)].join(" ") : beside;
      const isBare = rest.trim() === "" && (read.length > 0 || placed !== undefined || employer !== undefined);
      const question = readQuestion(isBare ? "any job" : rest, dictionary, query.as_written);
      const employers = employer?.employers.map(({ key }) => key) ?? [];
      const level = seniorityWord.exec(rest)?.[0];
      return {
        question,
        title: rest,
        remote:
          query.remote === true ||
          read.some(({ condition }) => condition.kind === "workplace" && condition.value === "remote"),
        ...(placed && { place: { ...placeParts(placed.place), text: placed.text } }),
        conditions: conditionsOf(
          read.map(({ condition }) => condition),
          query.filters ?? {},
          employers,
        ),
        employers,
        understood: [
          ...(placed ? [{ kind: "place" as const, text: placed.text, meaning: nameOfPlace(placed.place) }] : []),
          ...(employer
            ? [
                {
                  kind: "employer" as const,
                  text: words.slice(employer.from, employer.to).join(" "),
                  meaning: employer.employers
                    .map(({ name }) => name)
                    .slice(0, 3)
                    .join(", "),
                },
              ]
            : []),
          ...read.map(({ text, condition }) => ({ kind: condition.kind, text, meaning: meaningOf(condition) })),
          ...(level ? [{ kind: "seniority" as const, text: level, meaning: level.toLowerCase() }] : []),
        ],
        unheld,
        spelling: correctedTerms(rest, dictionary, query.as_written).filter(
          ({ written, read: meant }) => written !== meant && !meant.startsWith(written),
        ),
      };
    },
  };
}

export type QuestionReading = ReturnType<typeof createQuestionReading>;

function placeParts({ country, state, city }: NamedPlaceRead): NamedPlaceRead {
  return { country, ...(state && { state }), ...(city && { city }) };
}

/** Berlin is a city in the state of Berlin: named once. */
function nameOfPlace({ city, state, country }: NamedPlaceRead): string {
  return [...new Set([city, state, country])].filter(Boolean).join(", ");
}

/** What is asked of a posting beside title and place; a filter that is chosen takes the place of what was read for it. */
function conditionsOf(read: AskedCondition[], filters: SearchFilters, employers: string[]): PostingConditions {
  const valuesOf = (kind: "workplace" | "employment" | "language" | "shift" | "entry") => {
    const chosen = filters[kind];
    if (chosen && chosen.length > 0) return chosen;
    return read.flatMap((one) =>
      one.kind === kind && !(kind === "workplace" && one.value === "remote") ? [one.value] : [],
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
  const markers = [...marked, ...chosen].filter((group) => group.length > 0);
  return {
    ...(markers.length > 0 && { markers }),
    ...(pay && {
      payAtLeast: { amount: pay.amount, period: pay.period, currencies: pay.currency ? [pay.currency] : [] },
    }),
    ...(days !== undefined && { postedSince: new Date(Date.now() - days * day) }),
  };
}

const names: Record<string, string> = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  on_site: "on site",
  night: "nights",
  weekend: "weekends",
  no_experience: "no experience needed",
};

function meaningOf(condition: AskedCondition): string {
  if (condition.kind === "near_me") return "near you";
  if (condition.kind === "posted") return `posted within ${condition.days} days`;
  if (condition.kind === "pay") {
    const { amount, currency = "", period } = condition;
    return `at least ${`${currency} ${amount.toLocaleString("en")}`.trim()} a ${period.toLowerCase()}`;
  }
  if (condition.kind === "language")
    return `written in ${new Intl.DisplayNames("en", { type: "language" }).of(condition.value)}`;
  return names[condition.value] ?? condition.value;
}
