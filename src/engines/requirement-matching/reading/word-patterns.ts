const known = new Map<string, RegExp>();

function built(words: string, end: string): RegExp {
  const before = known.get(end + words);
  if (before) return before;
  const made = new RegExp(`(?<![\\p{L}\\d])(?:${words.replace(/\s*\n\s*/g, "")})${end}`, "iu");
  known.set(end + words, made);
  return made;
}

/** Words of a table, pieces of regular expressions over several lines, as one pattern of whole words. Held against folded text. */
export const patternOf = (words: string): RegExp => built(words, "(?![\\p{L}\\d])");

/** The same, where the words may go on. */
export const openPatternOf = (words: string): RegExp => built(words, "");
