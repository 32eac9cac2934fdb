/** What people write for a currency, beside its ISO 4217 code, in lower case. A name that several have stands for the likeliest. */
const namesByCode: Record<string, string> = {
  AED: "dirham dirhams",
  AUD: "a$ au$",
  BRL: "r$ reais",
  CAD: "c$ ca$",
  CHF: "franken francs",
  CZK: "",
  DKK: "",
  EUR: "€ euro euros",
  GBP: "£ pound pounds quid",
  HKD: "hk$",
  HUF: "",
  INR: "₹ rs rupees",
  JPY: "¥ yen",
  KES: "ksh shilling shillings",
  MXN: "mx$ pesos",
  MYR: "",
  NGN: "₦ naira",
  NOK: "kroner",
  NZD: "nz$",
  PHP: "₱",
  PLN: "zl zloty zlotys zł",
  SEK: "kronor",
  SGD: "s$",
  TRY: "₺ lira liras",
  USD: "$ us$ bucks dollar dollars",
  ZAR: "rand",
};

/** Codes, signs and names in lower case, with the ISO 4217 code that each stands for. */
export const currencyNames: ReadonlyMap<string, string> = new Map(
  Object.entries(namesByCode).flatMap(([code, names]) =>
    [code.toLowerCase(), ...names.split(" ").filter(Boolean)].map((name): [string, string] => [name, code]),
  ),
);

/** Signs as they stand beside amounts: "€", "US$". */
export const currencySigns: readonly string[] = [...currencyNames.keys()]
  .filter((name) => /\p{Sc}$/u.test(name))
  .map((sign) => sign.toUpperCase());

/** Codes that mean nothing else in capitals beside a number, as "PHP 8" does. */
export const currencyCodes: readonly string[] = Object.keys(namesByCode).filter((code) => !/^(?:PHP|TRY)$/.test(code));
