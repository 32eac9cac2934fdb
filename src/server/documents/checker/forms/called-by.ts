import type { Fact } from "../../../../engines/truth/truth.ts";
import { rememberedOf } from "../words/remembered.ts";
import { wordsOf } from "../words/word-reading.ts";

/**
 * "Registered midwife" of "Registered midwife who has worked on wards": what stands before it is told more of. "Head chef for one
 * summer" is none now.
 */
export const calledBy = rememberedOf(({ text }: Fact): string[] => {
  const words = wordsOf(text);
  if (words[0] === "i" || words[0] === "my") return [];
  return [...words, ","].flatMap((word, at) => {
    const isCut = /^(who|with|that|,)$/.test(word) || (/^(from|for)$/.test(word) && !words.slice(at).some(tellsTime));
    const isDenied = words.slice(0, Math.max(at, words.indexOf(",", at + 1))).some((each) => unlike.test(each));
    // "Baker with ten years in schools, shops and hotels" is cut in the midst of what is counted.
    const isWhole = !words.slice(0, at).some((each) => /^(?:who|with|that)$/.test(each));
    return at > 0 && isCut && isWhole && !isDenied ? [words.slice(0, at).join(" ")] : [];
  });
});

/** "Actuary (nearly qualified)", "Not available for ..." */
const unlike =
  /^(?:not|no|never|nearly|almost|unqualified|former|formerly|retired|trainee|aspiring|student|until|lapsed|incomplete)$/;

const tellsTime = (word: string) =>
  /^(?:(?:19|20)\d\d|years?|months?|weeks?|days?|terms?|seasons?|summers?|winters?|springs?|autumns?|once|while|short|time)$/.test(
    word,
  );
