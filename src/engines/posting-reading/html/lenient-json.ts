/**
 * Parses JSON as web pages really hold it: wrapped in comments, with trailing commas, line breaks and lone quotes within
 * strings, or cut off. Undefined for what is none even so.
 */
export function lenientJson(source: string): unknown {
  const plain = unwrapped(source);
  return parsed(plain) ?? parsed(repaired(plain)) ?? parsed(repaired(plain.replaceAll("&quot;", '"')));
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
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

const closing: Record<string, string> = { "{": "}", "[": "]" };

function repaired(source: string): string {
  const parts: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < source.length) {
    const character = source[at] ?? "";
    const comment =
      character === "/" ? /^(?:\/\/.*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 2000))?.[0] : undefined;
    if (comment) at += comment.length;
    else if (character === '"') {
      const string = readString(source, at);
      parts.push(JSON.stringify(string.value));
      at = string.end;
    } else {
      if (character in closing) open.push(closing[character] ?? "");
      if (character === "}" || character === "]") {
        open.pop();
        dropComma(parts);
      }
      if (character.trim() !== "") parts.push(character);
      at += 1;
    }
  }
  dropComma(parts);
  return parts.join("") + open.reverse().join("");
}

function dropComma(parts: string[]): void {
  while (parts.at(-1) === ",") parts.pop();
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** A quote ends the string only where a value can end; within a sentence it belongs to it. */
function readString(source: string, start: number): { value: string; end: number } {
  let value = "";
  let at = start + 1;
  for (; at < source.length; at += 1) {
    const character = source[at];
    if (character === "\\") {
      const unicode = /^\\u([\da-f]{4})/i.exec(source.slice(at, at + 6))?.[1];
      const next = source[at + 1] ?? "";
      value += unicode ? String.fromCharCode(Number.parseInt(unicode, 16)) : (escapes[next] ?? next);
      at += unicode ? 5 : 1;
    } else if (character === '"' && /^\s*(?:[,:}\]]|$)/.test(source.slice(at + 1, at + 200))) {
      return { value, end: at + 1 };
    } else value += character;
  }
  return { value, end: at };
}
