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

/** Hours, shifts, pay, where the work is done: whatever the language. Full time is nothing on part time. */
const kindsOf = (text: string): string[] =>
  readConditions(text).conditions.map(({ condition }) =>
    condition.kind === "shift" || condition.kind === "employment" || condition.kind === "workplace"
      ? condition.value
      : condition.kind,
  );

/** Of a posting the sentences that have some of the words, in whatever form, or speak of the same condition. */
export function sentencesAbout(words: readonly string[], posting: string): string[] {
  const asked = words.map((text) => ({ stems: stemsOf(text), kinds: kindsOf(text) }));
  const isAbout = (sentence: string) => {
    const [stems, kinds] = [new Set(stemsOf(sentence)), new Set(kindsOf(sentence))];
    // "Part of the rota" is not about part time.
    return asked.some((one) =>
      one.kinds.length === 0
        ? one.stems.some((stem) => stems.has(stem))
        : one.kinds.some((kind) => kinds.has(kind)) ||
          (one.stems.length > 0 && one.stems.every((stem) => stems.has(stem))),
    );
  };
  return splitSentences(posting).filter(isAbout).slice(0, maxSentences);
}
