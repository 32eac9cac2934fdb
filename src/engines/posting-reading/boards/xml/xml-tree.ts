import { Parser } from "htmlparser2";
import { SourceFault } from "../job-board.ts";

export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** Feeds stay below 10. The parser moves its whole stack at every tag: 100,000 nested elements would take it seconds. */
const maxDepth = 30;

/**
 * An XML document as elements; undefined for one that does not end. Document types are skipped, so no
 * entity of theirs is ever expanded or fetched.
 *
 * @throws SourceFault for one that is nested too deep
 */
export function xmlTree(source: string): XmlElement | undefined {
  const root: XmlElement = { name: "", text: "", children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name) {
        const element: XmlElement = { name, text: "", children: [] };
        if (open.length > maxDepth)
          throw new SourceFault(`The reply nests elements more than ${maxDepth} deep, as no feed does.`);
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
    },
    { xmlMode: true },
  );
  parser.write(source);
  // What is open here would be closed by the end of the text.
  const isWhole = open.length === 1;
  parser.end();
  return isWhole ? root.children[0] : undefined;
}

export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childText = (element: XmlElement | undefined, name: string): string =>
  childrenNamed(element, name)[0]?.text.trim() ?? "";
