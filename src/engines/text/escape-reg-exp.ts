/** A text as an expression that matches it alone, whatever signs it holds: RegExp.escape, which Node 20 does not have. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
