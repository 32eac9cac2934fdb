import type { LetterDocument, Sentence } from "../document.ts";
import type { OwnWordsOfLetter } from "./letter-writer.ts";

/**
 * A letter with what its person says of themselves where the writer has it: the motive at the end of the opening, the rest before the
 * closing. What they said there before is replaced.
 */
export function withSaid(
  letter: LetterDocument,
  kind: keyof OwnWordsOfLetter,
  text: string,
  before: string | undefined,
): LetterDocument {
  const said: Sentence = { text, facts: [] };
  const isBefore = (sentence: Sentence) => sentence.facts.length === 0 && sentence.text === before;
  if (letter.paragraphs.some((paragraph) => paragraph.some(isBefore))) {
    const paragraphs = letter.paragraphs.map((paragraph) => paragraph.map((one) => (isBefore(one) ? said : one)));
    return { ...letter, paragraphs };
  }
  const at = kind === "motive" ? 0 : letter.paragraphs.length - 1;
  return {
    ...letter,
    paragraphs: letter.paragraphs.map((paragraph, index) => {
      if (index !== at) return paragraph;
      return kind === "motive" ? [...paragraph, said] : [said, ...paragraph];
    }),
  };
}
