import type { DocumentLanguage } from "../../../text/text.ts";
import { per, rates } from "./quantity-words.ts";
import { isTime, unitIn } from "./units.ts";
import { beginsPhrase, type Token } from "./words.ts";

/** How often a number counts, which is said behind it or before it; its unit of time. */
export const rateAround = (tokens: readonly Token[], at: number, end: number, language: DocumentLanguage) =>
  rateBehind(tokens, end, language) ?? rateBefore(tokens, at, language);

const rateWindow = 6;

/** "38 a week", "60 families attend each month": the first unit of time that a word for "per" stands before. */
function rateBehind(tokens: readonly Token[], end: number, language: DocumentLanguage): string | undefined {
  for (let at = end; at < Math.min(tokens.length, end + rateWindow); at++) {
    const token = tokens[at];
    if (!token || (at > end && /[.;:!?]/.test(token.gap)) || /,/.test(token.gap)) return undefined;
    const often = rates.get(token.key);
    if (often) return often;
    const unit = (/\//.test(token.gap) ? shortTime(token.key, language) : undefined) ?? unitIn(language, token.key);
    const before = tokens[at - 1];
    const isPer = before && !isDated(tokens[at + 1]) && (per.has(before.key) || /\//.test(token.gap));
    if (unit && unit !== "%" && isPer) return unit;
    if (at > end && token.kind === "number") return undefined;
  }
  return undefined;
}

/** "180 passages/j", "60 campioni/g" */
const shortTimes: Record<string, string> = {
  h: "hour",
  d: "day",
  j: "day",
  g: "day",
  w: "week",
  m: "month",
  a: "year",
  y: "year",
};

const shortTime = (key: string, language: DocumentLanguage) =>
  key === "j" && language !== "fr" ? "year" : shortTimes[key];

/** "im Jahr 2023" is no rate. */
const isDated = (next: Token | undefined) => next?.kind === "number" && /^(?:19|20)\d\d$/.test(next.text);

/** "al mes unos 120": a unit of time and a word for "per" before the number. */
function rateBefore(tokens: readonly Token[], at: number, language: DocumentLanguage): string | undefined {
  for (let index = at; index > Math.max(1, at - 3); index--) {
    const [first, second] = [tokens[index - 2], tokens[index - 1]];
    if (!first || !second || second.kind === "number" || beginsPhrase(second)) return undefined;
    const unit = unitIn(language, second.key);
    if (unit && isTime(unit) && per.has(first.key)) return unit;
  }
  return undefined;
}
