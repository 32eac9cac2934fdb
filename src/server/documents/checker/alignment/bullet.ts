/** A word that says something, and the words that it may hang on: English leaves open on which. */
export interface Node {
  word: string;
  /** Before a number "up to" or "more than", of what others do "now". */
  bound: string;
  heads: { head: number; link: string }[];
  /** The group of words between two links, and the deed. */
  chunk: number;
  deed: number;
}

/** What was done, or a thing that is named: its first word or its main noun, and whose deed it is. */
export interface Deed {
  roots: number[];
  isVerb: boolean;
  /** How it hangs on the deed before: "by", "that", "to"; "" where it stands alone. */
  link: string;
  /** The nodes whose deed it may be; undefined where it is the person's. */
  subjects: number[] | undefined;
}

export interface Chunk {
  link: string;
  head: number;
  /** "the", "a" or "". */
  article: string;
  /** The chunk that "and" or a comma joins it to. */
  joinedTo?: number;
}

export interface Bullet {
  nodes: Node[];
  deeds: Deed[];
  chunks: Chunk[];
  /** What describes the same noun side by side: "sales and stock reports". */
  pairs: [first: number, second: number][];
  /** Of a verb that says hardly more than that something was done: "gave (advice)". */
  light: string | undefined;
}

/** A node of the fact for each node of the sentence; -1 for a verb that says hardly anything. */
export type Alignment = number[];

/** A line, a statement and what each word of the line stands for there. */
export interface Pair {
  said: Bullet;
  held: Bullet;
  chosen: Alignment;
}
