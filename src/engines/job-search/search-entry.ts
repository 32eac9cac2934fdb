import { createHash } from "node:crypto";
import { foldKey } from "../../shared/text/folded-text.rules.ts";
import { countryName } from "../geography/geography.ts";
import { readRemote } from "./remote-words.ts";
import { cellOf } from "./search-cells.ts";
import { indexTermsOf, searchTermsOf, surfaceWords, titleKeyOf, wideIndexTermsOf } from "./search-terms.ts";

/** Raise it when the same posting makes another entry or other counts than before: the index is then made anew at the next start. */
export const searchVersion = 5;

/** An entry of a covering index must stay below 2,704 bytes. */
const maxTitleBytes = 1_400;
const maxKeyLength = 100;
/** A set of terms must stay below a megabyte. */
const maxBytes = 20_000;

/** What search reads of a posting. */
export interface SearchablePosting {
  id: string;
  title: string;
  englishTitle: string | null;
  keywords: string[];
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  workplace: "on_site" | "hybrid" | "remote";
  postedAt: Date;
}

/** What search knows of one posting, from its words (`searchWordsOf`). */
export function searchEntryOf(posting: SearchablePosting, words: SearchWords) {
  const place = coordinatesOf(posting);
  const { title, isRemote } = readRemote(posting.title);
  return {
    postingId: posting.id,
    rk: -Math.floor(posting.postedAt.getTime() / 60_000),
    titleHash: titleHashOf(searchTermsOf(surfaceWords(title))),
    titleTerms: upTo(maxTitleBytes, indexTermsOf(words.title)),
    allTerms: upTo(maxBytes, wideIndexTermsOf(words.all)),
    countryCode: posting.countryCode,
    stateKey: foldKey(posting.state).slice(0, maxKeyLength),
    cityKey: foldKey(posting.city).slice(0, maxKeyLength),
    cell: place ? cellOf(place) : null,
    latitude: posting.latitude,
    longitude: posting.longitude,
    remote: posting.workplace === "remote" || isRemote,
  };
}

export type SearchEntry = ReturnType<typeof searchEntryOf>;

export interface SearchWords {
  title: string[];
  all: string[];
}

/** The words of a posting that search looks at: those of its title, and all, with its skills and place. */
export function searchWordsOf(posting: SearchablePosting): SearchWords {
  const title = [posting.title, posting.englishTitle ?? ""].flatMap(surfaceWords);
  return { title, all: [...title, ...posting.keywords.flatMap(surfaceWords), ...placeWordsOf(posting)] };
}

/** Whether the posting is called by the words asked for, the place beside them included: its skills don't count. */
export function isCalled(posting: SearchablePosting, groups: string[][]): boolean {
  const held = new Set(wideIndexTermsOf([...searchWordsOf(posting).title, ...placeWordsOf(posting)]));
  return groups.every((group) => group.some((term) => held.has(term)));
}

function placeWordsOf({ city, state, countryCode }: SearchablePosting): string[] {
  return [city, state, countryCode && countryName(countryCode)].flatMap(surfaceWords);
}

/** 64 bits of SHA-1 as PostgreSQL's bigint: the same for the same terms. */
export function titleHashOf(terms: string[]): bigint {
  return createHash("sha1").update(titleKeyOf(terms)).digest().readBigInt64BE(0);
}

function coordinatesOf({ latitude, longitude }: SearchablePosting) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

function upTo(bytes: number, terms: string[]): string[] {
  let left = bytes;
  return terms.filter((term) => {
    left -= Buffer.byteLength(term);
    return left >= 0;
  });
}
