import { isCurrency } from "../words/currencies.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { rememberedOf } from "../words/remembered.ts";
import { showsVerb } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";

/** A noun with what counts and describes it, and the word that hangs it on what stands before. */
export interface Part {
  link: string;
  words: string[];
  /** Of the parts of a list, those behind the first hang on what the first hangs on. */
  isJoined: boolean;
  /** Behind a comma: said of the deed as a whole. */
  isApart: boolean;
}

/** How a deed is told: as such, of a noun ("that saves"), as a means ("by fixing"), or beside another ("working in"). */
export type Mode = "main" | "that" | "by" | "beside";

export interface Deed {
  mode: Mode;
  verb: string;
  /** The first is the object, which may have no words. */
  parts: [Part, ...Part[]];
  /** Whether a word behind the verb shows that it is one. */
  isShown: boolean;
  /** What a verb alone is done to, behind the next one: "washed and cut hair". */
  shared?: string[];
}

export const deedsOf = rememberedOf((words: string[]): Deed[] => {
  const deeds: Deed[] = [];
  for (const piece of piecesOf(withRanges(words))) {
    const deed = deeds.at(-1);
    const mode = deed ? modeOf(piece, deed) : "main";
    if (!deed || mode) deeds.push(deedOf(piece, mode ?? "main"));
    else add(piece, deed);
  }
  for (const { parts } of deeds) shareUnits(parts);
  for (const [at, deed] of deeds.entries())
    if (deed.parts.length === 1 && deed.parts[0].words.length === 0) deed.shared = deeds[at + 1]?.parts[0].words ?? [];
  return deeds;
});

const moreLinks = new Set(["worth", "along", "accordingto"]);

/** What stands between two words that join; the link is "&" behind a comma or "and". */
interface Piece {
  link: string;
  words: string[];
  isApart: boolean;
}

function piecesOf(words: string[]): Piece[] {
  const pieces: Piece[] = [{ link: "", words: [], isApart: false }];
  let joined = "";
  for (const word of words) {
    const latest = pieces.at(-1);
    if (word === "," || word === "and") joined = joined === "and" ? joined : word;
    else if (prepositions.has(word) || moreLinks.has(word)) {
      pieces.push({ link: word, words: [], isApart: joined === "," });
      joined = "";
    } else if (joined || !latest) {
      pieces.push({ link: "&", words: [word], isApart: joined === "," });
      joined = "";
    } else latest.words.push(word);
  }
  return pieces.filter(({ link, words: held }) => link !== "" || held.length > 0);
}

/** "Up to 8" and "8 to 40" in one word, but not "from 40 to 8", which may tell of a change. */
function withRanges(words: string[]): string[] {
  const result: string[] = [];
  const isChange = words.includes("from") && verbReadings(words[0] ?? "").some(({ lemma }) => changing.test(lemma));
  for (let at = 0; at < words.length; at++) {
    const [word = "", next, third = ""] = words.slice(at, at + 3);
    if (word === "up" && next === "to" && isDigits(third)) result.push(`≤${third}`);
    else if (!isChange && isDigits(word) && next === "to" && Number(word) < Number(third))
      result.push(`${word}–${third}`);
    else {
      result.push(word);
      continue;
    }
    at += 2;
  }
  return result;
}

/** Verbs that say how much more or less there is of something. */
export const changing =
  /^(reduc|cut|lower|decreas|rais|increas|improv|doubl|tripl|halv|grow|shorten|sav|exceed|beat|win|rank|achiev|reach|bring|extend|expand|fall|drop|rise|shrink|boost|mov|chang)e?$/;

const isYear = ([word = ""]: string[]) => /^(?:19|20)\d\d$/.test(word);
const isDigits = (word: string) => /^\d/.test(word);

function deedOf({ words: [verb = "", ...object] }: Piece, mode: Mode): Deed {
  const [first, ...others] = cut({ link: "", words: object, isJoined: false, isApart: false });
  return { mode, verb, parts: [first, ...others], isShown: showsVerb(object) };
}

function add({ link, words, isApart }: Piece, { parts }: Deed) {
  const first = parts.findLast(({ isJoined, link: own }) => !isJoined && own !== "of") ?? parts[0];
  const isBeside = link === "&" && isApart && isAmount(words) && (!isAmount(first.words) || isYear(first.words));
  if (link !== "&") parts.push(...cut({ link, words, isJoined: false, isApart }));
  else if (isBeside) parts.push(...cut({ link: ",", words, isJoined: false, isApart: true }));
  else parts.push(...cut({ link: first.link, words, isJoined: true, isApart: first.isApart }));
}

/** "…, about 25 a month" adds to what was said and is no part of a list. */
const isAmount = ([first = ""]: string[]) =>
  /^[≤\d]/.test(first) || /^(approximately|more|usually|mostly|often|once|twice)$/.test(first);

/** "The talk every Monday" in two, and "groups of up to eight". */
function cut({ words, ...rest }: Part): [Part, ...Part[]] {
  const first: Part = { ...rest, words: [] };
  const parts: [Part, ...Part[]] = [first];
  for (const [at, word] of words.entries()) {
    if (at > 0 && /^(every|each|once|twice)$/.test(word))
      parts.push({ link: "every", words: [], isJoined: false, isApart: true });
    else if (at > 0 && isDigits(word) && /^(weeks?|days?|months?|times?|hours?)$/.test(words[at + 1] ?? ""))
      parts.push({ link: ",", words: [], isJoined: false, isApart: true });
    else if (at > 0 && word === "of" && isDigits(words[at + 1] ?? "") && isCurrency(words[at + 2] ?? "")) {
      parts.push({ link: "worth", words: [], isJoined: false, isApart: false });
      continue;
    } else if (at > 0 && /^≤|–/.test(word)) parts.push({ link: "of", words: [], isJoined: false, isApart: false });
    parts.at(-1)?.words.push(word);
  }
  return parts;
}

/** "From 34 to 21 days" and "from 34 days to 21" name the unit twice. */
function shareUnits(parts: Part[]) {
  for (const [at, to] of parts.entries()) {
    const from = parts[at - 1];
    if (to.link !== "to" || from?.link !== "from") continue;
    const [low, high] = [from.words, to.words];
    if (!/^\d/.test(low[0] ?? "") || !/^\d/.test(high[0] ?? "")) continue;
    if (low.length === 1 && high.length > 1) from.words = [...low, ...high.slice(1)];
    else if (high.length === 1 && low.length > 1) to.words = [...high, ...low.slice(1)];
    const by = parts[at - 2];
    if (low.length > 1 || high.length > 1 || by?.link !== "by" || !isDigits(by.words[0] ?? "")) continue;
    const unit = by.words[1] === "percentage" ? ["%"] : by.words.slice(1);
    from.words = [...low, ...unit];
    to.words = [...high, ...unit];
  }
}

/** In what mode a phrase begins another deed, if it does. */
function modeOf({ link, words }: Piece, before: Deed): Mode | undefined {
  const [verb = "", ...object] = words;
  const readings = verbReadings(verb);
  const isIng = readings.some(({ form }) => form === "ing");
  if (link === "that") return readings.some(({ form }) => form !== "ing") ? "that" : undefined;
  if (/^(by|through)$/.test(link) && isIng) return "by";
  if (/^(while|when)$/.test(link) && isIng) return "beside";
  if (link !== "&" || verb === "") return undefined;
  const forms = new Set(verbReadings(before.verb).map(({ form }) => form));
  const isSecond = readings.some(
    ({ form, lemma }) =>
      form !== "third" && forms.has(form) && (isKnownVerb(lemma) || (form !== "ing" && showsVerb(object))),
  );
  if (isSecond) return before.mode;
  return isIng && readings.some(({ lemma }) => isKnownVerb(lemma)) && before.mode !== "by" ? "beside" : undefined;
}
