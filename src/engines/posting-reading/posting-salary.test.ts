import { expect, it } from "vitest";
import { salaryFromNumbers, salaryFromText } from "./posting-salary.ts";

it.each([
  ["The base salary is $120,000 - $150,000 per year.", 120_000, 150_000, "USD", "YEAR"],
  ["$81K – $87K", 81_000, 87_000, "USD", "YEAR"],
  ["Range: 120-150k USD annually", 120_000, 150_000, "USD", "YEAR"],
  ["Gehalt: 55.000 bis 65.000 € im Jahr", 55_000, 65_000, "EUR", "YEAR"],
  ["€4.200 – €5.000 brutto pro Monat", 4200, 5000, "EUR", "MONTH"],
  ["Rémunération : 38 000 à 42 000 € par an", 38_000, 42_000, "EUR", "YEAR"],
  ["Salario 30.000€ - 36.000€ al año", 30_000, 36_000, "EUR", "YEAR"],
  ["Pay: $21.50 - $25.00 per hour", 21.5, 25, "USD", "HOUR"],
  ["£400 to £450 per day", 400, 450, "GBP", "DAY"],
  ["CHF 110'000 – 130'000", 110_000, 130_000, "CHF", "YEAR"],
  ["R$ 4.500 - R$ 6.000 / month", 4500, 6000, "BRL", "MONTH"],
  ["9 000 – 12 000 PLN, month", 9000, 12_000, "PLN", "MONTH"],
  ["$110,000 - $140,000 CAD", 110_000, 140_000, "CAD", "YEAR"],
  ["Band 5-6 £29,970 to £36,483 a year", 29_970, 36_483, "GBP", "YEAR"],
  ["2025-26 £30,000 - £40,000", 30_000, 40_000, "GBP", "YEAR"],
  ["Level 2 - 3 €2.800 - €3.400 brutto im Monat", 2800, 3400, "EUR", "MONTH"],
])("reads %j", (text, min, max, currency, period) => {
  expect(salaryFromText(text)).toEqual({ min, max, currency, period });
});

it.each([
  "We raised $20 - $30 million last year.",
  "5 - 10 years of experience",
  "A team of 20 to 30",
  "PHP 7 - 8, paid by the hour",
  "Referral bonus of $500 - $1,000",
  "$50,000,000 - $60,000,000,000 in assets",
  "between €10 and €2,000,000 a year",
  "Call 0800 - 123456 €",
])("makes up no salary from %j", (text) => {
  expect(salaryFromText(text)).toBeUndefined();
});

it.each([
  [
    { min: 50_000, max: 60_000, currency: "eur", period: "per-year-salary" },
    { min: 50_000, max: 60_000, currency: "EUR", period: "YEAR" },
  ],
  [
    { min: 20, max: undefined, currency: "USD", period: "per-hour-wage" },
    { min: 20, max: 20, currency: "USD", period: "HOUR" },
  ],
  [
    { min: 900, max: 700, currency: "GBP", period: "WEEK" },
    { min: 700, max: 900, currency: "GBP", period: "WEEK" },
  ],
  [{ min: 0, max: 0, currency: "USD", period: "1 YEAR" }, undefined],
  [{ min: 1, max: 90_000, currency: "USD", period: "1 YEAR" }, undefined],
  [{ min: 50_000, max: 60_000, currency: "GOLD", period: "YEAR" }, undefined],
  [{ min: 50_000, max: 60_000, currency: "USD", period: "sometimes" }, undefined],
])("takes %j as %j", (given, salary) => {
  expect(salaryFromNumbers(given)).toEqual(salary);
});
