import type { DocumentLanguage } from "../../text/text.ts";
import type { MailTexts } from "./mail-texts.ts";
import { germanMailTexts } from "./mail-texts-de.ts";
import { englishMailTexts } from "./mail-texts-en.ts";
import { spanishMailTexts } from "./mail-texts-es.ts";
import { frenchMailTexts } from "./mail-texts-fr.ts";
import { italianMailTexts } from "./mail-texts-it.ts";
import { dutchMailTexts } from "./mail-texts-nl.ts";
import { polishMailTexts } from "./mail-texts-pl.ts";
import { portugueseMailTexts } from "./mail-texts-pt.ts";

const textsByLanguage: Record<DocumentLanguage, MailTexts> = {
  en: englishMailTexts,
  de: germanMailTexts,
  fr: frenchMailTexts,
  es: spanishMailTexts,
  it: italianMailTexts,
  nl: dutchMailTexts,
  pl: polishMailTexts,
  pt: portugueseMailTexts,
};

export const mailTextsOf = (language: DocumentLanguage): MailTexts => textsByLanguage[language];
