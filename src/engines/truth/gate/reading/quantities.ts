import { currencyNames, type DocumentLanguage } from "../../../text/text.ts";
import { isNegation, isPlaceInRow } from "./claims.ts";
import { datesOf, type WrittenDate } from "./dates.ts";
import { fractions, halfWords, numbersIn, per, type Role, ratios, roleWords, scales } from "./quantity-words.ts";
import { type Amount, relatedAmounts } from "./related-amounts.ts";
import { rates, unitIn, units } from "./units.ts";
import { beginsPhrase, isContent, type Token } from "./words.ts";

/** Amounts and dates of a text, each number one of the two. */
export function quantitiesOf(
  tokens: readonly Token[],
  language: DocumentLanguage,
): { amounts: Amount[]; dates: WrittenDate[] } {
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
  const [key, next] = [tokens[at]?.key ?? "", tokens[at + 1]?.key ?? ""];
  if (/^(?:half|quarter)$/.test(key) && /^(?:past|to)$/.test(next)) return 3;
  return key === "halb" && numbersIn.de.has(next) ? 2 : 0;
}

/** `length` is of the tokens that it consists of. */
type Numeral = Pick<Amount, "values" | "kind" | "length" | "scale">;

function numberAt(tokens: readonly Token[], at: number, language: DocumentLanguage): Numeral | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return scaled(tokens, at, digitsOf(token.text, language), 1);
  if (token?.kind !== "word") return undefined;
  const words = spelledNumber(tokens, at, language);
  if (words) return scaled(tokens, at, [words.value], words.length);
  const before = tokens[at - 1]?.key ?? "";
  if (isPlaceInRow(before)) return undefined;
  const fraction = per.has(before) && units.has(token.key) ? undefined : fractions.get(token.key);
  const length = /^an?$/.test(tokens[at + 1]?.key ?? "") ? 2 : 1;
  if (fraction !== undefined && units.has(tokens[at + length]?.key ?? ""))
    return { values: [fraction], kind: "count", length, scale: 1 };
  const ratio = ratios.get(token.key) ?? fraction;
  return ratio === undefined ? undefined : { values: [ratio], kind: "ratio", length: 1, scale: 1 };
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

const isAnd = /^(?:and|und|y|et|e|en|i)$/;

/** "2.5 million", "40k", "three and a half years". */
function scaled(tokens: readonly Token[], at: number, values: number[], length: number, scale = 1): Numeral {
  const end = at + length;
  const half = /^(?:an?|een)$/.test(tokens[end + 1]?.key ?? "") ? 3 : 2;
  if (isAnd.test(tokens[end]?.key ?? "") && halfWords.has(tokens[end + half - 1]?.key ?? ""))
    return { values: values.map((value) => value + 0.5), kind: "count", length: length + half, scale };
  const next = tokens[end];
  const isPaid = tokens.slice(0, at).some((token) => currencyOf(token) !== undefined);
  const isMillion = next?.text === "M" || (next?.text === "m" && next.gap === "" && isPaid);
  const times = !next || beginsPhrase(next) ? undefined : isMillion ? 1e6 : scales.get(next.key.replace(/\+$/, ""));
  if (times === undefined) return { values, kind: "count", length, scale };
  return scaled(
    tokens,
    at,
    values.map((value) => value * times),
    length + 1,
    scale * times,
  );
}

/** A point parts thousands or decimals, by language; where only one reading is possible, that one. */
export function digitsOf(written: string, language: DocumentLanguage): number[] {
  const bare = written.replace(/['’ \u00a0\u202f]/g, "");
  const marks = bare.match(/[.,]/g) ?? [];
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const whole = Number(bare.replace(/[.,]/g, ""));
  if (last < 0) return [whole];
  const decimal = Number(`${bare.slice(0, last).replace(/[.,]/g, "")}.${bare.slice(last + 1)}`);
  if (bare.length - last - 1 !== 3 || new Set(marks).size > 1) return [decimal];
  return marks.length > 1 || (marks[0] === ",") === (language === "en") ? [whole] : [whole, decimal];
}

function amountOf(tokens: readonly Token[], at: number, number: Numeral, language: DocumentLanguage): Amount {
  const end = at + number.length;
  const { unit, length } = unitAround(tokens, at, end, language);
  const isWritten = (token: Token, index: number) => index < number.length + length || !beginsPhrase(token);
  const written = tokens.slice(at, end + length + 1).filter(isWritten);
  return {
    ...{ ...number, at, unit, length: number.length + length, pair: undefined },
    text: written.map(({ text }) => text).join(" "),
    rate: rateBehind(tokens, end, language),
    role: roleBefore(tokens, at, language),
    nouns: nounsBehind(tokens, end + length).map(({ stem }) => stem),
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
  // "an hour": an article, and no French year.
  const isArticle = near?.key === "an" && units.has(second?.key ?? "");
  const unit = near && !isArticle && (unitOf(near, language) ?? currencyOf(near));
  if (unit) return { unit, length: 1 };
  const adjectival = second && (near?.isCapital || ofWhat.has(near?.key ?? "")) ? currencyOf(second) : undefined;
  const two = near && (units.get(`${near.key} ${second?.key}`) ?? adjectival);
  if (two) return { unit: two, length: 2 };
  // "214 saturation days"
  const isNoun = near && isContent(near) && !per.has(near.key) && second && second.key.length > 3 && second.gap === " ";
  const beyond = isNoun ? units.get(second.key) : undefined;
  if (beyond) return { unit: beyond, length: 2 };
  return { unit: before && !/[.;:!?]/.test(tokens[at]?.gap ?? "") ? currencyOf(before) : undefined, length: 0 };
}

/** A short name is one as it is written, a long one in any case. */
const unitOf = ({ text, key }: Token, language: DocumentLanguage): string | undefined =>
  key.length > 2 || !measure.test(text) ? unitIn(language, key) : text;

function currencyOf({ text, key, kind }: Token): string | undefined {
  if (kind === "sign") return currencyNames.get(text) ?? currencyNames.get(key);
  const isName = kind === "word" && (/^[A-Z]{3}$/.test(text) || key.length > 3 || text === "zł");
  return isName ? currencyNames.get(key) : undefined;
}

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
    if (unit && unit !== "%" && !isDated && before && (isSlashed || per.has(before.key))) return unit;
  }
  return undefined;
}

const behindWindow = 3;
const ofWhat = new Set("of de di von van d".split(" "));

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
