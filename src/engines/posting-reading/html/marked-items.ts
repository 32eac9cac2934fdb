import { elementsOf, isElement, lettersOf, markupOf, type PageElement, type PageNode, seenText } from "./page-tree.ts";

/** How a page marks its own elements: the attribute that names a property, and what says that the element is a thing. */
interface Syntax {
  property: string;
  thing: string;
  type: string;
}

const syntaxes: Syntax[] = [
  { property: "itemprop", thing: "itemscope", type: "itemtype" },
  { property: "property", thing: "typeof", type: "typeof" },
];

const maxDepth = 8;
const maxThings = 200;
/** Properties within each other: each keeps the text below it once more. */
const maxNested = 4;

/** The things of a schema.org type that a page marks in its own elements, as microdata or RDFa, in the form of JSON-LD. */
export function markedItems(tree: PageElement[], type: string): object[] {
  return syntaxes.flatMap((syntax) => {
    const isMeant = (name: string) => name.split(/[/:#]/).at(-1) === type;
    const isThing = ({ attribs }: PageElement) => (attribs[syntax.type] ?? "").trim().split(/\s+/).some(isMeant);
    return outermost(tree, isThing).map((thing) => ({ "@type": type, ...propertiesOf(thing.children, syntax, 0) }));
  });
}

function outermost(nodes: PageNode[], test: (element: PageElement) => boolean): PageElement[] {
  const [first, ...more] = elementsOf(nodes, test);
  const isWithin = (element: PageElement): boolean => {
    for (let outer = element.parent; outer && isElement(outer); outer = outer.parent) if (test(outer)) return true;
    return false;
  };
  return first ? [first, ...more.slice(0, maxThings).filter((element) => !isWithin(element))] : [];
}

function propertiesOf(nodes: PageNode[], syntax: Syntax, depth: number): Record<string, unknown> {
  const found: Record<string, unknown[]> = Object.create(null);
  const visit = (node: PageNode, nested: number) => {
    if (!isElement(node)) return;
    const isThing = syntax.thing in node.attribs;
    const names = (node.attribs[syntax.property] ?? "").split(/\s+/).filter(Boolean);
    const value = names.length > 0 && nested < maxNested ? propertyOf(node, syntax, depth) : undefined;
    for (const name of names) {
      const key = name.split(":").at(-1) ?? name;
      if (value !== "" && value !== undefined) found[key] = [...(found[key] ?? []), value];
    }
    // What stands within a thing belongs to that thing.
    if (!isThing) for (const child of node.children) visit(child, nested + (names.length > 0 ? 1 : 0));
  };
  for (const node of nodes) visit(node, 0);
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, values[1] ? values : values[0]]));
}

function propertyOf(element: PageElement, syntax: Syntax, depth: number): unknown {
  const { attribs, name } = element;
  if (syntax.thing in attribs && depth < maxDepth) {
    const properties = propertiesOf(element.children, syntax, depth + 1);
    return Object.keys(properties).length > 0 ? properties : seenText(element);
  }
  if (attribs.content !== undefined) return attribs.content.trim();
  if (name === "time" && attribs.datetime) return attribs.datetime;
  const markup = markupOf(element.children);
  if (/<(?:p|li|div|br|h\d|td)\b/.test(markup)) return lettersOf(markup) > 0 ? markup : "";
  return seenText(element) || (attribs.href ?? "");
}
