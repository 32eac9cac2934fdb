import { anyOf, currencyNames } from "../../text/text.ts";
import type { partsOfYear } from "../index/posting-markers.ts";

export type PayPeriod = keyof typeof partsOfYear;

export interface AskedPay {
  /** As it was written. */
  text: string;
  amount: number;
  period: PayPeriod;
  /** ISO 4217. */
  currency?: string;
  /** It is the most and not the least, or less than anybody pays. */
  isUnheld: boolean;
}

/** All expressions here are held against plain letters: of the same length, without accents. */
const lower =
  "under|below|less than|unter|weniger als|moins de|menos de|meno di|minder dan|onder|mniej niz|ponizej|abaixo de";
const higher =
  "over|above|more than|uber|mehr als|plus de|mas de|piu di|oltre|meer dan|boven|wiecej niz|powyzej|mais de|acima de";
const no = "not|nothing|no|nicht|nichts|keine?n?|pas|non|niet|nie|nao|nada";
const work = "jobs?|work|pay|stelle|arbeit|gehalt|lohn|emploi|salaire|trabajo|sueldo|lavoro|baan|pracy|trabalho";
const least = `(?:${no}) (?:(?:${work}) )?(?:${lower})|${higher}|at least|from|between|min(?:imum|imo|imal|destens|d)?\\.?|ab|zwischen|au moins|a partir de|entre|al menos|desde|almeno|tra|minstens|vanaf|tussen|co najmniej|od|pelo menos`;
const most = `(?:${no}) (?:${higher})|${lower}|up to|max(?:imum|imal)?\\.?|bis(?: zu)?|hochstens|jusqu['’]a|hasta|fino a|tot|do|ate`;
const leastBehind =
  "(?:as a )?min(?:imum|imo|imal|destens)?|at least|or (?:more|above|over|better|up)|and (?:up|above|over)|upwards|(?:und|oder) mehr|(?:et|ou) plus|[ou] mas|[oe] piu|of meer|lub wiecej|i wiecej|[oeu]+ mais";
const salary =
  "(?:(?:with |mit |avec |con |com )?(?:salary|pay|wage|gehalt|lohn|salaire|sueldo|salario|stipendio|salaris|loon|pensja)|pays|paying|earning)(?: of)?";
const periodNames: Record<PayPeriod, string> = {
  HOUR: "h|hr|hour|stunde|std|heure|hora|ora|uur|godz\\p{L}*",
  DAY: "day|tag|jour|journee|dia|giorno|giornata|dag|dzien",
  WEEK: "week|wk|woche|semaine|semana|settimana|tydzien|tyg",
  MONTH: "month|mth|monat|mois|mes|mese|maand|mnd|miesiac|mies",
  YEAR: "year|yr|annum|jahr|an|annee|ano|anno|jaar|rok",
};
const adverbs: Record<PayPeriod, string> = {
  HOUR: "hourly|ph|stundlich|de l['’]heure|l['’]heure|all['’]ora",
  DAY: "daily|taglich",
  WEEK: "weekly|pw|wochentlich|tygodniowo",
  MONTH: "monthly|pcm|pm|monatlich|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|miesiecznie|mensa(?:l|is)",
  YEAR: "yearly|annual(?:ly)?|p\\.? ?a\\.?|jahrlich|annuels?|anual(?:es)?|annu[oi]|rocznie",
};
const links = "an?|per|pro|par|je|por|al|alla|the|die|der|den|im|in der|la|na|za|each|every|p";
const periods = Object.keys(periodNames).flatMap((name) => (isPeriod(name) ? [name] : []));
const period = periods
  .map((name) => `(?<${name}>(?:(?:${links}) |p?(?:er )?/ ?)(?:${periodNames[name]})|${adverbs[name]})`)
  .join("|");

/** Of what is counted in India: "18 LPA", "6 lakhs". */
const lakh = "crores?|lpa|lakhs?(?: (?:per annum|pa))?|lacs?";
const factors: [RegExp, number][] = [
  [/^(?:k|tsd|tys|mil|mille)/i, 1_000],
  [/^la|^lp/i, 100_000],
  [/^cr/i, 10_000_000],
];
const end = "(?![\\p{L}\\p{N}])";
const currency = anyOf(
  [...currencyNames.keys()].filter((name) => name.length !== 2 || /\p{Sc}|^(?:zl|rs)$/u.test(name)),
);
const cents = "(?:[.,](?:\\d{1,2}(?!\\d)|-))?";
const figure = `\\d{1,3}(?:[ .,’']\\d{3})+(?!\\d)${cents}|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+${cents}(?![.,]?\\d)`;
const payPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<salary>${salary} )?(?:(?:(?<least>${least})|(?<most>${most})) )?(?<![\\p{L}\\p{N}])(?<sign>${currency})? ?(?<![\\p{L}\\p{N}.,])(?<amount>${figure})(?:(?: ?(?:k|€|£)? ?[-–] ?|k? (?:to|bis|tot|do|ate|a|and|und|et|y|e|en|i) (?:${currency} ?)?)(?:${figure}))? ?(?<factor>(?:k|tsd\\.?|tys\\.?|mil|mille|${lakh})${end})? ?(?<behind>(?:${currency})${end})? ?(?<more>\\+|(?:${leastBehind})${end})? ?(?:(?:${period})${end})? ?(?<taxed>(?:net|gross|netto|brutto|nett[io]|lord[io]|netos?|brutos?|nets?|bruts?|liquidos?)${end})? ?(?:(?<after>${leastBehind})${end})?`,
  "giu",
);

/** Where nobody says what a figure counts: less an hour, less a month, else a year. */
const guessed = { hour: 200, month: 10_000 };
/** Of those in whose money a month has more. */
const guessedMonth: Record<string, number> = {
  PLN: 30_000,
  INR: 150_000,
  CZK: 150_000,
  HUF: 1_500_000,
  JPY: 1_500_000,
};
/** Less is no pay for so long: "3 days a week". */
const plausible: Record<PayPeriod, number> = { HOUR: 3, DAY: 20, WEEK: 60, MONTH: 200, YEAR: 3_000 };
/** So high a figure with a bound is a pay, whatever stands beside it; "from 2027" is a year. */
const minBounded = 1_000;
/** "Over 5000 employees", "ab 10115 Berlin" are none. */
const standsAlone =
  /^\s*(?:$|[^\p{L}\p{N}\s]|(?:in|at|near|for|and|or|und|oder|bei|im|en|a|et|ou|y|w|te|em)(?!\p{L}))/iu;

/** The first amount that somebody wants to be paid. "Class 2 driver", "360 operator": a bare number is no pay. */
export function payIn(written: string, plain: string): AskedPay | undefined {
  for (const match of plain.matchAll(payPattern)) {
    const {
      salary: paid,
      least: bound,
      most: limit,
      sign,
      amount = "",
      factor = "",
      behind,
      more,
      taxed,
      after,
    } = match.groups ?? {};
    const isLakh = /^(?:l|cr)/i.test(factor);
    const named = currencyNames.get((sign ?? behind ?? "").toLowerCase()) ?? (isLakh ? "INR" : undefined);
    const number = figureOf(amount) * (factors.find(([name]) => name.test(factor))?.[1] ?? 1);
    const said = periods.find((name) => match.groups?.[name] !== undefined);
    const isYear = /^(?:19|20)\d\d$/.test(amount) && /^(?:from|ab|od|vanaf|desde|a partir de)$/i.test(bound ?? "");
    const isAlone = standsAlone.test(plain.slice(match.index + match[0].length));
    const isBounded = (more ?? after ?? (isAlone ? bound : undefined)) !== undefined && number >= minBounded && !isYear;
    const per = said ?? (isLakh ? "YEAR" : periodOf(number, named));
    const isPaid = paid || named || factor || taxed || (said && number >= plausible[said]) || isBounded;
    if (!isPaid || !(number > 0)) continue;
    const text = written.slice(match.index, match.index + match[0].length).trim();
    return { text, amount: number, period: per, isUnheld: limit !== undefined, ...(named && { currency: named }) };
  }
  return undefined;
}

function isPeriod(name: string): name is PayPeriod {
  return name in periodNames;
}

/** "35.000", "45 000", "18,00,000", "12,50" and "2.500,00". */
function figureOf(written: string): number {
  const [, whole = "", cents = "0"] = /^(.*?)(?:[.,](\d{1,2}|-))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${cents.replace("-", "0")}`);
}

function periodOf(amount: number, currencyCode = ""): PayPeriod {
  if (amount < guessed.hour) return "HOUR";
  return amount < (guessedMonth[currencyCode] ?? guessed.month) ? "MONTH" : "YEAR";
}
