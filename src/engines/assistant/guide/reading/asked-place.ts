import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { largeTownPopulation, minNamedPopulation, placesNearHome, readPlace } from "../../../job-search/job-search.ts";
import { type DocumentLanguage, documentLanguages } from "../../../text/text.ts";
import type { PlaceParts } from "../tasks/task.ts";
import { type GuideToken, guideTokens } from "./guide-tokens.ts";
import type { WordKnowledge } from "./word-knowledge.ts";

export interface PlaceAsked {
  /** Named beside it: "Leipzig or Dresden". */
  others: PlaceParts[];
  /** As it was written, with what leads to it. */
  text: string;
  place: PlaceParts;
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** What leads to a place, folded. "No" does so in Portuguese alone. */
const leads: Record<DocumentLanguage, ReadonlySet<string>> = {
  en: listOf("in to near around at round between"),
  de: listOf("in im nach bei um nahe raum region umkreis von zwischen"),
  fr: listOf("a au aux en pres vers region autour dans entre"),
  es: listOf("en a cerca alrededor zona provincia entre"),
  it: listOf("in a ad vicino nel nella zona provincia tra fra"),
  nl: listOf("in te bij rond naar van omgeving regio near tussen"),
  pl: listOf("w we do na kolo okolice okolicy miedzy"),
  pt: listOf("em no na nos nas perto zona entre"),
};
const maxWords = 4;
/** "In regola" is in order, and a quarter of Rome. */
const [minSmall, minTown] = [500, 15_000];
/** Between two places. */
const alternatives = new Set("or oder ou o of albo lub and und et y e en i".split(" "));
/** A town in small letters that nothing leads to is meant only when it is of this size: "save" is no town. */
const minUnled = 100_000;
const countries = { de: "DE", fr: "FR", es: "ES", it: "IT", nl: "NL", pl: "PL", pt: "PT" } as const;
/** Where a town is looked for first, where somebody writes this language and their home is not known. */
export const countryOfLanguage: Partial<Record<DocumentLanguage, string>> = countries;

const countryNames = new Intl.DisplayNames("en", { type: "region" });
/** Its name as the gazetteer has it. */
export function countryNameOf(language: DocumentLanguage): string | undefined {
  const code = countryOfLanguage[language];
  return code && countryNames.of(code);
}

/** What is spoken in the places that a message names: it may be too short to tell its language otherwise. */
export function languagesOfPlaces(message: string, { geography }: WordKnowledge): DocumentLanguage[] {
  const names = guideTokens(message).filter(({ written }) => /^\p{Lu}\p{Ll}/u.test(written));
  const there = new Set(names.map(({ written }) => geography.placeFromText(written)?.countryCode));
  const spoken: DocumentLanguage[] = there.has("GB") || there.has("US") ? ["en"] : [];
  return [...spoken, ...documentLanguages.filter((language) => language !== "en" && there.has(countries[language]))];
}

/** A text without the names of large towns, unless titles commonly have the word. */
export const withoutTowns = (text: string, { geography, isCommon }: WordKnowledge): string =>
  text.replace(/\p{L}{4,}/gu, (word) => {
    const { city = "", population = 0 } = geography.placeFromText(word) ?? {};
    return population >= minUnled && isCalled(city, word) && !isCommon(word) ? "" : word;
  });

/** Polish says where in another case: "w Krakowie", "koło Wrocławia", "do Łodzi", "w Niemczech". */
const cases: [RegExp, string][] = [
  [/czech$/, "cy"],
  [/ii$/, "ia"],
  [/ji$/, "ja"],
  [/ia$/, ""],
  [/y$/, "a"],
  [/a$/, ""],
  [/a$/, "e"],
  [/ach$/, "y"],
  [/ie$/, ""],
  [/ie$/, "a"],
  [/iu$/, ""],
  [/u$/, ""],
  [/ach$/, "e"],
  [/i$/, ""],
  [/i$/, "ia"],
];

interface PlaceSought {
  knowledge: WordKnowledge;
  language: DocumentLanguage;
  /** ISO 3166-1 alpha-2: of several towns of one name, the one there. */
  near: string | undefined;
  /** Where their language is spoken, and where they live: a town there is meant in small letters too. */
  homes: readonly string[];
  /** Whether a folded word is one of talk, and no name. */
  isTalk(key: string): boolean;
  /** Whether it is an article or the like. */
  isFunctionWord(key: string): boolean;
}

/** The place of a text: behind a word that leads to one, wherever that stands; else one that stands by itself. */
export function askedPlace(text: string, sought: PlaceSought): PlaceAsked | undefined {
  const tokens = guideTokens(text);
  for (let at = tokens.length - 2; at >= 0; at--) {
    const lead = tokens[at];
    if (!lead || !(leads[sought.language].has(lead.key) || leads.en.has(lead.key))) continue;
    const next = tokens[at + 1];
    const behind = tokens.slice(next && sought.isFunctionWord(next.key) ? at + 2 : at + 1);
    const cut = behind.findIndex(({ key }) => alternatives.has(key));
    // "Leeds, over 6000"
    const ending = behind.findIndex(
      ({ key, at: from }) => sought.isFunctionWord(key) && /,\s*$/.test(text.slice(0, from)),
    );
    const ends = [cut, ending].filter((end) => end > 0);
    const found = placeBehind(text, behind.slice(0, Math.min(maxWords, ...ends)), sought);
    if (!found) continue;
    const other = cut > 0 ? placeBehind(text, behind.slice(cut + 1, cut + 1 + maxWords), sought) : undefined;
    const end = Math.max(found.end, other?.end ?? 0);
    return { text: text.slice(lead.at, end), place: found.place, others: other ? [other.place] : [] };
  }
  return unledPlace(text, sought);
}

/** "Nurse, Leeds, nights": what ends a part of the text, or is written as a name. */
function unledPlace(text: string, sought: PlaceSought): PlaceAsked | undefined {
  const { near, isTalk } = sought;
  for (const part of text.split(/[.,;:!?\n|()]/).toReversed()) {
    const tokens = guideTokens(part);
    const ending = tokens.findLast(({ key }) => !isTalk(key));
    for (const [at, token] of [...tokens.entries()].toReversed()) {
      const isName = /^\p{Lu}/u.test(token.written);
      if (isTalk(token.key) || (token !== ending && !isName)) continue;
      // A place may be all that is said.
      const found = placeRead(`work ${part.slice(0, token.end).trim()}`, sought);
      if (!found || guideTokens(found.text).every(({ key }) => isTalk(key))) continue;
      const isEnding = token === ending || alternatives.has(tokens[at + 1]?.key ?? "");
      const { city, population = city ? 0 : minUnled, countryCode } = found.place;
      const isPlain = found.text === found.text.toLowerCase();
      // "Solo" is a city in Indonesia too.
      const isOwnName = countryCode === near || isCalled(city ?? found.text, found.text);
      const isMeant = isPlain
        ? isOwnName && token.key.length > 3 && tokens.filter(({ key }) => !isTalk(key)).length <= maxWords
        : isEnding || isOwnName;
      const isLarge = population >= minUnled || (!isPlain && isEnding);
      if (!isMeant || !isLarge) continue;
      return (
        besideIt(part, tokens.slice(at - 1, at + 1), sought) ?? {
          text: found.text,
          place: placeParts(found.place),
          others: [],
        }
      );
    }
  }
  return undefined;
}

/** "Bristol or Bath": two places by their names, the first one asked for. */
function besideIt(part: string, [between, token]: GuideToken[], sought: PlaceSought): PlaceAsked | undefined {
  if (!between || !token || !alternatives.has(between.key) || !/^\p{Lu}/u.test(token.written)) return undefined;
  const first = unledPlace(part.slice(0, between.at), sought);
  const other = placeParts(placesNearHome(sought.knowledge.geography, sought.near).placeFromText(token.written));
  if (!first || !other) return undefined;
  return {
    text: part.slice(part.indexOf(first.text), token.end),
    place: first.place,
    others: [...first.others, other],
  };
}

function placeBehind(
  text: string,
  tokens: GuideToken[],
  sought: PlaceSought,
): { place: PlaceParts; end: number } | undefined {
  const { knowledge, isFunctionWord, isTalk } = sought;
  const [first] = tokens;
  if (!first || first.key.length < 2 || isFunctionWord(first.key) || isTalk(first.key)) return undefined;
  for (let count = tokens.length; count > 0; count--) {
    const last = tokens[count - 1];
    if (!last) continue;
    const words = text.slice(first.at, last.end);
    const named = tokens.slice(0, count);
    if (/[.!?;:\n]/.test(words)) continue;
    const isPlainWord = words === words.toLowerCase() && named.every(({ written }) => knowledge.isCommon(written));
    const inflected = count === 1 ? cases.map(([ending, rest]) => foldText(words).replace(ending, rest)) : [];
    for (const name of new Set([words, ...inflected])) {
      const found = placeRead(`work in ${name}`, sought);
      const isWhole = guideTokens(found?.text ?? "").some(({ key }) => key === guideTokens(name)[0]?.key);
      if (!found || !isWhole || !isPlausiblePlace(found.place, name, sought)) continue;
      if (isPlainWord && !isLargeAtHome(found.place, name, sought)) continue;
      const { city, population = city ? 0 : minUnled + 1 } = found.place;
      if (name === words || population > minUnled) return { place: placeParts(found.place), end: last.end };
    }
  }
  return undefined;
}

/** By its name, or by the last or first word of it: "hull" for Kingston upon Hull, "newcastle". */
function isCalled(city: string, name: string): boolean {
  const words = foldText(city).split(/[\s-]+/);
  return [words.join(" "), words[0], words.at(-1)].includes(foldText(name).replace(/[\s-]+/g, " "));
}

type FoundPlace = NonNullable<ReturnType<typeof readPlace>>["place"];

/** The place that the words end with; not Zealand of "New Zealand", and none that is called so in part: "Norfolk" is no island. */
function placeRead(words: string, { knowledge, near }: PlaceSought): ReturnType<typeof readPlace> {
  const places = placesNearHome(knowledge.geography, near);
  const found = readPlace(words, places, knowledge.isCommon);
  if (!found) return undefined;
  const { country, state, city } = found.place;
  const last = foldText(found.text).split(" ").at(-1);
  if (!state && !city && new RegExp(`^${last} islands?$`).test(foldText(country))) return undefined;
  const before = new RegExp(`(\\p{L}+)\\s+${found.text}$`, "iu").exec(words)?.[0];
  const longer = before && places.placeFromText(before);
  return longer && foldText(longer.country) === foldText(before) ? { ...found, text: before, place: longer } : found;
}

/** "In hull", though titles have hulls: a large town of the person's own country. */
const isLargeAtHome = ({ city = "", population = 0, countryCode }: FoundPlace, name: string, { near }: PlaceSought) =>
  countryCode === near && population >= minUnled && isCalled(city, name);

/** In small letters a village without people is none ("in regola"), and a town elsewhere is meant where it is a large one, and no short form: "in het engels", "la seconda", "some paper". */
function isPlausiblePlace(
  { city, population, countryCode }: FoundPlace,
  name: string,
  { near, homes }: PlaceSought,
): boolean {
  if (name !== name.toLowerCase()) return true;
  const isHome = homes.includes(countryCode);
  if (isHome || countryCode === near) return city === undefined || (population ?? 0) >= (isHome ? minSmall : minTown);
  const isOwnName = city === undefined || isCalled(city, name);
  return (
    name.length > 3 &&
    isOwnName &&
    (city === undefined || (population ?? 0) >= (homes.length > 0 ? largeTownPopulation : minNamedPopulation))
  );
}

/** Undefined of nothing. */
export function placeParts(place: PlaceParts): PlaceParts;
export function placeParts(place: PlaceParts | undefined): PlaceParts | undefined;
export function placeParts(place: PlaceParts | undefined): PlaceParts | undefined {
  if (!place) return undefined;
  const { country, state, city } = place;
  return { ...(country && { country }), ...(state && { state }), ...(city && { city }) };
}
