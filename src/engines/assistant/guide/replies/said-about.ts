import { documentLanguages } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import { guideTokens } from "../reading/guide-tokens.ts";

/** Letters that a word's forms have in common. */
const stemLength = 5;
const maxSentences = 2;

const stemsOf = (text: string): string[] =>
  guideTokens(text)
    .filter(({ key }) => key.length > 2 && !documentLanguages.some((language) => isFunctionWord(language, key)))
    .map(({ key }) => key.slice(0, stemLength));

/** Of a posting the sentences that have some of the words, in whatever form. */
export function sentencesAbout(words: readonly string[], posting: string): string[] {
  const stems = new Set(words.flatMap(stemsOf));
  if (stems.size === 0) return [];
  const sentences = posting.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => stemsOf(sentence).some((stem) => stems.has(stem))).slice(0, maxSentences);
}
