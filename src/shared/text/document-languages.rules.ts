/** The languages that documents are written in, by ISO 639-1. */
export const documentLanguages = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"] as const;

export type DocumentLanguage = (typeof documentLanguages)[number];
