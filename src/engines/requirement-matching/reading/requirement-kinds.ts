import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type DocumentLanguage, memoizedIn } from "../../text/text.ts";
import type { Asked } from "../asked.ts";
import { contentWords } from "../requirement-words.ts";
import { askingWords, demandWords, wishingWords } from "../tables/asking-words.ts";
import { studyWords } from "../tables/degree-levels.ts";
import { availabilityWords, knowableWords, licenceWords, noLicence, traitWords } from "../tables/kind-words.ts";
import { askedYears } from "./asked-years.ts";
import { asksForLanguage, languageCode } from "./language-names.ts";
import { openPatternOf, patternIn, patternOf } from "./word-patterns.ts";

/** By words of tables, the first that fits: years, language, degree, licence, availability, trait, else a skill. */
export const kindByWords = memoizedIn(kindRead);

/** "Spanish is helpful" */
const saysNeed = (word: string, language: DocumentLanguage) =>
  patternOf(`${wishingWords}|${demandWords}`).test(foldText(word)) ||
  openPatternOf(askingWords[language]).test(foldText(word));

function kindRead(text: string, language: DocumentLanguage): Asked["kind"] {
  const folded = foldText(text).replaceAll("’", "'");
  const has = (table: string) => patternIn(table, language).test(folded);
  if (askedYears(text)) return "years";
  const words = contentWords(text, language);
  const isOther = (word: string) =>
    !languageCode(word) && !saysNeed(word, language) && words.some(({ raw }) => raw === word);
  if (asksForLanguage(text.replace(/\([^)]*\)/g, " "), isOther)) return "language";
  if (has(studyWords)) return "degree";
  if (has(licenceWords) && !patternOf(noLicence).test(folded)) return "licence";
  if (patternOf(knowableWords).test(folded)) return "skill";
  if (has(availabilityWords)) return "availability";
  return has(traitWords) && words.every(({ name }) => name !== "exact") ? "trait" : "skill";
}
