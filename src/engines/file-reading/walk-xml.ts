import { type Handler, Parser } from "htmlparser2";

/** Tables within tables stay far below; the parser moves its whole stack at every tag, which takes minutes where 100,000 are open. */
const maxDepth = 300;

/**
 * Tells the parts of an XML document as they come. Document types are skipped, so no entity of theirs is ever expanded or fetched.
 * @throws Error for one that is nested too deep
 */
export function walkXml(
  xml: string,
  { onopentag, ontext, onclosetag }: Partial<Pick<Handler, "onopentag" | "ontext" | "onclosetag">>,
): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...(ontext ? { ontext } : {}),
      onopentag(name, attributes, isImplied) {
        depth += 1;
        if (depth > maxDepth) throw new Error("Nested too deep");
        onopentag?.(name, attributes, isImplied);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        onclosetag?.(name, isImplied);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
