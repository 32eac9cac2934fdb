import type { DocumentLanguage } from "../../../text/text.ts";
import type { GuideTexts } from "./guide-texts.ts";
import { germanGuideTexts } from "./guide-texts-de.ts";
import { englishGuideTexts } from "./guide-texts-en.ts";
import { spanishGuideTexts } from "./guide-texts-es.ts";
import { frenchGuideTexts } from "./guide-texts-fr.ts";
import { italianGuideTexts } from "./guide-texts-it.ts";
import { dutchGuideTexts } from "./guide-texts-nl.ts";
import { polishGuideTexts } from "./guide-texts-pl.ts";
import { portugueseGuideTexts } from "./guide-texts-pt.ts";

const textsByLanguage: Record<DocumentLanguage, GuideTexts> = {
  en: englishGuideTexts,
  de: germanGuideTexts,
  fr: frenchGuideTexts,
  es: spanishGuideTexts,
  it: italianGuideTexts,
  nl: dutchGuideTexts,
  pl: polishGuideTexts,
  pt: portugueseGuideTexts,
};

export const guideTextsOf = (language: DocumentLanguage): GuideTexts => textsByLanguage[language];
