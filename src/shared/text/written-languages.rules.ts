/** The languages that reports, mails and the guide are written in. */
export const writtenLanguages = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** Each in itself. */
export const languageNames: Record<WrittenLanguage, string> = {
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
export function writtenLanguageOf(tag: string): WrittenLanguage {
  return writtenLanguages.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? "en";
}
