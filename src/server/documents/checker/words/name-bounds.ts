/** Words of one statement in other orders, each of which says the same or less. */
export type Order = (words: string[]) => string[][];

const stops =
  /^(,|and|or|by|over|in|at|for|with|within|during|across|using|through|on|from|to|into|per|via|under|after|before|since|until|while|when|where|that|who|as|but|of|whom|than|more|up|approximately|not|no|without|both|among|including)$/;
export const article = /^(a|an|the)$/;

/** From where a name that ends before `at` may begin: its words up to the last that joins. */
export function startOfName(words: string[], at: number): number {
  let start = at;
  while (start > 0 && !stops.test(words[start - 1] ?? "") && !article.test(words[start - 1] ?? "")) start--;
  return start;
}

export function endOfName(words: string[], at: number): number {
  let end = at;
  while (end < words.length && !stops.test(words[end] ?? "")) end++;
  return end;
}
