import { languageOf } from "../text-language/text-language.ts";
import type { FactBase, FactKind } from "./fact.ts";
import { type DocumentLanguage, documentLanguages } from "./phrases/document-phrases.ts";
import type { PostingText } from "./posting-requirements.ts";

const prose: FactKind[] = ["summary", "statement"];
const named: FactKind[] = ["title", "subject", "skill"];

/**
 * The language that a profile's own text is in, which is that of its documents: facts are never translated. English where
 * we have no words for the language, or the profile says too little to tell.
 */
export function profileLanguage(facts: FactBase): DocumentLanguage {
  const textOf = (kinds: FactKind[]) =>
    [...facts.values()]
      .filter(({ section, kind }) => section !== "posting" && kinds.includes(kind))
      .map(({ text }) => text)
      .join("\n");
  const told = languageOf(textOf(prose));
  return known(told === "und" ? languageOf(textOf([...prose, ...named])) : told) ?? "en";
}

const known = (language: string) => documentLanguages.find((code) => code === language);

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** What the person should know when a posting is in another language than the document. */
export function languageNote(written: DocumentLanguage = "en", posting: PostingText): string | undefined {
  const asked = known(languageOf([posting.requirements, posting.description, posting.job_title].join("\n")));
  if (!asked || asked === written) return undefined;
  const [askedName, writtenName] = [languageNames.of(asked), languageNames.of(written)];
  return `This posting is in ${askedName}, your profile in ${writtenName}: facts are never translated, so your documents are in ${writtenName}. Fill in your profile in ${askedName} to get them in ${askedName}.`;
}
