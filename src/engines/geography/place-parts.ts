import type { Gazetteer } from "./gazetteer.ts";
import { type Meanings, meaningsOf } from "./place-meanings.ts";

const betweenPlaces = /[;|•·\n]|\s+or\s+|\s+\/\s+/iu;
const betweenParts = /[,()[\]:]|\s[-–—]+\s/u;
/** What stands beside a place in a posting, and is none. */
const otherWords =
  /\b(?:(?:fully |100 ?% ?)?remote(?:ly)?|hybrid|on-?\s?site|in-?\s?office|office|hq|headquarters?|home-?\s?office|work(?:ing)? from home|wfh|telework|anywhere|flexible|greater|metropolitan|metro|area|region|city of|based in|based|within|only|in|and)\b/giu;
const noPlaces = new Set(
  "europe european union eu emea apac latam americas worldwide global globally international everywhere various multiple locations location home nationwide countrywide unknown other none n a tbd tba".split(
    " ",
  ),
);

/** "Paris, France; London, UK" as its places, each as the meanings of its parts: what is no place is left out. */
export function partsOfPlaces(gazetteer: Gazetteer, text: string): Meanings[][] {
  return text
    .slice(0, 300)
    .split(betweenPlaces)
    .map((place) => place.split(betweenParts).flatMap((part) => readPart(gazetteer, part)))
    .filter((parts) => parts.length > 1 || parts.some(({ mayBeWord }) => !mayBeWord));
}

function readPart(gazetteer: Gazetteer, part: string): Meanings[] {
  const whole = part.trim();
  if (whole === "" || isNoPlace(whole)) return [];
  const asItStands = meaningsOf(gazetteer, whole);
  if (asItStands) return [asItStands];
  const bare = whole
    .replace(otherWords, " ")
    .replace(/\b\d[\w-]*\b|\b[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?\b/g, " ")
    .replace(/^[\s\-–—/.&+]+|[\s\-–—/.&+]+$/gu, "");
  if (bare === "" || isNoPlace(bare)) return [];
  const found = meaningsOf(gazetteer, bare);
  return found ? [found] : readPieces(gazetteer, bare);
}

/** "Berlin Germany" and "US-Austin": two places that no comma parts. */
function readPieces(gazetteer: Gazetteer, text: string): Meanings[] {
  const pieces = text.split(/[\s/–-]+/u).filter((piece) => piece !== "");
  for (let at = pieces.length - 1; at > 0 && pieces.length <= 6; at--) {
    const first = meaningsOf(gazetteer, pieces.slice(0, at).join(" "));
    const rest = pieces.slice(at).join(" ");
    const second = first && meaningsOf(gazetteer, rest);
    if (first && second) return [first, second];
    const further = first ? readPieces(gazetteer, rest) : [];
    if (first && further.length > 0) return [first, ...further];
  }
  return [];
}

function isNoPlace(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s/]+/)
    .every((word) => noPlaces.has(word));
}
