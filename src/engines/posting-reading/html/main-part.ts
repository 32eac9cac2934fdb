import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { cleanLine } from "../posting-lines.ts";
import { headingSection } from "../posting-sections.ts";
import {
  elementsNamed,
  elementsOf,
  isElement,
  lettersOf,
  markupOf,
  measureOf,
  type PageElement,
  seenText,
  siblingsAfter,
} from "./page-tree.ts";

const furnitureNames = new Set("nav footer aside dialog menu".split(" "));
const furnitureRoles = /^(?:navigation|contentinfo|complementary|dialog|alertdialog|search|menu)$/;
const furniture =
  /\b(?:cookie|consent|breadcrumb|newsletter|navbar|site-?header|site-?footer|footer|share|social|related-jobs|similar-jobs|sidebar)/i;
const otherOpenings =
  /^(?:similar|related|more|other|recommended|ahnliche|weitere|andere) (?:jobs|openings|positions|vacancies|roles|opportunities|stellen|stellenangebote)|^(?:offres similaires|autres offres|empleos similares|(?:otras )?ofertas similares|otras ofertas|offerte simili|altre offerte|vergelijkbare vacatures|andere vacatures|podobne oferty|inne oferty|vagas semelhantes|outras vagas)/;
const maxLinkShare = 0.6;
/** Letters. A block that is longer is a text, however many links it has or whatever it is called. */
const maxFurniture = 900;
/** Letters of a line that is nothing but a link, such as "Apply for this job". */
const maxButton = 60;
const minLetters = 120;

/**
 * The part of a page that holds its posting, as plain markup: what encloses the headings that postings have, else its main
 * element, its longest article or all of it; without menus, banners, forms, what is hidden, and lists of links to other pages.
 */
export function mainPart(tree: PageElement[]): string {
  const others = belowOthers(tree);
  const isDropped = (element: PageElement) => others.has(element) || isFurniture(element);
  const markup = (element: PageElement) => markupOf(element.children, isDropped);
  const whole: PageElement[] = elementsOf(tree, ({ name }) => name === "body");
  const roots = whole.length > 0 ? whole : tree;
  const around = enclosing(roots[0], isDropped);
  if (around && lettersOf(markup(around)) >= minLetters) return markup(around);
  const mains = elementsOf(roots, ({ name, attribs }) => name === "main" || attribs.role === "main");
  const articles = elementsOf(roots, ({ name }) => name === "article");
  const longest = [mains, articles].map((found) => found.map(markup).toSorted((a, b) => b.length - a.length)[0] ?? "");
  return longest.find((text) => lettersOf(text) >= minLetters) ?? markupOf(roots, isDropped);
}

/** The openings that boards recommend: what stands behind a heading that announces them. */
function belowOthers(tree: PageElement[]): Set<PageElement> {
  const announced = elementsOf(
    tree,
    (element) => headings.test(element.name) && otherOpenings.test(foldText(seenText(element))),
  );
  return new Set(announced.flatMap((heading) => [heading, ...siblingsAfter(heading)]));
}

const headings = /^h[1-6]$/;

function isHeading(element: PageElement): boolean {
  const { name } = element;
  if (!headings.test(name) && !/^(?:b|strong|dt|th|p|div|span|button|summary)$/.test(name)) return false;
  if (measureOf(element).letters > 60) return false;
  const text = cleanLine(seenText(element));
  const isMarked = /^(?:h\d|b|strong)$/.test(name) || text.endsWith(":");
  if (text.length > 60 || (!isMarked && element.children.some(isElement))) return false;
  const section = headingSection(text);
  return section !== undefined && section !== "companyInfo";
}

interface Survey {
  headings: number;
  /** Without what is none of the page's text. */
  letters: number;
}

/** The innermost element around all headings of a posting; further out where a lesser part of the text has a box beside them. */
function enclosing(
  root: PageElement | undefined,
  isDropped: (element: PageElement) => boolean,
): PageElement | undefined {
  const surveys = new Map<PageElement, Survey>();
  const survey = (element: PageElement): Survey => {
    const sum: Survey = { headings: 0, letters: measureOf(element).letters };
    for (const child of element.children) {
      if (!isElement(child)) continue;
      const inner = isDropped(child) ? { headings: 0, letters: 0 } : survey(child);
      sum.headings += inner.headings + (isHeading(child) && !isDropped(child) ? 1 : 0);
      sum.letters += inner.letters - measureOf(child).letters;
    }
    surveys.set(element, sum);
    return sum;
  };
  const total = root ? survey(root).headings : 0;
  let at = total > 0 ? root : undefined;
  for (
    let next = at;
    next;
    next = next.children.filter(isElement).find((child) => surveys.get(child)?.headings === total)
  ) {
    at = next;
  }
  for (let outer = at?.parent; at && outer && isElement(outer) && outer.name !== "body"; outer = outer.parent) {
    const [inner, around] = [surveys.get(at)?.letters ?? 0, surveys.get(outer)?.letters ?? Number.POSITIVE_INFINITY];
    if (around - inner >= Math.max(60, inner * 0.6)) break;
    at = outer;
  }
  return at;
}

function isFurniture(element: PageElement): boolean {
  const { name, attribs } = element;
  if (name === "html" || name === "body") return false;
  if ("hidden" in attribs || attribs["aria-hidden"] === "true") return true;
  if (/display:\s*none|visibility:\s*hidden/i.test(attribs.style ?? "")) return true;
  if (furnitureNames.has(name) || furnitureRoles.test(attribs.role ?? "")) return true;
  const { letters, linked, links, fields } = measureOf(element);
  if (letters === 0 || letters > maxFurniture || headings.test(name)) return false;
  if (links > 0 && linked === letters && letters <= maxButton) return true;
  const looksSo =
    furniture.test(`${attribs.id ?? ""} ${attribs.class ?? ""}`) ||
    (links >= 2 && linked > letters * maxLinkShare) ||
    (fields > 0 && fields <= 4 && isSmallForm(element));
  // Around the posting itself there may be all of that.
  return looksSo && !elementsOf(element.children, isHeading)[0];
}

const inputs = /^(?:email|search|text|submit|)$/;

/** A line to subscribe, search or sign in with. */
function isSmallForm(element: PageElement): boolean {
  return elementsNamed([element], "input").every(({ attribs }) => inputs.test(attribs.type ?? ""));
}
