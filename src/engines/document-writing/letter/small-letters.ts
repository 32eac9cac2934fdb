import { type FactBase, personFactsOf } from "../../truth/truth.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { decapitalised } from "../phrases/first-letters.ts";

/** A line as it stands within a sentence: "wound care", but "Python developer" and "German teacher". German keeps its nouns' capitals. */
export function withinSentence(line: string, facts: FactBase, { locale }: Pick<DocumentPhrases, "locale">): string {
  return locale.startsWith("de") || !/^\p{Lu}\p{Ll}/u.test(line) || isName(line, facts) ? line : decapitalised(line);
}

/** A name is what the person or the posting writes with a capital within a line, or lists as one word, and nowhere small. */
function isName(line: string, facts: FactBase): boolean {
  const [word = ""] = line.split(/[^\p{L}]/u);
  if (/(?:ish|ese)$/.test(word) || /^[\p{L}'’]+[^\p{Ll}]*\p{Lu}/u.test(line.slice(1))) return true;
  const texts = [...facts.values()].map(({ text }) => text);
  if (/ing$/.test(word) || texts.some((text) => text.split(/[^\p{L}]+/u).includes(word.toLowerCase()))) return false;
  const listed = [...personFactsOf(facts, "language"), ...personFactsOf(facts, "skill")];
  const within = new RegExp(`\\p{Ll},? ${word}(?!\\p{L})`, "u");
  return listed.some(({ text }) => text.split(" (")[0] === word) || texts.some((text) => within.test(text));
}
