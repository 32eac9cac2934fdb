import { namesJob } from "../../../shared/assistant/job-words.rules.ts";
import { rolesOf } from "./clause-roles.ts";
import {
  anyJobPhrases,
  anywherePhrases,
  betterPayPhrases,
  employmentPhrases,
  exclusionOpenings,
  homePhrases,
  jobNouns,
  onSitePhrases,
  optionalPhrases,
  placePrepositions,
  regions,
  remotePhrases,
  searchVerbs,
} from "./cue-words.ts";
import { findEmployer } from "./employer-wish.ts";
import { exclusionStops, knownWords } from "./known-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { localLexicon } from "./local-lexicon.ts";
import { listed } from "./markdown-text.ts";
import { isOrigin } from "./nationality-words.ts";
import { type PayWish, readPay } from "./pay-wish.ts";
import { findPlaces, type PlaceWish, placeAt } from "./place-wish.ts";
import { findPhrase, folded, readSentence, type Span, says, textOf, type Word } from "./sentence.ts";
import { findTitles } from "./title-wish.ts";

export type Employment = "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";

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
    if (isOrigin(word, words[at + 1])) taken.add(at);
  });
  const remoteSpan = take(findPhrase(words, remotePhrases));
  const optional = findPhrase(words, optionalPhrases);
  const isRemoteOptional = remoteSpan !== undefined && optional !== undefined && remoteSpan.start - optional.end < 3;
  if (isRemoteOptional) take(optional);
  const onSiteSpan = take(findPhrase(words, onSitePhrases));
  const onSite = onSiteSpan && !isRefused(words, onSiteSpan) ? onSiteSpan : undefined;
  const isUnwanted =
    (remoteSpan !== undefined && !isRemoteOptional && isRefused(words, remoteSpan)) ||
    (onSite !== undefined && says(words, "only", "nur", "strictly") && !optional);
  const anywhere = take(findPhrase(words, anywherePhrases));
  const regionSpan = take(findPhrase(words, regions));
  const region = regionSpan ? textOf(words.slice(regionSpan.start, regionSpan.end)) : "";
  const better = take(findPhrase(words, betterPayPhrases)) !== undefined;
  const employment = employmentOf(words, take);
  const without = exclusionsOf(words, taken, take, (at) => placeAt(words, at, plain, lexicon));
  const namedEmployer = take(findEmployer(words, lexicon, (at) => placeAt(words, at, plain, lexicon)));
  const isFormer = namedEmployer !== undefined && isOwnEmployer(words, namedEmployer.start);
  const employer = namedEmployer && !isFormer ? textOf(words.slice(namedEmployer.start, namedEmployer.end)) : undefined;
  const found = findPlaces(words, plain, lexicon, taken).filter(({ start, end }) => isFree(taken, start, end));
  const isFreed = ({ start }: PlaceWish) => optional !== undefined && start >= optional.end && start - optional.end < 3;
  for (const place of found.filter(isFreed)) take(place);
  const named = found.filter((place) => !isFreed(place));
  const known = named.filter(({ place, isOrigin, isHome }) => place && !isOrigin && !isHome);
  // "A welder from Leeds" looks for work there, unless another place is named; a doctor from Syria does not.
  const home = named.filter(({ place, isHome }) => place && isHome);
  const city = named.filter(({ place }) => place?.city);
  const elsewhere = named.filter(({ isOrigin }) => !isOrigin);
  const places = narrowest([known, home, elsewhere, city].find((each) => each.length > 0) ?? []);
  for (const place of named) if (place.place || places.includes(place)) take(place);
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
      remote: remoteSpan !== undefined && !isUnwanted && !isRemoteOptional && !onSite,
      isRemoteOptional: isRemoteOptional || isUnwanted || onSite !== undefined,
      isAnywhere: places.length === 0 && ((anywhere ?? regionSpan) !== undefined || found.some(isFreed)),
      isAnyJob: says(words, ...anyJobPhrases) || !words.some(({ key }) => work.has(key)),
      pay: pay.wish,
      employment,
      without: isUnwanted ? [...without, "remote"] : without,
      isNearHome: places.length === 0 && says(words, ...homePhrases),
      wantsBetterPay: better && !pay.wish,
      leftOut: listed([region, employer ?? ""].filter(Boolean).map((name) => `“${name}”`)),
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

/** "Living in Poland, here in Krakow": the town is meant, not the country around it. */
function narrowest(places: PlaceWish[]): PlaceWish[] {
  const isAround = ({ place }: PlaceWish) =>
    place !== undefined &&
    !place.state &&
    !place.city &&
    places.some((other) => other.place?.city && other.place.country === place.country);
  return places.filter((place) => !isAround(place));
}

const refusals = new Set(
  "not no non without never avoid skip exclude hate dislike except nicht kein keine keinen ohne sans pas sin dont don't cant can't cannot".split(
    " ",
  ),
);
/** Between a refusal and what it refuses: "do not show me any remote jobs". */
const bridges = new Set(
  "show me give list send find want wanna like need be do work working to for in any a the of de du le la l d more your those these it interested looking search jobs job is can will".split(
    " ",
  ),
);

function isRefused(words: Word[], { start }: Span): boolean {
  for (let at = start - 1; at >= 0; at -= 1) {
    const key = folded(words[at]?.text ?? "");
    if (words[at + 1]?.opensClause) return false;
    if (refusals.has(key)) return true;
    if (!bridges.has(key)) return false;
  }
  return false;
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

/** What is left when one kind is refused: "not part time" is full time. */
const opposites: Partial<Record<Employment, Employment>> = { FULL_TIME: "PART_TIME", PART_TIME: "FULL_TIME" };

function employmentOf(words: Word[], take: (span: Span | undefined) => Span | undefined): Employment | undefined {
  const kinds: Employment[] = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"];
  for (const kind of kinds) {
    const span = take(findPhrase(words, employmentPhrases[kind] ?? []));
    if (span) return isRefused(words, span) ? opposites[kind] : kind;
  }
  return undefined;
}

/** "D'emploi" is "emploi", letter by letter in the same place. */
const withoutElisions = (text: string) => text.replace(/(?<!\p{L})([dljnmtcs]|qu)['’](?=\p{L})/giu, "$1 ");

/** "not night shift", "no agencies", "anything but sales or marketing". */
function exclusionsOf(
  words: Word[],
  taken: Set<number>,
  take: (span: Span) => Span | undefined,
  placeFrom: (at: number) => PlaceWish | undefined,
): string[] {
  const found: string[] = [];
  for (let from = 0; ; ) {
    const opening = findPhrase(words, exclusionOpenings, from);
    if (!opening) return found;
    from = opening.end;
    const unwanted = unwantedAfter(words, opening, taken, placeFrom);
    if (!unwanted) continue;
    take({ start: opening.start, end: unwanted.end });
    found.push(...unwanted.names);
    from = unwanted.end;
  }
}

/** What somebody lacks is nothing they refuse: "no experience", "not sure". */
const lacked = new Set(
  "experience degree degrees qualification qualifications diploma certificate speak english german french spanish problem problems idea clue luck money hurry thanks worries matter driving drivers licence license car sure able have know like good great bad answer reply one longer really so too very bothered fussed".split(
    " ",
  ),
);
const leading = new Set(
  "a an the any more in as with please to do some from of en a dans im am bei la le les los las el for be being involving involve".split(
    " ",
  ),
);
/** Say nothing of their own: "night shift" is anything at night. */
const emptyWords = new Set(
  "shift shifts work works working job jobs role roles position positions company companies please pls".split(" "),
);
const endsExclusion = new Set([...placePrepositions, "but", "that", "which", "for", "because", "if", "with", "as"]);

function unwantedAfter(
  words: Word[],
  { end }: Span,
  taken: ReadonlySet<number>,
  placeFrom: (at: number) => PlaceWish | undefined,
): { names: string[]; end: number } | undefined {
  const names: string[][] = [[]];
  let at = end;
  while (leading.has(words[at]?.key ?? "")) at += 1;
  if (lacked.has(words[at]?.key ?? "")) return undefined;
  for (; at < words.length && at < end + 7; at += 1) {
    const word = words[at];
    if (!word || taken.has(at) || endsExclusion.has(word.key) || (word.opensClause && names.flat().length > 0)) break;
    const place = placeFrom(at);
    if (place?.place) {
      // "No overnight trips, Texas" and "no overnight trips texas" want Texas.
      if (names.at(-1)?.length) break;
      names.at(-1)?.push(place.name);
      at = place.end - 1;
    } else if (["or", "and", "nor", "oder", "ou", "o", "und"].includes(word.key)) names.push([]);
    else if (emptyWords.has(word.key)) continue;
    else if (exclusionStops.has(word.key) && !unwantedCues.has(word.key) && !word.isJoined) break;
    else names.at(-1)?.push(word.text);
  }
  const kept = names.map((parts) => parts.join(" ")).filter((name) => name !== "");
  return kept.length > 0 ? { names: kept, end: at } : undefined;
}

/** Cues of other things that may well be unwanted. */
const unwantedCues = new Set(["weekend", "weekends", "agency", "agencies", "travel", "wochenende", "wochenenden"]);

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
