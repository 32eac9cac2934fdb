import { DomHandler, ElementType } from "htmlparser2";
import { walkHtml } from "./html-walk.ts";
import { plainMarkup } from "./plain-markup.ts";

export type PageNode = DomHandler["root"]["children"][number];
export type PageElement = Extract<PageNode, { attribs: object }>;

export const isElement = (node: PageNode): node is PageElement => "attribs" in node;
const isText = (node: PageNode): node is Extract<PageNode, { data: string }> => node.type === ElementType.Text;

/** The page as a tree, no deeper than {@link walkHtml} goes, so that recursion over it is safe. */
export function pageTree(html: string): PageElement[] {
  const handler = new DomHandler();
  walkHtml(html, {
    onopentag: (name, attributes) => handler.onopentag(name, attributes),
    ontext: (text) => handler.ontext(text),
    onclosetag: () => handler.onclosetag(),
  });
  return handler.dom.filter(isElement);
}

/** Every element that a test picks, in the order of the page. */
export function elementsOf(nodes: PageNode[], test: (element: PageElement) => boolean): PageElement[] {
  const found: PageElement[] = [];
  const visit = (node: PageNode) => {
    if (!isElement(node)) return;
    if (test(node)) found.push(node);
    for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return found;
}

export const elementsNamed = (nodes: PageNode[], ...names: string[]): PageElement[] =>
  elementsOf(nodes, ({ name }) => names.includes(name));

export function siblingsAfter(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  for (let next = element.next; next; next = next.next) if (isElement(next)) found.push(next);
  return found;
}

const breaks = new Set(
  "br p div li dt dd td th tr h1 h2 h3 h4 h5 h6 ul ol table section article main header".split(" "),
);
const silent = new Set("script style noscript template svg head title select textarea button iframe".split(" "));

/** The text that a reader sees, on one line. */
export function seenText(node: PageNode): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}

function rawText(node: PageNode): string {
  if (isText(node)) return node.data;
  if (!isElement(node) || silent.has(node.name) || isForScreenReaders(node)) return "";
  const inner = node.children.map(rawText).join("");
  return breaks.has(node.name) ? ` ${inner} ` : inner;
}

/** By the names that everybody gives to it. */
const isForScreenReaders = ({ attribs }: PageElement) =>
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/i.test(attribs.class ?? "");

/** The source of a script, as it stands in the page. */
export const sourceText = (element: PageElement): string =>
  element.children.map((child) => (isText(child) ? child.data : "")).join("");

/** An element's contents with nothing left but text and its structure. */
export function markupOf(nodes: PageNode[], isDropped: (element: PageElement) => boolean = () => false): string {
  return nodes
    .map((node) => {
      if (isText(node)) return plainMarkup.text(node.data);
      if (!isElement(node) || silent.has(node.name) || isForScreenReaders(node) || isDropped(node)) return "";
      return plainMarkup.open(node.name) + markupOf(node.children, isDropped) + plainMarkup.close(node.name);
    })
    .join("");
}

export interface Measure {
  letters: number;
  /** Of them, within links. */
  linked: number;
  links: number;
  fields: number;
}

const measured = new WeakMap<PageElement, Measure>();

/** How much text an element holds and how much of it leads away; each element is counted once. */
export function measureOf(element: PageElement): Measure {
  const known = measured.get(element);
  if (known) return known;
  const sum: Measure = { letters: 0, linked: 0, links: 0, fields: element.name === "input" ? 1 : 0 };
  for (const child of silent.has(element.name) ? [] : element.children) {
    if (isText(child)) sum.letters += lettersOf(child.data);
    if (!isElement(child)) continue;
    const inner = measureOf(child);
    sum.letters += inner.letters;
    sum.linked += inner.linked;
    sum.links += inner.links;
    sum.fields += inner.fields;
  }
  const isLink = element.name === "a" && "href" in element.attribs;
  const measure = isLink ? { ...sum, linked: sum.letters, links: 1 } : sum;
  measured.set(element, measure);
  return measure;
}

export const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
