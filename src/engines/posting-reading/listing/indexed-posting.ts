import { createHash } from "node:crypto";
import type { SourcePosting } from "../source-posting.ts";

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

/** A board's opening as the index keeps it: found by its first place, shown with the places as the board writes them. */
export function indexedPosting(
  posting: SourcePosting & { postedAt: Date },
  source: string,
  placeFromText: PlaceFromText,
) {
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
