/** Text of others as plain words in Markdown: no marks, no links, no lines of its own. */
export function escapedText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_{}[\]()#+!|<>~&-]/g, (mark) => `\\${mark}`)
    .trim();
}

/** At most `maximum` characters of a text, cut between words. */
export function shortened(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return `${text.slice(0, maximum).replace(/\s+\S*$/, "")}…`;
}

/** A link whose address may hold brackets. Whether it stays is decided where the reply becomes HTML. */
export function linkTo(text: string, url: string): string {
  return `[${text}](<${url.replace(/[<>\n\\]/g, encodeURIComponent)}>)`;
}
