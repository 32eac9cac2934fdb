import { escapeHtml } from "../../../shared/text/html-escape.rules.ts";

/** Elements that say how a text is built. Everything else is only its contents. */
const kept = new Set(
  "p br div section li ul ol dl dt dd h1 h2 h3 h4 h5 h6 b strong table tr td th blockquote pre".split(" "),
);

/** HTML with nothing in it but text and its structure. */
export const plainMarkup = {
  open: (name: string): string => (kept.has(name) ? `<${name}>` : ""),
  close: (name: string): string => (kept.has(name) && name !== "br" ? `</${name}>` : ""),
  text: escapeHtml,
};
