import type { DocumentLanguage } from "../../../text/text.ts";
import { means } from "./claims.ts";
import { datesOf, type WrittenDate } from "./dates.ts";
import { type Numeral, numeralAt, ofWhat } from "./numerals.ts";
import { type Bound, type End, per, roleWords, scales } from "./quantity-words.ts";
import { type Amount, relatedAmounts } from "./related-amounts.ts";
import { currencyOf, rates, unitIn, units } from "./units.ts";
import { beginsPhrase, isArticle, isContent, type Token } from "./words.ts";

/** Amounts and dates of a text, each number one of the two. */
export function quantitiesOf(
  tokens: readonly Token[],
  language: DocumentLanguage,
): { amounts: Amount[]; dates: WrittenDate[] } {
  const { dates, taken } = datesOf(tokens);
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const number = taken.has(at) ? undefined : numeralAt(tokens, at, language);
    if (!number) continue;
    amounts.push(amountOf(tokens, at, number, language));
    at += number.length - 1;
  }
  return { amounts: relatedAmounts(amounts, tokens), dates };
}

function amountOf(tokens: readonly Token[], at: number, number: Numeral, language: DocumentLanguage): Amount {
  const end = at + number.length;
  const rate = rateBehind(tokens, end, language);
  const around = unitAround(tokens, at, end, language);
  const length = number.length + around.length;
  const nouns = nounsBehind(tokens, at + length);
  const written = tokens.slice(at, at + length + (around.unit || nouns[0] !== tokens[at + length] ? 0 : nouns.length));
  return {
    values: number.values,
    ...{ scale: number.scale, kind: number.kind, at, length, unit: around.unit, rate, pair: undefined },
    text: written.map(({ text }) => text).join(" "),
    ...rolesBefore(tokens, at, language),
    nouns: nouns.map(({ stem }) => stem),
  };
}

/** Units of measure are told apart by their capitals: "mW", "MW". */
const measure =
  /^(?:[kmcdnµμ]?m|[kmµμ]?g|[mcdh]?l|[kMGTP]B|[kMGm]?W|[kMG]Wh|[kMG]?Hz|[kmM]?V|[mk]?A|ha|km|kg|t|°C|bar|rpm|[kM]?Pa|dB|[GMk]bit)$/;

interface FoundUnit {
  unit: string | undefined;
  length: number;
}

function unitAround(tokens: readonly Token[], at: number, end: number, language: DocumentLanguage): FoundUnit {
  const [before, last, next, second] = [tokens[at - 1], tokens[end - 1], tokens[end], tokens[end + 1]];
  const isShortened = next?.gap === ". " && last?.isShort === true && scales.has(last.key);
  const near = next && !next.gap.includes("/") && (isShortened || !beginsPhrase(next)) ? next : undefined;
  const double = near && units.get(`${near.key} ${second?.key}`);
  const unit = near && !double && (unitOf(near, language) ?? currencyOf(near));
  if (unit) return { unit, length: 1 };
  const adjectival = second && (near?.isCapital || ofWhat.has(near?.key ?? "")) ? currencyOf(second) : undefined;
  const two = double ?? adjectival;
  if (two) return { unit: two, length: 2 };
  return { unit: before && !/[.;:!?]/.test(tokens[at]?.gap ?? "") ? currencyOf(before) : undefined, length: 0 };
}

/** A short name is one as it is written, a long one in any case. */
const unitOf = ({ text, key }: Token, language: DocumentLanguage): string | undefined =>
  key.length > 2 || !measure.test(text) ? unitIn(language, key) : text;

const rateWindow = 6;

/** "180 passages/j", "60 campioni/g" */
const shortTimes: Record<string, string> = {
  ...{ h: "hour", d: "day", j: "day", g: "day", w: "week", m: "month", a: "year", y: "year" },
};

/** "38 a week", "60 families attend each month": the first unit of time that a word for "per" stands before. */
function rateBehind(tokens: readonly Token[], end: number, language: DocumentLanguage): string | undefined {
  for (let at = end; at < Math.min(tokens.length, end + rateWindow); at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!token || /,/.test(token.gap) || (at > end && (/[.;:!?]/.test(token.gap) || token.kind === "number")))
      return undefined;
    const often = rates.get(token.key);
    if (often) return often;
    const isSlashed = token.gap.includes("/");
    const short = token.key === "j" && language !== "fr" ? "year" : shortTimes[token.key];
    const unit = (isSlashed ? short : undefined) ?? unitIn(language, token.key);
    // "im Jahr 2023" is no rate.
    const isDated = next?.kind === "number" && /^(?:19|20)\d\d$/.test(next.text);
    // Nor is the hour of "half an hour".
    const isEach = at > end && before && per.has(before.key);
    if (unit && unit !== "%" && !isDated && (isSlashed || isEach)) return unit;
  }
  return undefined;
}

const behindWindow = 3;

/** "60 customer enquiries", "14-bed ward": up to the first word that begins something else. */
function nounsBehind(tokens: readonly Token[], end: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens.slice(end, end + behindWindow)) {
    const isFirst = found.length === 0;
    if (beginsPhrase(token) || token.kind !== "word" || (!isFirst && per.has(token.key))) break;
    if (!isContent(token) && !(isFirst && ofWhat.has(token.key))) break;
    if (isContent(token) && !units.has(token.key)) found.push(token);
  }
  return found;
}

/** What stands before a number, signs and articles aside: "by more than a third" has both. */
function rolesBefore(tokens: readonly Token[], at: number, language: DocumentLanguage): Pick<Amount, "bound" | "end"> {
  let bound: Amount["bound"];
  let article: Amount["end"];
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const [before, word, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!word || !next) break;
    if (word.kind === "sign" || currencyOf(word) || (language === "en" && /^an?$/.test(word.key))) continue;
    if (beginsPhrase(next)) break;
    const two = before && !beginsPhrase(word) ? roleWords.get(`${before.key} ${word.key}`) : undefined;
    const role = two ?? roleWords.get(word.key);
    // "un 20 %" is by 20 %, unless something else stands before it.
    if (!two && isArticle.test(word.key)) {
      const end = role && isEnd(role) ? role : undefined;
      if (bound && end) return { bound, end };
      article = end ?? article;
      continue;
    }
    if (role && isEnd(role)) return { bound, end: role };
    if (!role || bound) break;
    if (two) index--;
    const isDenied = tokens.slice(Math.max(0, index - 3), index).some(({ key }) => means.negating(key));
    bound = role === "min" && isDenied ? "max" : role;
  }
  return { bound, end: bound ? undefined : article };
}

const isEnd = (role: Bound | End): role is End => /^(?:from|to|by)$/.test(role);
