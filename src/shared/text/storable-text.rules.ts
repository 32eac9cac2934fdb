const nul = "\u0000";
const loneSurrogates = /\p{Surrogate}/gu;

/** Whether a database takes it: neither a NUL, which PostgreSQL refuses, nor half a character, which has no UTF-8. */
export function isStorable(text: string): boolean {
  return !text.includes(nul) && text.search(loneSurrogates) < 0;
}

/** The text without what no database takes. */
export function storableText(text: string): string {
  return text.replaceAll(nul, "").replace(loneSurrogates, "");
}

/** At most so many code points, which is what the schemas count: half a surrogate pair could not be stored. */
export function cutText(text: string, maximum: number): string {
  return text.length <= maximum ? text : [...text].slice(0, maximum).join("");
}
