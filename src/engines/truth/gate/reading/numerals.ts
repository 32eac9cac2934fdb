import { type DocumentLanguage, memoized } from "../../../text/text.ts";
import { means } from "./claims.ts";
import { fractions, halfWords, numbersIn, ordinals, ratios, scales } from "./quantity-words.ts";
import type { Amount } from "./related-amounts.ts";
import { currencyOf, units } from "./units.ts";
import { beginsPhrase, isArticle, isContent, type Token } from "./words.ts";

/** A number with what belongs to it: "2.5 million", "three quarters". `length` is of the tokens that it takes. */
export type Numeral = Pick<Amount, "values" | "kind" | "length" | "scale">;

const counting = (values: number[], length: number): Numeral => ({ values, kind: "count", length, scale: 1 });

export function numeralAt(tokens: readonly Token[], at: number, language: DocumentLanguage): Numeral | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return scaled(tokens, at, counting(digitsOf(token.text, language), 1));
  if (token?.kind !== "word") return undefined;
  const before = tokens[at - 1]?.key ?? "";
  const words = spelledNumber(tokens, at, language);
  if (words) return scaled(tokens, at, words);
  if (means.ordinal(before)) return undefined;
  const isMeant = !ordinals.has(token.key) || one.test(before);
  const fraction = isMeant ? fractionAt(tokens, at) : undefined;
  const ratio = ratios.get(token.key);
  if (ratio !== undefined) return { values: [ratio], kind: "ratio", length: 1, scale: 1 };
  return fraction;
}

const mostWords = 6;
/** Words that a number may begin with. */
const beginnings = memoized(
  (language: DocumentLanguage) => new Set([...numbersIn(language).keys()].map((word) => word.split(" ")[0])),
);

function spelledNumber(tokens: readonly Token[], at: number, language: DocumentLanguage): Numeral | undefined {
  if (!beginnings(language).has(tokens[at]?.key)) return undefined;
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.slice(1).some(beginsPhrase)) continue;
    const value = numbersIn(language).get(words.map(({ key }) => key).join(" "));
    if (value !== undefined) return counting([value], length);
  }
  return undefined;
}

const one = /^(?:one|an?|eine[mnrs]?|ein|une?|uno|una|um|uma|een)$/;
export const ofWhat = new Set("of de di von van d".split(" "));
const leadsOn = (key: string) => ofWhat.has(key) || isArticle.test(key) || /^an?$/.test(key);

/** "half", "quarters of an hour"; no "third party", and no "last quarter". */
function fractionAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const value = fractions.get(token?.key ?? "");
  if (!token || value === undefined) return undefined;
  const behind = tokens.slice(at + 1, at + 4);
  const length = 1 + behind.findIndex((word) => beginsPhrase(word) || !leadsOn(word.key));
  const unit = tokens[at + length];
  const isOfUnit = length > 0 && unit !== undefined && !beginsPhrase(unit) && units.has(unit.key);
  if (isOfUnit) return { values: [value], kind: "count", length, scale: 1 };
  const isOther = next !== undefined && !beginsPhrase(next) && isContent(next);
  const isTime = units.has(token.key) && length === 1;
  return ordinals.has(token.key) && (isOther || isTime)
    ? undefined
    : { values: [value], kind: "ratio", length: 1, scale: 1 };
}

/** How many tokens "and a half" takes. */
function halfAt(tokens: readonly Token[], at: number): number {
  const length = /^(?:an?|een)$/.test(tokens[at + 1]?.key ?? "") ? 3 : 2;
  return isAnd.test(tokens[at]?.key ?? "") && halfWords.has(tokens[at + length - 1]?.key ?? "") ? length : 0;
}

const isAnd = /^(?:and|und|y|et|e|en|i)$/;

/** "2.5 million", "40k", "three and a half years", "three quarters". */
function scaled(tokens: readonly Token[], at: number, number: Numeral): Numeral {
  const end = at + number.length;
  const half = halfAt(tokens, end);
  if (half > 0) return { ...number, values: number.values.map((value) => value + 0.5), length: number.length + half };
  const next = tokens[end];
  if (!next || beginsPhrase(next)) return number;
  const part = fractionAt(tokens, end);
  if (part) return { ...part, values: times(number, part.values[0]), length: number.length + part.length };
  const isPaid = tokens.slice(0, at).some((token) => currencyOf(token) !== undefined);
  const isMillion = next.text === "M" || (next.text === "m" && next.gap === "" && isPaid);
  const scale = isMillion ? 1e6 : scales.get(next.key.replace(/\+$/, ""));
  if (scale === undefined) return number;
  const larger = { values: times(number, scale), length: number.length + 1, scale: number.scale * scale };
  return scaled(tokens, at, { ...number, ...larger });
}

const times = ({ values }: Numeral, factor = 1) => values.map((value) => value * factor);

/** A point parts thousands or decimals, by language; where only one reading is possible, that one. */
function digitsOf(written: string, language: DocumentLanguage): number[] {
  const bare = written.replace(/['’ \u00a0\u202f]/g, "");
  const marks = bare.match(/[.,]/g) ?? [];
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const whole = Number(bare.replace(/[.,]/g, ""));
  if (last < 0) return [whole];
  const decimal = Number(`${bare.slice(0, last).replace(/[.,]/g, "")}.${bare.slice(last + 1)}`);
  if (bare.length - last - 1 !== 3 || new Set(marks).size > 1) return [decimal];
  return marks.length > 1 || (marks[0] === ",") === (language === "en") ? [whole] : [whole, decimal];
}
