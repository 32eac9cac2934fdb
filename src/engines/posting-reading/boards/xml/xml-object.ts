import { Parser } from "htmlparser2";
import { SourceFault } from "../job-board.ts";

/** Feeds stay below 10. The parser moves its whole stack at every tag: 100,000 nested elements would take it seconds. */
const maxDepth = 30;

/**
 * An XML document as JSON would have it: an element with others in it is an object of them by their names, those of one name a list, any
 * other its text. Undefined for one that does not end. Document types are skipped, so no entity of theirs is ever expanded or fetched.
 *
 * @throws SourceFault for one that is nested too deep
 */
export function xmlObject(source: string): unknown {
  const open: { text: string; children: Map<string, unknown[]> }[] = [{ text: "", children: new Map() }];
  const parser = new Parser(
    {
      onopentag() {
        if (open.length > maxDepth)
          throw new SourceFault(`The reply nests elements more than ${maxDepth} deep, as no feed does.`);
        open.push({ text: "", children: new Map() });
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name) {
        const element = open.pop();
        const { children } = open.at(-1) ?? {};
        const known = children?.get(name);
        const value = element && elementValue(element);
        if (known) known.push(value);
        else children?.set(name, [value]);
      },
    },
    { xmlMode: true },
  );
  parser.write(source);
  // What is open here would be closed by the end of the text.
  const [root] = open;
  const isWhole = open.length === 1 && root && root.children.size > 0;
  parser.end();
  return isWhole ? elementValue(root) : undefined;
}

function elementValue({ text, children }: { text: string; children: Map<string, unknown[]> }): unknown {
  if (children.size === 0) return text.trim();
  return Object.fromEntries([...children].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}
