import { walkHtml } from "./html-walk.ts";
import { plainMarkup } from "./plain-markup.ts";

const unread = new Set(
  `script style noscript template svg math iframe object embed audio video canvas select textarea button nav footer aside
  title head dialog`.split(/\s+/),
);
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const furniture = /\b(cookie|consent|breadcrumb|newsletter|navbar|site-?header|share-|related-jobs|similar-jobs)/i;
const otherOpenings =
  /^(similar|related|more|other|recommended) (jobs|openings|positions|vacancies|roles)|^(ähnliche|weitere) (jobs|stellen)|^(offres similaires|autres offres|empleos similares|ofertas similares)/i;
const minLetters = 200;

/** Each level keeps the text below it once more. */
const maxNested = 4;

interface Region {
  depth: number;
  parts: string[];
  letters: number;
}

/**
 * The part of a page that it is about, as plain markup: its main element or longest article, else all of it, without
 * navigation, cookie banners, what is hidden, and the openings that boards recommend below.
 */
export function mainPart(html: string): string {
  const whole: Region = { depth: 0, parts: [], letters: 0 };
  const regions: { main: Region[]; article: Region[] } = { main: [], article: [] };
  const open: Region[] = [whole];
  let depth = 0;
  let skippedFrom = 0;
  let heading = "";
  let hasEnded = false;
  const write = (markup: string, letters = 0) => {
    if (skippedFrom > 0 || hasEnded) return;
    for (const region of open) {
      region.parts.push(markup);
      region.letters += letters;
    }
  };

  walkHtml(html, {
    onopentag(name, attributes) {
      depth += 1;
      if (skippedFrom === 0 && isSkipped(name, attributes)) skippedFrom = depth;
      const kind = name === "main" || attributes.role === "main" ? "main" : name;
      if (skippedFrom === 0 && open.length <= maxNested && (kind === "main" || kind === "article")) {
        const region = { depth, parts: [], letters: 0 };
        regions[kind].push(region);
        open.push(region);
      }
      if (/^h[1-6]$/.test(name)) heading = "";
      write(plainMarkup.open(name));
    },
    ontext(text) {
      heading += text;
      write(plainMarkup.text(text), text.match(/\p{L}/gu)?.length ?? 0);
    },
    onclosetag(name) {
      write(plainMarkup.close(name));
      if (/^h[2-6]$/.test(name) && whole.letters > minLetters) hasEnded ||= otherOpenings.test(heading.trim());
      if (open.at(-1)?.depth === depth) open.pop();
      if (skippedFrom === depth) skippedFrom = 0;
      depth -= 1;
    },
  });
  const longest = (found: Region[]) => found.toSorted((a, b) => b.letters - a.letters)[0];
  const chosen = [longest(regions.main), longest(regions.article)].find(
    (region) => region !== undefined && region.letters >= minLetters,
  );
  return (chosen ?? whole).parts.join("");
}

function isSkipped(name: string, attributes: Record<string, string>): boolean {
  if (unread.has(name)) return true;
  if (empty.has(name) || name === "html" || name === "body") return false;
  if ("hidden" in attributes || attributes["aria-hidden"] === "true") return true;
  if (/display:\s*none|visibility:\s*hidden/i.test(attributes.style ?? "")) return true;
  return furniture.test(`${attributes.id ?? ""} ${attributes.class ?? ""}`);
}
