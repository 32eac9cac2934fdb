import { type Handler, Parser } from "htmlparser2";

/** Real pages stay below 100. The parser's time grows with the square of the depth: a page can be built to stall it. */
const deepest = 400;

class TooDeep extends Error {}

/** Parses HTML with these handlers; a page nested absurdly deep is read up to there. */
export function walkHtml(html: string, handler: Partial<Handler>): void {
  let depth = 0;
  const parser = new Parser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      depth += 1;
      if (depth > deepest) throw new TooDeep();
      handler.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}
