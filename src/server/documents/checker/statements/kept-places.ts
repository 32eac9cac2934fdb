import { languages } from "../alignment/hanging-words.ts";
import { verbsOfNoun } from "../words/deed-nouns.ts";
import { isPersonName } from "../words/describing-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { rememberedOf } from "../words/remembered.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isTold } from "./kept-asides.ts";

const time =
  /^(?:(?:19|20)\d\d(?:-\d\d)?|hours?|days?|nights?|evenings?|mornings?|afternoons?|shifts?|weeks?|weekends?|months?|quarters?|years?|seasons?|summer|winter|spring|autumn|\w+days?|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Places that must stay behind what they are said of. */
const placesOf = rememberedOf((held: string[]) =>
  held.flatMap((_, at) => {
    const noun = held[at - 1] ?? "";
    const place = placeFrom(held, at);
    return place && isAnchored(held, at, noun, place) ? [{ noun, place }] : [];
  }),
);

/**
 * Whether where something is stays behind it: "translated a handbook for a publisher in Beirut" was not done in Beirut, and
 * "drove children with disabilities to school" is not driving with disabilities.
 */
export function keepsPlaces(said: string[], held: string[]): boolean {
  const places = placesOf(held);
  if (places.length === 0) return true;
  const told = said.filter((word) => word !== ",");
  return places.every(({ noun, place }) => told.every((word, where) => word !== place || isBehind(told, where, noun)));
}

function placeFrom(held: string[], at: number): string | undefined {
  if (!/^(?:in|at|from|with|on|for)$/.test(held[at] ?? "")) return undefined;
  const end = held.findIndex((word, index) => index > at && stops(word));
  const words = held.slice(at + 1, end < 0 ? undefined : end);
  const last = words.at(-1);
  const isOnce = last !== undefined && held.indexOf(last) === held.lastIndexOf(last);
  const isRange =
    held[at] === "from" ? held[end] === "to" : held[at] === "with" && words.some((word) => /^\d/.test(word));
  return isOnce && !isRange && !words.some((word) => time.test(word) || languages.test(word)) ? last : undefined;
}

const stops = (word = "") => word === "," || word === "and" || prepositions.has(word);

function isAnchored(held: string[], at: number, noun: string, place: string): boolean {
  if (at < 2 || stops(noun)) return false;
  const [before, own] = phraseBefore(held, at);
  const link = held[at];
  const isOne = /^(?:an?|the)$/.test(own[0] ?? "");
  // "A home for veterans"
  if (link === "for") return /^(?:in|at)$/.test(before) && /^an?$/.test(own[0] ?? "");
  if (link === "with") return before === "" && isSomebody(noun) && !isPersonName(place);
  // "Led electricians on an extension"
  if (link === "on" && undertakings.test(place)) return false;
  if (link === "on" || link === "from") return isSomebody(noun);
  if (before === "of") return isOne ? !isOfDeed(held, at) : isSomebody(noun) && !/^\d/.test(own[0] ?? "");
  return before === "to" || (/^(?:for|from|by|about|under)$/.test(before) && isOne);
}

/** The link that the noun before a place hangs by, and its name: of "a shop and a publisher in Beirut", too. */
function phraseBefore(held: string[], at: number): [link: string, own: string[]] {
  const isLink = (word: string, index: number) =>
    (stops(word) && !(word === "to" && /^(?:\d.*|up)$/.test(held[index - 1] ?? ""))) || word === "of";
  let start = held.slice(0, at).findLastIndex(isLink);
  const own = held.slice(start + 1, at);
  while (start > 0 && /^(?:,|and)$/.test(held[start] ?? "") && !isVerb(held[start + 1] ?? ""))
    start = held.slice(0, start).findLastIndex(isLink);
  return [held[start] ?? "", own];
}

const undertakings =
  /^(?:project|extension|renovation|construction|refurbishment|conversion|site|shift|ward|tour|campaign|production)s?$/;
const isVerb = (word: string) => verbReadings(word).some(({ form }) => form === "past");

/** "The repair of the lift in Brno", "a fleet of the firm": where the deed or the group is. */
function isOfDeed(held: string[], at: number): boolean {
  const noun = held[held.lastIndexOf("of", at) - 1] ?? "";
  return verbsOfNoun(noun).length > 0 || /^(?:team|group|crew|staff|number|fleet|part)s?$/.test(noun);
}

const isSomebody = (noun: string) =>
  (isPersonName(noun) || noun === "families") && !/(?:ment|grant|plant|event|content|meter)s?$/.test(noun);

/** Behind its noun, or before it: "a Beirut publisher". */
function isBehind(said: string[], where: number, noun: string): boolean {
  const link = said.slice(0, where).findLastIndex(stops);
  if (
    link < 0 ||
    !/^(?:in|at|from|with|on|for)$/.test(said[link] ?? "") ||
    isTold(noun, said.slice(where + 1, where + 2))
  )
    return true;
  const start = said.slice(0, link).findLastIndex((word) => stops(word) && word !== "per");
  if (isTold(noun, said.slice(start + 1, link))) return true;
  // "Advised farmers in two districts on irrigation": on nothing else than before.
  const before = said.slice(0, link);
  return said[link] === "on" && isSomebody(noun) && isTold(noun, before) && before.filter(isSomebody).length === 1;
}
