import { z } from "zod/mini";
import { requirementKinds } from "../../../../shared/matching/requirement-match.contract.ts";
import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import {
  assetPath,
  type DocumentLanguage,
  readPackedClassifier,
  type TextClassifier,
  textClassifier,
} from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import type { Asked } from "../../asked.ts";
import { contentWords } from "../../requirement-words.ts";
import { askingWords } from "../../tables/asking-words.ts";
import { hoursLabels, jobTerms, licenceNames, noLicence } from "../../tables/kind-words.ts";
import { askedLanguages } from "../asked-languages.ts";
import { conjunctions } from "../asked-things.ts";
import { askedYears } from "../asked-years.ts";
import { kindByWords } from "../requirement-kinds.ts";
import { openPatternOf, patternIn, patternOf } from "../word-patterns.ts";

const tableSchema = z.object({
  labels: z.array(z.enum(requirementKinds)),
  features: z.array(z.string()),
  scale: z.number(),
});

let classify: TextClassifier<Asked["kind"]> | undefined;

/** From here on what postings have taught goes before the tables of words: a name alone ("Docker") tells it little. */
const sure = 0.5;
/** Of so few words it knows mostly their letters. */
const [fewWords, sureOfFew] = [2, 0.8];

/** What kind of thing is asked for, by what marked postings have taught where that is sure, else by words. */
export function kindOfRequirement(text: string, language: DocumentLanguage): Asked["kind"] {
  if (tellsTerms(text, language)) return "availability";
  classify ??= readKindClassifier();
  if (kindByWords(text, language) === "skill" && patternOf(licenceNames).test(foldText(text))) return "licence";
  if (kindByWords(text, language) === "language" && isReadable("language", text, language)) return "language";
  const [likeliest] = classify(text, kindSigns(text, language));
  const enough = text.split(" ").length > fewWords ? sure : sureOfFew;
  const isSure = likeliest && likeliest.probability >= enough && isReadable(likeliest.label, text, language);
  return isSure ? likeliest.label : kindByWords(text, language);
}

/** "The work is on site in Alicante", "Working hours: 9 to 5"; the label is no part of a name, as in "working time directive". */
function tellsTerms(text: string, language: DocumentLanguage): boolean {
  const folded = foldText(text).replaceAll("’", "'");
  const opens = (table: string) => [patternIn(table, language).exec(folded)].find((found) => found?.index === 0);
  const label = opens(hoursLabels)?.[0];
  const next = label && /^\s+(\p{L}+)/u.exec(folded.slice(label.length))?.[1];
  const { and, or } = conjunctions[language];
  const goesOn = next && (!isFunctionWord(language, next) || patternOf(`${and}|${or}`).test(next));
  const isLabel = label && !goesOn;
  return Boolean(isLabel || opens(jobTerms)) && !openPatternOf(askingWords[language]).test(folded);
}

/** A time or a language is held against the profile as such: it must be there. Nothing with a name of its own is a trait. */
function isReadable(kind: Asked["kind"], text: string, language: DocumentLanguage): boolean {
  if (kind === "years") return askedYears(text) !== undefined;
  if (kind === "licence") return !patternOf(noLicence).test(foldText(text));
  if (kind === "trait") return contentWords(text, language).every(({ name }) => name !== "exact");
  return kind !== "language" || askedLanguages(text, language).any.some((languages) => languages.length > 0);
}

/** What a text shows of its kind beside its words. */
export function kindSigns(text: string, language: DocumentLanguage): string[] {
  const length = Math.round(Math.log2(1 + text.split(" ").length));
  return [`length ${length}`, `kind ${kindByWords(text, language)}`];
}

function readKindClassifier(): TextClassifier<Asked["kind"]> {
  const { header, weights } = readPackedClassifier(assetPath("requirements/kind-classifier.br"));
  return textClassifier({ ...tableSchema.parse(header), weights });
}
