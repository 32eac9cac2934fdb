import { anyOf, currencyNames } from "../../../engines/text/text.ts";
import { folded } from "./sentence.ts";
import { withFigures } from "./spoken-amounts.ts";

export interface PayWish {
  amount: number;
  /** "under 60k", "40k to 60k": the most that is meant. */
  atMost?: number | undefined;
  period: "HOUR" | "MONTH" | "YEAR";
  /** ISO 4217; undefined when none is named. */
  currency?: string | undefined;
  /** "$" is the sign of a dozen currencies. */
  isAnyDollar: boolean;
}

export interface PayReading {
  wish?: PayWish;
  /** The text without what was read. */
  rest: string;
}

/** The crown of whichever country is meant. */
const anyCrown = "kr";
const isPlain = (name: string) => /^\w+$/.test(name);
const namesOfMoney = [...currencyNames.keys(), anyCrown];
const currency = `${anyOf(namesOfMoney.filter((name) => !isPlain(name)))}|${anyOf(namesOfMoney.filter(isPlain))}\\b`;
const number = "\\d{1,3}(?:[., ']\\d{3})+|\\d+(?:[.,]\\d{1,2})?";
const unit =
  "k(?![a-z])|thousand\\b|grand\\b|tausend\\b|tsd\\b|mille?\\b|mil\\b|lakhs?\\b|lpa\\b|m(?![a-z])|mio\\b|millions?\\b";
const period =
  "(?:/|per\\b|an?\\b|each\\b|every\\b|pro\\b|par\\b|por\\b|al\\b|im\\b|die\\b|the\\b|de l')?\\s*(hourly|hour|hrs?|h|ph|std|stunde|heure|hora|monthly|months?|mo|mth|pm|pcm|monatlich|monat|mois|mensuels?|mensuales|mes|manad|maned|maand|mese|yearly|annually|annual|annum|years?|yr|pa|p\\.a\\.?|jahrlich|jahr|ans?|annee|ano|day|daily|tag|jour|dia|week|weekly|woche|semaine|semana)\\b";
const tax = "(?:net|netto|nett|gross|brutto|brut|bruto|netos?|neto|before tax|after tax)\\b";
const least =
  "between|over|above|more than|higher than|better than|at least|atleast|least|min(?:imum)?(?: of)?|from|starting (?:at|from)|starting|upwards of|not less than|no less than|not under|not below|paying|pays?|paid|salary(?: of)?|earn(?:ing)?|make|making|mindestens|ab|uber|mehr als|plus de|au moins|minimum de|mas de|al menos|minimo|por lo menos|>=?|gehalt|expect(?:ing)?|around|about";
const most =
  "no more than|not more than|not over|no higher than|nicht mehr als|pas plus de|no mas de|maximal|hasta|jusqu'a|bis zu|under|below|less than|at most|up to|max(?:imum)?|unter|hochstens|moins de|menos de|<";
const after = "\\+|(?:or|and) (?:more|up|above|higher|over)|plus\\b|min(?:imum)?\\b|at least|upwards|mindestens";
const amountPattern = new RegExp(
  `(?:\\b(${least}|${most})\\s*|([<>]=?)\\s*)?(${currency})?\\s*(?<![\\w.,])(${number})\\s*(${unit})?(\\+)?(?:\\s*(?:-|–|to|and|und|et|y|bis|a)\\s*(?:${currency})?\\s*(${number})\\s*(${unit})?)?\\s*(${currency})?\\s*(?:${tax}\\s*)?(?:${period})?(?:\\s*${tax})?\\s*(${after})?`,
  "giu",
);
/** "is 45000 ok?" */
const judgesPay =
  /\b(?:fair|ok|okay|enough|reasonable|low|lowball\w*|underpaid|good|normal|average|offer|offered|salary|pay|wage|earn)\b/;
const looksLikeMost = new RegExp(`^(?:${most}|<=?)$`);
/** "3 a week" counts something else. */
const leastForDay = 50;
/** Of work in a year: openings name their pay an hour, a month or a year. */
const partsOfYear: [RegExp, number][] = [
  [/^(?:da|tag|jour|dia)/, 260],
  [/^(?:we|wo|sem)/, 52],
];
const periods: [RegExp, PayWish["period"]][] = [
  [/^(?:h|hr|hrs|hour|hourly|ph|std|stunde|heure|hora)$/, "HOUR"],
  [/^(?:m|pm|pcm)/, "MONTH"],
  [/./, "YEAR"],
];

/** The pay that a sentence asks for: "over 50k", "min. 3.500 € im Monat", "30 €/h". */
export function readPay(written: string): PayReading {
  const text = withFigures(written);
  const plain = aligned(text);
  for (const match of plain.matchAll(amountPattern)) {
    const [
      whole,
      qualifier = "",
      sign = "",
      before = "",
      digits = "",
      ownUnit,
      plusSign,
      rangeDigits = "",
      rangeUnit,
      behind = "",
      per = "",
      orMore,
    ] = match;
    const timesAYear = partsOfYear.find(([pattern]) => pattern.test(per))?.[1] ?? 1;
    const factor = factorOf(ownUnit ?? rangeUnit ?? "");
    const amount = numberOf(digits) * factor * timesAYear;
    const named = currencyNames.get(before) ?? currencyNames.get(behind);
    const isRate =
      per !== "" &&
      (timesAYear === 1 || numberOf(digits) >= leastForDay) &&
      /(?:\/|per\b|\ban?\b|each|every|pro\b|par\b|por\b|al\b|im\b|ly\b|lich\b|mensu|p\.a|pcm|\dph\b|annum)/.test(whole);
    const isPay =
      named ||
      factor > 1 ||
      isRate ||
      ((qualifier || plusSign || orMore) && amount >= 1000 && per === "") ||
      (sign && amount >= 10);
    const isJudged = amount >= 10_000 && judgesPay.test(plain);
    const isTime =
      !named &&
      factor === 1 &&
      !isRate &&
      /^(?:h|hr|hrs|hour|mo|month|year|yr|an|ano|mes|mois|jahr|monat)s?$/.test(per);
    if (!(isPay || isJudged) || isTime || amount <= 0) continue;
    const rest = `${text.slice(0, match.index)} , ${text.slice(match.index + whole.length)}`;
    const isMost = (looksLikeMost.test(qualifier) || looksLikeMost.test(sign)) && !isRefused(plain, match.index);
    const rangeEnd = numberOf(rangeDigits) * factorOf(rangeUnit ?? ownUnit ?? "") * timesAYear;
    const wish = {
      amount: isMost ? 0 : amount,
      atMost: isMost ? amount : rangeEnd > amount ? rangeEnd : undefined,
      period:
        per === ""
          ? likelyPeriod(amount, named, ownUnit)
          : (periods.find(([pattern]) => pattern.test(per))?.[1] ?? "YEAR"),
      currency: named,
      isAnyDollar: named === "USD" && !/usd|us\$/.test(whole),
    };
    return { wish, rest };
  }
  return { rest: text };
}

/** "I won't work for less than 50k" asks for more. */
function isRefused(plain: string, at: number): boolean {
  const clause =
    plain
      .slice(Math.max(0, at - 60), at)
      .split(/[,.;:!?]/)
      .at(-1) ?? "";
  if (/\b(?:leave out|skip|exclude|hide|remove|ignore|drop|avoid|filter out|get rid of|without)\b/.test(clause))
    return true;
  return /\b(?:(?:won'?t|don'?t|can'?t|not|never|nicht) .*\b(?:for|fur)|nothing|not|nichts?|rien|pas|nada|never|nunca)\s*$/.test(
    clause,
  );
}

/** Folded letter by letter, so that places in it are places in the text. */
function aligned(text: string): string {
  return Array.from(text, (letter) => {
    const plain = folded(letter);
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** "3.500" and "3,500" are three and a half thousand, "12,50" is twelve and a half. */
function numberOf(digits: string): number {
  const hasGroups = /^\d{1,3}(?:[., ']\d{3})+$/.test(digits);
  return Number(hasGroups ? digits.replace(/\D/g, "") : digits.replace(",", "."));
}

function factorOf(unitWord: string): number {
  if (unitWord === "") return 1;
  if (/^m(?:io|illions?)?$/.test(unitWord)) return 1_000_000;
  return /^l/.test(unitWord) ? 100_000 : 1000;
}

/** How many make about as much as a euro: what is a year's pay in one currency is a month's in another. */
const perEuro: Record<string, number> = {
  PLN: 4,
  CZK: 25,
  HUF: 400,
  SEK: 11,
  NOK: 11,
  DKK: 7,
  PHP: 60,
  AED: 4,
  MYR: 5,
  BRL: 6,
  MXN: 20,
  ZAR: 20,
  JPY: 160,
  NGN: 1700,
  KES: 140,
  TRY: 45,
};

function likelyPeriod(amount: number, named: string | undefined, unitWord: string | undefined): PayWish["period"] {
  if (unitWord === "lpa") return "YEAR";
  const inEuro = amount / (perEuro[named ?? ""] ?? 1);
  if (inEuro < 200) return "HOUR";
  return inEuro < 10_000 ? "MONTH" : "YEAR";
}
