/**
 * The one place for words: stems, forms, stop words, sentences, distances, lists of words that more than one engine needs. In: texts. Out:
 * texts, sets of words, numbers.
 */

export { americanSpelling } from "./american-spelling.ts";
export { currencyCodes, currencyNames, currencySigns } from "./currency-names.ts";
export { type DocumentLanguage, documentLanguages } from "./document-language-codes.ts";
export { editDistance } from "./edit-distance.ts";
export { yieldToEventLoop } from "./event-loop.ts";
export { namesJob } from "./job-words.ts";
export { monthNumberOf, monthWriter } from "./month-names.ts";
export { numberWords, roundNumberWords } from "./number-words.ts";
export { commonOccupations } from "./occupation-words.ts";
export { productNames } from "./product-names.ts";
export { anyOf } from "./reg-exp-parts.ts";
export { oneStop } from "./sentence-end.ts";
export { subjectStopWords, titleStopWords } from "./stop-words.ts";
export { splitSentences, termsOf, wordsOf } from "./text-pieces.ts";
export { memoized } from "./word-stem.ts";
export { writtenOtherwise } from "./written-otherwise.ts";
