import { namesJob } from "../../../engines/text/text.ts";
import { countryNamed, spokenCountryNames } from "../../../shared/assistant/place-names.rules.ts";
import { type Role, rolesOf } from "./clause-roles.ts";
import { fields, fillers, jobNouns, placePrepositions } from "./cue-words.ts";
import { isOrganisation } from "./employer-wish.ts";
import { knownWords } from "./known-words.ts";
import type { Lexicon, LexiconPlace } from "./lexicon.ts";
import { nearestWord } from "./near-words.ts";
import type { Span, Word } from "./sentence.ts";
import { spokenPlace } from "./spoken-places.ts";
import { isDoer, isJobWord, isTrade } from "./trade-words.ts";

export interface PlaceWish extends Span {
  /** Undefined for a name behind "in" that no place is known by. */
  place?: LexiconPlace;
  name: string;
  /** Where somebody comes from, not where they look for work. */
  isOrigin?: boolean;
  /** Where somebody lives: that is where they look, unless they name another place. */
  isHome?: boolean;
}

const longestName = 5;

/** The places that a sentence names, in order. */
export function findPlaces(
  words: Word[],
  text: string,
  lexicon: Lexicon,
  taken: ReadonlySet<number> = new Set(),
): PlaceWish[] {
  const found: PlaceWish[] = [];
  const roles = rolesOf(words);
  for (let at = 0; at < words.length; ) {
    const place = taken.has(at) ? undefined : placeAt(words, at, text, lexicon);
    if (place) found.push(place);
    at = place ? place.end : at + 1;
  }
  const isSaid = ({ start }: PlaceWish) => isPreposition(beforeArticle(words, start));
  const clear = found.some(isSaid)
    ? found.filter(
        (wish) => isSaid(wish) || isListed(words, wish) || isBeside(found, wish) || isApart(words[wish.start]),
      )
    : found;
  const hasGoal = clear.some(({ start }) => isGoal(words, start));
  return clear.map((wish) => ({
    ...wish,
    isHome: roles[wish.start] === "home",
    isOrigin: hasGoal
      ? !isGoal(words, wish.start) && !isListed(words, wish) && !isBeside(clear, wish)
      : isOrigin(words, wish.start, roles[wish.start]),
  }));
}

/** "Walker Seattle" is Seattle, which begins a word later; "piano tuner" at most Piano, which ends a word earlier. */
function readsPast(part: Word[], text: string, place: LexiconPlace, lexicon: Lexicon): boolean {
  const [first, last] = [part[0], part.at(-1)];
  if (part.length === 1 || !first || !last) return false;
  const isSame = (words: Word[]) => {
    const [from, to] = [words[0]?.from, words.at(-1)?.to];
    const rest = lexicon.place(text.slice(from, to));
    return (
      rest !== undefined && rest.country === place.country && rest.state === place.state && rest.city === place.city
    );
  };
  const isPastFirst = part[1]?.opensClause === false && !lexicon.place(first.text) && isSame(part.slice(1));
  return isPastFirst || (!last.opensClause && isNoRegion(last, lexicon) && isSame(part.slice(0, -1)));
}

/** "Boston Massachusetts" goes on with a state, "piano tuner" with none. */
function isNoRegion({ text }: Word, lexicon: Lexicon): boolean {
  const place = lexicon.place(text);
  return place === undefined || place.city !== undefined;
}

/** "The bank" is none of the places called Bank. */
function isThing(words: Word[], at: number, name: string): boolean {
  const bare = name.replace(/^the /, "");
  const hasArticle = bare !== name || words[at - 1]?.text === "the";
  return hasArticle && /^\p{Ll}/u.test(bare) && !knownWithArticle.test(bare);
}

const knownWithArticle =
  /^(?:hague|bronx|netherlands|philippines|bahamas|gambia|maldives|seychelles|us|usa|uk|uae|united|czech|dominican|republic|congo|ivory)/;

/** ", Leipzig" */
const isApart = (word: Word | undefined) => isCapital(word) && word?.opensClause === true;

/** "Berlin, Munich": right beside another place. */
const isBeside = (all: PlaceWish[], { start, end }: PlaceWish) =>
  all.some((other) => other.end === start || other.start === end);

/** "In Cardiff, looking to relocate to Auckland": there the work is to be. */
const isGoal = (words: Word[], start: number) =>
  /^(?:to|nach|a)$/.test(words[start - 1]?.key ?? "") &&
  words
    .slice(Math.max(0, start - 4), start)
    .some(({ key }) => /^(?:relocat|mov|transfer|emigrat|migrat|umzieh|gezogen|demenag|mudar)/.test(key));

/** "I was a nurse in Iran" looks for no work there, "my husband was sent to Lyon" does. */
function isOrigin(words: Word[], start: number, role: Role | undefined): boolean {
  const isAfter = words
    .slice(Math.max(0, start - 5), start)
    .some(({ key }) => /^(?:after|nach|apres|despues|since)$/.test(key));
  return (
    (role === "past" && words[start - 1]?.key !== "to") ||
    (isAfter && words[start - 1]?.key !== "after") ||
    isFrom(words, start)
  );
}

/** "I am a doctor from Syria" looks for no work there, "work from Berlin" does. */
function isFrom(words: Word[], start: number): boolean {
  return words[start - 1]?.key === "from" && !/^work/.test(words[start - 2]?.key ?? "");
}

export function placeAt(words: Word[], at: number, text: string, lexicon: Lexicon): PlaceWish | undefined {
  const word = words[at];
  if (!word || !/\p{L}/u.test(word.text)) return undefined;
  const before = beforeArticle(words, at);
  const isAfterPreposition = before !== undefined && isPreposition(before) && !word.opensClause;
  // "CAD technician": three letters stand for a country, too.
  if (/^\p{Lu}{2,3}$/u.test(word.text) && !shortCountries.has(word.text) && isJobWord(words[at + 1])) return undefined;
  // "mobile developer": there is a Mobile in Alabama.
  const isBeforeJob = !isAfterPreposition && !isCapital(word) && (isJobWord(words[at + 1]) || isDoer(words[at + 1]));
  const isDoubtful = isBeforeJob || !(isAfterPreposition || isCapital(word) || isJobWord(words[at - 1]));
  const isNamedTown =
    isTown(word, words[at + 1]) &&
    (isAfterPreposition
      ? /^(?:in|a|near|around|pres)$/.test(before.key)
      : jobNouns.has(words[at - 1]?.key ?? "") && unmistakable.test(word.key));
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    const last = part.at(-1);
    const isReadable = canEnd(part) && (length > 1 || canStandAlone(word, isAfterPreposition));
    if (!last || !(isReadable || (isNamedTown && length === 1))) continue;
    const name = (length === 1 ? spokenPlace(word.key) : undefined) ?? text.slice(word.from, last.to);
    if (isThing(words, at, name)) continue;
    const place = lookUp(name, lexicon);
    if (place && readsPast(part, text, place, lexicon)) continue;
    if (place && length === 1 && isDoubtful && !isWellKnown(word, place, isBeforeJob ? largeTown : smallTown)) continue;
    if (place) return { start: at, end: at + length, place, name: text.slice(word.from, last.to) };
  }
  if (isBeforeJob) return undefined;
  const meant = misspelledAt(words, at, isAfterPreposition, lexicon);
  if (meant) return meant;
  return isAfterPreposition && strong.has(before.key) ? unknownAt(words, at) : undefined;
}

/** The English "a" is none, the French "à" is. */
function isPreposition(word: Word | undefined): boolean {
  return word !== undefined && placePrepositions.has(word.key) && (word.key !== "a" || word.text.toLowerCase() === "à");
}

const isCapital = (word: Word | undefined) => /^\p{Lu}/u.test(word?.text ?? "");

/** "in leeds or york" */
const isListed = (words: Word[], { start }: PlaceWish) =>
  /^(?:or|and|oder|und|ou|et|o|y)$/.test(words[start - 1]?.key ?? "");

/** Behind these stands a place; behind the others it may as well be something else. */
const strong = new Set(["in", "near", "around", "within", "bei", "nahe"]);
/** Other short names count in upper case only: "pt" is part time. */
const shortNames = new Set(["uk", "usa", "uae", "nyc"]);
/** Countries whose short names are words, too. */
const shortCountries = new Set(["US", "USA", "UK", "UAE", "LA", "NY", "NYC", "SF", "DC", "HK", "KL"]);

/** Towns whose names are other words where they do not stand behind a preposition. */
const towns = new Set(["nice", "reading", "split", "cork", "hull", "essen", "sale", "como", "most", "normal"]);

/** Of these only where they follow "jobs": "nurse jobs cork". */
const unmistakable = /^(?:reading|cork|hull)$/;

const largeTown = 100_000;
const smallTown = 20_000;
/** Large towns whose names say something else before a job: "mobile developer", "enterprise architect". */
const otherMeanings = new Set(
  "mobile orange buffalo enterprise independence surprise lens march male same van man best batman derby media bar aurora".split(
    " ",
  ),
);

/** "leeds plumber": of a name in small letters before a job only large towns are meant. */
function isWellKnown({ key }: Word, { city, population }: LexiconPlace, leastPeople: number): boolean {
  if (towns.has(key) || otherMeanings.has(key)) return false;
  return city === undefined || population === undefined || population >= leastPeople;
}

/** "In nice", not "in nice restaurants". */
function isTown(word: Word, next: Word | undefined): boolean {
  if (!towns.has(word.key)) return false;
  return isCapital(word) || !next || next.opensClause || fillers.has(next.key) || jobNouns.has(next.key);
}

function beforeArticle(words: Word[], at: number): Word | undefined {
  const before = words[at - 1];
  return before && ["the", "la", "le", "los", "las", "der", "den"].includes(before.key) && words[at - 2]
    ? words[at - 2]
    : before;
}

/** A name does not run over words such as "please", and only a comma may stand within: "Munich, Germany". */
function canEnd(part: Word[]): boolean {
  const [first, ...others] = part;
  if (first && shortCountries.has(first.text) && part.length === 1) return true;
  // The lexicon reads past words that are no place.
  if (part.some(isJobWord) || (part.length === 1 && isOrganisation(part[0]?.key ?? ""))) return false;
  if (
    !first ||
    ((fillers.has(first.key) || jobNouns.has(first.key)) &&
      !(part.length > 1 && /^(?:la|le|los|las|el|new|old|the|san)$/.test(first.key)))
  )
    return false;
  // "Sydney per year": three letters stand for a country, too.
  const last = others.at(-1);
  if (last && /^\p{Ll}{3}$/u.test(last.text) && !shortNames.has(last.key)) return false;
  return others.every(
    ({ key }) =>
      /^(?:and|of|the|on|upon|am|an|der|la|le|de|del|el|new|sur|en|y|os|do|da)$/.test(key) || !knownWords.has(key),
  );
}

function canStandAlone({ key, text, titles }: Word, isAfterPreposition: boolean): boolean {
  if (shortCountries.has(text)) return true;
  if (knownWords.has(key) || fields.has(key) || namesJob(text) || isTrade(key)) return false;
  return titles === 0 || (isAfterPreposition && /^\p{Lu}/u.test(text));
}

function lookUp(name: string, lexicon: Lexicon): LexiconPlace | undefined {
  if (name.length <= 3 && name !== name.toUpperCase() && !shortNames.has(name.toLowerCase())) return undefined;
  const parts = name.split(/\s*,\s*/);
  // The lexicon reads past words that are no place: "cook, Berlin" would be Berlin.
  if (parts.length > 1 && !parts.every((part) => lexicon.place(part))) return undefined;
  const known = lexicon.place(name);
  // A short name is not clearly a typing error: Lagos is not Laos.
  if (known || name.length < 6) return known;
  const country = countryNamed(nearestWord(name.toLowerCase(), spokenCountryNames) ?? "");
  return country ? { country } : undefined;
}

/** "Barcelna": behind a preposition, with a capital or as the last of its clause, where no place of the name is known. */
function misspelledAt(words: Word[], at: number, isAfterPreposition: boolean, lexicon: Lexicon): PlaceWish | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (word && next && firstOfTwo.has(word.key) && !next.opensClause && !knownWords.has(next.key)) {
    const name = `${word.text} ${next.text}`;
    const place = lexicon.placeNear(name);
    if (place) return { start: at, end: at + 2, place, name };
  }
  if (!word || knownWords.has(word.key) || word.titles > 0 || isJobWord(word) || fields.has(word.key)) return undefined;
  const isBehindJob = isJobWord(words[at - 1]) || isTrade(words[at - 1]?.meantTitle ?? "");
  const endsClause = isBehindJob || !next || next.opensClause || fillers.has(next.key);
  if (!isAfterPreposition && (word.meantTitle !== undefined || !(endsClause || isCapital(word)))) return undefined;
  const place = lexicon.placeNear(word.text);
  return place && { start: at, end: at + 1, place, name: word.text };
}

/** Begin names of two words. */
const firstOfTwo = new Set(
  "new los san las sao rio kuala buenos tel hong cape salt saint st fort abu den the el la le santa".split(" "),
);

/** "in Xanadu": what else could it be? A word of titles, or a field of work. */
function unknownAt(words: Word[], at: number): PlaceWish | undefined {
  let end = at;
  while (end < words.length && end < at + 3) {
    const word = words[end];
    if (
      !word ||
      knownWords.has(word.key) ||
      word.titles > 0 ||
      fields.has(word.key) ||
      namesJob(word.text) ||
      (end > at && word.opensClause) ||
      /^\p{Ll}+(?:ing|logy|ics|istry|ment|tion|ship|ism)$/u.test(word.text)
    )
      break;
    end += 1;
  }
  const next = words[end];
  // "In animal care" names a field.
  if (end === at || (next && !next.opensClause && (next.titles > 0 || fields.has(next.key)))) return undefined;
  const name = words
    .slice(at, end)
    .map(({ text }) => text)
    .join(" ");
  return { start: at, end, name };
}
