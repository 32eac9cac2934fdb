import { withoutLightVerb } from "../words/light-verbs.ts";
import { isLink } from "../words/link-classes.ts";
import { rememberedOf } from "../words/remembered.ts";
import { describing, showsVerb } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Bullet } from "./bullet.ts";
import { countedBefore, deedBefore, isNoThing, joinedBefore } from "./bullet-joining.ts";
import { type Joins, Parser } from "./bullet-parser.ts";
import { addJoined, addObject, addRelative, objectIn } from "./bullet-phrases.ts";
import {
  isForm,
  isSureVerb,
  joints,
  withBounds,
  withFrontBehind,
  withHelpedDeed,
  withoutAuxiliary,
  withRanges,
} from "./bullet-words.ts";

/** One line of a sentence is held against many statements, and the other way round. */
const sure = rememberedOf((words: string[]) => readBullets(words, true));
const open = rememberedOf((words: string[]) => readBullets(words, false));

/** Both ways to read a line where it is not sure whether its first word is a verb. */
export const bulletsOf = (words: string[], isVerbSure: boolean): Bullet[] => (isVerbSure ? sure : open)(words);

/** "Filing of receipts and preparation of reports" as two deeds. Of a statement, it may be one of "management of filing and ...". */
export const bulletsOfNouns = rememberedOf((words: string[]): Bullet[] =>
  [parse(words, false, { joinsNouns: true })]
    .filter((bullet) => bullet !== undefined)
    .filter(({ deeds }) => deeds.filter(({ isVerb }) => !isVerb).length > 1),
);

const ofKinds = (words: string[], isVerbSure: boolean) =>
  readBullets(words, isVerbSure, true).filter(({ pairs }) => pairs.length > 0);
const kindsSure = rememberedOf((words: string[]) => ofKinds(words, true));
const kindsOpen = rememberedOf((words: string[]) => ofKinds(words, false));

/** "Sales and stock reports" as reports of both kinds, not as sales. */
export const bulletsOfKinds = (words: string[], isVerbSure: boolean): Bullet[] =>
  words.includes("and") ? (isVerbSure ? kindsSure : kindsOpen)(words) : none;

const none: Bullet[] = [];

function readBullets(given: string[], isVerbSure: boolean, joinsKinds = false): Bullet[] {
  const told = withHelpedDeed(withFrontBehind(withoutAuxiliary(given)));
  const [first = "", ...rest] = told;
  const isVerb =
    verbReadings(first).length > 0 &&
    (isVerbSure || isSureVerb(first, rest) || isForm(first, "base")) &&
    (!describing.test(first) || showsVerb(rest));
  const parsed = [
    ...(isVerb ? [parse(told, true, { joinsKinds })] : []),
    ...(!isVerb || (!isVerbSure && !isForm(first, "past")) ? [parse(told, false, { joinsKinds })] : []),
  ];
  return parsed.filter((bullet) => bullet !== undefined).flatMap((bullet) => [bullet, ...withoutLightVerb(bullet)]);
}

function parse(given: string[], isVerbFirst: boolean, joins: Joins): Bullet | undefined {
  const parser = new Parser(joins);
  let link = "";
  let pending: string[] = [];
  const flush = () => {
    if (pending.length > 0 && !addChunk(parser, link, pending, isVerbFirst)) return false;
    pending = [];
    return true;
  };
  const words = withRanges(withBounds(given));
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "i") continue;
    const isJoint = joints.test(word);
    if (!isJoint && !isLink(word) && !/^(that|who)$/.test(word)) {
      pending.push(word);
      continue;
    }
    parser.next = word;
    // "Births without under supervision": nothing hangs on the first of two links, nor on one at the end.
    if (pending.length === 0 && hangs(words[at - 1])) return undefined;
    if (!flush() || parser.bullet.chunks.length === 0) return undefined;
    link = isJoint && joints.test(words[at + 1] ?? "") ? link : isJoint ? (word === "," ? "," : "&") : word;
    if (isJoint && words[at + 1] === "and") {
      link = "&";
      at++;
    }
  }
  return !hangs(words.at(-1)) && flush() && parser.bullet.deeds.length > 0 ? parser.bullet : undefined;
}

const hangs = (word = "") => isLink(word) && !joints.test(word);
/** "On building sites", "at training centres" */
const placed =
  /^(?:site|area|zone|room|class|classe|session|meeting|department|hall|school|centre|center|home|shop|hour|station|club|pool|industry|sector|trade|ground|yard|theatre|line)s?$/;
const nesting = /^(by|while|when|after|before|through|for|in|of|without|from|into|with|using|on)$/;

function addChunk(parser: Parser, link: string, words: string[], isVerbFirst: boolean): boolean {
  const [first = "", ...rest] = words;
  const { deed, lastHead } = parser;
  if (deed === undefined || lastHead === undefined) return addFirst(parser, words, isVerbFirst);
  const root = deed.roots[0] ?? 0;
  const both = [lastHead, root].filter((head, index, all) => all.indexOf(head) === index);
  const onBoth = both.map((head) => ({ head, link }));
  if (link === "that" || link === "who") return addRelative(parser, words);
  const isInfinitive = link === "to" && isForm(first, "base") && !isNumber(first) && isSureVerb(first, rest);
  const isPlace = /^(?:on|at|in)$/.test(link) && /ing$/.test(first) && placed.test(rest.at(-1) ?? "");
  if (isInfinitive || (nesting.test(link) && isForm(first, "ing") && !isPlace)) {
    parser.startDeed(first, isInfinitive ? "to do" : link, onBoth, deed.subjects);
    return addObject(parser, rest);
  }
  const before = link === "&" || link === "," ? deedBefore(first, rest, parser.bullet) : undefined;
  if (before) {
    const isBare = parser.bullet.nodes.at(-1) === parser.bullet.nodes[root];
    const waiting = isBare && link === "&" ? [...parser.waiting, root] : [];
    parser.startDeed(first, before.link, parser.bullet.nodes[before.roots[0] ?? 0]?.heads ?? [], before.subjects);
    parser.waiting = waiting;
    return addObject(parser, rest);
  }
  if (link === "," && isForm(first, "ing") && isSureVerb(first, rest) && deed.isVerb) {
    parser.startDeed(first, "while", [{ head: root, link: "while" }], deed.subjects);
    return addObject(parser, rest);
  }
  if (link === "&" || link === ",") return addJoined(parser, link, words);
  const object = objectIn(parser.bullet);
  if (link === "of" && words[0] === "whom")
    return parser.addName(words, link, () => countedBefore(parser.bullet)) !== undefined;
  if (link === "of") return parser.addName(words, link, () => joinedBefore(parser.bullet, lastHead)) !== undefined;
  // "Contracts with operators worth two million"
  if (link === "worth" && object !== undefined && isNoThing(parser.bullet, lastHead))
    return parser.addName(words, link, () => [{ head: object, link }, ...onBoth]) !== undefined;
  const heads = [...onBoth, ...(object === undefined || both.includes(object) ? [] : [{ head: object, link }])];
  return parser.addName(words, link, () => heads) !== undefined;
}

function addFirst(parser: Parser, words: string[], isVerbFirst: boolean): boolean {
  const [first = "", ...rest] = words;
  const [second = "", ...behind] = rest;
  // "TIG-welded the pipes"
  if (isVerbFirst && !isSureVerb(first, rest) && isForm(second, "past", "ing") && behind.length > 0) {
    const root = parser.startDeed(second, "", []);
    parser.addName([first], "", () => [{ head: root, link: "" }]);
    return addObject(parser, behind);
  }
  if (isVerbFirst) {
    parser.startDeed(first, "", []);
    return addObject(parser, rest);
  }
  parser.bullet.deeds.push({ roots: [], isVerb: false, link: "", subjects: undefined });
  const head = parser.addName(words, "", () => []);
  if (head !== undefined) parser.deed?.roots.push(head);
  return head !== undefined;
}
