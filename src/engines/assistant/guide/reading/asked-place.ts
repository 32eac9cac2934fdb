import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import type { GeographyService } from "../../../geography/geography.ts";
import { readPlace } from "../../../job-search/job-search.ts";
import type { DocumentLanguage } from "../../../text/text.ts";
import type { PlaceParts } from "../tasks/task.ts";
import { type GuideToken, guideTokens } from "./guide-tokens.ts";

/** What is known of words and places: the search's titles and employers, and the gazetteer. */
export interface WordKnowledge {
  /** 2 where titles or occupations are commonly called so, 1 where some are, 0 else; a misspelled word counts as what it stands for. */
  weigh(word: string): 0 | 1 | 2;
  /** Whether titles or occupations are commonly called so, as it is written. */
  isCommon(word: string): boolean;
  /** Whether employers of the index are called so. */
  isEmployer(words: string): boolean;
  geography: Pick<GeographyService, "placeFromText">;
}

export interface PlaceAsked {
  /** Named beside it: "Leipzig or Dresden". */
  others: PlaceParts[];
  /** As it was written, with what leads to it. */
  text: string;
  place: PlaceParts;
}

/** What leads to a place, in eight languages, folded. */
const leads = new Set(
  "in to nach naar do near around at im bei um nahe raum region a à au aux en pres vers cerca alrededor w we te ten em no na nos nas perto nel nella a ad vicino bij rond kolo okolice".split(
    " ",
  ),
);
const maxWords = 4;
/** Between two places. */
const alternatives = new Set("or oder ou o of albo lub and und et y e en i".split(" "));
/** A town in small letters that nothing leads to is meant only when it is of this size: "save" is no town. */
const minUnled = 100_000;
const muchLarger = 10;
/** From here on a town of the person's own country counts as a large one. */
const [minNamed, largeTown] = [50_000, 500_000];
/** Where a town is looked for first, where somebody writes this language and their home is not known. */
export const countryOfLanguage: Partial<Record<DocumentLanguage, string>> = {
  ...{ de: "DE", fr: "FR", es: "ES", it: "IT", nl: "NL", pl: "PL", pt: "PT" },
};

/** Polish says where in another case: "w Krakowie", "w Warszawie", "w Łodzi". */
const locatives: [RegExp, string][] = [
  [/ie$/, ""],
  [/ie$/, "a"],
  [/iu$/, ""],
  [/u$/, ""],
  [/ach$/, "e"],
  [/i$/, ""],
];

interface PlaceSought {
  knowledge: WordKnowledge;
  /** ISO 3166-1 alpha-2: of several towns of one name, the one there. */
  near: string | undefined;
  /** Whether a folded word is one of talk, and no name. */
  isTalk(key: string): boolean;
  /** Whether it is an article or the like. */
  isFunctionWord(key: string): boolean;
  /** Whether it tells what is to be done: "in my CV" is not Cape Verde. */
  isTold(key: string): boolean;
}

/** The place of a text: behind a word that leads to one, wherever that stands; else at its end. */
export function askedPlace(text: string, sought: PlaceSought): PlaceAsked | undefined {
  const tokens = guideTokens(text);
  for (let at = tokens.length - 2; at >= 0; at--) {
    const lead = tokens[at];
    if (!lead || !leads.has(lead.key)) continue;
    const next = tokens[at + 1];
    const behind = tokens.slice(next && sought.isFunctionWord(next.key) ? at + 2 : at + 1);
    const cut = behind.findIndex(({ key }) => alternatives.has(key));
    const found = placeBehind(text, (cut > 0 ? behind.slice(0, cut) : behind).slice(0, maxWords), sought);
    if (!found) continue;
    const other = cut > 0 ? placeBehind(text, behind.slice(cut + 1, cut + 1 + maxWords), sought) : undefined;
    const end = Math.max(found.end, other?.end ?? 0);
    return { text: text.slice(lead.at, end), place: found.place, others: other ? [other.place] : [] };
  }
  return placeAtEnd(text, sought);
}

function placeAtEnd(text: string, { knowledge, near, isTalk }: PlaceSought): PlaceAsked | undefined {
  // A place may be all that is said.
  const found = readPlace(`work ${text.trim()}`, lookingIn(knowledge, near), knowledge.isCommon);
  if (!found || guideTokens(found.text).every(({ key }) => isTalk(key))) return undefined;
  const isSmall = (found.place.population ?? minUnled) < minUnled;
  if (found.text === found.text.toLowerCase() && isSmall) return undefined;
  return { text: found.text, place: placeParts(found.place), others: [] };
}

/** A town near home is meant before a larger one elsewhere, but no village before a city. */
const lookingIn = ({ geography }: WordKnowledge, near: string | undefined): WordKnowledge["geography"] => ({
  placeFromText(name) {
    const place = geography.placeFromText(name);
    const nearer = geography.placeFromText(name, near);
    if (!nearer || nearer.countryCode !== near) return place;
    const population = nearer.population ?? 0;
    if (population * muchLarger <= (place?.population ?? 0)) return place;
    // In one's own country a town is meant by its own name too, however large it is: "Firenze".
    return population < minNamed ? nearer : { ...nearer, population: Math.max(population, largeTown) };
  },
});

function placeBehind(
  text: string,
  tokens: GuideToken[],
  { knowledge, near, isFunctionWord, isTold }: PlaceSought,
): { place: PlaceParts; end: number } | undefined {
  const [first] = tokens;
  if (!first || first.key.length < 2 || isFunctionWord(first.key) || isTold(first.key)) return undefined;
  for (let count = tokens.length; count > 0; count--) {
    const last = tokens[count - 1];
    if (!last) continue;
    const words = text.slice(first.at, last.end);
    const named = tokens.slice(0, count);
    const isPlainWord = words === words.toLowerCase() && named.every(({ written }) => knowledge.isCommon(written));
    if (isPlainWord || /[.!?;:\n]/.test(words)) continue;
    const cases = count === 1 ? locatives.map(([ending, rest]) => foldText(words).replace(ending, rest)) : [];
    for (const name of new Set([words, ...cases])) {
      const found = readPlace(`work in ${name}`, lookingIn(knowledge, near), knowledge.isCommon);
      if (found && (name === words || (found.place.population ?? 0) > minUnled))
        return { place: placeParts(found.place), end: last.end };
    }
  }
  return undefined;
}

/** Undefined of nothing. */
export function placeParts(place: PlaceParts): PlaceParts;
export function placeParts(place: PlaceParts | undefined): PlaceParts | undefined;
export function placeParts(place: PlaceParts | undefined): PlaceParts | undefined {
  if (!place) return undefined;
  const { country, state, city } = place;
  return { ...(country && { country }), ...(state && { state }), ...(city && { city }) };
}
