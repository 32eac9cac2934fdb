import { joinedByAnd } from "../../../engines/assistant/assistant.ts";
import { namesJob } from "../../../engines/text/text.ts";
import { rolesOf } from "./clause-roles.ts";
import {
  anyJobPhrases,
  anywherePhrases,
  betterPayPhrases,
  homePhrases,
  jobNouns,
  regions,
  searchVerbs,
} from "./cue-words.ts";
import { findEmployer } from "./employer-wish.ts";
import { knownWords } from "./known-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { localLexicon } from "./local-lexicon.ts";
import { isOrigin } from "./nationality-words.ts";
import { type PayWish, readPay } from "./pay-wish.ts";
import { findPlaces, type PlaceWish, placeAt } from "./place-wish.ts";
import { findPhrase, readSentence, type Span, says, saysAny, textOf, type Word, withoutElisions } from "./sentence.ts";
import { findTitles } from "./title-wish.ts";
import { findUnwanted } from "./unwanted-wish.ts";
import { wantedPlaces } from "./wanted-places.ts";
import { type Employment, findWorkingTerms } from "./working-terms.ts";

/** What a sentence asks for when it is read as a search. */
export interface JobRequest {
  title: string;
  /** "Nurse or carer": what would do as well. */
  otherTitles: string[];
  /** The words of the title that postings have. */
  coreTitle: string;
  /** How sure it is that the title is one: 0 for words of which nothing is known. */
  titleWeight: number;
  places: PlaceWish[];
  remote: boolean;
  /** "It doesn't have to be remote." */
  isRemoteOptional: boolean;
  /** "Anywhere is fine." */
  isAnywhere: boolean;
  /** Openings of any kind: "jobs in Leeds", but not "I need work in Leeds". */
  isAnyJob: boolean;
  pay?: PayWish | undefined;
  employment?: Employment | undefined;
  without: string[];
  /** "near me" */
  isNearHome: boolean;
  /** "well paid": more than most, without an amount. */
  wantsBetterPay: boolean;
  /** What was asked for and cannot be searched by. */
  leftOut: string;
  /** An employer or a continent, which openings cannot be narrowed by yet. */
  employer?: string | undefined;
  region?: string | undefined;
  /** Words of which nothing is known: perhaps a misspelled place. */
  unread: string[];
}

export interface Reading {
  /** All words of the message. */
  words: Word[];
  request: JobRequest;
}

/** Takes a sentence such as "find me remote nurse jobs in Berlin over 50k, no night shifts" apart. */
export async function readRequest(text: string, anyLexicon: Lexicon): Promise<Reading> {
  const pay = readPay(text);
  const lexicon = localLexicon(anyLexicon, pay.wish?.currency);
  const plain = withoutElisions(pay.rest);
  const words = await readSentence(plain, lexicon);
  const taken = new Set<number>();
  const take = (span: Span | undefined) => {
    for (let at = span?.start ?? 0; at < (span?.end ?? 0); at += 1) taken.add(at);
    return span;
  };
  take(findPhrase(words, ["entry level"]));
  words.forEach((word, at) => {
    const isNamed = /^(?:de|of)$/.test(words[at - 1]?.key ?? "");
    if (!isNamed && isOrigin(word, words[at + 1])) taken.add(at);
  });
  const terms = findWorkingTerms(words, take);
  const anywhere = take(findPhrase(words, anywherePhrases));
  const regionSpan = take(findPhrase(words, regions));
  const region = regionSpan ? textOf(words.slice(regionSpan.start, regionSpan.end)) : "";
  const better = take(findPhrase(words, betterPayPhrases)) !== undefined;
  const without = findUnwanted(words, taken, take, (at) => placeAt(words, at, plain, lexicon));
  const namedEmployer = take(findEmployer(words, lexicon, (at) => placeAt(words, at, plain, lexicon)));
  const isFormer = namedEmployer !== undefined && isOwnEmployer(words, namedEmployer.start);
  const employer = namedEmployer && !isFormer ? textOf(words.slice(namedEmployer.start, namedEmployer.end)) : undefined;
  const found = findPlaces(words, plain, lexicon, taken).filter(({ start, end }) => isFree(taken, start, end));
  const { places, givenUp } = wantedPlaces(words, found);
  for (const place of found) if (place.place || places.includes(place)) take(place);
  const [first, ...others] = findTitles(words, taken, places.length > 0);
  for (const { span: titleSpan } of [first, ...others].filter((one) => one !== undefined)) take(titleSpan);
  const { title = "", core = "", weight = 0, span } = first ?? {};
  return {
    words,
    request: {
      title,
      otherTitles: others.map((other) => other.title),
      coreTitle: core,
      titleWeight: weight,
      places,
      remote: terms.remote,
      isRemoteOptional: terms.isRemoteOptional,
      isAnywhere: places.length === 0 && ((anywhere ?? regionSpan) !== undefined || givenUp.length > 0),
      isAnyJob: saysAny(words, anyJobPhrases) || !words.some(({ key }) => work.has(key)),
      pay: pay.wish,
      employment: terms.employment,
      without: [
        ...without,
        ...(terms.isRemoteUnwanted ? ["remote"] : []),
        ...(terms.unwantedKind ? [terms.unwantedKind] : []),
      ],
      isNearHome: places.length === 0 && saysAny(words, homePhrases),
      wantsBetterPay: better && !pay.wish,
      leftOut: joinedByAnd([region, employer ?? ""].filter(Boolean).map((name) => `“${name}”`)),
      employer,
      region: region !== "" && !anywhere && places.length === 0 ? region : undefined,
      unread: span && places.length === 0 ? unreadAfter(words, span.end) : [],
    },
  };
}

const work = new Set(
  "work working job arbeit arbeiten stelle travail travailler boulot emploi trabajo trabajar empleo".split(" "),
);

/** "I work at Chicago Title", "I was with IKEA": where somebody is or was, not where they want to be. */
function isOwnEmployer(words: Word[], start: number): boolean {
  const before = words.slice(Math.max(0, start - 5), start);
  return (
    rolesOf(words)[start] === "past" ||
    says(before, "i work", "currently work", "i currently", "working at", "working for", "employed", "im at")
  );
}

/** What follows the title and is no known word. */
function unreadAfter(words: Word[], end: number): string[] {
  const rest = words.slice(end, end + 2);
  const stop = rest.findIndex((word) => !isUnread(word) || word.opensClause);
  return rest.slice(0, stop < 0 ? rest.length : stop).map(({ text }) => text);
}

function isUnread({ key, titles }: Word): boolean {
  return titles === 0 && key.length > 2 && !knownWords.has(key) && !/\d/.test(key);
}

function isFree(taken: Set<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
  return true;
}

/** Whether words ask for openings: by a word for them, by "find", or by an occupation. */
export function asksForJobs({ words, request }: Reading): boolean {
  const has = (cues: ReadonlySet<string>) => words.some(({ key }) => cues.has(key));
  const isNarrowed =
    request.places.length > 0 || request.without.length > 0 || request.pay !== undefined || request.remote;
  const speaksOfWork = says(words, "work", "working", "something", "anything") && (isNarrowed || has(searchVerbs));
  return (
    has(jobNouns) ||
    speaksOfWork ||
    (request.titleWeight >= 1 && (isNarrowed || request.employment !== undefined)) ||
    (request.titleWeight > 0 && (has(searchVerbs) || words.length <= 8)) ||
    namesJob(textOf(words))
  );
}
