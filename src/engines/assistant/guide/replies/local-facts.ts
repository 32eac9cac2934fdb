import { countryCodeOf } from "../../../geography/geography.ts";
import { partsOfYear } from "../../../job-search/job-search.ts";
import type { CardWords } from "../../reply/opening-links.ts";
import type { GuideTexts } from "../texts/guide-texts.ts";

/** Georgia is a state of the United States too. */
const alsoStates = new Set(["GE"]);

/** Towns that English calls otherwise, for those who read the language that is spoken there. */
const ownNames: Record<string, Record<string, string>> = {
  de: {
    ...{ Cologne: "Köln", Munich: "München", Nuremberg: "Nürnberg", Hanover: "Hannover", Brunswick: "Braunschweig" },
    ...{ Vienna: "Wien", Zurich: "Zürich", Lucerne: "Luzern" },
  },
  fr: { Geneva: "Genève", Brussels: "Bruxelles", Antwerp: "Anvers", Ghent: "Gand", Bruges: "Bruges" },
  es: { Seville: "Sevilla", Corunna: "A Coruña", "Mexico City": "Ciudad de México" },
  it: {
    ...{ Rome: "Roma", Milan: "Milano", Turin: "Torino", Florence: "Firenze", Naples: "Napoli", Venice: "Venezia" },
    ...{ Genoa: "Genova", Padua: "Padova", Mantua: "Mantova", Syracuse: "Siracusa" },
  },
  nl: { "The Hague": "Den Haag", Antwerp: "Antwerpen", Ghent: "Gent", Bruges: "Brugge", Brussels: "Brussel" },
  pl: { Warsaw: "Warszawa", Cracow: "Kraków" },
  pt: { Lisbon: "Lisboa", Oporto: "Porto" },
};
/** Where people name the state beside a town. */
const statesNamed = new Set(["US", "CA", "AU", "IN", "BR", "MX"]);

/** "Hanover, Lower Saxony, Germany (remote)" as its reader says it: "Hannover, Deutschland (remote)". States stay as the index calls them, where they must be named. */
export function localPlace(place: string, locale: string): string {
  const [, before = "", country = "", after = ""] = /^(.*, )?([^,(]+?)( \(.*\))?$/.exec(place) ?? [];
  const code = countryCodeOf(country);
  if (!code || alsoStates.has(code)) return place;
  const [town, ...states] = before.split(", ").filter(Boolean);
  const isEnglish = locale.startsWith("en");
  const named = town && [
    ownNames[locale.slice(0, 2)]?.[town] ?? town,
    ...(isEnglish || statesNamed.has(code) ? states : []),
    "",
  ];
  return `${named ? named.join(", ") : ""}${new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? country}${after}`;
}

const amount = "([^\\d–]*?)\\s?(\\d[\\d,]*(?:\\.\\d+)?)";
/** As the index writes pay: "€2,550 – €2,990 a month". */
const writtenPay = new RegExp(`^${amount}(?: – ${amount})? (an hour|a day|a week|a month|a year)$`);
const periods = { "an hour": "HOUR", "a day": "DAY", "a week": "WEEK", "a month": "MONTH", "a year": "YEAR" } as const;

/** Pay as it is written in a language; what is not written as the index writes it stays. */
export function localPay(pay: string, { locale, pay: words }: Pick<GuideTexts, "locale" | "pay">): string {
  const [, symbol = "", low, , high, period = ""] = writtenPay.exec(pay) ?? [];
  const known = Object.entries(periods).find(([name]) => name === period)?.[1];
  if (low === undefined || !known || symbol === "") return pay;
  const amounts = [low, high].flatMap((written) => (written === undefined ? [] : money(written, symbol, locale)));
  return `${amounts.join(" – ")} ${words.periods[known]}`;
}

/** What pay comes to in a year of full time, by its higher figure, with its currency's sign; 0 where it is not written as the index writes it. */
export function paidInYear(pay: string): { sign: string; amount: number } {
  const [, sign = "", low = "", , high = low, period = ""] = writtenPay.exec(pay) ?? [];
  const known = Object.entries(periods).find(([name]) => name === period)?.[1];
  return { sign, amount: known ? Number(high.replaceAll(",", "")) * partsOfYear[known] : 0 };
}

/** Where the sign of the euro stands in a language other signs stand too. */
function money(written: string, symbol: string, locale: string): string {
  const digits = written.split(".")[1]?.length ?? 0;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", useGrouping: true, ...fraction })
    .format(Number(written.replaceAll(",", "")))
    .replace("€", symbol);
}

/** What stands on an opening, in the language of a reply. */
export function cardWordsIn(texts: GuideTexts): CardWords {
  const day = new Intl.DateTimeFormat(texts.locale, { dateStyle: "medium", timeZone: "UTC" });
  return {
    place: (place) => localPlace(place, texts.locale),
    pay: (pay) => localPay(pay, texts),
    posted: (iso) => texts.find.posted(day.format(new Date(iso))),
  };
}
