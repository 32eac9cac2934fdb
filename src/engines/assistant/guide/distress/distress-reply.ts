import type { ChatAction } from "../../../../shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import type { GeographyService } from "../../../geography/geography.ts";
import { type DocumentLanguage, documentLanguages } from "../../../text/text.ts";
import { guideLanguageOf } from "../reading/guide-language.ts";
import { bullets, paragraphs } from "../replies/reply-parts.ts";
import { guideTextsOf } from "../texts/guide-texts-of.ts";
import { helpLinesByCountry } from "./help-lines.ts";
import type { DistressLevel } from "./read-distress.ts";

/**
 * The way to human help, in the language and for the country of the person; where that is not known, how to find one. Where distress is not
 * sure, two sentences to stand above an answer.
 *
 * @param countryCode ISO 3166-1 alpha-2
 */
export function distressReply(
  level: DistressLevel,
  language: DocumentLanguage,
  countryCode: string | undefined,
): string {
  const { distress, locale } = guideTextsOf(language);
  const known = helpLinesByCountry.get(countryCode ?? "");
  const lines = (known?.lines ?? []).map(({ name, number }) => distress.line(name, number));
  if (level === "perhaps") return `${distress.perhaps} ${known ? `${lines.join("; ")}.` : distress.find}`;
  const day = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
  const ways = [
    known ? distress.emergency(known.emergency) : distress.anyEmergency,
    ...lines,
    distress.find,
    distress.close,
  ];
  return paragraphs(
    distress.opening,
    bullets(ways),
    distress.later,
    known?.checkedOn && `*${distress.listed(day(known.checkedOn))}*`,
  );
}

/** The same to a message: in its language, for the country where the person says that they are, and with what they asked for too at one press. */
export function helpInDistress(
  level: DistressLevel,
  message: string,
  spoken: DocumentLanguage | undefined,
  { present_location, address }: Pick<ProfileDocument["personal_details"], "present_location" | "address">,
  geography: Pick<GeographyService, "placeFromText">,
): { markdown: string; actions: ChatAction[] } {
  const where = present_location.trim() || address.trim();
  const country = where === "" ? undefined : geography.placeFromText(where)?.countryCode;
  const { language } = guideLanguageOf(message, spoken ?? "en");
  return {
    markdown: distressReply(level, language, country),
    actions: level === "surely" ? [{ kind: "say", label: guideTextsOf(language).distress.goOn }] : [],
  };
}

/** Whether a message is that button's: what was asked before it is meant. */
export const asksAgain = (message: string): boolean =>
  documentLanguages.some((language) => guideTextsOf(language).distress.goOn === message.trim());
