import { isPersonName } from "../words/describing-words.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { textOf } from "../words/text-of.ts";
import { showsVerb } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";

/** Whether nothing that others did, or that happened by itself, is told as the person's own deed. */
export const keepsSubject = (said: string[], held: string[]): boolean =>
  keepsOthers(said, held) &&
  keepsHappening(said, held) &&
  keepsTraining(said, held) &&
  keepsCompanion(said, held) &&
  keepsRate(said, held) &&
  keepsCountedAside(said, held);

const pasts = (word: string) => verbReadings(word).filter(({ form }) => form === "past");
const groups =
  /^(?:team|crew|group|staff|company|firm|department|school|choir|band|board|council|committee|club|association|office|agency|squad|orchestra|class|partnership|cooperative)s?$/;
const determiner = /^(?:an?|the|my|our|all|each|every|this|these|their|me|us)$/;

/** Where the verb stands of which the words before are the subject. */
function verbAt(words: string[], mayBeDoing: boolean): number {
  const [first = ""] = words;
  const isOwn =
    first === "i" ||
    verbReadings(first).some(({ form, lemma }) =>
      form === "ing" ? mayBeDoing : form === "past" || (form === "base" && isKnownVerb(lemma)),
    );
  if (isOwn && !/^(?:we|they|he|she)$/.test(first)) return -1;
  const end = words.findIndex((word) => word === "," || word === "and" || prepositions.has(word));
  return words.findIndex((word, at) => at > 0 && (end < 0 || at < end) && pasts(word).length > 0);
}

/** "We harvested apples", "my manager trained two colleagues": nobody knows what the person did of it. */
function keepsOthers(said: string[], held: string[]): boolean {
  const at = verbAt(held, true);
  if (at < 1) return true;
  const subject = held[at - 1] ?? "";
  const next = held.slice(at + 1);
  const isSomebody = isPersonName(subject) || groups.test(subject);
  const isOthers =
    /^(?:we|they|he|she)$/.test(held[0] ?? "") || determiner.test(next[0] ?? "") || (isSomebody && showsVerb(next));
  const isOwnWork = held[0] === "my" && !isSomebody;
  return !isOthers || isOwnWork || said.includes(subject);
}

const byItself =
  /^(?:rise|climb|fall|drop|declin|decline|increas|increase|decreas|decrease|grow|doubl|double|tripl|triple|halv|halve|improv|improve|shrink)$/;

/** "Sales doubled" tells nothing of who doubled them, but for "by retraining the staff". */
function keepsHappening(said: string[], held: string[]): boolean {
  const next = held[verbAt(held, false) + 1];
  const at = verbAt(held, next !== undefined && !prepositions.has(next) && !/^(?:,|and)$/.test(next));
  const verb = held[at] ?? "";
  const isMeant = held.some((word, index) => /^(?:by|through)$/.test(word) && /ing(?:#|$)/.test(held[index + 1] ?? ""));
  if (at < 1 || isMeant || !pasts(verb).some(({ lemma }) => byItself.test(lemma))) return true;
  const [first = "", second = ""] = said[0] === "i" ? said.slice(said[1] === "have" ? 2 : 1) : said;
  return !isChange(/^(?:over|more|almost|nearly)$/.test(first) ? second : first);
}

const isChange = (word: string) =>
  verbReadings(word).some(({ lemma }) =>
    /^(?:over)?(?:grow|doubl|double|tripl|triple|quadruple|halv|halve|improv|improve|shrink|rais|raise|increas|increase|expand|boost|reduc|reduce|cut|lower|decreas|decrease|shorten)$/.test(
      lemma,
    ),
  );

/** "Laundry manager in training" */
const keepsTraining = (said: string[], held: string[]): boolean =>
  !held.some((word, at) => at > 0 && word === "in" && /^(?:training|progress)$/.test(held[at + 1] ?? "")) ||
  said.includes("training") ||
  said.includes("progress") ||
  !held.slice(0, held.indexOf("in")).some((word) => isPersonName(word) && said.includes(word));

const things =
  /(?:meter|printer|computer|scanner|mixer|laser|trailer|tractor|digger|loader|cutter|hammer|router|blower|sander|grinder|mower|harvester|container|paper|water|timer|counter|buffer|partner|lifter|folder|ladder|letter|number|power|order|filter|polymer|driver|layer|cover|shutter|roller|spanner|spray|wire|tracker|sensor|motor|compressor|projector)s?$/;
const among = /^(?:with|alongside|together|jointly|team|group|among|one)$/;
const opposite =
  /^(?:negotiat|agree|sign|conclud|clos|discuss|meet|met|speak|talk|correspond|consult|arrang|organis|organiz|schedul)/;

/** "Prepared the accounts for the auditor with the bookkeeper", "drew maps in pairs": not alone. */
function keepsCompanion(said: string[], held: string[]): boolean {
  if (said.some((word) => among.test(word)) || opposite.test(held[0] ?? "")) return true;
  return held.every((word, at) => {
    const next = held.slice(at + 1);
    if (word === "in" && /^(?:pairs|tandem)$/.test(next[0] ?? "")) return said.includes(next[0] ?? "");
    if (word !== "with" || at < 3 || !/^(?:an?|the|my|our|another|2|3|4|5)$/.test(next[0] ?? "")) return true;
    const end = next.findIndex((each) => each === "," || each === "and" || prepositions.has(each));
    const who = next.slice(0, end < 0 ? next.length : end).at(-1) ?? "";
    const isCompanion = (isPersonName(who) || /(?:wright|friend|wife)s?$/.test(who)) && !things.test(who);
    return (
      !isCompanion ||
      /^child/.test(who) ||
      said.includes(who) ||
      !(held[at - 1] === "," || held.slice(0, at).some((each) => /^(?:for|to|in|at|of)$/.test(each)))
    );
  });
}

const rated = /(?:^| )from \S+(?: \S+)? to \S+(?: \S+){0,2} per /;
const weekday = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)$/;

/** "From £1,200 to £900 a job" are 300 less for each of them, and what was so on Fridays was it on these alone. */
function keepsRate(said: string[], held: string[]): boolean {
  const text = textOf(held);
  const isByAmount = said.some((word, at) => word === "by" && /^\d/.test(said[at + 1] ?? "") && said[at + 2] !== "%");
  if (rated.test(text) && isByAmount && !said.includes("per")) return false;
  return (
    !/ from \d\S*(?: \S+)? to \d| by \d/.test(text) ||
    held.every((word) => !weekday.test(word) || said.some((each) => weekday.test(each)))
  );
}

/** "30 colours a day, up to 50 before Easter": before Easter alone they were 50, and never 30. */
function keepsCountedAside(said: string[], held: string[]): boolean {
  const [, count = "", tail = ""] =
    /^.* \d.* , (?:up to |at least |more than |approximately )?(\d+) (?:before|after|in|on|at|during|with|under) ([^,]+?)(?: ,)?$/.exec(
      textOf(held),
    ) ?? [];
  const last = tail.split(" ").at(-1) ?? "";
  if (count === "" || held.indexOf(count) !== held.lastIndexOf(count)) return true;
  return said.includes(count) === said.includes(last);
}
