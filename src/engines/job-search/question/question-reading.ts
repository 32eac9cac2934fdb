import type { JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import { countryCodeOf, currencyOfCountry, type GeographyService } from "../../geography/geography.ts";
import type { SearchStatistics } from "../dictionary/search-statistics.ts";
import type { TitleDictionary } from "../dictionary/title-dictionary.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";
import { homeCountryOf, type NamedPlaceRead } from "./found-place.ts";
import { readPlace, withoutPostalCode } from "./place-reading.ts";
import { placesNearHome } from "./places-near-home.ts";
import { conditionsOf, isRemoteAlone, meaningOf, type PostingConditions } from "./posting-conditions.ts";
import { type ReadCondition, readConditions } from "./question-conditions.ts";
import { correctedTerms, readQuestion, type SearchQuestion } from "./search-question.ts";

/** The titles and counts of an index. */
export interface SearchMemory {
  dictionary: TitleDictionary;
  statistics: SearchStatistics;
}

/** Which page is asked for says nothing. */
type Asking = Omit<JobSearchQuery, "limit" | "offset">;

export interface ReadSearch {
  /** Undefined where nothing is asked for, as by "the". */
  question: SearchQuestion | undefined;
  /** The title as it was left. */
  title: string;
  /** Written beside the title. */
  place?: NamedPlaceRead & { text: string };
  remote: boolean;
  /** How far from the place it may be. */
  kilometres?: number;
  conditions: PostingConditions;
  employers: string[];
  understood: UnderstoodCondition[];
  unheld: string[];
  spelling: { written: string; read: string }[];
}

const seniorityWord =
  /(?<![\p{L}\p{N}])(senior|junior|lead|principal|trainee|graduate|apprentice|intern)(?![\p{L}\p{N}])/iu;

const courteous =
  "please|pl[sz]|thanks|thx|bitte|danke|svp|stp|s['’]il vous plaît|merci|por favor|porfa|gracias|per favore|grazie|alsjeblieft|a\\.?u\\.?b\\.?|graag|prosz[eę]|poprosz[eę]|obrigad[oa]";
/** "Nurse leeds pls": beside it the place would be no last word. */
const courtesy = new RegExp(`^(?:${courteous})[,!]?\\s+|[,\\s]+(?:${courteous})[\\s.!]*$`, "giu");

/** Takes what was typed apart: title, place, employer and conditions. */
export function createQuestionReading(geography: GeographyService) {
  function placeIn(title: string, { dictionary, statistics }: SearchMemory, query: Asking) {
    const isTitleWord = (word: string) => {
      const [term = word] = searchTermsOf([word]);
      const said = dictionary.postingsOf(term);
      // A town stands in a few titles too.
      return dictionary.occupations.isCommonTerm(term) || said * 500 > dictionary.totalPostings();
    };
    const isNoWord = (word: string) => {
      const [term = word] = searchTermsOf(surfaceWords(word));
      const isKnown = dictionary.occupations.isKnownTerm(term) || statistics.count("term", term) > 0;
      return !isKnown && !query.as_written?.includes(term) && dictionary.spelling.near(term).length === 0;
    };
    const near = placesNearHome(geography, homeCountryOf(query).home);
    const found = readPlace(title, { ...geography, ...near }, isTitleWord, isNoWord);
    return found && !query.taken_off?.includes(found.text) ? found : undefined;
  }

  return {
    /** @param query with `filters` and `remote` of its own, which count beside what is read */
    read(query: Asking, memory: SearchMemory, hasPlace: boolean): ReadSearch {
      const { dictionary, statistics } = memory;
      const {
        title: left,
        conditions: said,
        unheld,
      } = readConditions(query.jobTitle.replace(courtesy, ""), query.taken_off);
      const placed = hasPlace ? undefined : placeIn(left, memory, query);
      const country = countryFor(query, placed?.place);
      const read = said.map((one) => inCurrencyOf(country, one));
      const { title: beside, code } = withoutPostalCode(placed?.title ?? left, country);
      const words = surfaceWords(beside);
      const isOwnWord = (word: string) => {
        const [term = word] = searchTermsOf([word]);
        return dictionary.postingsOf(term) === 0 && !dictionary.occupations.isKnownTerm(term);
      };
      const named = statistics.employers.namedIn(words, isOwnWord);
      const namedAs = named ? words.slice(named.from, named.to).join(" ") : "";
      const isTaken = named && query.taken_off?.includes(namedAs);
      const employer = isTaken ? undefined : named;
      const rest = employer ? [...words.slice(0, employer.from), ...words.slice(employer.to)].join(" ") : beside;
      const isBare = rest.trim() === "" && (read.length > 0 || placed !== undefined || employer !== undefined);
      const question = readQuestion(isBare ? "any job" : rest, dictionary, query.as_written);
      const employers = employer?.employers.map(({ key }) => key) ?? [];
      const employerNames = employer?.employers.slice(0, 3).map(({ name }) => name) ?? [];
      const distance = read.flatMap(({ condition: one }) => (one.kind === "distance" ? [one.kilometres] : []))[0];
      const level = seniorityWord.exec(rest)?.[0];
      return {
        question,
        title: rest,
        remote: query.remote === true || isRemoteAlone(read.map(({ condition }) => condition)),
        ...(distance !== undefined && { kilometres: distance }),
        ...(placed && { place: { ...placeParts(placed.place), text: placed.text } }),
        conditions: conditionsOf(
          read.map(({ condition }) => condition),
          query.filters ?? {},
          employers,
        ),
        employers,
        understood: [
          ...(placed ? [{ kind: "place" as const, text: placed.text, meaning: nameOfPlace(placed.place) }] : []),
          ...(employer ? [{ kind: "employer" as const, text: namedAs, meaning: employerNames.join(", ") }] : []),
          ...read.map(({ text, condition }) => ({ kind: condition.kind, text, meaning: meaningOf(condition) })),
          ...(level ? [{ kind: "seniority" as const, text: level, meaning: level.toLowerCase() }] : []),
        ],
        unheld: [...unheld, ...(placed?.other ? [placed.other] : []), ...(code === undefined ? [] : [code])],
        spelling: correctedTerms(rest, dictionary, query.as_written).filter(
          ({ written, read: meant }) => !meant.startsWith(written) && !isEndingOf(written, meant),
        ),
      };
    },
  };
}

/** Where is searched, else where the person is. */
function countryFor(query: Asking, read?: NamedPlaceRead): string | undefined {
  const country = query.country ?? read?.country;
  return country === undefined ? homeCountryOf(query).home : countryCodeOf(country);
}

/** Groups of pay, those in the currency of the place or of the person before others. */
export function ownCurrencyFirst<Group extends { currency: string }>(groups: Group[], query: Asking): Group[] {
  const own = currencyOfCountry(countryFor(query) ?? "");
  return groups.toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own));
}

/** An amount that names no currency is of the country's. */
function inCurrencyOf(country: string | undefined, one: ReadCondition): ReadCondition {
  const currency = country && currencyOfCountry(country);
  if (one.condition.kind !== "pay" || one.condition.currency || !currency) return one;
  return { ...one, condition: { ...one.condition, currency } };
}

/** "Parrucchiera" for "parrucchiere", "electricistas" for "electricista": an ending is no typing error. */
const isEndingOf = (written: string, read: string): boolean => withoutEnding(written) === withoutEnding(read);
const withoutEnding = (word: string): string => word.replace(/(?:[aeio]?s|[aeio])$/, "");

function placeParts({ country, state, city }: NamedPlaceRead): NamedPlaceRead {
  return { country, ...(state && { state }), ...(city && { city }) };
}

/** Berlin is a city in the state of Berlin: named once. */
function nameOfPlace({ city, state, country }: NamedPlaceRead): string {
  return [...new Set([city, state, country])].filter(Boolean).join(", ");
}
