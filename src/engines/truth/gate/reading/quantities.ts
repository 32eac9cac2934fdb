import { currencyNames, type DocumentLanguage } from "../../../text/text.ts";
import { isNegation, isPlaceInRow } from "./claims.ts";
import { datesOf, type WrittenDate } from "./dates.ts";
import { fractions, halfWords, numbersIn, per, type Role, ratios, roleWords, scales } from "./quantity-words.ts";
import { rateAround } from "./rates.ts";
import { type Amount, relatedAmounts } from "./related-amounts.ts";

import { unitIn, units } from "./units.ts";
import { beginsPhrase, isContent, type Token } from "./words.ts";

export interface Quantities {
  amounts: Amount[];
  dates: WrittenDate[];
}

/** Amounts and dates of a text, each number one of the two. */
export function quantitiesOf(tokens: readonly Token[], language: DocumentLanguage): Quantities {
  const { dates, taken } = datesOf(tokens);
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    at += clockAt(tokens, at);
    const number = taken.has(at) ? undefined : numberAt(tokens, at, language);
    if (!number) continue;
    amounts.push(amountOf(tokens, at, number, language));
    at += number.length - 1;
  }
  return { amounts: relatedAmounts(amounts, tokens), dates };
}

/** "half past six", "halb sieben": the tokens of a time of day, which counts nothing. */
function clockAt(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1]?.key ?? "";
  if (/^(?:half|quarter)$/.test(tokens[at]?.key ?? "") && /^(?:past|to)$/.test(next)) return 3;
  return tokens[at]?.key === "halb" && numbersIn.de.has(next) ? 2 : 0;
}

interface Numeral {
  values: number[];
  kind: Amount["kind"];
  /** Tokens that it consists of. */
  length: number;
  scale?: number;
}

function numberAt(tokens: readonly Token[], at: number, language: DocumentLanguage): Numeral | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === "number") return scaled(tokens, at, digitsOf(token.text, language), 1);
  if (token.kind !== "word") return undefined;
  const words = spelledNumber(tokens, at, language);
  if (words) return scaled(tokens, at, [words.value], words.length);
  if (isPlaceInRow(tokens[at - 1]?.key ?? "")) return undefined;
  const behind = tokens[at + 1]?.key ?? "";
  const article = /^an?$/.test(behind) ? 1 : 0;
  const isOften = per.has(tokens[at - 1]?.key ?? "") && units.has(token.key);
  const fraction = isOften ? undefined : fractions.get(token.key);
  if (fraction !== undefined && units.has(tokens[at + 1 + article]?.key ?? ""))
    return { values: [fraction], kind: "count", length: 1 + article };
  const ratio = ratios.get(token.key) ?? fraction;
  return ratio === undefined ? undefined : { values: [ratio], kind: "ratio", length: 1 };
}

const mostWords = 4;

function spelledNumber(tokens: readonly Token[], at: number, language: DocumentLanguage) {
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.slice(1).some(beginsPhrase)) continue;
    const value = numbersIn[language].get(words.map(({ key }) => key).join(" "));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** How many tokens say "and a half". */
function halfBehind(tokens: readonly Token[], at: number): number {
  if (!isAnd.test(tokens[at]?.key ?? "")) return 0;
  const end = at + (/^(?:an?|een)$/.test(tokens[at + 1]?.key ?? "") ? 2 : 1);
  return halfWords.has(tokens[end]?.key ?? "") ? end + 1 - at : 0;
}

/** "2.5 million", "40k", "three and a half years". */
function scaled(tokens: readonly Token[], at: number, values: number[], length: number): Numeral {
  const half = halfBehind(tokens, at + length);
  const measured = tokens[at + length + half]?.key ?? "";
  if (half > 0 && (units.has(measured) || scales.has(measured)))
    return scaled(
      tokens,
      at,
      values.map((value) => value + 0.5),
      length + half,
    );
  const next = tokens[at + length];
  const isM =
    next?.text === "m" && next.gap === "" && tokens.slice(0, at).some((token) => currencyOf(token) !== undefined);
  const scale =
    next && !beginsPhrase(next)
      ? isM || next.text === "M"
        ? 1e6
        : scales.get(next.key.replace(/\+$/, ""))
      : undefined;
  if (scale === undefined || next === undefined) return { values, kind: "count", length };
  const whole = scaled(
    tokens,
    at,
    values.map((value) => value * scale),
    length + 1,
  );
  return { ...whole, scale: scale * (whole.scale ?? 1) };
}

/** A point parts thousands or decimals, by language; where only one reading is possible, that one. */
export function digitsOf(written: string, language: DocumentLanguage): number[] {
  const bare = written.replace(/['’ \u00a0\u202f]/g, "");
  const marks = bare.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [Number(bare)];
  const last = bare.lastIndexOf(marks.at(-1) ?? ".");
  const decimal = Number(`${bare.slice(0, last).replace(/[.,]/g, "")}.${bare.slice(last + 1)}`);
  const whole = Number(bare.replace(/[.,]/g, ""));
  if (bare.length - last - 1 !== 3) return [decimal];
  if (new Set(marks).size > 1) return [decimal];
  if (marks.length > 1) return [whole];
  return (marks[0] === ",") === (language === "en") ? [whole] : [whole, decimal];
}

function amountOf(tokens: readonly Token[], at: number, number: Numeral, language: DocumentLanguage): Amount {
  const end = at + number.length;
  const { unit, length: ofUnit } = unitAround(tokens, at, end, language);
  // "tres años y medio"
  const half = unit === undefined ? 0 : halfBehind(tokens, end + ofUnit);
  const isHalf =
    half > 0 &&
    !/^(?:an?|of|de|d)$/.test(tokens[end + ofUnit + half]?.key ?? "") &&
    !units.has(tokens[end + ofUnit + half]?.key ?? "");
  const length = ofUnit + (isHalf ? half : 0);
  const nouns = nounsBehind(tokens, end + length);
  return {
    values: isHalf ? number.values.map((value) => value + 0.5) : number.values,
    kind: number.kind,
    text: tokens
      .slice(at, end + length + 1)
      .filter((token, index) => index < number.length + length || !beginsPhrase(token))
      .map(({ text }) => text)
      .join(" "),
    unit,
    rate: rateAround(tokens, at, end, language),
    role: roleBefore(tokens, at, language),
    pair: undefined,
    nouns: nouns.map(({ stem }) => stem),
    at,
    length: number.length + length,
    scale: number.scale ?? 1,
  };
}

/** Units of measure are told apart by their capitals: "mW", "MW". */
const measure =
  /^(?:[kmcdnµμ]?m|[kmµμ]?g|[mcdh]?l|[kMGTP]B|[kMGm]?W|[kMG]Wh|[kMG]?Hz|[kmM]?V|[mk]?A|ha|km|kg|t|°C|bar|rpm|[kM]?Pa|dB|[GMk]bit)$/;

function unitAround(
  tokens: readonly Token[],
  at: number,
  end: number,
  language: DocumentLanguage,
): { unit: string | undefined; length: number } {
  const [before, last, next] = [tokens[at - 1], tokens[end - 1], tokens[end]];
  const isShortened = next?.gap === ". " && last?.isShort === true && scales.has(last.key);
  const isPer = next?.gap.includes("/");
  const near = next && !isPer && (isShortened || !beginsPhrase(next)) ? next : undefined;
  // "an hour": an article, and no French year.
  const isArticle = near?.key === "an" && units.has(tokens[end + 1]?.key ?? "");
  const unit = near && !isArticle && (unitOf(near, language) ?? currencyOf(near));
  if (unit) return { unit, length: 1 };
  const twoWords = near && units.get(`${near.key} ${tokens[end + 1]?.key}`);
  if (twoWords) return { unit: twoWords, length: 2 };
  const behind = near && isContent(near) && !per.has(near.key) ? tokens[end + 1] : undefined;
  const beyond = behind && behind.key.length > 3 && behind.gap === " " ? units.get(behind.key) : undefined;
  if (beyond) return { unit: beyond, length: 2 };
  const second = near?.isCapital || ofWhat.has(near?.key ?? "") ? tokens[end + 1] : undefined;
  const adjectival = second && currencyOf(second);
  if (adjectival) return { unit: adjectival, length: 2 };
  const paid = before && !/[.;:!?]/.test(tokens[at]?.gap ?? "") ? currencyOf(before) : undefined;
  return { unit: paid, length: 0 };
}

/** A short name is one as it is written, a long one in any case. */
const unitOf = ({ text, key }: Token, language: DocumentLanguage): string | undefined =>
  key.length > 2 || !measure.test(text) ? unitIn(language, key) : text;

function currencyOf({ text, key, kind }: Token): string | undefined {
  if (kind === "sign") return currencyNames.get(text) ?? currencyNames.get(key);
  const isName = kind === "word" && (/^[A-Z]{3}$/.test(text) || key.length > 3 || text === "zł");
  return isName ? currencyNames.get(key) : undefined;
}

const behindWindow = 3;
const ofWhat = new Set("of de di von van d".split(" "));

/** "60 customer enquiries", "14-bed ward": up to the first word that begins something else. */
function nounsBehind(tokens: readonly Token[], end: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens.slice(end, end + behindWindow)) {
    if (beginsPhrase(token) || token.kind !== "word") break;
    if (per.has(token.key) && found.length > 0) break;
    if (!isContent(token)) {
      if (found.length > 0 || !ofWhat.has(token.key)) break;
      continue;
    }
    if (!units.has(token.key)) found.push(token);
  }
  return found;
}

function roleBefore(tokens: readonly Token[], at: number, language: DocumentLanguage): Role | undefined {
  const [second, first, own] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!first || !own) return undefined;
  const isArticle = language === "en" && /^an?$/.test(first.key);
  if (first.kind === "sign" || currencyOf(first) || isArticle)
    return roleBefore([...tokens.slice(0, at - 1), own], at - 1, language);
  if (beginsPhrase(own)) return undefined;
  if (own.gap.includes("+")) return "min";
  const two = second && !beginsPhrase(first) ? roleWords.get(`${second.key} ${first.key}`) : undefined;
  if (two === "min" && isNegation(tokens[at - 3]?.key ?? "")) return "max";
  return two ?? roleWords.get(first.key);
}

const isAnd = /^(?:and|und|y|et|e|en|i)$/;
