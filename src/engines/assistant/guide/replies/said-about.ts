import { readConditions } from "../../../job-search/job-search.ts";
import { documentLanguages, splitSentences } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import { guideTokens } from "../reading/guide-tokens.ts";

/** Letters that a word's forms have in common. */
const stemLength = 5;
const maxSentences = 2;

const stemsOf = (text: string): string[] =>
  guideTokens(text)
    .filter(({ key }) => key.length > 2 && !documentLanguages.some((language) => isFunctionWord(language, key)))
    .map(({ key }) => key.slice(0, stemLength));

/** Hours, shifts, pay, where the work is done: whatever the language. */
const kindsOf = (text: string): string[] =>
  readConditions(text).conditions.map(({ condition }) =>
    condition.kind === "shift" ? condition.value : condition.kind,
  );

/** Of a posting the sentences that have some of the words, in whatever form, or speak of the same condition. */
export function sentencesAbout(words: readonly string[], posting: string): string[] {
  const [stems, kinds] = [new Set(words.flatMap(stemsOf)), new Set(words.flatMap(kindsOf))];
  if (stems.size + kinds.size === 0) return [];
  return splitSentences(posting)
    .filter(
      (sentence) =>
        stemsOf(sentence).some((stem) => stems.has(stem)) || kindsOf(sentence).some((kind) => kinds.has(kind)),
    )
    .slice(0, maxSentences);
}
