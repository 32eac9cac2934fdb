import { isPersonName } from "../words/describing-words.ts";
import { singularOf, verbReadings } from "../words/verb-reading.ts";
import type { Bullet } from "./bullet.ts";
import { areKinds, isSecondNoun, takesNoDeed } from "./bullet-joining.ts";
import type { Parser } from "./bullet-parser.ts";
import { isForm, isSureVerb } from "./bullet-words.ts";

export function addObject(parser: Parser, words: string[]): boolean {
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
export const objectIn = ({ nodes, deeds, chunks }: Bullet): number | undefined =>
  chunks.find(({ link, head }) => link === "object" && nodes[head]?.deed === deeds.length - 1)?.head;

/** "That saves much", "that 60 families attend": of what stands before it, or of what that hangs on. */
export function addRelative(parser: Parser, given: string[]): boolean {
  const { words, isNow } = withoutBeing(given);
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
    const root = nodes[parser.startDeed(first, "that", heads, before)];
    if (root && isNow) root.bound = "now";
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

/** "Stainless and duplex pipes", but no managers' staff in "managers and shop staff". */
const mayDescribe = (word: string) => !isPersonName(word) && (singularOf(word).length === 0 || plain.test(word));
const plain = /^(?:sales|sports|goods|communications|operations|systems|logistics|electronics|mathematics|physics)$/;

/** "That is now used" as "that used", which is so now. */
function withoutBeing(words: string[]): { words: string[]; isNow: boolean } {
  const [, be = "", now, verb] =
    /^(is|are|was|were|has been|have been)(?: (now|currently|still|today))? (\S+)/.exec(words.join(" ")) ?? [];
  if (verb === undefined || !isForm(verb, "past")) return { words, isNow: false };
  const length = be.split(" ").length + (now === undefined ? 0 : 1);
  return { words: words.slice(length), isNow: /^(?:is|are)$/.test(be) };
}

/** One more of the same: it hangs where the one before does, or both on what follows ("stainless and duplex pipes"). */
export function addJoined(parser: Parser, link: string, words: string[]): boolean {
  const { nodes, chunks } = parser.bullet;
  const { deed } = parser;
  const before = chunks.at(-1);
  const previous = nodes[before?.head ?? 0];
  if (!deed || !before || !previous) return false;
  const root = deed.roots[0] ?? 0;
  if (parser.joins.joinsNouns && isSecondNoun(parser.bullet, words, parser.next)) {
    parser.bullet.deeds.push({ roots: [], isVerb: false, link: "", subjects: undefined });
    const head = parser.addName(words, "", () => []);
    if (head !== undefined) parser.deed?.roots.push(head);
    return head !== undefined;
  }
  if (parser.joins.joinsKinds && link === "&" && areKinds(parser.bullet, words)) {
    const kept = previous.heads;
    const head = parser.addName(words, before.link, () => kept) ?? 0;
    for (const node of nodes)
      if (node.chunk === previous.chunk && node !== previous) node.heads.push({ head, link: "" });
    previous.heads = [{ head, link: "" }];
    if (deed.roots.includes(before.head)) deed.roots = [head];
    parser.bullet.pairs.push([before.head, head - 1]);
    return true;
  }
  const object = objectIn(parser.bullet);
  const aside = [before.head, root, ...(object === undefined ? [] : [object])].map((head) => ({ head, link: "," }));
  const same = previous.heads.length > 0 ? previous.heads : deed.isVerb ? [{ head: root, link: "object" }] : [];
  const isRoot = deed.roots.includes(before.head) && !deed.isVerb;
  const head = parser.addName(words, before.link, () => [...same, ...(link === "," ? aside : [])]);
  if (head === undefined) return false;
  if (isRoot) deed.roots.push(head);
  const isSingle = nodes.filter(({ chunk }) => chunk === previous.chunk).length === 1;
  if (link === "&" && isSingle && mayDescribe(nodes[before.head]?.word ?? "")) previous.heads.push({ head, link: "" });
  const joined = chunks[nodes[head]?.chunk ?? 0];
  if (joined) joined.joinedTo = previous.chunk;
  return true;
}
