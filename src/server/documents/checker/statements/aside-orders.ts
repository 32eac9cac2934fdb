import { isPersonName } from "../words/describing-words.ts";
import { article, endOfName, type Order } from "../words/name-bounds.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";
import { isNumber } from "../words/word-reading.ts";
import { couldBe, headOf, type Named } from "./pronouns.ts";

const bound = "(?:approximately|up to|at least|more than|an average of)";
const opening = new RegExp(
  `^(?:(?:mostly|mainly|usually|often|typically|including|especially|particularly) |so far |(?:of whom|that|who) |${bound} \\d|\\d+ (?:times|\\S+s) per |\\d+ per |(?:twice|once) per )`,
);
/** What would be another deed without it: who else did it, how much of it was done at all. */
const turning =
  /(?<!\S)(?:not|never|no|nobody|none|neither|nor|failed|rejected|refused|cancelled|canceled|unpaid|draft|planned|proposed|never|under|supervised|supervision|guidance|help|helped|helping|assisted|with|without|together|shared|jointly|partly|half|part|only|simulated|simulation|test|pilot|trial|as|(?<=\d )(?:days?|hours?|mornings?|afternoons?|evenings?|nights?|weeks?|months?|weekends?|shifts?)|(?<!(?:used|attended|read|visited|seen|adopted) )by|until|unless|if|but|however|although|later|nearly|almost)(?!\S)/;

const turningPart =
  /(?<!\S)(?:not|never|no|none|as|under|supervision|guidance|helped|assisted|jointly|together|only|by)(?!\S)/;

interface Aside {
  before: string[];
  aside: string[];
  behind: string[];
}

/** What stands between commas or behind the last one, where nothing is listed by them. */
function asidesIn(words: string[]): Aside[] {
  return words.flatMap((word, at) => {
    if (word !== "," || at < 2 || words[at + 1] === "and") return [];
    const comma = words.indexOf(",", at + 1);
    const end = comma < 0 ? words.length : comma;
    const aside = words.slice(at + 1, end);
    const behind = words.slice(end + 1);
    return aside.length < 2 || behind[0] === "and" ? [] : [{ before: words.slice(0, at), aside, behind }];
  });
}

/** "Contracts with operators, mostly from France, worth a million" without where they are from. */
export const withoutAside: Order = (words) =>
  asidesIn(words).flatMap(({ before, aside, behind }) => {
    const text = aside.join(" ");
    const isPart = /^(?:including|of whom) /.test(text) && !turningPart.test(text);
    const isPlain = isPart || compared.test(text) || (opening.test(text) && !turning.test(text));
    return isPlain ? [[...before, ...behind]] : [];
  });

/** "35 customers, ten more than planned" */
const compared =
  /^(?:(?:approximately )?\d+(?: \S+){0,2} )?(?:more|fewer|less|above|below|over|under|ahead of)(?: than)? (?:planned|expected|agreed|budgeted|required|(?:the )?(?:plan|target|budget|average|(?:previous )?year before|previous year))$/;

const isDeed = (word = "") => verbReadings(word).some(({ form }) => form === "past" || form === "base");
const rate =
  /^(?:(usually|typically|normally|generally) )?((?:approximately |up to |at least |more than |an average of )?\d+(?: to \d+)?) per (\S+)$/;

/** "Review drawings before release, usually about 25 a week" as "usually review about 25 drawings a week before release". */
export const countedAside: Order = (words) =>
  asidesIn(words).flatMap(({ before, aside, behind }) => {
    const [, manner, count = "", per = ""] = rate.exec(aside.join(" ")) ?? [];
    const [verb = "", ...rest] = before;
    const end = endOfName(rest, 0);
    const object = rest.slice(0, end);
    const isCountable = object.length > 0 && /s$/.test(object.at(-1) ?? "") && !object.some(isNumber);
    if (!count || behind.length > 0 || !isDeed(verb) || !isCountable || article.test(object[0] ?? "")) return [];
    const told = [verb, ...count.split(" "), ...object, "per", per, ...rest.slice(end)];
    return manner ? [[manner, ...told]] : [told];
  });

const trained = /^(?:so far )?((?:approximately |more than |at least )?\d+) (\S+)(?: (.+))?$/;

/** "I train staff of partners in rules, so far 64 people" as "trained 64 people in rules". */
export const reachedSoFar: Order = (words) =>
  asidesIn(words).flatMap(({ before, aside, behind }) => {
    const [, count = "", noun = "", rest = ""] = aside[0] === "so" ? (trained.exec(aside.join(" ")) ?? []) : [];
    const [verb = "", ...others] = before;
    const end = others.findIndex((word) => prepositions.has(word));
    const object = others.slice(0, endOfName(others, 0));
    const isSame = object.at(-1) === noun || (isPersonName(object.at(-1) ?? "") && isPersonName(noun));
    if (!count || behind.length > 0 || !isDeed(verb) || !isSame || others.includes("and")) return [];
    const circumstances = end < 0 ? [] : others.slice(end);
    const where = rest === "" ? [] : rest.split(" ");
    return [[inForm(verb, "past"), ...count.split(" "), noun, ...where, ...circumstances]];
  });

/** "Newsletter to 560 readers: raised the opening rate" as "raised the opening rate of a newsletter to 560 readers". */
export const ofTopic: Order = (words) => {
  const comma = words.indexOf(",");
  const topic = words.slice(0, Math.max(comma, 0));
  const [verb = "", ...rest] = words.slice(comma + 1);
  const isPast = verbReadings(verb).some(({ form }) => form === "past");
  const isName = topic.every((word) => word !== "i" && verbReadings(word).every(({ form }) => form !== "past"));
  const end = endOfName(rest, article.test(rest[0] ?? "") ? 1 : 0);
  if (comma < 1 || comma > 6 || !isPast || !isName || end < 1 || rest.includes(",")) return [];
  return ["of", "for"].map((link) => [verb, ...rest.slice(0, end), link, ...topic, ...rest.slice(end)]);
};

/** "An assistant and, from May to June, an intern" as "an assistant and an intern from May to June". */
export const interposed: Order = (words) =>
  words.flatMap((word, at) => {
    const comma = words.indexOf(",", at + 2);
    if (word !== "and" || words[at + 1] !== "," || comma < 0 || !prepositions.has(words[at + 2] ?? "")) return [];
    const end = endOfName(words, article.test(words[comma + 1] ?? "") ? comma + 2 : comma + 1);
    const [between, item] = [words.slice(at + 2, comma), words.slice(comma + 1, end)];
    return [[...words.slice(0, at + 1), ...item, ...between, ...words.slice(end)]];
  });

/** "Wrote reports and discussed them with parents" with "reports" for "them". */
export const named: Order = (words) => {
  const at = words.findIndex((word, index) => /^(it|them)$/.test(word) && isPast(words[index - 1]));
  const joint = words[at - 2] ?? "";
  const start = article.test(words[1] ?? "") ? 2 : 1;
  const object = words.slice(1, endOfName(words, start));
  const isSeveral = /(?<!s)s$|^(people|children|staff)$/.test(object.at(-1) ?? "");
  const isOne = words.filter((word) => /^(it|them)$/.test(word)).length === 1;
  if (at < 3 || joint !== "and" || object.length < start || isSeveral !== (words[at] === "them") || !isOne) return [];
  if (isEither(words[at] ?? "", words.slice(0, at - 2))) return [];
  return [[...words.slice(0, at), ...object, ...words.slice(at + 1)]];
};

/** "Compared the machines with the drawings and corrected them": nobody knows which. */
function isEither(pronoun: string, before: string[]): boolean {
  const [object, ...others] = couldBe(pronoun, before);
  const isOne = (thing: Named) => isPersonName(headOf(thing));
  return (
    object !== undefined &&
    others.some((other) => /^(?:with|against|to|and|for)$/.test(other.link) && isOne(other) === isOne(object))
  );
}

const isPast = (word = "") => verbReadings(word).some(({ form }) => form === "past");

/** "Set up a club, for which I raised 2,300" as "set up a club, raising 2,300". */
export const ownRelative: Order = (words) =>
  words.flatMap((word, at) => {
    const [link = "", that, i, verb = "", ...rest] = words.slice(at + 1);
    if (word !== "," || !/^(for|with|in)$/.test(link) || that !== "that" || i !== "i" || !isPast(verb)) return [];
    return [[...words.slice(0, at + 1), inForm(verb, "ing"), ...rest]];
  });

/** "Held the fair in 2015 and 2016 with a budget of 20,000 each" without what each of them had. */
export const withoutEach: Order = (words) => {
  const [, told] =
    /^(.+?)(?: ,)? (?:with|for|at) (?!.* (?:with|for|at|and|by) )(?:\S+ ){0,3}\d(?: ?\S+){0,2} each$/.exec(
      words.join(" "),
    ) ?? [];
  return told === undefined || /(?:^| )(?:each|every|with)(?: |$)/.test(told) ? [] : [told.split(" ")];
};

/** "A sheet that is two pages long" as "a two-page sheet". */
export const measured: Order = (words) => {
  const told =
    /^(\S+ (?:(?:an?|the) )?)(.+?)(?: ,)? that (?:is|was) (\d\S*) (\S+?)s? (?:long|wide|high|deep|tall|thick)( .+)?$/.exec(
      words.join(" "),
    );
  const [, start = "", what = "", count = "", unit = "", rest = ""] = told ?? [];
  return told && isDeed(words[0]) ? [`${start}${count} ${unit} ${what}${rest}`.split(" ")] : [];
};
