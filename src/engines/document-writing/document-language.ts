import { languageOf } from "../language-detection/language-detection.ts";
import type { PostingText } from "../posting-reading/posting-reading.ts";
import { type DocumentLanguage, documentLanguages } from "../text/text.ts";
import type { FactBase, FactKind } from "../truth/truth.ts";
import { sentencesOf, type WrittenDocument } from "./document.ts";

const prose: FactKind[] = ["summary", "statement"];
const named: FactKind[] = ["title", "subject", "skill"];

/** Of the letters of a profile's prose: from here on it has a language beside its main one. */
const minShare = 1 / 3;

/**
 * The language that a profile's own text is in, which is that of its documents: facts are never translated. Of a profile in two
 * languages, the posting's. English where we have no words for the language, or the profile says too little to tell.
 *
 * @param confirmed other wordings of it
 */
export function profileLanguage(
  facts: FactBase,
  posting?: PostingText,
  confirmed: readonly { text: string }[] = [],
): DocumentLanguage {
  const textsOf = (kinds: FactKind[]) =>
    [...facts.values()]
      .filter(({ section, kind }) => section !== "posting" && kinds.includes(kind))
      .map(({ text }) => text);
  const detected = languageOf(textsOf(prose).join("\n"));
  const main = known(detected === "und" ? languageOf(textsOf([...prose, ...named]).join("\n")) : detected) ?? "en";
  const postingLanguage = posting && known(languageOf(textOf(posting)));
  // Text by text, which takes a while, only where it can make a difference.
  return postingLanguage &&
    postingLanguage !== main &&
    shareIn(postingLanguage, [...textsOf(prose), ...confirmed.map(({ text }) => text)]) >= minShare
    ? postingLanguage
    : main;
}

/** Whether a line can stand in a document of a language: it is not plainly in another. */
export function isIn(language: string, text: string): boolean {
  const found = known(languageOf(text));
  return found === undefined || found === language;
}

function shareIn(language: string, texts: string[]): number {
  const letters = (some: string[]) => some.join("").length;
  return letters(texts.filter((text) => languageOf(text) === language)) / Math.max(1, letters(texts));
}

const textOf = ({ requirements, description, job_title }: PostingText) =>
  [requirements, description, job_title].join("\n");

const known = (language: string) => documentLanguages.find((code) => code === language);

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** What the person should know when a posting is in another language than the document, or than their own words in it. */
export function languageNote(document: WrittenDocument, posting: PostingText): string | undefined {
  const { language: written = "en" } = document;
  const postingLanguage = known(languageOf(textOf(posting)));
  if (!postingLanguage) return undefined;
  const [postingLanguageName, writtenName] = [languageNames.of(postingLanguage), languageNames.of(written)];
  if (postingLanguage !== written)
    return `This posting is in ${postingLanguageName}, your profile in ${writtenName}: facts are never translated, so your documents are in ${writtenName}. Fill in your profile in ${postingLanguageName} to get them in ${postingLanguageName}.`;
  const own = sentencesOf(document).filter(({ facts }) => facts.some((id) => isOwnText.test(id)));
  const text = own.map((sentence) => sentence.text).join("\n");
  return isMostlyLatin(text)
    ? undefined
    : `Your profile is in ${otherLanguage(text)}, this posting in ${postingLanguageName}: facts are never translated, so your documents hold both. Fill in your profile in ${postingLanguageName} to get them in ${postingLanguageName}.`;
}

const isOwnText = /^(?!posting\.|request\.|account\.|person\.(?:name|contact|place)\b)/;

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** All languages that we write are in Latin letters. */
const isMostlyLatin = (text: string): boolean =>
  lettersOf(text, /\p{Script=Latin}/gu) * 2 >= lettersOf(text, /\p{L}/gu);

function otherLanguage(text: string): string {
  const found = languageOf(text);
  return (found !== "und" && languageNames.of(found)) || "other letters";
}
