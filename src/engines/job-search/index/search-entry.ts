import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { packOccupations, readTitle, titleHashOf, titleKeyOf } from "../dictionary/title-entry.ts";
import type { Occupations } from "../occupations/occupations.ts";
import { readRemote } from "../terms/remote-words.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";
import { type MarkedPosting, markersOf } from "./posting-markers.ts";
import { cellOf } from "./search-cells.ts";

/** Raise it when the same posting makes another entry, title or counts than before: the index is then made anew at the next start. */
export const searchVersion = 21;

/** An entry of a covering index must stay below 2,704 bytes. */
const maxTitleBytes = 1_400;
const maxKeyLength = 100;
/** A set of terms must stay below a megabyte. */
const maxBytes = 20_000;

/** What search reads of a posting. */
export interface SearchablePosting extends MarkedPosting {
  id: string;
  keywords: string[];
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  postedAt: Date;
}

/** What search knows of one posting. */
export function searchEntryOf(posting: SearchablePosting, occupations: Occupations) {
  const place = coordinatesOf(posting);
  const title = readTitle(posting.title, occupations);
  const terms = [...new Set([...title.head, ...title.tail])];
  return {
    postingId: posting.id,
    rk: -Math.floor(posting.postedAt.getTime() / 60_000),
    titleHash: titleHashOf(title),
    titleTerms: upTo(maxTitleBytes, [...tradeMarkersOf(title.trades), ...terms]),
    allTerms: upTo(maxBytes, [
      ...new Set([...markersOf(posting), ...terms, ...searchTermsOf(posting.keywords.flatMap(surfaceWords))]),
    ]),
    countryCode: posting.countryCode,
    stateKey: foldKey(posting.state).slice(0, maxKeyLength),
    cityKey: foldKey(posting.city).slice(0, maxKeyLength),
    cell: place ? cellOf(place) : null,
    latitude: posting.latitude,
    longitude: posting.longitude,
    remote: posting.workplace === "remote" || readRemote(posting.title).isRemote,
  };
}

export type SearchEntry = ReturnType<typeof searchEntryOf>;

/** What the dictionary of titles keeps of a posting's title. */
export function titleEntryOf(title: string, occupations: Occupations) {
  const read = readTitle(title, occupations);
  return {
    hash: titleHashOf(read),
    // PostgreSQL takes no zero bytes and no halves of surrogate pairs.
    title: title
      .replace(/[\p{Cc}\p{Surrogate}]/gu, " ")
      .trim()
      .slice(0, maxKeyLength)
      .replace(/\p{Surrogate}/gu, ""),
    terms: titleKeyOf(read),
    occupations: packOccupations(read, occupations),
  };
}

const tradeMarkersOf = (trades: number[]): string[] =>
  trades.length === 0 ? [tradeMarkerOf(undefined)] : trades.map(tradeMarkerOf);

/** A title's trade, by which a dental nurse is told from a nurse in the database too; "none" where it names no common one. */
export const tradeMarkerOf = (trade: number | undefined): string => `trade:${trade ?? "none"}`;

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
