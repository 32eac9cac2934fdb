/**
 * The one place for words: stems, forms, stop words, sentences, distances, lists of words that more than one engine needs. In: texts. Out:
 * texts, sets of words, numbers.
 */

export { type DocumentLanguage, documentLanguages } from "../../shared/text/document-languages.rules.ts";
export { splitSentences } from "../../shared/text/sentences.rules.ts";
export { assetPath } from "./asset-path.ts";
export { editDistance } from "./edit-distance.ts";
export { yieldToEventLoop } from "./event-loop.ts";
export { firstPerson, isDoneToPerson, isNounOrVerb } from "./notes/first-person.ts";
export { inWholeSentences, typedInFull, writtenOut } from "./notes/spelled-notes.ts";
export { readPackedClassifier } from "./packed-classifier.ts";
export { anyOf } from "./reg-exp-parts.ts";
export { oneStop } from "./sentence-end.ts";
export {
  type ClassifierTable,
  type LabelProbability,
  type TextClassifier,
  textClassifier,
  textFeatures,
} from "./text-classifier.ts";
export { termsOf, wordsOf } from "./text-pieces.ts";
export { memoized, memoizedIn } from "./word-stem.ts";
export { americanSpelling } from "./words/american-spelling.ts";
export { namesCareerBreak } from "./words/career-breaks.ts";
export { currencyCodes, currencyNames, currencySigns } from "./words/currency-names.ts";
export { drivingLicence, namesDrivingLicence } from "./words/driving-licence.ts";
export { formsOfAddress } from "./words/forms-of-address.ts";
export { namesJob } from "./words/job-words.ts";
export { monthNamePattern, monthNumberOf, monthWriter } from "./words/month-names.ts";
export { largeNumberWords, numberWords } from "./words/number-words.ts";
export { type CommonOccupation, commonOccupations, headFirst } from "./words/occupation-names.ts";
export { saysEnded, saysNotHeld } from "./words/paper-states.ts";
export { productNames } from "./words/product-names.ts";
export { subjectStopWords, titleStopWords } from "./words/stop-words.ts";
export { unitWords } from "./words/unit-words.ts";
export { writtenOtherwise } from "./words/written-otherwise.ts";
export { monthsOfYearPart, yearPartPattern } from "./words/year-parts.ts";
