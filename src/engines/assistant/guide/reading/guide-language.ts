import { languageOf } from "../../../language-detection/language-detection.ts";
import { type DocumentLanguage, documentLanguages } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import { guideWordsOf, intentScores, isListed, isOfRow, placeInLists } from "../words/guide-lexicon.ts";
import { guideTokens } from "./guide-tokens.ts";

export interface GuideLanguage {
  language: DocumentLanguage;
  /** ISO 639-1, where it is none that the guide speaks. */
  other?: string;
}

/** Words of the intents tell less than function words do: many are in several languages. */
const intentWeight = 0.5;
/** Of a text of so many letters or more. */
const [detectedWeight, surelyDetected] = [1.6, 20];
/** A conversation stays in its language until a message surely is in another one, which few words seldom are. */
const [begunWeight, begunWeightOfFew, fewWords] = [2, 2.6, 3];
const weightOfPlace = 1.1;
/** More of them are no title and place: a detector takes "HGV class 2 manchester" for Norwegian. */
const wordsOfSentence = 5;
/** Letters. Fewer tell a detector nothing. */
const minDetected = 12;

/**
 * The language of a message; where that does not tell, `fallback`.
 *
 * @param isBegun the conversation was in the fallback so far
 * @param spokenThere what is spoken in the places that it names
 * @param told the message without its towns, which mislead a detector: "warehouse operative manchester" is no German
 */
export function guideLanguageOf(
  message: string,
  fallback: DocumentLanguage,
  isBegun = false,
  spokenThere: readonly DocumentLanguage[] = [],
  told = message,
): GuideLanguage {
  const keys = guideTokens(message).map(({ key }) => key);
  const [whole, rest] = [message, told].map((text) => (message.length >= minDetected ? languageOf(text) : "und"));
  const detected = whole !== undefined && (whole === "en" || rest === whole || rest === "und") ? whole : "und";
  const weightOfDetected = message.length >= surelyDetected ? detectedWeight : detectedWeight / 3;
  const weightOfBegun = keys.length > fewWords ? begunWeight : begunWeightOfFew;
  const weightOfFallback = isBegun ? weightOfBegun : 0.6;
  const scored = documentLanguages.map((language) => {
    const words = guideWordsOf(language);
    const isOf = (key: string) =>
      isFunctionWord(language, key) ||
      isOfRow(words.intents.find, key) ||
      placeInLists(words.ordinals, key) >= 0 ||
      isListed(words.carriers, key);
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
        (language === detected ? weightOfDetected : 0) +
        (spokenThere.includes(language) ? weightOfPlace : 0) +
        (language === fallback ? weightOfFallback : 0),
    };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const isLong = keys.length > wordsOfSentence;
  const isOther = isLong && detected !== "und" && !scored.some(({ language }) => language === detected);
  const isForeign = isOther && best.functions < keys.length / 4;
  if (isForeign || !/\p{Script=Latin}/u.test(message)) {
    return { language: "en", ...(isForeign && { other: detected }) };
  }
  return { language: best.score > 0.6 ? best.language : fallback };
}
