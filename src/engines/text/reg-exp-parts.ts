/** A text as an expression that matches it alone, whatever signs it holds: RegExp.escape, which Node 20 does not have. */
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** An expression for any of some texts, the longest that fits. */
export function anyOf(texts: Iterable<string>): string {
  const longestFirst = [...texts].sort((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(escapeRegExp).join("|")})`;
}
