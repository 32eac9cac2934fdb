/** The languages that documents, reports, mails and the guide are written in, by ISO 639-1. */
export const documentLanguages = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"] as const;

export type DocumentLanguage = (typeof documentLanguages)[number];

/** Each in itself. */
export const languageNames: Record<DocumentLanguage, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
};

/** Of "pt-BR" Portuguese; English where we write nothing of it. */
export function documentLanguageOf(tag: string): DocumentLanguage {
  return documentLanguages.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? "en";
}
