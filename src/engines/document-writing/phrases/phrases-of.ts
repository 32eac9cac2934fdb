import type { DocumentLanguage } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { germanPhrases } from "./phrases-de.ts";
import { englishPhrases } from "./phrases-en.ts";
import { spanishPhrases } from "./phrases-es.ts";
import { frenchPhrases } from "./phrases-fr.ts";
import { italianPhrases } from "./phrases-it.ts";
import { dutchPhrases } from "./phrases-nl.ts";
import { polishPhrases } from "./phrases-pl.ts";
import { portuguesePhrases } from "./phrases-pt.ts";

const phrases: Record<DocumentLanguage, DocumentPhrases> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
  it: italianPhrases,
  nl: dutchPhrases,
  pl: polishPhrases,
  pt: portuguesePhrases,
};

/** Documents that were written before they knew their language are English. */
export const phrasesOf = (language: DocumentLanguage = "en"): DocumentPhrases => phrases[language];
