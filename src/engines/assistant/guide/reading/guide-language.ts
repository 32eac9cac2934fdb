import { languageOf } from "../../../language-detection/language-detection.ts";
import { type DocumentLanguage, documentLanguages } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import { guideWordsOf, intentScores, isListed } from "../words/guide-lexicon.ts";
import { guideTokens } from "./guide-tokens.ts";

export interface GuideLanguage {
  language: DocumentLanguage;
  /** ISO 639-1, where it is none that the guide speaks. */
  other?: string;
}

/** Words of the intents tell less than function words do: many are in several languages. */
const intentWeight = 0.5;
const detectedWeight = 1.6;
/** A conversation stays in its language until a message surely is in another one. */
const begunWeight = 1.5;
/** Letters. Fewer tell a detector nothing. */
const minDetected = 12;

/**
 * The language of a message; where that does not tell, `fallback`.
 *
 * @param isBegun the conversation was in the fallback so far
 */
export function guideLanguageOf(message: string, fallback: DocumentLanguage, isBegun = false): GuideLanguage {
  const keys = guideTokens(message).map(({ key }) => key);
  const detected = message.length >= minDetected ? languageOf(message) : "und";
  const scored = documentLanguages.map((language) => {
    const words = guideWordsOf(language);
    const isOf = (key: string) =>
      isFunctionWord(language, key) ||
      [words.carriers, words.last, ...words.ordinals].some((list) => isListed(list, key));
    const functions = keys.filter(isOf).length;
    const intents = Math.min(
      6,
      intentScores(language, keys).reduce((sum, [, score]) => sum + Math.min(score, 3), 0),
    );
    return {
      language,
      functions,
      score:
        functions +
        intents * intentWeight +
        (language === detected ? detectedWeight : 0) +
        (language === fallback ? (isBegun ? begunWeight : 0.6) : 0),
    };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const isLong = keys.length > 3;
  const isOther = isLong && detected !== "und" && !scored.some(({ language }) => language === detected);
  const isForeign = isOther && best.functions < keys.length / 4;
  if (isForeign || !/\p{Script=Latin}/u.test(message)) {
    return { language: "en", ...(isForeign && { other: detected }) };
  }
  return { language: best.score > 0.6 ? best.language : fallback };
}
