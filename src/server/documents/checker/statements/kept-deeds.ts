import { isPersonName } from "../words/describing-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { showsVerb } from "../words/verb-agreement.ts";
import { isOnlyPast, verbReadings } from "../words/verb-reading.ts";
import { changing } from "./deed-reading.ts";
import { isTold } from "./kept-asides.ts";
import { headOf, namedIn } from "./pronouns.ts";

/**
 * Whether the deed that a line tells is one of the statement's and keeps what makes it that deed: "used and rented cars" were not rented by
 * the person, who "read them" does not read, and "took medication to patients" is not "took medication".
 */
export function keepsDeeds(said: string[], held: string[]): boolean {
  const told = /^(?:have|had|been)$/.test(said[0] ?? "") ? said.slice(1) : said;
  return isSentence(said) && isDeedThere(told, held) && keepsObject(told, held) && keepsDestination(told, held);
}

const joint = /^(?:,|and)$/;
const subordinate = /^(?:that|who|whom|whose|also|then|now|currently|later|once|ever|only)$/;
const front = /ly$|^[a-z]+ing$|^(?:each|every|twice|once|together|up|at|besides|having|then|there|here|today|\d.*)$/;

/** "Prices I negotiate with suppliers" is a thing and no sentence. */
function isSentence(said: string[]): boolean {
  const at = said.indexOf("i", 1);
  const before = said[at - 1] ?? "";
  if (at < 0 || joint.test(before) || subordinate.test(before) || prepositions.has(before)) return true;
  return said.includes("that") || prepositions.has(said[0] ?? "") || front.test(said[0] ?? "");
}

const lemmasOf = (word: string) => verbReadings(word).map(({ lemma }) => lemma);
const isSameVerb = (said: string, held: string) => {
  const lemmas = lemmasOf(held);
  return said === held || lemmasOf(said).some((lemma) => lemmas.includes(lemma));
};
const isPast = (word = "") => verbReadings(word).some(({ form }) => form === "past");

/** Behind "and", a form that may only describe the noun after it is no deed: "managed shelves and stored goods". */
function isDeedThere(said: string[], held: string[]): boolean {
  const [verb = ""] = said;
  if (verbReadings(verb).length === 0 || !isPast(held[0]) || isSameVerb(verb, held[0] ?? "")) return true;
  const places = held.flatMap((word, at) => (at > 0 && isSameVerb(verb, word) ? [at] : []));
  return places.length === 0 || !places.every((at) => mayDescribe(held, at));
}

function mayDescribe(held: string[], at: number): boolean {
  const [word = "", next = ""] = held.slice(at);
  const joined = joint.test(held[at - 1] ?? "");
  if (lemmasOf(word).some((lemma) => deedOnly.test(lemma)) || isMeasured(held.slice(at))) return false;
  if (!joined || !isParticiple(word) || isShared(held, at)) return false;
  // "Sorted letters for lawyers and delivered parcels": the parcels are beside no lawyers.
  if (isPersonName(held[at - 2] ?? "") && !isPersonName(headOf(namedIn(held.slice(at))[0] ?? { link: "", words: [] })))
    return false;
  return (
    next !== "" && !showsVerb(held.slice(at + 1)) && !/^(?:it|them|i|,|and)$/.test(next) && !prepositions.has(next)
  );
}

/** "Conducted interviews" and "answered calls" are no kinds of them. */
const deedOnly =
  /^(?:conduct|answer|recruit|book|handl|handle|advis|advise|achiev|achieve|implement|perform|arrang|arrange|present|coordinat|coordinate|resolv|resolve|greet|welcom|welcome|carry|explain|calculat|calculate|contact|encourag|encourage|investigat|investigate|discuss|evaluat|evaluate|inform)$/;

/** "Reduced turnover from 30 to 18 %", but no "reduced prices". */
function isMeasured([verb = "", ...rest]: string[]): boolean {
  const end = rest.findIndex((word) => joint.test(word));
  return (
    lemmasOf(verb).some((lemma) => changing.test(lemma)) &&
    / (?:from|by|to) \d/.test(rest.slice(0, end < 0 ? undefined : end).join(" "))
  );
}

/** "Wrote" and "drove" are deeds wherever they stand. */
const isParticiple = (word: string) => isPast(word) && !isOnlyPast(word);

/** "Hired and trained nurses": the first verb has no other object. */
const isShared = (held: string[], at: number) =>
  held
    .slice(0, at)
    .every((word, index) => joint.test(word) || (isPast(word) && (index === 0 || joint.test(held[index - 1] ?? ""))));

/** What somebody does also without a thing that it is done to. */
const alone =
  /^(?:work|teach|cook|bake|clean|translate|interpret|paint|draw|sew|weld|sing|garden|coach|perform|play|program|photograph|advis|advise|consult|negotiat|negotiate|volunteer|serve|help|assist|support|lectur|lecture|speak|travel|write|report|care|look|answer|respond|publish|deal|mov|move|talk|edit)$/;
const noObject = /^(?:every|each|per|once|twice|daily|weekly|monthly|,|and)$/;

/** "I read every Friday" is not "read them every Friday". */
function keepsObject(said: string[], held: string[]): boolean {
  const [verb = "", next = ""] = said;
  if (
    said.length < 2 ||
    !(noObject.test(next) || prepositions.has(next)) ||
    lemmasOf(verb).some((lemma) => alone.test(lemma))
  )
    return true;
  if (joint.test(next) && isPast(said[2])) return true;
  const at = held.findIndex((word) => isSameVerb(verb, word));
  const [object] = at < 0 ? [] : namedIn(held.slice(at));
  return (
    object === undefined || object.link !== "" || noObject.test(held[at + 1] ?? "") || isTold(headOf(object), said)
  );
}

/** Which link makes a verb what it is there. */
const destined: [verb: RegExp, link: RegExp][] = [
  [/^(?:take|bring)$/, /^(?:to|into|off|through)$/],
  [/^(?:introduc|introduce|treat|devot|devote|dedicat|dedicate|subject|leave|show|run|add)$/, /^(?:to|into)$/],
  [/^(?:lead|direct|see|walk|set)$/, /^(?:to|into|through|around)$/],
  [/^(?:put|turn|throw)$/, /^(?:to|into|onto|on|in)$/],
  [/^(?:keep|prevent|stop|discourag|discourage|save|free|ban|bar)$/, /^from$/],
  [/^(?:provid|provide|present|entrust)$/, /^with$/],
  [/^(?:limit|restrict|confin|confine)$/, /^to$/],
];

/** "Introduced pupils to chess" is not "introduced pupils". */
function keepsDestination(said: string[], held: string[]): boolean {
  const [verb = ""] = said;
  const at = held.findIndex((word) => isSameVerb(verb, word));
  const link = destined.find(([verbs]) => lemmasOf(verb).some((lemma) => verbs.test(lemma)))?.[1];
  if (at < 0 || !link) return true;
  const [object, next] = namedIn(held.slice(at));
  if (object?.link !== "" || next === undefined || !link.test(next.link) || !isTold(headOf(object), said)) return true;
  return isTold(headOf(next), said);
}
