import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import type { GeographyService } from "../../geography/geography.ts";
import { namesWork } from "../terms/level-words.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";

type Place = NonNullable<ReturnType<GeographyService["placeFromText"]>>;

export interface ReadPlace {
  title: string;
  /** As it was written. */
  text: string;
  place: Place;
}

const leading = /(?:^|\s)(in|near|around|at|bei|um|à|en|près de|cerca de|w|te|em)\s+([\p{L}][\p{L}\p{M}\s.,'’-]*)$/iu;
const maxPlaceWords = 6;
/** Other codes mean more than a region, as "IT", "MA" or "PT" do: they count behind a town or a comma. */
const spokenCodes = new Set(["uk", "us", "usa", "uae", "nyc", "nsw", "nrw"]);
const maxCodeLength = 3;
/** A town that is not named with "in" is meant only when it is of this size, or stands behind or before a comma. */
const minPopulation = 15_000;
/** Only a town of this size is meant by another name than its own: "München", but not "Manger" for Munger. */
const largeTown = 500_000;

/**
 * The place at the end of what was typed: "nurse Leeds UK", "nurse jobs in Japan", "developer, Munich". Words that a title may have are a
 * place only behind "in" or a comma: a "reading teacher" is nowhere. Levels and kinds of contract may follow it: "comptable Lyon CDI".
 */
export function readPlace(
  written: string,
  geography: Pick<GeographyService, "placeFromText">,
  isTitleWord: (word: string) => boolean,
): ReadPlace | undefined {
  const words = written.split(/\s+/).filter(Boolean);
  const end = words.findLastIndex((word) => searchTermsOf(surfaceWords(word)).some(namesWork)) + 1;
  const found = placeAtEnd(words.slice(0, end).join(" "), geography, isTitleWord);
  return found && { ...found, title: [found.title, ...words.slice(end)].join(" ") };
}

function placeAtEnd(
  written: string,
  geography: Pick<GeographyService, "placeFromText">,
  isTitleWord: (word: string) => boolean,
): ReadPlace | undefined {
  const led = leading.exec(written);
  const named = led?.[2]?.trim();
  if (led && named) {
    const place = wholePlace(named, geography);
    if (place) return { title: written.slice(0, led.index).trim(), text: led[0].trim(), place };
  }
  const words = written.split(/\s+/).filter(Boolean);
  for (let count = Math.min(maxPlaceWords, words.length - 1); count > 0; count--) {
    const text = words.slice(-count).join(" ");
    const before = words.at(-count - 1) ?? "";
    const isApart = before.endsWith(",");
    const hasRegion = text.includes(",");
    const keys = foldKey(text).split(" ");
    const [only = ""] = keys;
    const isCode = keys.length === 1 && only.length <= maxCodeLength && !spokenCodes.has(only);
    if (keys.some((key) => key.length < 2) || ((!isApart || isCode) && keys.some(isTitleWord))) continue;
    if (isCode && !isApart) continue;
    const place = wholePlace(text, geography);
    const isSmall = place?.population !== undefined && place.population < minPopulation;
    if (!place || (isSmall && !isApart && !hasRegion)) continue;
    return {
      title: words
        .slice(0, -count)
        .join(" ")
        .replace(/[,\s]+$/, ""),
      text,
      place,
    };
  }
  return undefined;
}

/** A place that the whole text names: "Leeds UK" as "Leeds, UK". */
function wholePlace(text: string, geography: Pick<GeographyService, "placeFromText">): Place | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const names = (place: Place) => [place.city, place.state, place.country];
  const whole = geography.placeFromText(words.join(" "));
  if (whole && words.length === 1 && (whole.population === undefined || whole.population >= largeTown)) return whole;
  if (whole && names(whole).some((name) => name && foldKey(name) === foldKey(text))) return whole;
  for (let at = words.length - 1; at > 0; at--) {
    const [town, region] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const larger = geography.placeFromText(region);
    const place = larger && geography.placeFromText(`${town}, ${region}`);
    if (!place || (place.countryCode !== larger.countryCode && region.length > 3)) continue;
    // Beside its country a town may go by any name: "Köln, Deutschland" is Cologne.
    if (namesSome(place, town) || (place.city && !larger.city && !larger.state)) return place;
  }
  return whole?.city && namesSome(whole, words.join(" ")) ? whole : undefined;
}

/** Not only the region beside it: "nurse UK" is no town. */
function namesSome({ city, state }: Place, town: string): boolean {
  const key = foldKey(town);
  return [city, state].some((name) => name !== undefined && (foldKey(name) === key || foldKey(name).includes(key)));
}
