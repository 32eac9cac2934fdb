import type { DocumentLanguage } from "../../text/text.ts";

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

const lines: DocumentLanguage[] = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"];

/** Of a table with a line for each language, whole words of one language and of English: short words mean other things elsewhere. */
export const patternIn = (table: string, language: DocumentLanguage): RegExp => {
  const name = `${language} ${table}`;
  const before = known.get(name);
  if (before) return before;
  const rows = table.split("\n").map((row) => row.trim().replace(/^\||\|$/g, ""));
  const own = new Set([rows[0] ?? "", rows[lines.indexOf(language)] ?? ""]);
  const made = patternOf([...own].join("|"));
  known.set(name, made);
  return made;
};
