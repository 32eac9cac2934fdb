export interface DemoCity {
  name: string;
  /** As people there write it. */
  localName: string;
  /** Empty in a country without states. */
  state: string;
  latitude: number;
  longitude: number;
  /** Other names, in the local language or older ones. */
  aliases: readonly string[];
}

export interface DemoCountry {
  code: string;
  /** In which most postings are written, and by state where it is another one. */
  language: string;
  stateLanguages: Readonly<Record<string, string>>;
  /** Share of all postings, relative to the other countries. */
  weight: number;
  currency: string;
  /** Median and lowest lawful pay for a year of full-time work, in whole units of the currency. */
  medianPay: number;
  lowestPay: number;
  /** How pay is named for salaried and for waged work. */
  salariedPeriod: "MONTH" | "YEAR";
  wagedPeriod: "HOUR" | "MONTH" | "YEAR";
  /** How far pay differs between occupations: 1 is ordinary, above 1 wider. */
  spread: number;
  /** Other names of states, by state. */
  stateAliases: Readonly<Record<string, readonly string[]>>;
  /** The largest first. */
  cities: readonly DemoCity[];
  /** Invented first halves of company names, and what follows the name. */
  companyStems: readonly string[];
  legalForms: readonly string[];
  benefits: readonly string[];
  /** The language that postings in English ask for besides; empty where English is spoken at work. */
  workLanguage: string;
}
