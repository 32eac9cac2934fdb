/** Countries by what is paid with there. */
const countriesByCurrency: Record<string, string> = {
  AED: "AE",
  AUD: "AU",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH LI",
  CZK: "CZ",
  DKK: "DK FO GL",
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK",
  GBP: "GB GG IM JE",
  HKD: "HK",
  HUF: "HU",
  INR: "IN",
  JPY: "JP",
  KES: "KE",
  MXN: "MX",
  MYR: "MY",
  NGN: "NG",
  NOK: "NO",
  NZD: "NZ",
  PHP: "PH",
  PLN: "PL",
  SEK: "SE",
  SGD: "SG",
  TRY: "TR",
  USD: "US PR EC SV",
  ZAR: "ZA",
};

const currencyByCountry = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(" ").map((country): [string, string] => [country, currency]),
  ),
);

/** ISO 4217, for the currencies whose names are read; undefined for other countries. */
export const currencyOfCountry = (countryCode: string): string | undefined => currencyByCountry.get(countryCode);
