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
  let at = start;

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [whole = "", inner = whole] = pattern.exec(source) ?? [];
    at += whole.length;
    return inner;
  }

  /** Steps over commas, and over what no literal begins with. */
  function takeUntil(end: string, takeItem: () => void): void {
    at += 1;
    for (take(blank); at < source.length && source[at] !== end; take(blank)) {
      if (/["'`{[\w$!+-]/.test(source[at] ?? "")) takeItem();
      else at += 1;
    }
    at += 1;
  }

  function takeWord(): string {
    const found = take(word);
    // What is none is stepped over.
    if (found === "") at += 1;
    return found;
  }

  function takeText(): string | undefined {
    const quote = quoted.get(source[at] ?? "");
    return quote && take(quote).replace(escaped, unescaped);
  }

  function takeObject(depth: number): unknown {
    const entries: [string, unknown][] = [];
    takeUntil("}", () => {
      const key = takeText() ?? takeWord();
      take(blank);
      if (source[at] !== ":") return;
      at += 1;
      entries.push([key, takeValue(depth + 1)]);
    });
    return Object.fromEntries(entries);
  }

  function takeList(depth: number, end: string): unknown {
    const items: unknown[] = [];
    takeUntil(end, () => items.push(takeValue(depth + 1)));
    return items;
  }

  function takeValue(depth: number): unknown {
    if (depth > deepest) throw new NoLiteral();
    take(blank);
    if (source[at] === "{") return takeObject(depth);
    if (source[at] === "[") return takeList(depth, "]");
    // What a function is called with.
    if (source[at] === "(") return takeList(depth, ")");
    return takeText() ?? named(takeWord());
  }

  function named(found: string): unknown {
    if (found === "void") takeValue(0);
    if (constants.has(found)) return constants.get(found);
    if (names.has(found)) return names.get(found);
    const number = found === "" ? Number.NaN : Number(found);
    return Number.isNaN(number) ? undefined : number;
  }

  try {
    return { value: takeValue(0), end: at };
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

const constants = new Map<string, unknown>([
  ["true", true],
  ["!0", true],
  ["false", false],
  ["!1", false],
  ["null", null],
]);
const word = /[-+!\w$.]+/y;
/** White space and comments. */
const blank = /(?:[\s\ufeff]|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y;
/** A quote ends the string only where a value can end; within a sentence it belongs to it. These always match, so that nothing is tried twice. */
const quoted = new Map(
  ['"', "'", "`"].map((quote) => [
    quote,
    new RegExp(
      `${quote}((?:[^${quote}\\\\]+|\\\\[\\s\\S]?|${quote}(?!\\s{0,200}(?:[,:;)}\\]]|$)))*)(?:${quote}|$)`,
      "y",
    ),
  ]),
);
const escaped = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]?))/gi;
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };
const unescaped = (_: string, four: string | undefined, two: string | undefined, plain = "") =>
  four || two ? String.fromCharCode(Number.parseInt(four ?? two ?? "", 16)) : (escapes[plain] ?? plain);
