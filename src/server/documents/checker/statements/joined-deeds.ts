import { isKnownVerb, turning } from "../words/equal-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { describing, showsVerb } from "../words/verb-agreement.ts";
import { type VerbForm, verbReadings } from "../words/verb-reading.ts";
import { leans, namedIn, withoutPronouns } from "./pronouns.ts";
import { relativeDeed } from "./relative-deeds.ts";

/** A deed that stands in a statement with others. */
export interface JoinedDeed {
  words: string[];
  /** Those that may only follow it: "and sold it". */
  leaning: string[][];
  /** Words that may not be left out. */
  needed: string[];
  /** Whether one of those that follow it must: what stands at the end of that may be said of both. */
  isBound: boolean;
}

const joint = /^(?:,|and)$/;
/** What follows may be the deed of somebody or something else, or no more than the aim of the deed before. */
const opening = /^(?:that|who|whom|whose|where|when|while|whilst|until|if|because|so|as|or|but|both|either)$/;
const helping =
  /^(?:help|assist|support|aid|learn|start|begin|try|plan|offer|continu|continue|agree|aim|prepare|train|let|enable|encourage|allow|teach|instruct|observ|observe|shadow|see|watch|be|have|get)$/;

/** The deeds that a statement joins, each with all that is said of it and nothing that is said of another. */
export function joinedDeeds(words: string[]): JoinedDeed[] {
  if (words.length > 60) return [];
  const relative = relativeDeed(words);
  if (relative) {
    const { first, second, short } = relative;
    return [plain(first, short ? [short] : []), plain(second)];
  }
  const timed = withOwnTime(words);
  if (timed.length > 0) return timed;
  const apart = besideOthers(words);
  if (apart) return [apart];
  const deeds = cutDeeds(words);
  return deeds.length > 0 ? deeds.flatMap((deed) => [deed, ...sharing(deed)]) : sharing(plain(words));
}

const plain = (words: string[], leaning: string[][] = []): JoinedDeed => ({
  ...{ words, leaning, needed: [], isBound: false },
});

function cutDeeds(words: string[]): JoinedDeed[] {
  const deeds = cut(words);
  return deeds.flatMap((deed, at) => {
    const [before, next] = [deeds[at - 1], deeds[at + 1]];
    const behind = next === undefined ? [] : [next, ...namedBehind(next, deed)];
    const isAlone = deeds.every((other, place) => other === deed || mayBeUntold(other, deed, place > at));
    if (!isAlone) return before || deeds.length > 2 ? [] : [{ ...plain(deed, behind), isBound: true }];
    const leaning = next && (leans(next) || refersBack(next)) ? behind : [];
    if (!before) return [plain(deed, leaning)];
    return isShown(deed) ? namedBehind(deed, before).map((told) => plain(told, leaning)) : [];
  });
}

/** The second of two deeds with the things that it only points to. */
function namedBehind(deed: string[], before: string[]): string[][] {
  const named = withoutPronouns(deed, before);
  if (named === undefined) return [];
  return refersBack(named) ? withWhatItIsOf(named, before) : [named];
}

/** Each verb of several with the object that they share. */
function sharing({ words }: JoinedDeed): JoinedDeed[] {
  const all = sharedObject(words);
  const [first = [], second] = all;
  const end = first.findIndex((word, at) => at > 0 && prepositions.has(word));
  const short =
    second && all.length === 2 && end > 1 ? [{ ...plain(first.slice(0, end), [second]), isBound: true }] : [];
  return [...all.map((told) => plain(told)), ...short];
}

const formsOf = (word: string): Set<VerbForm> => new Set(verbReadings(word).map(({ form }) => form));

/** In which forms a word is surely the verb that a statement begins with. */
function formsOfFirst([first = "", ...rest]: string[]): Set<VerbForm> {
  const readings = verbReadings(first).filter(
    ({ form, lemma }) =>
      form !== "third" &&
      (form !== "base" || isKnownVerb(lemma) || showsVerb(rest)) &&
      (!describing.test(first) || showsVerb(rest)),
  );
  // "Cut" and "set up" may be either.
  return new Set(readings.map(({ form }) => form));
}

/** Whether a word behind "and" is one more verb of the same form. */
function isVerb(words: string[], at: number, forms: Set<VerbForm>): boolean {
  const [word = "", ...rest] = words.slice(at);
  return verbReadings(word).some(
    ({ form, lemma }) =>
      forms.has(form) && !describing.test(word) && (isKnownVerb(lemma) || showsVerb(rest) || form === "past"),
  );
}

/** "And stored goods" may be what was managed with the rest; "and stored the goods" is a deed. */
function isShown([verb = "", ...rest]: string[]): boolean {
  const [next = ""] = rest;
  if (showsVerb(rest) || /^(?:it|them)$/.test(next) || prepositions.has(next)) return true;
  return /#/.test(verb) || verbReadings(verb).every(({ form, lemma }) => form === "base" && isKnownVerb(lemma));
}

function cut(words: string[]): string[][] {
  const forms = formsOfFirst(words);
  if (forms.size === 0) return [];
  const isOpen = forms.has("base") || forms.has("ing");
  if (isOpen && verbReadings(words[0] ?? "").some(({ lemma }) => helping.test(lemma))) return [];
  const deeds: string[][] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? "";
    if (opening.test(word)) return [];
    // "To plan menus and cook", "by planning menus and cooking"
    if (isOpen && prepositions.has(word) && takesDeed(words[at + 1] ?? "", word, forms)) return [];
    if (!joint.test(word)) continue;
    // "Planned and, with a contractor, built": that was not done alone.
    if (word === "and" && words[at + 1] === "," && prepositions.has(words[at + 2] ?? "")) return [];
    const next = joint.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    if (!isVerb(words, next, forms)) continue;
    if (at - start < 2) continue;
    deeds.push(words.slice(start, at));
    start = next;
    at = next;
  }
  return deeds.length === 0 || words.length - start < 2 ? [] : [...deeds, words.slice(start)];
}

const takesDeed = (word: string, link: string, forms: Set<VerbForm>) =>
  (link === "to" && forms.has("base") && verbReadings(word).some(({ form }) => form === "base")) ||
  (link !== "to" && forms.has("ing") && formsOf(word).has("ing"));

const limits =
  /^(?:not|no|never|without|only|under|supervision|guidance|supervised|deputy|acting|interim|mock|pilot|draft|trial|simulat\w+|temporarily|occasionally|sometimes|rarely|jointly|alone|behalf|absence|voluntar\w+|unpaid|total|altogether|combined|respectively|both|either|or|each|every|all)$/;
const days =
  /^(?:days?|hours?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|months?|summers?|winters?|seasons?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|occasions?|times|once|twice|fifth|fourth|third|second|first)$/;

const isTimed = (deed: string[]) => deed.some((word) => days.test(word) || word === "per");

/** Whether a deed may stay untold: nothing in it limits the one that is told. */
function mayBeUntold(other: string[], told: string[], isBehind: boolean): boolean {
  if (other.some((word) => limits.test(word))) return false;
  if (!isBehind)
    return !other.some((word) => turning.has(word) && /^(?:intern|trainee|volunteer|assistant)$/.test(word));
  // What stands at the end may be said of all.
  const object = namedIn(other)[0];
  const end = other.slice(1 + (object?.link === "" ? object.words.length : 0));
  if (end.some((word) => turning.has(word))) return false;
  return !isTimed(end) || isTimed(told);
}

/** "Cleaned and set up the machine between products" */
function sharedObject(words: string[]): string[][] {
  const forms = formsOfFirst(words);
  const verbs = [0];
  let at = 1;
  while (joint.test(words[at] ?? "")) {
    const next = joint.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    if (!isVerb(words, next, forms)) return [];
    verbs.push(next);
    at = next + 1;
  }
  const rest = words.slice(at);
  const isPlain = !rest.some((word) => limits.test(word) || opening.test(word) || /^(?:by|,)$/.test(word));
  if (verbs.length < 2 || rest.length < 1 || !isPlain || cutsAgain(words, at, forms)) return [];
  if (prepositions.has(rest[0] ?? "") || verbs.some((verb) => isHelp(words[verb] ?? ""))) return [];
  return verbs.map((verb) => [words[verb] ?? "", ...rest]);
}

const cutsAgain = (words: string[], from: number, forms: Set<VerbForm>) =>
  words.some((word, at) => at >= from && joint.test(word) && isVerb(words, at + 1, forms));

const isHelp = (word: string) => turning.has(word) || verbReadings(word).some(({ lemma }) => helping.test(lemma));

/** "Supervise one assistant and, from January to June, an intern" */
function withOwnTime(words: string[]): JoinedDeed[] {
  const at = words.findIndex(
    (word, index) =>
      index > 1 && word === "and" && words[index + 1] === "," && prepositions.has(words[index + 2] ?? ""),
  );
  const end = at < 0 ? -1 : words.indexOf(",", at + 2);
  const [first = ""] = words;
  if (end < 0 || formsOfFirst(words).size === 0) return [];
  const [one, time, other] = [words.slice(0, at), words.slice(at + 2, end), words.slice(end + 1)];
  const isOpen = [...one, ...other].some((word) => joint.test(word) || opening.test(word) || prepositions.has(word));
  if (isOpen || other.length === 0 || !/^(?:an?|the|\d.*|my)$/.test(other[0] ?? "")) return [];
  return [plain(one), { ...plain([first, ...other, ...time]), needed: time.filter((word) => !prepositions.has(word)) }];
}

/** "Approved claims of up to 2,000 €; larger ones were decided by my manager": the whole of it says where it ends. */
function besideOthers(words: string[]): JoinedDeed | undefined {
  const at = words.indexOf(",");
  const behind = words.slice(at + 1);
  const was = behind.findIndex((word) => /^(?:was|were)$/.test(word));
  const isOthers =
    at > 2 && was > 0 && was < 6 && !behind.slice(0, was).some((word) => /^(?:i|that|who|of|and|,)$/.test(word));
  if (!isOthers || behind.includes(",") || !behind.includes("by") || formsOfFirst(words).size === 0) return undefined;
  const [verb, ...rest] = words.slice(0, at);
  return verb === undefined
    ? undefined
    : { ...plain([verb, ...rest]), needed: rest.filter((word) => !prepositions.has(word)) };
}

const reports = /^(?:results|findings|conclusions|outcome|outcomes)$/;
const asking =
  /^(?:evaluat|analys|analyz|test|survey|measur|conduct|perform|research|study|compar|audit|assess|review|investigat|examin|run|inspect)e?$/;

/** "Evaluated a survey and presented the results": they are the survey's. */
const refersBack = (deed: string[]) =>
  deed.some((word, at) => reports.test(word) && deed[at - 1] === "the" && deed[at + 1] !== "of");

function withWhatItIsOf(deed: string[], before: string[]): string[][] {
  const at = deed.findIndex((word) => reports.test(word));
  const [object] = namedIn(before);
  const isAsked = verbReadings(before[0] ?? "").some(({ lemma }) => asking.test(lemma));
  return isAsked && object?.link === ""
    ? [[...deed.slice(0, at + 1), "of", ...object.words, ...deed.slice(at + 1)]]
    : [];
}
