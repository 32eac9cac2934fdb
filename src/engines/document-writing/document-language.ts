import { languageOf } from "../language-detection/language-detection.ts";
import type { PostingText } from "../posting-reading/posting-reading.ts";
import { type DocumentLanguage, documentLanguages } from "../text/text.ts";
import type { FactBase, FactKind } from "../truth/truth.ts";

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

/** What the person should know when a posting is in another language than the document. */
export function languageNote(written: DocumentLanguage = "en", posting: PostingText): string | undefined {
  const postingLanguage = known(languageOf(textOf(posting)));
  if (!postingLanguage || postingLanguage === written) return undefined;
  const [postingLanguageName, writtenName] = [languageNames.of(postingLanguage), languageNames.of(written)];
  return `This posting is in ${postingLanguageName}, your profile in ${writtenName}: facts are never translated, so your documents are in ${writtenName}. Fill in your profile in ${postingLanguageName} to get them in ${postingLanguageName}.`;
}
