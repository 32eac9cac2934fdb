import type { ListingLine } from "./listing-words.ts";

const breaks = "p, br, div, li, ul, ol, hr, pre, blockquote, h1, h2, h3, h4, h5, h6";
const setApart = "strong, b, h1, h2, h3, h4, h5, h6, a";

/** The words of a listing up to its link, behind the opening, heading, rule or entry of the list before it. */
export function linesBefore(content: Element, link: Element): ListingLine[] {
  let lines: ListingLine[] = [];
  const nodes = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node && node !== link; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (beginsListing(node, link)) lines = [];
      if (node.matches(breaks)) lines.push({ text: "", strong: "" });
    } else if (!isOfAnother(node.parentElement?.closest("a"), link)) {
      addText(lines, node.textContent ?? "", node.parentElement?.closest(setApart) != null);
    }
  }
  return lines.filter(({ text }) => text.trim() !== "");
}

function beginsListing(element: Element, link: Element): boolean {
  const isOuterEntry = element.matches("li") && !element.parentElement?.closest("li");
  return isOuterEntry || element.matches("hr, h1, h2, h3, h4, h5, h6") || isOfAnother(element, link);
}

/** A link to another opening ends the listing before this one. */
function isOfAnother(element: Element | null | undefined, link: Element): boolean {
  return element?.localName === "a" && element.getAttribute("href") !== link.getAttribute("href");
}

function addText(lines: ListingLine[], text: string, isSetApart: boolean): void {
  if (lines.length === 0) lines.push({ text: "", strong: "" });
  const line = lines.at(-1);
  if (!line) return;
  const words = text.replace(/\s+/g, " ");
  line.text += words;
  if (isSetApart) line.strong += words;
}
