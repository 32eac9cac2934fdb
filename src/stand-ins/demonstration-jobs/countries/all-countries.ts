import { readTable, type TableEntry } from "../table-text.ts";
import type { DemoCity, DemoCountry } from "./country.ts";
import { countryTable } from "./country-table.ts";

export const allCountries: readonly DemoCountry[] = readTable(countryTable).map(toCountry);

function toCountry({ head, list, pairs }: TableEntry): DemoCountry {
  const [facts = []] = head;
  const [code = "", languages = "", weight, currency = "", medianPay, lowestPay, salaried, waged, spread, work = ""] =
    facts;
  const [language = "", ...ofStates] = languages.split(" ");
  return {
    code,
    language,
    stateLanguages: Object.fromEntries(ofStates.map((entry) => entry.split(":").reverse())),
    weight: Number(weight),
    currency,
    medianPay: Number(medianPay),
    lowestPay: Number(lowestPay),
    salariedPeriod: salaried === "MONTH" ? salaried : "YEAR",
    wagedPeriod: waged === "HOUR" || waged === "MONTH" ? waged : "YEAR",
    spread: Number(spread),
    stateAliases: Object.fromEntries(pairs("states").map(([state, names]) => [state, names.split(", ")])),
    cities: list("cities").map(toCity),
    companyStems: list("stems"),
    legalForms: list("forms"),
    benefits: list("give"),
    workLanguage: work,
  };
}

function toCity(line: string): DemoCity {
  const [name = "", state = "", latitude, longitude, ...aliases] = line.split(", ");
  const localName = aliases.find((alias) => alias.startsWith("="))?.slice(1) ?? name;
  const names = aliases.map((alias) => alias.replace("=", ""));
  return { name, localName, state, latitude: Number(latitude), longitude: Number(longitude), aliases: names };
}
