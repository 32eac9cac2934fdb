import type { DocumentLanguage } from "../../../text/text.ts";
import { isAddressing, isApplying, isFirstPerson, isWishing } from "./claims.ts";
import { readText, type TextReading } from "./readings.ts";
import type { Token } from "./words.ts";

export interface Clause extends TextReading {
  /** Speaks of the posting and not of the person: it may use the posting's words. */
  isOfPosting: boolean;
  /** Applies for the job: it may name it and the company. */
  applies: boolean;
  /** Says what somebody wants: it may name the company. */
  wishes: boolean;
}

/** Parts that are held each for itself: at ";", ":", a dash between blanks, and ", I". */
const border = /[;:]\s+|\s[–—-]\s+|,\s+(?:and\s+|but\s+)?(?=I\s)/u;

export function clausesOf(text: string, language: DocumentLanguage, restsOnPosting: boolean): Clause[] {
  const whole = joinedOpenings(text.split(border).filter(Boolean));
  return whole.map((part) => {
    const reading = readText(part, language);
    const says = (test: (key: string) => boolean) => reading.tokens.some(({ key }) => test(key));
    return {
      ...reading,
      isOfPosting: isOfPosting(reading.tokens, restsOnPosting),
      applies: says(isApplying),
      wishes: says(isWishing),
    };
  });
}

/** "At Hilton, I …": what opens a sentence belongs to what it opens. */
function joinedOpenings(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isOpened = before !== undefined && /^I\s/.test(part) && !/\b(?:I|my|me)\b/i.test(before);
    if (isOpened) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Polite forms of some languages are told from "she" and "they" by their capitals. */
const isPolite = ({ key, isCapital }: Token, isFirst: boolean) =>
  isAddressing(key) &&
  (/^(?:posting|advertisement|advert|vacancy|stellen.*|anzeige|anuncio|oferta|annonce|offre|annuncio|you|your|yours|vous|votre|vos|usted|ustedes|vuestro|uw|panstwa)$/.test(
    key,
  ) ||
    (isCapital && !isFirst));

const isOfPosting = (tokens: Token[], restsOnPosting: boolean) =>
  tokens.some((token, at) => isPolite(token, at === 0 && !restsOnPosting)) &&
  !tokens.some(({ key }) => isFirstPerson(key));
