import { namesJob } from "../../../shared/assistant/job-words.rules.ts";
import { allCountryNames, countryNamed } from "../../../shared/assistant/place-names.rules.ts";
import { nearestWord } from "./near-words.ts";

export interface JobRequest {
  title: string;
  country?: string;
  city?: string;
  remote: boolean;
  /** What was asked for beyond title, place and remote: the search cannot know it. */
  leftOut: string;
}

export const jobNouns = [
  "job",
  "jobs",
  "position",
  "positions",
  "opening",
  "openings",
  "vacancy",
  "vacancies",
  "role",
  "roles",
  "opportunity",
  "opportunities",
  "gig",
  "gigs",
  "postings",
  "listings",
];
const fillers = new Set(
  (
    "a an the any some all good new more other great open available current suitable best top latest part full time find search look " +
    "looking show list get give see seek seeking want wanted need like have has is are was be am there for of as at on to me my mine i i'm i'd im id i've ive we " +
    "you your us can could would will please pls plz hi hello hey help hiring recruiting offers offer offered apply work working employment career careers now " +
    "today here also just maybe and or but so what which who where how about that this these those them it's do does did know tell something anything someone anyone " +
    "in near around from with only instead then too ok okay yes no not sure thanks thank nearby online websearch suggest recommend check out up into become being interested fnd fidn serach " +
    "ich suche nach ein eine einen als stelle stellen bitte je cherche un une emploi comme busco trabajo empleo como"
  ).split(" "),
);
const findVerbs = ["find", "search", "show", "looking", "seeking", "searching", "list", "suggest", "recommend"];
const remoteWords =
  /\b(?:fully |100% )?(?:remote(?:ly)?|remotly|remot|work(?:ing)? from home|wfh|home[- ]?office|telework(?:ing)?)\b/giu;
const qualifiers =
  /\b(?:(?:part|full)[- ]?time|entry[- ]level|well[- ]paid|high(?:ly)?[- ](?:paid|paying)|weekend)\b/giu;
const otherPlace =
  /(\b(?:in|near|around)\s+)([^,]+?)\s+((?:or|and|oder|und)\s+(?:in\s+|near\s+)?)([\p{L}][\p{L}\p{M} .'’-]*?)(?:\s+(?:please|pls))?$/iu;
const exception = /,?\s+(?:but\s+)?(?:not|except)\s+.+$|,\s+(?:but\s+)?no\s+.+$/iu;
const tail =
  /[,.]?\s+\b(?:with|that|which|who|paying|where|without|starting|salary|above|over|under|requiring|offering)\b.+$/iu;
const placePattern =
  /\b(?:in|near|around|within|close to|based in|located in)\s+(?:the\s+)?(?!my\b|me\b|it\b|general\b)([\p{L}][\p{L}\p{M} .,'’-]*)/iu;

/** Takes a sentence such as "find me remote nurse jobs in Berlin" apart. What is left is the title, which may be empty. */
export function jobRequestOf(text: string): JobRequest {
  const plain = text.replace(/[?!]+/g, " ").replace(/\s+/g, " ").trim();
  const local = plain.replace(remoteWords, " ");
  const remote = local !== plain;
  const { core, leftOut } = withoutLimits(local);
  const place = placeAfterPreposition(core) ?? placeAfterComma(core) ?? placeAtEnd(core);
  const title = titleOf(place ? core.replace(place.words, " ") : core);
  return { title, ...(place && placeParts(place.name)), remote, leftOut };
}

/** Takes out what the search cannot know: conditions, exceptions, hours, and all places but the first. */
function withoutLimits(text: string): { core: string; leftOut: string } {
  const left: string[] = [];
  const takeOut = (part: string) => {
    left.push(part.replace(/^[\s,.]+/, "").trim());
    return " ";
  };
  const single = text.replace(tail, takeOut).replace(exception, takeOut).replace(qualifiers, takeOut).trim();
  const core = single.replace(otherPlace, (whole, preposition: string, first: string, or: string, second: string) => {
    if (!isOtherPlace(first, or, second)) return whole;
    takeOut(or + second);
    return preposition + first;
  });
  return { core, leftOut: left.filter((part) => part !== "").join(", ") };
}

/** "Germany or France", but neither "Trinidad and Tobago" nor "sales and marketing". */
function isOtherPlace(first: string, or: string, second: string): boolean {
  if (namesJob(second) || exactCountry(`${first} ${or}${second}`)) return false;
  if (countryNamed(second) || countryNamed(first)) return true;
  return /^(?:or|oder)\b/i.test(or) && /^\p{Lu}/u.test(second);
}

/** Whether a sentence speaks of openings at all: by a word for them, by "find", or by an occupation alone. */
export function asksForJobs(text: string): boolean {
  const words = wordsOf(text);
  const speaksOfJobs =
    words.some((word) => isNear(word, jobNouns)) || /\bhiring\b|\bwork\s+(?:as|in|for)\b/i.test(text);
  const looksFor = words.some((word) => isNear(word, findVerbs));
  return speaksOfJobs || (namesJob(text) && (looksFor || words.length <= 8));
}

export function isNear(word: string, words: readonly string[]): boolean {
  return words.includes(word) || (!namesJob(word) && !fillers.has(word) && nearestWord(word, words) !== undefined);
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d+#.'’/-]*[\p{L}\p{M}\d+#]/gu) ?? [];
}

interface NamedPlace {
  /** The stretch of the sentence that goes. */
  words: string;
  name: string;
}

function placeAfterPreposition(text: string): NamedPlace | undefined {
  const match = lastMatch(text);
  if (!match?.[1]) return undefined;
  const kept = exactCountry(match[1]) ? match[1] : textBefore(match[1]);
  const name = kept.replace(/[\s.,]+$/u, "");
  return name === "" ? undefined : { words: match[0].slice(0, match[0].length - match[1].length + kept.length), name };
}

/** A place ends where the sentence goes on. */
function textBefore(text: string): string {
  return text.split(/\s+(?:for|as|please|pls|now|or|and|instead|too|only|jobs?)\b/iu)[0] ?? "";
}

function lastMatch(text: string): RegExpExecArray | undefined {
  let found: RegExpExecArray | undefined;
  for (let from = 0; from < text.length; ) {
    const next = placePattern.exec(text.slice(from));
    if (!next) break;
    found = next;
    from += next.index + 3;
  }
  return found;
}

/** "software engineer, Munich": what stands alone behind an occupation. */
function placeAfterComma(text: string): NamedPlace | undefined {
  const match = /^([^,]+)(,[\s,]*(\p{L}[^,]*(?:,\s*\p{L}[^,]*)?))$/u.exec(text.trim());
  const [, before = "", words = "", after = ""] = match ?? [];
  const name = after.replace(/\s+(?:please|pls|thanks)$/i, "").replace(/[\s.,]+$/u, "");
  const isPlace =
    namesJob(before) && !namesJob(name) && !asksForJobs(name) && !wordsOf(name).some((word) => isFiller(word));
  return isPlace && name !== "" && wordsOf(name).length <= 4 ? { words, name } : undefined;
}

/** "software engineer Germany": only a country is known for certain to be a place. */
function placeAtEnd(text: string): NamedPlace | undefined {
  const words = text
    .replace(/[.,]+$/, "")
    .split(" ")
    .filter((word) => word !== "");
  for (const count of [3, 2, 1]) {
    const name = words.slice(-count).join(" ");
    const isPlace = words.length > count && name.length > 2 && countryNamed(name) !== undefined;
    if (isPlace) return { words: name, name };
  }
  return undefined;
}

/** "Munich, Germany" as its parts; a name that is no country may be any place. */
export function placeParts(name: string): { country?: string; city?: string } {
  const parts = name.split(/\s*,\s*/);
  const country = knownCountry(parts.at(-1) ?? "");
  if (!country) return { city: name };
  return parts.length > 1 ? { country, city: parts[0] } : { country };
}

/** A short name is not clearly a typing error: Lagos is not Laos. */
function knownCountry(name: string): string | undefined {
  const nearest = name.length < 6 ? undefined : nearestWord(name.toLowerCase(), allCountryNames());
  return exactCountry(name) ?? countryNamed(nearest ?? "");
}

/** The lists of names write "Trinidad & Tobago". */
function exactCountry(name: string): string | undefined {
  return countryNamed(name) ?? countryNamed(name.replace(/\s+and\s+/i, " & "));
}

function titleOf(text: string): string {
  const words = text.split(/\s+/).filter((word) => !isNear(plainWord(word), jobNouns));
  while (words.length > 0 && isFiller(words[0])) words.shift();
  while (words.length > 0 && isFiller(words.at(-1))) words.pop();
  return words.join(" ").replace(/^[\s,.;:"“”'-]+|[\s,.;:"“”'-]+$/gu, "");
}

function isFiller(word: string | undefined): boolean {
  const plain = plainWord(word ?? "");
  return plain === "" || fillers.has(plain) || isNear(plain, findVerbs);
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[^\p{L}\d]+|[^\p{L}\d+#]+$/gu, "");
}
