import type { Lexicon } from "./lexicon.ts";

/** Who is paid in a currency of one country looks for work there. */
const countries = new Map([
  ["GBP", "GB"],
  ["INR", "IN"],
  ["PLN", "PL"],
  ["CHF", "CH"],
  ["CAD", "CA"],
  ["AUD", "AU"],
  ["NZD", "NZ"],
  ["ZAR", "ZA"],
  ["MXN", "MX"],
  ["BRL", "BR"],
]);
/** People. London is not a village in another country. */
const leastPeople = 50_000;

/** The lexicon as somebody reads it who speaks of that money: with "£" Worcester is in England. */
export function localLexicon(lexicon: Lexicon, currency: string | undefined): Lexicon {
  const country = countries.get(currency ?? "");
  if (!country) return lexicon;
  return {
    ...lexicon,
    place(name) {
      const local = lexicon.place(name, country);
      return local?.city && (local.population ?? 0) >= leastPeople ? local : lexicon.place(name);
    },
  };
}
