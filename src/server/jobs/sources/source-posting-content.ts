import type { SourcePosting } from "../../../engines/posting-reading/posting-reading.ts";
import type { PostingContent } from "../postings/posting.store.ts";

interface FoundPlace {
  countryCode: string;
  state?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
}

export type PlaceFromText = (text: string) => FoundPlace | undefined;

interface Circumstances {
  id: string;
  source: string;
  placeFromText: PlaceFromText;
}

/** A board's opening as the index keeps it: found by its first place, shown with the places as the board writes them. */
export function postingContent(
  posting: SourcePosting & { postedAt: Date },
  { id, source, placeFromText }: Circumstances,
): PostingContent {
  const place = placeFromText(posting.location);
  return {
    id,
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
