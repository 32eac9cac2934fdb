import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { type GeographyService, isPostalCode, isPostalDistrict } from "../../geography/geography.ts";
import { namesWork } from "../terms/level-words.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";

type Place = NonNullable<ReturnType<GeographyService["placeFromText"]>>;

export interface ReadPlace {
  title: string;
  /** As it was written. */
  text: string;
  place: Place;
  /** A second place that would do as well: "in Leeds or York". */
  other?: string;
}

const eitherPlace = /^(.*\S)\s+(?:or|oder|ou|o|of|albo|lub|oppure)\s+(\S.*)$/iu;

const leads = new Set(["in", "near", "around", "at", "bei", "um", "à", "en", "w", "te", "em"]);
const leading = new RegExp(
  `(?:^|\\s)(${[...leads].join("|")}|près de|cerca de)\\s+([\\p{L}][\\p{L}\\p{M}\\s.,'’-]*)$`,
  "iu",
);
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
 * place only behind "in" or a comma: a "reading teacher" is nowhere. Levels and kinds of contract may follow it: "comptable Lyon CDI". A
 * postal code beside it is of it: "Koch 80331 München".
 *
 * @param isNoWord whether a word is nothing but perhaps a town that is written wrongly
 */
export function readPlace(
  written: string,
  geography: Pick<GeographyService, "placeFromText"> & Partial<Pick<GeographyService, "placeNear">>,
  isTitleWord: (word: string) => boolean,
  isNoWord: (word: string) => boolean = () => false,
): ReadPlace | undefined {
  const [, one = "", other = ""] = eitherPlace.exec(written.trim()) ?? [];
  const first =
    other !== "" && placeAtEnd(`or ${other}`, geography, isTitleWord)?.text === other
      ? readPlace(one, geography, isTitleWord)
      : undefined;
  if (first && one.endsWith(first.text)) return { ...first, other };
  const words = written.split(/\s+/).filter(Boolean);
  const coded = codedWords(words);
  const plain = [...words.keys()].filter((at) => !coded.has(at));
  const wordAt = (at: number) => words[at] ?? "";
  const end = plain.findLastIndex((at) => searchTermsOf(surfaceWords(wordAt(at))).some(namesWork)) + 1;
  const before = plain.slice(0, end);
  const found = placeAtEnd(before.map(wordAt).join(" "), geography, isTitleWord) ?? misspelledAtEnd(before.map(wordAt));
  if (!found) return undefined;
  const placed = before.slice(-found.text.split(/\s+/).length);
  let [from = 0, to = 0] = [placed[0], placed.at(-1)];
  const codeAt = (at: number, last: number) => (coded.has(at) ? textOfCode(words.slice(at, last + 1)) : "");
  const { countryCode } = found.place;
  to = [2, 1].map((count) => to + count).find((last) => isPostalDistrict(codeAt(to + 1, last), countryCode)) ?? to;
  // A part that begins with letters stands behind the town: "teacher KS2 London" has none.
  const isBefore = (code: string) => (/^\d/.test(code) ? isPostalDistrict : isPostalCode)(code, countryCode);
  // "Auditor ISO 9001 Wien", but "Admin IT 80331 München" and "KELLNER 1010 WIEN".
  const isOfName = (at: number) => isNorm(wordAt(at - 1), written) && !isTitleWord(wordAt(at - 1).toLowerCase());
  from =
    [2, 1].map((count) => from - count).find((first) => isBefore(codeAt(first, from - 1)) && !isOfName(first)) ?? from;
  const title = [
    words
      .slice(0, from)
      .join(" ")
      .replace(/[,\s]+$/, ""),
    ...words.slice(to + 1),
  ]
    .join(" ")
    .trim();
  return { title, text: words.slice(from, to + 1).join(" "), place: found.place };

  function misspelledAtEnd(all: string[]): Found | undefined {
    const last = all.at(-1) ?? "";
    const place = all.length > 1 && isNoWord(last) ? geography.placeNear?.(last) : undefined;
    return place && { text: last, place };
  }
}

const textOfCode = (words: string[]): string => words.join(" ").replace(/^[,.;]+|[,.;]+$/g, "");

/** "Lehrling 2026 Wien": more often the year in which something begins than a code. */
const nearYear = /^20[1-3]\d$/;

/** Who numbers norms. */
const normNames = /^(?:iso|iec|din|en|iatf|nist|bs|ansi|vde)$/i;

/** "ISO", "SQL": a norm's name, or capitals among other words, and no kind of contract or level as "CDI". */
const isNorm = (word: string, written: string): boolean =>
  normNames.test(word) ||
  (/^\p{Lu}{2,}$/u.test(word) && /\p{Ll}/u.test(written) && searchTermsOf(surfaceWords(word)).some(namesWork));

/** Which words have the form of a postal code, or are half of one: "SW1A 1AA". */
function codedWords(words: string[]): Set<number> {
  return new Set(
    words.flatMap((word, at) => {
      if (at + 1 < words.length && isPostalCode(textOfCode(words.slice(at, at + 2)))) return [at, at + 1];
      return isPostalDistrict(textOfCode([word])) && !nearYear.test(textOfCode([word])) ? [at] : [];
    }),
  );
}

/** "ISO 27001 auditor", "Lehrling 2026": a number alone is a code only at the end, and when it is no year and no part of a name. */
const isBareNumber = (code: string) => /^\d+$/.test(code);

/** What somebody typed without the postal code in it, where no town stands beside it that would say where that is. */
export function withoutPostalCode(written: string, countryCode?: string): { title: string; code?: string } {
  const words = written.split(/\s+/).filter(Boolean);
  for (const count of [2, 1])
    for (let at = 0; at + count <= words.length; at++) {
      const code = textOfCode(words.slice(at, at + count));
      const before = words[at - 1] ?? "";
      const isLed = leads.has(before.toLowerCase());
      const isOfName = isNorm(before, written) || at + count < words.length || /^\d{4}$/.test(code);
      if (!isPostalCode(code, countryCode) || (isBareNumber(code) && isOfName && !isLed)) continue;
      return { title: words.toSpliced(isLed ? at - 1 : at, isLed ? count + 1 : count).join(" "), code };
    }
  return { title: written };
}

type Found = Omit<ReadPlace, "title">;

function placeAtEnd(
  written: string,
  geography: Pick<GeographyService, "placeFromText">,
  isTitleWord: (word: string) => boolean,
): Found | undefined {
  const led = leading.exec(written);
  const named = led?.[2]?.trim();
  if (led && named) {
    const place = wholePlace(named, geography);
    if (place) return { text: led[0].trim(), place };
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
    if (keys.some((key) => key.length < 2) || (isCode && !isApart)) continue;
    const titleWords = isApart && !isCode ? 0 : keys.filter(isTitleWord).length;
    if (titleWords === keys.length) continue;
    const place = wholePlace(text, geography);
    // "Frankfurt am Main" is no place of Maine, though titles have both of its last words.
    if (titleWords > 0 && foldKey(place?.city ?? "") !== foldKey(text)) continue;
    const isSmall = place?.population !== undefined && place.population < minPopulation;
    if (!place || (isSmall && !isApart && !hasRegion)) continue;
    return { text, place };
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
  return [city, state].some((name) => name !== undefined && ` ${foldKey(name)} `.includes(` ${key} `));
}
