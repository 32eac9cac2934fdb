import { expect, it } from "vitest";
import { payAYear, payInWords, proposedTerms } from "./offer-pay.ts";

it.each([
  ["45,000 OTE", "GBP", "45,000 OTE GBP a year"],
  ["45,000 BASE + 5000", "£", "£45,000 BASE + 5000 a year"],
  ["45,000 ON CALL", "GBP", "45,000 ON CALL GBP a year"],
  ["45,000 ALL-IN", "EUR", "45,000 ALL-IN EUR a year"],
  ["45,000 EUR", "GBP", "45,000 EUR a year"],
  ["EUR45,000", "GBP", "EUR45,000 a year"],
  ["45 kEUR", "EUR", "45 kEUR a year"],
  ["A$45,000", "GBP", "A$45,000 a year"],
])("only a currency in the amount stands for the one chosen: %s", (base, currency, words) => {
  expect(payInWords({ base, currency, period: "year" })).toBe(words);
});

it.each([
  ["TVL 13", "EUR", ""],
  ["3,000 OTE", "GBP", ""],
  ["PLN 3 000", "EUR", "36,000 PLN a year"],
  ["3,000", "GBP", "36,000 GBP a year"],
])("only an amount is a sum in a year: %s", (base, currency, words) => {
  expect(payAYear({ base, currency, period: "month" })).toBe(words);
});

it.each([
  ["COMPETITIVE", "", "year"],
  ["DOE", "", "year"],
  ["NHS Band 5 £29,000 a year", "£", "year"],
  ["up to 30.000 € a month", "€", "month"],
  ["EUR 20 – 24 an hour", "EUR", "hour"],
  ["45,000 PLN a year", "PLN", "year"],
])("an offer is made in the currency that the opening names, by a sign or a code: %s", (salary, currency, period) => {
  expect(proposedTerms(salary)).toEqual({ currency, period });
});
