export interface TableEntry {
  /** The lists in the line that begins the entry. */
  head: readonly (readonly string[])[];
  /** The parts of the line that begins with the key; empty where there is none. */
  list: (key: string) => readonly string[];
  /** The same for a line of several lists. */
  lists: (key: string) => readonly (readonly string[])[];
  /** The same for a line of "name = text". */
  pairs: (key: string) => readonly (readonly [name: string, text: string])[];
}

/** Reads the tables of this folder: an entry begins with "@ ", its other lines with "key: "; " | " parts, " || " parts lists. */
export function readTable(table: string): TableEntry[] {
  return table
    .trim()
    .split(/^@ /m)
    .filter(Boolean)
    .map((text) => {
      const [head = "", ...lines] = text.trim().split("\n");
      return { head: head.split(" || ").map(partsOf), ...readLines(lines) };
    });
}

/** The lines of one entry without a head. */
export function readLines(lines: readonly string[]): Omit<TableEntry, "head"> {
  const byKey = new Map(lines.map((line) => split(line, ":")));
  const list = (key: string) => partsOf(byKey.get(key));
  return {
    list,
    lists: (key) => (byKey.get(key)?.split(" || ") ?? []).map(partsOf),
    pairs: (key) => list(key).map((part) => split(part, "=")),
  };
}

/** Replaces each {word} by its text. */
export function fillIn(sentence: string, texts: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, word: string) => texts[word] ?? whole);
}

function partsOf(line = ""): string[] {
  return line === "" ? [] : line.split(" | ");
}

function split(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
