import { withoutLightVerb } from "../words/light-verbs.ts";
import { isLink } from "../words/link-classes.ts";
import { describing, showsVerb } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Bullet, Deed, Node } from "./bullet.ts";
import { countedBefore, deedBefore, isNoThing, isSecondNoun, joinedBefore, takesNoDeed } from "./bullet-joining.ts";
import {
  currency,
  isForm,
  isSureVerb,
  joints,
  type Read,
  readName,
  withBounds,
  withFrontBehind,
  withHelpedDeed,
  withoutAuxiliary,
  withRanges,
} from "./bullet-words.ts";

const articleOf = ([word = ""]: string[]) => (word === "an" ? "a" : /^(the|a)$/.test(word) ? word : "");
/** One line of a sentence is held against many statements, and the other way round. */
const read = {
  ...{ sure: new WeakMap<string[], Bullet[]>(), open: new WeakMap<string[], Bullet[]>() },
  nouns: new WeakMap<string[], Bullet[]>(),
};

/** Both ways to read a line where it is not sure whether its first word is a verb. */
export function bulletsOf(words: string[], isVerbSure: boolean): Bullet[] {
  const known = read[isVerbSure ? "sure" : "open"];
  const bullets = known.get(words) ?? readBullets(words, isVerbSure);
  known.set(words, bullets);
  return bullets;
}

/** "Filing of receipts and preparation of reports" as two deeds. Of a statement, it may be one of "management of filing and ...". */
export function bulletsOfNouns(words: string[]): Bullet[] {
  const bullets = read.nouns.get(words) ?? [parse(words, false, true)].filter((bullet) => bullet !== undefined);
  const several = bullets.filter(({ deeds }) => deeds.filter(({ isVerb }) => !isVerb).length > 1);
  read.nouns.set(words, several);
  return several;
}

function readBullets(given: string[], isVerbSure: boolean): Bullet[] {
  const told = withHelpedDeed(withFrontBehind(withoutAuxiliary(given)));
  const [first = "", ...rest] = told;
  const isVerb =
    verbReadings(first).length > 0 &&
    (isVerbSure || isSureVerb(first, rest) || isForm(first, "base")) &&
    (!describing.test(first) || showsVerb(rest));
  const parsed = [
    ...(isVerb ? [parse(told, true)] : []),
    ...(!isVerb || (!isVerbSure && !isForm(first, "past")) ? [parse(told, false)] : []),
  ];
  return parsed.filter((bullet) => bullet !== undefined).flatMap((bullet) => [bullet, ...withoutLightVerb(bullet)]);
}

class Parser {
  readonly bullet: Bullet = { nodes: [], deeds: [], chunks: [], light: undefined };
  /** Verbs that wait for the object of the next one: "cut and coloured hair". */
  waiting: number[] = [];
  /** What follows the words that are being added. */
  next = "";
  readonly joinsNouns: boolean;

  constructor(joinsNouns: boolean) {
    this.joinsNouns = joinsNouns;
  }

  get deed(): Deed | undefined {
    return this.bullet.deeds.at(-1);
  }

  get lastHead(): number | undefined {
    return this.bullet.chunks.at(-1)?.head;
  }

  startDeed(word: string, link: string, heads: Node["heads"], subjects?: number[]): number {
    this.waiting = [];
    this.bullet.deeds.push({ roots: [], isVerb: true, link, subjects });
    const at = this.addNode(word, "", heads);
    this.deed?.roots.push(at);
    this.bullet.chunks.push({ link, head: at, article: "" });
    return at;
  }

  addNode(word: string, bound: string, heads: Node["heads"]): number {
    const { nodes, deeds, chunks } = this.bullet;
    nodes.push({ word, bound, heads, chunk: chunks.length, deed: deeds.length - 1 });
    return nodes.length - 1;
  }

  /** The nodes of a name: all hang on its last one. */
  addName(words: string[], link: string, headsOfLast: (last: number) => Node["heads"]): number | undefined {
    const read = readName(words);
    if (read.length === 0) return undefined;
    // "Coaching 45 children", "analysis of up to 30 batches"
    const count = read.findIndex(({ word }, index) => index > 0 && isNumber(word) && index < read.length - 1);
    // "The store of the two", but "a new 3,000-pallet store"
    const isInside = articleOf(words) !== "" && count + 2 < read.length;
    if (count > 0 && !isNumber(read[0]?.word ?? "") && !isInside) {
      const before = this.addRead(read.slice(0, count), articleOf(words), link, headsOfLast);
      return this.addRead(read.slice(count), "", "of", () => [{ head: before, link: "of" }]) && before;
    }
    return this.addRead(read, articleOf(words), link, headsOfLast);
  }

  addRead(read: Read[], article: string, link: string, headsOfLast: (last: number) => Node["heads"]): number {
    const first = this.bullet.nodes.length;
    const isNamed = read.some(({ word }) => !isNumber(word));
    const last = first + read.findLastIndex(({ word }) => !isNamed || !isNumber(word));
    for (const [index, { word, bound }] of read.entries()) {
      const own = first + index;
      const next = own + 1;
      const inner =
        own > last
          ? [{ head: last, link: "of" }]
          : [
              { head: last, link: "" },
              ...(next < last ? [{ head: next, link: "" }] : []),
              // "A CHF 620,000 press" is worth that.
              ...(isNumber(read[index - 1]?.word ?? "") && currency.test(word) ? [{ head: last, link: "worth" }] : []),
            ];
      this.addNode(word, bound, own === last ? headsOfLast(last) : inner);
    }
    this.bullet.chunks.push({ link, head: last, article });
    return last;
  }
}

function parse(given: string[], isVerbFirst: boolean, joinsNouns = false): Bullet | undefined {
  const parser = new Parser(joinsNouns);
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

function addObject(parser: Parser, words: string[]): boolean {
  const root = parser.deed?.roots[0] ?? 0;
  const [first = "", ...rest] = words;
  const verb = parser.bullet.nodes[root]?.word ?? "";
  // "Stopped selling tobacco", but "solved tooling problems"
  if (isForm(first, "ing") && isSureVerb(first, rest) && rest.length > 0 && !takesNoDeed(verb)) {
    parser.startDeed(first, "doing", [{ head: root, link: "doing" }], parser.deed?.subjects);
    return addObject(parser, rest);
  }
  const verbs = [root, ...parser.waiting];
  if (words.length > 0) parser.addName(words, "object", () => verbs.map((head) => ({ head, link: "object" })));
  return true;
}

/** The object of the latest deed. */
const objectIn = ({ nodes, deeds, chunks }: Bullet): number | undefined =>
  chunks.find(({ link, head }) => link === "object" && nodes[head]?.deed === deeds.length - 1)?.head;

/** "That saves much", "that 60 families attend": of what stands before it, or of what that hangs on. */
function addRelative(parser: Parser, words: string[]): boolean {
  const [first = "", ...rest] = words;
  const { nodes, chunks } = parser.bullet;
  const isName = (head: number) => head !== parser.deed?.roots[0] || !parser.deed.isVerb;
  const before = chunks
    .map(({ head }) => head)
    .filter(isName)
    .reverse();
  const heads = before.map((head) => ({ head, link: "that" }));
  if (before.length === 0) return false;
  if (isForm(first, "past", "third", "ing", "base") && (isSureVerb(first, rest) || isForm(first, "third"))) {
    parser.startDeed(first, "that", heads, before);
    return addObject(parser, rest);
  }
  const verb = words.at(-1) ?? "";
  if (words.length < 2 || verbReadings(verb).length === 0) return false;
  const root = parser.startDeed(verb, "that", heads);
  for (const head of before) nodes[head]?.heads.push({ head: root, link: "object" });
  const subject = parser.addName(words.slice(0, -1), "who does", () => [{ head: root, link: "who does" }]);
  const { deed } = parser;
  if (deed && subject !== undefined) deed.subjects = [subject];
  return subject !== undefined;
}

/** One more of the same: it hangs where the one before does, or both on what follows ("stainless and duplex pipes"). */
function addJoined(parser: Parser, link: string, words: string[]): boolean {
  const { nodes, chunks } = parser.bullet;
  const { deed } = parser;
  const before = chunks.at(-1);
  const previous = nodes[before?.head ?? 0];
  if (!deed || !before || !previous) return false;
  const root = deed.roots[0] ?? 0;
  if (parser.joinsNouns && isSecondNoun(parser.bullet, words, parser.next)) {
    parser.bullet.deeds.push({ roots: [], isVerb: false, link: "", subjects: undefined });
    const head = parser.addName(words, "", () => []);
    if (head !== undefined) parser.deed?.roots.push(head);
    return head !== undefined;
  }
  const object = objectIn(parser.bullet);
  const aside = [before.head, root, ...(object === undefined ? [] : [object])].map((head) => ({ head, link: "," }));
  const same = previous.heads.length > 0 ? previous.heads : deed.isVerb ? [{ head: root, link: "object" }] : [];
  const isRoot = deed.roots.includes(before.head) && !deed.isVerb;
  const head = parser.addName(words, before.link, () => [...same, ...(link === "," ? aside : [])]);
  if (head === undefined) return false;
  if (isRoot) deed.roots.push(head);
  const isSingle = nodes.filter(({ chunk }) => chunk === previous.chunk).length === 1;
  if (link === "&" && isSingle) previous.heads.push({ head, link: "" });
  const joined = chunks[nodes[head]?.chunk ?? 0];
  if (joined) joined.joinedTo = previous.chunk;
  return true;
}
