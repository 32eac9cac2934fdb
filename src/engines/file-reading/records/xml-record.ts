import { Parser } from "htmlparser2";
import { walkXml } from "../walk-xml.ts";

/** An element by its name without its prefix: old and new versions of one format differ in those. */
export interface RecordElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: RecordElement[];
}

/** An XML document as elements. */
export function xmlRecord(source: string): RecordElement {
  const root: RecordElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  walkXml(source, {
    onopentag(tag, written) {
      const attributes = Object.fromEntries(Object.entries(written).map(([name, value]) => [bare(name), value]));
      const element: RecordElement = { name: bare(tag), attributes, text: "", children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  return root;
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1);

/** The elements at the end of a path, of each of the elements that it leads through. */
export function elementsAt(element: RecordElement | undefined, ...path: string[]): RecordElement[] {
  return path.reduce<RecordElement[]>(
    (all, name) => all.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );
}

export const recordText = (element: RecordElement | undefined, ...path: string[]): string =>
  elementsAt(element, ...path)[0]?.text.trim() ?? "";

/** The first text that one of the paths leads to. */
export const firstText = (element: RecordElement | undefined, ...paths: string[]): string =>
  paths.map((path) => recordText(element, ...path.split("/"))).find((text) => text !== "") ?? "";

const lineTags = new Set(["p", "li", "br", "div", "ul", "ol", "h1", "h2", "h3"]);

/** The lines of a text that is written in HTML, without their bullets. */
export function linesOfHtml(html: string): string[] {
  let text = "";
  const breakLine = (tag: string) => {
    if (lineTags.has(tag)) text += "\n";
  };
  const parser = new Parser({
    onopentag: breakLine,
    onclosetag: breakLine,
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html);
  return linesOfText(text);
}

export const linesOfText = (text: string): string[] =>
  text
    .split(/\n|(?=[•●▪])/u)
    .map((line) => line.replace(/^[\s•●▪*–-]+/u, "").trim())
    .filter((line) => line !== "");
