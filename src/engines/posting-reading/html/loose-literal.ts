/** Deeper than anybody writes by hand or machine; a page can be built to exhaust the stack. */
const deepest = 120;

class NoLiteral extends Error {}

/**
 * Parses JSON and literals of JavaScript as web pages really hold them: wrapped in comments, with trailing commas, line
 * breaks and lone quotes within strings, keys without quotes, `void 0`, `!0`, or cut off. Undefined for what is none even so.
 */
export function looseValue(source: string): unknown {
  const plain = unwrapped(source);
  const isEscaped = !plain.includes('"') && plain.includes("&quot;");
  return parsed(plain) ?? read(isEscaped ? plain.replaceAll("&quot;", '"') : plain);
}

export function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function read(source: string): unknown {
  return /^\s*[[{]/.test(source) ? literalAt(source, 0)?.value : undefined;
}

/** The literal that begins there, and where it ends; identifiers stand for what `names` holds. */
export function literalAt(
  source: string,
  start: number,
  names: ReadonlyMap<string, unknown> = new Map(),
): { value: unknown; end: number } | undefined {
  const reader = new LiteralReader(source, start, names);
  try {
    return { value: reader.value(0), end: reader.at };
  } catch (error) {
    if (error instanceof NoLiteral) return undefined;
    throw error;
  }
}

const wrappings = ["<!--", "-->", "<![CDATA[", "]]>", "//", "/*", "*/", ";", "\ufeff"];

/** Without the marks that hid scripts from old browsers and XML parsers. */
function unwrapped(source: string): string {
  let text = source.trim();
  for (let mark = markAround(text); mark; mark = markAround(text)) {
    text = (text.startsWith(mark) ? text.slice(mark.length) : text.slice(0, -mark.length)).trim();
  }
  return text;
}

const markAround = (text: string) => wrappings.find((mark) => text.startsWith(mark) || text.endsWith(mark));

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };
const constants = new Map<string, unknown>([
  ["true", true],
  ["!0", true],
  ["false", false],
  ["!1", false],
  ["null", null],
]);
const word = /[-+!\w$.]+/y;
const blank = /[\s\ufeff]+/y;

function wordAt(source: string, at: number): string {
  word.lastIndex = at;
  return word.exec(source)?.[0] ?? "";
}

class LiteralReader {
  at: number;
  private readonly source: string;
  private readonly names: ReadonlyMap<string, unknown>;

  constructor(source: string, at: number, names: ReadonlyMap<string, unknown>) {
    this.source = source;
    this.at = at;
    this.names = names;
  }

  value(depth: number): unknown {
    if (depth > deepest) throw new NoLiteral();
    this.skipBlank();
    const character = this.source[this.at] ?? "";
    if (character === "{") return this.object(depth);
    if (character === "[") return this.list(depth, "]");
    // What a function is called with.
    if (character === "(") return this.list(depth, ")");
    if (character === '"' || character === "'" || character === "`") return this.string(character);
    return this.named();
  }

  private object(depth: number): unknown {
    const entries: [string, unknown][] = [];
    this.at += 1;
    while (this.isInside("}")) {
      const key = this.key();
      this.skipBlank();
      if (this.source[this.at] === ":") {
        this.at += 1;
        entries.push([key, this.value(depth + 1)]);
      }
    }
    return Object.fromEntries(entries);
  }

  private key(): string {
    const character = this.source[this.at] ?? "";
    if (character === '"' || character === "'" || character === "`") return this.string(character);
    const found = wordAt(this.source, this.at);
    this.at += Math.max(1, found.length);
    return found;
  }

  private list(depth: number, end: string): unknown {
    const items: unknown[] = [];
    this.at += 1;
    while (this.isInside(end)) items.push(this.value(depth + 1));
    return items;
  }

  /** Steps over commas, and over what no literal begins with; false behind the end. */
  private isInside(end: string): boolean {
    for (; this.at < this.source.length; this.at += 1) {
      this.skipBlank();
      const character = this.source[this.at] ?? "";
      if (character === end) {
        this.at += 1;
        return false;
      }
      if (/["'`{[\w$!+-]/.test(character)) return true;
    }
    return false;
  }

  /** A quote ends the string only where a value can end; within a sentence it belongs to it. */
  private string(quote: string): string {
    let value = "";
    for (this.at += 1; this.at < this.source.length; this.at += 1) {
      const character = this.source[this.at] ?? "";
      if (character === "\\") value += this.escaped();
      else if (character === quote && /^\s*(?:[,:;)}\]]|$)/.test(this.source.slice(this.at + 1, this.at + 200))) {
        this.at += 1;
        return value;
      } else value += character;
    }
    return value;
  }

  private escaped(): string {
    const code = /^\\(?:u([\da-f]{4})|x([\da-f]{2}))/i.exec(this.source.slice(this.at, this.at + 6));
    const next = this.source[this.at + 1] ?? "";
    this.at += code ? code[0].length - 1 : 1;
    return code ? String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? "", 16)) : (escapes[next] ?? next);
  }

  private named(): unknown {
    const found = wordAt(this.source, this.at);
    this.at += Math.max(1, found.length);
    if (found === "void") this.value(0);
    if (constants.has(found)) return constants.get(found);
    if (this.names.has(found)) return this.names.get(found);
    const number = found === "" ? Number.NaN : Number(found);
    return Number.isNaN(number) ? undefined : number;
  }

  private skipBlank(): void {
    for (;;) {
      blank.lastIndex = this.at;
      const spaces = blank.exec(this.source)?.[0].length ?? 0;
      this.at += spaces;
      const mark = this.source.slice(this.at, this.at + 2);
      if (mark !== "//" && mark !== "/*") return;
      const end = this.source.indexOf(mark === "//" ? "\n" : "*/", this.at + 2);
      this.at = end < 0 ? this.source.length : end + (mark === "//" ? 1 : 2);
    }
  }
}
