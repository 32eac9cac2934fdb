import { countryName } from "../country-names.ts";
import type { PostingRow } from "../posting.store.ts";
import type { jobSearchEntryTable } from "../posting.table.ts";
import { cellOf } from "./search-cells.ts";
import { foldKey, indexTermsOf, surfaceWords, termsOf, titleKeyOf, wideIndexTermsOf } from "./search-terms.ts";

type SearchEntry = typeof jobSearchEntryTable.$inferInsert;

/** The words of a posting that search looks at: those of its title, and all, with its skills and place. */
export function searchWordsOf(posting: PostingRow) {
  const title = [posting.title, posting.englishTitle ?? ""].flatMap(surfaceWords);
  const place = [posting.city, posting.state, countryName(posting.countryCode)];
  return { title, all: [...title, ...[...posting.keywords, ...place].flatMap(surfaceWords)] };
}

export function searchEntryOf(posting: PostingRow): SearchEntry {
  const words = searchWordsOf(posting);
  return {
    postingId: posting.id,
    rk: -Math.floor(posting.postedAt.getTime() / 60_000),
    titleKey: titleKeyOf(termsOf(surfaceWords(posting.title))),
    titleTerms: indexTermsOf(words.title),
    allTerms: wideIndexTermsOf(words.all),
    countryCode: posting.countryCode,
    stateKey: foldKey(posting.state),
    cityKey: foldKey(posting.city),
    cell: cellOf(posting),
    latitude: posting.latitude,
    longitude: posting.longitude,
    remote: posting.workplace === "remote",
  };
}
