import { folded, type Span, type Word } from "./sentence.ts";

const refusals = new Set(
  "not no non nothing without never avoid skip exclude hate dislike except nicht kein keine keinen ohne sans pas sin dont don't cant can't cannot".split(
    " ",
  ),
);
/** Between a refusal and what it refuses: "do not show me any remote jobs". */
const bridges = new Set(
  "show me give list send find want wanna like need be do work working to for in any a the of de du le la l d more your those these it interested looking search jobs job is can will".split(
    " ",
  ),
);

/** "Do not show me any remote jobs": whether what stands there is refused. */
export function isRefused(words: Word[], { start }: Span): boolean {
  for (let at = start - 1; at >= 0; at -= 1) {
    const key = folded(words[at]?.text ?? "");
    if (words[at + 1]?.opensClause) return false;
    if (refusals.has(key)) return true;
    if (!bridges.has(key)) return false;
  }
  return false;
}
