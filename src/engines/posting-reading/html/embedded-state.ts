import { literalAt, looseValue, parsed } from "./loose-literal.ts";
import { elementsNamed, type PageElement, sourceText } from "./page-tree.ts";

/**
 * The data that a page's scripts are given to draw it from: JSON in script elements, and the values that scripts assign or
 * hand over. Whose framework it is does not matter: each value is what a reader of that script would find.
 */
export function embeddedStates(tree: PageElement[]): unknown[] {
  const scripts = elementsNamed(tree, "script").filter(({ attribs }) => !/ld\+json/i.test(attribs.type ?? ""));
  const chunks: string[] = [];
  const states = scripts.flatMap((script) => {
    const source = sourceText(script);
    if (/json/i.test(script.attribs.type ?? "")) return [looseValue(source)];
    chunks.push(...handedOver(source));
    return assigned(source);
  });
  return [...states, ...streamed(chunks)].map(hydrated).filter((state) => typeof state === "object" && state !== null);
}

const assignment = /[\w$\])]\s*=\s*(?:(\()?function\s*\(([\w$,\s]*)\)\s*\{|JSON\.parse\(\s*(?=["'`])|(?=[[{]))/g;
/** Of one script; pages have a few, and a page can be built of nothing else. */
const maxAttempts = 40;

function assigned(source: string): unknown[] {
  const values: unknown[] = [];
  let last = 0;
  let attempts = 0;
  for (const match of source.matchAll(assignment)) {
    if (match.index < last) continue;
    attempts += 1;
    if (attempts > maxAttempts) break;
    const at = match.index + match[0].length;
    const found = match[2] === undefined ? literalAt(source, at) : returnedValue(source, at, match[2]);
    if (!found) continue;
    last = found.end;
    values.push(typeof found.value === "string" ? parsed(found.value) : found.value);
  }
  return values;
}

/** "(function(a,b){return {title:a}}("Nurse","…"))": a literal whose names stand for what the function is called with. */
function returnedValue(source: string, at: number, parameters: string) {
  const start = source.indexOf("return", at) + "return".length;
  const outline = start < at ? undefined : literalAt(source, start);
  const call = outline && source.indexOf("(", outline.end);
  if (!outline || !call) return undefined;
  const given = literalAt(source, call)?.value;
  const names = parameters.split(",").map((name, index) => [name.trim(), Array.isArray(given) ? given[index] : null]);
  return literalAt(source, start, new Map(names.map(([name, value]) => [String(name), value])));
}

const handOver = /\.(?:push|enqueue)\(\s*(?:\[\s*\d+\s*,\s*)?(?=["'])/g;

/** The texts that a script hands over piece by piece, as servers do that stream a page. */
function handedOver(source: string): string[] {
  const texts: string[] = [];
  let last = 0;
  for (const match of source.matchAll(handOver)) {
    const found = match.index < last ? undefined : literalAt(source, match.index + match[0].length);
    last = found?.end ?? last;
    if (typeof found?.value === "string") texts.push(found.value);
  }
  return texts;
}

/** Rows "id:JSON", or "id:Tlength,text" with the length in bytes; a text "$id" stands for the row of that id. */
function streamed(chunks: string[]): unknown[] {
  const whole = chunks.join("");
  const plain = parsed(whole) ?? parsed(whole.split("\n")[0] ?? "");
  if (plain !== undefined) return [plain];
  const rows = new Map<string, unknown>();
  const bytes = new TextEncoder().encode(whole);
  const text = new TextDecoder();
  for (let at = 0; at < bytes.length && rows.size < 10_000; ) {
    const head = /^([\da-f]+):(?:T([\da-f]+),)?/i.exec(text.decode(bytes.subarray(at, at + 40)));
    if (!head) break;
    const start = at + head[0].length;
    const newline = bytes.indexOf(10, start);
    const lineEnd = newline < 0 ? bytes.length : newline;
    const end = head[2] ? start + Number.parseInt(head[2], 16) : lineEnd;
    const row = text.decode(bytes.subarray(start, end));
    rows.set(head[1] ?? "", head[2] ? row : parsed(row));
    at = head[2] ? end : end + 1;
  }
  const named = (value: string) => (/^\$[\da-f]+$/i.test(value) ? (rows.get(value.slice(1)) ?? value) : value);
  return [...rows.values()].map((row) => mapTexts(row, named, 0));
}

const deepest = 60;

function mapTexts(value: unknown, change: (text: string) => unknown, depth: number): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, depth + 1)]));
}

/** Values written flat, each once, where a number names the place of what is meant: lists that begin with such an entry. */
function hydrated(state: unknown): unknown {
  if (!Array.isArray(state) || state.length < 3) return state;
  const [first] = state;
  const refers = (value: unknown) => Number.isInteger(value) && Number(value) < state.length;
  const isFlat =
    first !== null &&
    typeof first === "object" &&
    Object.values(first)
      .filter((value) => typeof value !== "string")
      .every(refers);
  return isFlat ? new Unflattening(state).at(0, 0) : state;
}

/** Each place is read once, so that places that name each other cost no more than their number. */
class Unflattening {
  private readonly flat: unknown[];
  private readonly read = new Map<number, unknown>();

  constructor(flat: unknown[]) {
    this.flat = flat;
  }

  at(index: unknown, depth: number): unknown {
    if (typeof index !== "number" || !(index in this.flat) || depth > deepest) return undefined;
    if (this.read.has(index)) return this.read.get(index);
    this.read.set(index, undefined);
    const value = this.placed(this.flat[index], depth);
    this.read.set(index, value);
    return value;
  }

  private placed(value: unknown, depth: number): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const [kind, inner] = value;
      // ["Reactive", 1]: a value with a note of what it was.
      const isNoted = typeof kind === "string" && value.length === 2;
      return isNoted ? this.at(inner, depth + 1) : value.map((index) => this.at(index, depth + 1));
    }
    const named = (key: string) => (/^_\d+$/.test(key) ? String(this.at(Number(key.slice(1)), depth + 1)) : key);
    return Object.fromEntries(Object.entries(value).map(([key, index]) => [named(key), this.at(index, depth + 1)]));
  }
}
