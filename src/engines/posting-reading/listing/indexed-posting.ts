import { createHash } from "node:crypto";
import { yieldToEventLoop } from "../../text/text.ts";
import type { PostingDraft } from "../boards/job-board.ts";
import { type SourcePosting, sourcePosting } from "../source-posting.ts";

interface FoundPlace {
  countryCode: string;
  state?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
}

export type PlaceFromText = (text: string) => FoundPlace | undefined;

/** The same opening of the same source has the same id for ever. */
export function postingId(source: string, externalId: string): string {
  return createHash("sha256").update(`${source}\n${externalId}`).digest("base64url").slice(0, 22);
}

/** After so many postings everybody else gets a turn. */
const postingsAtOnce = 5;

/** What of a listing belongs into the index now. Where the board tells no date, an opening keeps the one that is known of it. */
export async function indexedPostings(
  source: string,
  drafts: PostingDraft[],
  postedDates: ReadonlyMap<string, Date>,
  placeFromText: PlaceFromText,
): Promise<IndexedPosting[]> {
  const postings: IndexedPosting[] = [];
  for (const [at, draft] of drafts.entries()) {
    if (at % postingsAtOnce === 0) await yieldToEventLoop();
    const posting = sourcePosting(draft);
    if (posting.validThrough && posting.validThrough.getTime() < Date.now()) continue;
    const postedAt = posting.postedAt ?? postedDates.get(postingId(source, posting.externalId)) ?? new Date();
    postings.push(indexedPosting({ ...posting, postedAt }, source, placeFromText));
  }
  return postings;
}

export type IndexedPosting = ReturnType<typeof indexedPosting>;

/** A board's opening as the index keeps it: found by its first place, shown with the places as the board writes them. */
function indexedPosting(posting: SourcePosting & { postedAt: Date }, source: string, placeFromText: PlaceFromText) {
  const place = placeFromText(posting.location);
  return {
    id: postingId(source, posting.externalId),
    source,
    title: posting.title,
    company: posting.company,
    companyInfo: posting.companyInfo,
    description: posting.description,
    requirements: posting.requirements,
    benefits: posting.benefits,
    language: posting.language,
    englishTitle: null,
    keywords: [],
    countryCode: place?.countryCode ?? "",
    state: place?.state ?? "",
    city: place?.city ?? "",
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    writtenLocation: posting.location,
    workplace: posting.workplace,
    employmentType: posting.employmentType,
    salaryMin: posting.salary?.min ?? null,
    salaryMax: posting.salary?.max ?? null,
    salaryCurrency: posting.salary?.currency ?? "",
    salaryPeriod: posting.salary?.period ?? "YEAR",
    experienceYears: 0,
    postedAt: posting.postedAt,
    validThrough: posting.validThrough ?? null,
    externalUrl: posting.url,
  };
}
