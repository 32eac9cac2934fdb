import { foldText } from "../../../shared/text/folded-text.rules.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import type { Asked } from "../asked.ts";
import { contentWords } from "../requirement-words.ts";
import { studyWords } from "../tables/degree-levels.ts";
import { availabilityWords, knowableWords, licenceWords, noLicence, traitWords } from "../tables/kind-words.ts";
import { askedYears } from "./asked-years.ts";
import { asksForLanguage, languageCode } from "./language-names.ts";
import { patternOf } from "./word-patterns.ts";

/** The first that fits: years, language, degree, licence, availability, trait, else a skill. */
export function kindOfRequirement(text: string, language: DocumentLanguage): Asked["kind"] {
  const folded = foldText(text).replaceAll("’", "'");
  const has = (words: string) => patternOf(words).test(folded);
  if (askedYears(text)) return "years";
  const words = contentWords(text, language);
  if (asksForLanguage(text, words.filter(({ raw }) => !languageCode(raw)).length)) return "language";
  if (has(studyWords)) return "degree";
  if (has(licenceWords) && !has(noLicence)) return "licence";
  if (has(knowableWords)) return "skill";
  if (has(availabilityWords)) return "availability";
  return has(traitWords) && words.every(({ name }) => name !== "exact") ? "trait" : "skill";
}
