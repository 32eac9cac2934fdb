import { walkHtml } from "./html-walk.ts";

const blocks = new Set(
  `address article aside blockquote br dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre
  section table td th tr ul`.split(/\s+/),
);
const unread = new Set(["script", "style", "noscript", "template", "svg", "nav", "header", "footer", "form", "button"]);

/** The text of a page or fragment, one block a line, without scripts, navigation and forms. */
export function htmlLines(html: string): string {
  const parts: string[] = [];
  let skipped = 0;
  walkHtml(html, {
    onopentag(name) {
      if (unread.has(name)) skipped += 1;
      if (blocks.has(name)) parts.push("\n");
    },
    ontext(text) {
      if (skipped === 0) parts.push(text);
    },
    onclosetag(name) {
      if (unread.has(name)) skipped = Math.max(0, skipped - 1);
      if (blocks.has(name)) parts.push("\n");
    },
  });
  return tidyLines(parts.join(""));
}

/** The inner HTML of the elements of a name, e.g. every <title>. Nested ones of the same name end the outer. */
export function elementTexts(html: string, name: string, attributes: Record<string, string> = {}): string[] {
  const found: string[] = [];
  let open: string[] | null = null;
  walkHtml(html, {
    onopentag(tag, given) {
      const matches = Object.entries(attributes).every(([key, value]) => given[key]?.toLowerCase().startsWith(value));
      if (tag === name && matches) open = [];
    },
    ontext(text) {
      open?.push(text);
    },
    onclosetag(tag) {
      if (tag !== name || !open) return;
      found.push(open.join(""));
      open = null;
    },
  });
  return found;
}

function tidyLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/[\s\u00a0]+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
