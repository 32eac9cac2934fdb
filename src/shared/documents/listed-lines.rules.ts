/**
 * Where a list begins among the sentences of a letter's paragraph: behind the one that ends with a colon. One item is no list, unless it has a
 * colon of its own.
 *
 * @returns the index of the first item; the number of sentences where none is one
 */
export function listStart(texts: string[]): number {
  const colon = texts.findIndex((text, at) => text.endsWith(":") && at < texts.length - 1);
  const items = colon < 0 ? [] : texts.slice(colon + 1);
  return items.length > 1 || items[0]?.includes(": ") ? colon + 1 : texts.length;
}
