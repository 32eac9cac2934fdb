import { currencyMarks, currencyWritings } from "./currencies.ts";
import { phraseGroups } from "./equal-phrases.ts";
import { isKnownVerb, writingGroups } from "./equal-words.ts";
import { digitsOf, isDottedThousand, numberAt } from "./number-reading.ts";
import { remembered } from "./remembered.ts";
import { rewriter } from "./rewriting.ts";
import { plainWords } from "./same-writings.ts";
import { verbReadings } from "./verb-reading.ts";

const months = "january february march april may june july august september october november december".split(" ");
const dollars: Record<string, string> = {
  ...{ NZ: "NZD", A: "AUD", AU: "AUD", C: "CAD", CA: "CAD", S: "SGD", HK: "HKD", R: "BRL", US: "USD", MX: "MXN" },
};

/** Longest first, so that a long name is not read as a short one and a rest. */
const longWritings = [...writingGroups, ...phraseGroups, ...currencyWritings]
  .flatMap(([first = "", ...others]) => others.map((other) => ({ words: other.split(" "), first: first.split(" ") })))
  .sort((a, b) => b.words.length - a.words.length);
const writingsByFirst = new Map<string, typeof longWritings>();
for (const writing of longWritings) {
  const [word = ""] = writing.words;
  writingsByFirst.set(word, [...(writingsByFirst.get(word) ?? []), writing]);
}

/** Signs of which the same thing is written with several, or with none. */
const withPlainSigns = rewriter([
  // "1 200" as "1200".
  [/(?<![\d.,]|\d\s)([1-9]\d{0,2})((?:[ \u00a0\u202f]\d{3})+)(?![\d]|[.,]\d)/g, (whole) => whole.replace(/\s/g, "")],
  [/[\u00a0\u202f]/g, " "],
  [/[’‘]/g, "'"],
  [/[“”"«»]/g, ""],
  [/(?<!\p{L})(New|Main|Major|Key|Complex|Entire|Whole|All|Various) (?=\p{Lu}\p{Ll})/gu, "$1_"],
  [/\b(NZ|A|C|CA|AU|S|HK|R|US|MX)\$ ?(?=\d)/g, (_, country = "") => `${dollars[country] ?? ""} `],
  [/(?<![\p{L}\d])R ?(?=\d{4,}|\d{1,3}(?:[ ,]\d{3})+(?!\d))/gu, "ZAR "],
  // Small letters cannot tell these from megawatts and gigabytes.
  [/(?<=\d) ?mW(?![\p{L}\d])/gu, " milliwatts"],
  [/(?<=\d) ?([kMGT])bp?(?:\/s|it\/s|s)?(?![\p{L}\d])/gu, " $1bits"],
  [/\bI've\b/g, "I have"],
  [/\bI'm\b/g, "I am"],
  [/\b(?:U\.S\.A?\.?|USA?)(?![\p{L}\d])/gu, "United States"],
  [/\b(co|pre|re|non|anti|de|over|sub)-(?=\p{Ll})/giu, "$1"],
  [/\b(start|follow|set|check|clean|back|stack|warm)-up(s?)\b/gi, "$1up$2"],
  [/(?<=[\p{L}\d])- to (?=[\p{L}\d]+-)/gu, " to "],
  [/(?<=\d)(?=(?:kg|km|mm|cm|[µμ]m|m²|m³|ml|hl|t|l|h|ha|kw|mw|kwh|mwh|kv|v|gb|tb|rpm|°C)(?![\p{L}\d²³]))/giu, " "],
  [/(?<=\p{L})- and (?=\p{L}+-\p{L})/gu, " and "],
  [/\bminus (?=\d)/gi, "-"],
  [/\bup[- ]to[- ]date\b/gi, "uptodate"],
  // "The applicant database (Taleo)" is the Taleo one.
  [/(?<= )(\p{Ll}{3,}) \((\p{Lu}[\p{L}\d.+#]+)\)/gu, "$2 $1"],
  [/(?<=\d)\s?[–-]\s?(?=\d)/g, " to "],
  [/(\d)\s?%/g, "$1 % "],
  [/(?<=[\p{L}\d])[-‐‑](?=[\p{L}\d])/gu, " "],
  [/(?<=^|[^\d\s]\s)[–−](?=\d)/g, "-"],
  [/[;()[\]–—]|:(?!\d)|(?<!\d):/g, " , "],
  [/,(?!\d)|(?<!\d),/g, " , "],
  [/[.!?](?=\s+\p{Lu})/gu, " , "],
]);

/**
 * The words of a text in the form in which they are compared, with "," for what only separates. What this does not
 * know stays as it is written, invisible characters and foreign digits included, and so equals only itself.
 */
export const wordsOf = remembered(200, (text: string): string[] => {
  const raw = withPlainSigns(withoutOwnInitials(text.normalize("NFC")))
    .split(/\s+/)
    .flatMap(bareWord)
    .filter((word, at, all) => word !== "" && !(word === "," && all[at - 1] === ","));
  return plainWords(withWritings(withDates(withNumbers(withCurrencies(raw)))));
});

/** "impact assessments (IAs)" as "impact assessments". */
function withoutOwnInitials(text: string): string {
  return text.replace(/\s\((\p{Lu}{2,6})s?\)/gu, (whole, initials: string, at: number) => {
    const before = text
      .slice(0, at)
      .split(/[\s-]+/)
      .slice(-initials.length);
    const own = before.map((word) => word.charAt(0).toUpperCase()).join("");
    return own === initials ? "" : whole;
  });
}

const bareWord = (word: string) => {
  if (/^[A-Za-z]+$/.test(word)) return [word.toLowerCase()];
  const bare = word === "," ? word : word.replace(/(?<=.)[.!?…]+$/, "").replace(/^\.+(?![\p{L}\d])/u, "");
  const [, sign = "", amount = ""] = /^(\p{Sc})(.+)$/u.exec(bare) ?? [];
  const [, figure = "", behind = ""] = /^(\d[\d.,]*(?:k|m|mn|bn)?)(\p{Sc})$/iu.exec(bare) ?? [];
  return (sign ? [sign, amount] : behind ? [figure, behind] : [bare]).map((part) => part.toLowerCase());
};

/** The currency goes behind its number, wherever it was written. */
function withCurrencies(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const next = words[at + 1] ?? "";
    const isBefore = currencyMarks.has(word) && /^\d/.test(next);
    const digits = digitsOf(isBefore ? next : word, isBefore || currencyMarks.has(next));
    if (!isBefore) {
      result.push(digits ?? word);
      continue;
    }
    const factor = /^(thousand|million|billion|m|mn|bn|k)$/.exec(words[at + 2] ?? "")?.[0];
    const spelled = { m: "million", mn: "million", bn: "billion", k: "thousand" }[factor ?? ""] ?? factor;
    result.push(digits ?? next, ...(spelled ? [spelled] : []), word);
    at += spelled ? 2 : 1;
  }
  return result;
}

/** "40 guests a shift" counts by the shift; "a shift plan" and "within a year" do not. */
function isThing(
  { words: [article = "", ...rest], first }: (typeof longWritings)[number],
  words: string[],
  at: number,
) {
  const next = words[at + 1 + rest.length];
  if (first[0] !== "per" || !/^an?$/.test(article)) return false;
  return (
    /^(within|in|over|for|during|of|after|about|by|half)$/.test(words[at - 1] ?? "") ||
    isDoneWith(words, at) ||
    (next !== undefined && !behindRates.test(next))
  );
}

/** "Ran an evening for donors", "spent a year in Japan" */
const isDoneWith = (words: string[], at: number) =>
  /^(?:|i|and|,|to|also|have|then)$/.test(words[at - 2] ?? "") &&
  verbReadings(words[at - 1] ?? "").some(
    ({ form, lemma }) => form !== "third" && (form !== "base" || isKnownVerb(lemma)),
  );

const behindRates =
  /^(,|and|or|in|at|on|for|with|without|by|over|during|within|using|from|to|as|across|after|before|following|through|via|under|while|when|since|set|together|alongside)$/;

function withWritings(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = writingsByFirst
      .get(words[at] ?? "")
      ?.find(
        (writing) => writing.words.every((word, index) => words[at + index] === word) && !isThing(writing, words, at),
      );
    result.push(...(found?.first ?? [words[at] ?? ""]));
    at += found?.words.length ?? 1;
  }
  return result;
}

function withNumbers(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    if (number && words[at] !== "and") {
      if (/^(a|an)$/.test(result.at(-1) ?? "") && /^(hundred|thousand|million)$/.test(words[at] ?? "")) result.pop();
      result.push(number.value);
    } else result.push(words[at] ?? "");
    at += number?.length ?? 1;
  }
  return result;
}

/** "Mar 2019" and "03/2019" as "2019-03". */
function withDates(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const [, digits, year] = /^(0?[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(word) ?? [];
    const month = word.length >= 3 ? months.findIndex((name) => name === word || name.slice(0, 3) === word) : -1;
    if (digits && year) result.push(`${year}-${digits.padStart(2, "0")}`);
    else if (month >= 0 && /^(19|20)\d\d$/.test(words[at + 1] ?? "")) {
      result.push(`${words[at + 1]}-${String(month + 1).padStart(2, "0")}`);
      at++;
    } else result.push(word);
  }
  return result;
}

/** Whether a word of a sentence is that of a fact, or one of the several that the fact speaks of. */
export function isSameNumber(said: string, held: string): boolean {
  return said === held || (isDottedThousand(said) && said.replaceAll(".", "") === held);
}

export const isNumber = (word: string) => /\d/.test(word);
