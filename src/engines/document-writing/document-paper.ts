import { type DocumentPaper, defaultAppearance } from "../../shared/documents/document-appearance.contract.ts";
import type { GeographyService } from "../geography/geography.ts";
import type { WrittenDocument } from "./document.ts";

/** Countries that print on US Letter, of ISO codes (Unicode CLDR 48, supplemental/measurementData: paperSize). */
const letterCountries = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** On that paper, and in the English of where it is customary: the words stay, whatever the document is printed on later. */
export const localisedFor = <Written extends { content: WrittenDocument }>(paper: DocumentPaper, written: Written) => ({
  ...written,
  content: { ...written.content, isAmerican: paper === "us-letter" },
  paper,
});

/** What is printed on where the opening is; where the posting names no place that is known, where the person is. */
export function customaryPaper(
  geography: Pick<GeographyService, "placeFromText">,
  opening: string | undefined,
  home: string | undefined,
): DocumentPaper {
  const places = [opening, home].map((text) => text && geography.placeFromText(text));
  const place = places.find((found) => found);
  return place && letterCountries.has(place.countryCode) ? "us-letter" : defaultAppearance.paper;
}
