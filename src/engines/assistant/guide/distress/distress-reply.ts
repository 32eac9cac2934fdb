import type { DocumentLanguage } from "../../../text/text.ts";
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
