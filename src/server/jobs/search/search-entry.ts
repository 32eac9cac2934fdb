import { createHash } from "node:crypto";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { countryName } from "../country-names.ts";
import type { PostingContent } from "../posting.store.ts";
import { cellOf } from "./search-cells.ts";
import { indexTermsOf, surfaceWords, termsOf, titleKeyOf, wideIndexTermsOf } from "./search-terms.ts";

/** Raise it when the same posting makes another entry or other counts than before: the index is then made anew at the next start. */
export const searchVersion = 3;

/** An entry of a covering index must stay below 2,704 bytes. */
const mostTitleBytes = 1_400;
const longestKey = 100;
/** A set of terms must stay below a megabyte. */
const mostBytes = 20_000;

/** What search knows of one posting, from its words (`searchWordsOf`). */
export function searchEntryOf(posting: PostingContent, words: SearchWords) {
  const place = coordinatesOf(posting);
  return {
    postingId: posting.id,
    rk: -Math.floor(posting.postedAt.getTime() / 60_000),
    titleHash: titleHashOf(termsOf(surfaceWords(posting.title))),
    titleTerms: upTo(mostTitleBytes, indexTermsOf(words.title)),
    allTerms: upTo(mostBytes, wideIndexTermsOf(words.all)),
    countryCode: posting.countryCode,
    stateKey: foldKey(posting.state).slice(0, longestKey),
    cityKey: foldKey(posting.city).slice(0, longestKey),
    cell: place ? cellOf(place) : null,
    latitude: posting.latitude,
    longitude: posting.longitude,
    remote: posting.workplace === "remote",
  };
}

export type SearchEntry = ReturnType<typeof searchEntryOf>;

export interface SearchWords {
  title: string[];
  all: string[];
}

/** The words of a posting that search looks at: those of its title, and all, with its skills and place. */
export function searchWordsOf(posting: PostingContent): SearchWords {
  const title = [posting.title, posting.englishTitle ?? ""].flatMap(surfaceWords);
  const place = [posting.city, posting.state, posting.countryCode && countryName(posting.countryCode)];
  return { title, all: [...title, ...[...posting.keywords, ...place].flatMap(surfaceWords)] };
}

/** 64 bits of SHA-1 as PostgreSQL's bigint: the same for the same terms. */
export function titleHashOf(terms: string[]): bigint {
  return createHash("sha1").update(titleKeyOf(terms)).digest().readBigInt64BE(0);
}

function coordinatesOf({ latitude, longitude }: PostingContent) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

function upTo(bytes: number, terms: string[]): string[] {
  let left = bytes;
  return terms.filter((term) => {
    left -= Buffer.byteLength(term);
    return left >= 0;
  });
}
