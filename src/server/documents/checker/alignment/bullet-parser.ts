import { isNumber } from "../words/word-reading.ts";
import type { Bullet, Deed, Node } from "./bullet.ts";
import { currency, type Read, readName } from "./bullet-words.ts";

const articleOf = ([word = ""]: string[]) => (word === "an" ? "a" : /^(the|a)$/.test(word) ? word : "");

/** How a line is read where "and" may join more than one thing. */
export interface Joins {
  joinsNouns?: boolean;
  joinsKinds?: boolean;
}

/** A line as far as it is read. */
export class Parser {
  readonly bullet: Bullet = { nodes: [], deeds: [], chunks: [], pairs: [], light: undefined };
  /** Verbs that wait for the object of the next one: "cut and coloured hair". */
  waiting: number[] = [];
  /** What follows the words that are being added. */
  next = "";
  readonly joins: Joins;

  constructor(joins: Joins) {
    this.joins = joins;
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
