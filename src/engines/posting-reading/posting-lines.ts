import { escapeHtml } from "../../shared/text/html-escape.rules.ts";
import { walkHtml } from "./html/html-walk.ts";

/** A line of a posting's text. A heading is one by its element, or a short line that is bold throughout. */
export interface PostingLine {
  kind: "heading" | "bold" | "item" | "text";
  text: string;
}

const blocks = new Set(
  `address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav
  ol p pre section table td th tr ul`.split(/\s+/),
);
const unread = new Set(
  `script style noscript template svg math iframe object embed audio video canvas select textarea button form title head`.split(
    /\s+/,
  ),
);
const headings = /^h[1-6]$/;
const maxBoldHeadingLength = 90;

/** The text of a description as lines, without anything that could run or be mistaken for markup. */
export function postingLines(html: string): PostingLine[] {
  const lines: PostingLine[] = [];
  const open = { unread: 0, item: 0, bold: 0, heading: 0 };
  let line = { text: "", plain: "", isItem: false, isHeading: false };

  function endLine() {
    const text = cleanLine(line.text);
    if (text !== "") lines.push({ kind: kindOf(text), text });
    line = { text: "", plain: "", isItem: open.item > 0, isHeading: open.heading > 0 };
  }
  function kindOf(text: string): PostingLine["kind"] {
    if (line.isHeading) return "heading";
    const isBold = line.plain.trim().replace(/[:.\s]/g, "") === "" && text.length <= maxBoldHeadingLength;
    if (isBold && !line.isItem) return "bold";
    return line.isItem ? "item" : "text";
  }
  function count(name: string, step: 1 | -1) {
    if (unread.has(name)) open.unread = Math.max(0, open.unread + step);
    if (name === "li") open.item = Math.max(0, open.item + step);
    if (name === "b" || name === "strong") open.bold = Math.max(0, open.bold + step);
    if (headings.test(name)) open.heading = Math.max(0, open.heading + step);
  }

  walkHtml(html, {
    onopentag(name) {
      count(name, 1);
      if (blocks.has(name)) endLine();
    },
    ontext(text) {
      if (open.unread > 0) return;
      line.text += text;
      if (open.bold === 0) line.plain += text;
    },
    onclosetag(name) {
      if (blocks.has(name)) endLine();
      count(name, -1);
      if (blocks.has(name)) line = { ...line, isItem: open.item > 0, isHeading: open.heading > 0 };
    },
  });
  endLine();
  return lines;
}

/** Control characters, halves of characters and marks that turn the reading direction: refused by databases, or a trick. */
const unwanted = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});/i;

/** One line of plain text: entities that were escaped twice are decoded, blanks are single. */
export function cleanLine(text: string): string {
  return (entity.test(text) ? decoded(text) : text)
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, " ")
    .replace(unwanted, "")
    .replace(/\s+/g, " ")
    .trim();
}

function decoded(source: string): string {
  const parts: string[] = [];
  walkHtml(source.replaceAll("<", "&lt;"), {
    ontext: (part) => {
      parts.push(part);
    },
  });
  return parts.join("");
}

/** HTML that was escaped as text, once or more, as HTML again. */
export function unescapedHtml(source: string): string {
  let html = source;
  for (let round = 0; round < 3 && !/<[a-z/!]/i.test(html) && /&(?:lt|amp|#0*60);/i.test(html); round += 1) {
    html = decoded(html);
  }
  return html;
}

export function plainAsHtml(text: string): string {
  return escapeHtml(text).split("\n").map(plainLine).join("");
}

function plainLine(line: string): string {
  const bullet = /^\s*[-*•·]\s+(.*)$/.exec(line);
  return bullet ? `<li>${bullet[1]}</li>` : `<p>${line}</p>`;
}
