import type { DocumentLanguage } from "../../../text/text.ts";
import { means } from "./claims.ts";
import { readText, type TextReading } from "./readings.ts";
import { type Token, tokensOf } from "./words.ts";

export interface Clause extends TextReading {
  /** Speaks of the posting and not of the person: it may use the posting's words. */
  isOfPosting: boolean;
  /** Applies for the job: it may name it and the company. */
  applies: boolean;
  /** Says what somebody wants: it may name the company. */
  wishes: boolean;
  /** Says of something that it is not so, or not yet. */
  leavesOpen: boolean;
}

/** Parts that are held each for itself; no point of "Mio. €" and "1. April". */
const border =
  /(?:[;:!?]|(?<!\b(?:Mio|Mrd|Tsd|tys|mln|mld|\d\d?))\.)\s+|\s[–—-]\s+(?!\d|$)|,\s+(?:and|but|und|y|et)\s+(?=(?:I|ich|yo|je)\s|j['’])/u;

/** A sentence by what its parts speak of; what is told of the posting between commas is one as well. */
export function clausesOf(text: string, language: DocumentLanguage, citesPosting: boolean): Clause[] {
  const parts = text
    .split(border)
    .filter(Boolean)
    .flatMap((part) => withoutAsides(part, language));
  const read = parts.map((part) => readText(part, language));
  const speaks = read.map(({ tokens }) => tokens.some((token, at) => isOwn(token, at, language)));
  const all = tokensOf(text, language);
  const wishes = all.some(({ key }) => means.wishing(key));
  const leavesOpen = all.some(({ key }) => means.notFinished(key) || means.denying(key));
  const applies = (wishes && citesPosting) || all.some(({ key }) => means.applying(key));
  return read.map((reading, at) => {
    const isElsewhere = citesPosting && speaks.indexOf(true) > at;
    return {
      ...reading,
      isOfPosting: !speaks[at] && (isElsewhere || addresses(reading.tokens)),
      applies,
      wishes,
      leavesOpen,
    };
  });
}

/** "Polish, which you value, I speak well": the part between the commas, and what stands around it. */
function withoutAsides(part: string, language: DocumentLanguage): string[] {
  const pieces = part.split(/,\s+/);
  const isAside = (piece: string) => {
    const tokens = tokensOf(piece, language);
    return addresses(tokens) && !tokens.some((token, at) => isOwn(token, at, language));
  };
  // "You seek somebody who leads four fitters, in Bath": all of it is theirs.
  const isTheirs =
    isAside(pieces[0] ?? "") && !tokensOf(part, language).some((token, at) => isOwn(token, at, language));
  const asides = isTheirs ? [] : pieces.filter(isAside);
  const rest = pieces.filter((piece) => !asides.includes(piece)).join(", ");
  return asides.length === 0 ? [part] : [...asides, ...(rest ? [rest] : [])];
}

/** Polite forms of some languages are told from "she" and "they" by their capitals. */
export const addresses = (tokens: readonly Token[]) =>
  tokens.some(({ key, isCapital }) => means.addressing(key) || (isCapital && means.polite(key)));

/** Spanish, Italian and Portuguese tell who speaks by the verb's end: "cuento", "sustituí". */
export function isOwn({ key, text }: Token, at: number, language: DocumentLanguage): boolean {
  if (means.firstPerson(key)) return true;
  if (!/^(?:es|it|pt)$/.test(language)) return false;
  return /\p{L}{2}[éíò]$/u.test(text) || (at === 0 && /\p{L}{2}o$/u.test(text));
}
