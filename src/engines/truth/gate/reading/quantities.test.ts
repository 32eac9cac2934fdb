import { expect, it } from "vitest";
import type { DocumentLanguage } from "../../../text/text.ts";
import { quantitiesOf } from "./quantities.ts";
import { tokensOf } from "./words.ts";

const read = (text: string, language: DocumentLanguage) => quantitiesOf(tokensOf(text, language), language);

it.each([
  ["en", "Saved EUR 18,000 a year", [18000], "EUR", "year"],
  ["en", "Served sixty-four guests each week", [64], undefined, "week"],
  ["en", "A budget of $2.5 million", [2500000], "USD", undefined],
  ["en", "About 1.2 mn pieces a year", [1200000], undefined, "year"],
  ["en", "Sales of 3 crore rupees", [30000000], "INR", undefined],
  ["en", "4.5 lakh units", [450000], undefined, undefined],
  ["de", "Budget von 1,2 Mio. Euro pro Jahr", [1200000], "EUR", "year"],
  ["de", "Zweihundert Gäste", [200], undefined, undefined],
  ["es", "Ahorro del 12 % al mes", [12], "%", "month"],
  ["fr", "Trésorerie de 3,5 millions d'euros", [3500000], "EUR", undefined],
  ["en", "Laser of 5 mW", [5], "mW", undefined],
  ["en", "Laser of 5 MW", [5], "MW", undefined],
  ["en", "Saw ٤٢ patients", [42], undefined, undefined],
  ["nl", "60 meldingen per jaar", [60], undefined, "year"],
  ["nl", "11 per maand", [11], undefined, "month"],
  ["fr", "Le matin, je m'occupe de 12 résidents", [12], undefined, undefined],
  ["de", "14 Mon., Termin gehalten", [14], "month", undefined],
  ["nl", "Stilstand 31 u", [31], "hour", undefined],
  ["nl", "12 acties p/j", [12], undefined, "year"],
  ["fr", "2 200 hectolitres", [2200], "hl", undefined],
  ["en", "Three and a half years", [3.5], "year", undefined],
  ["pl", "trzy i pół roku", [3.5], "year", undefined],
  ["pl", "11 tys. km", [11_000], "km", undefined],
  ["de", "Eine 300-stündige Weiterbildung", [300], "hour", undefined],
  ["es", "Seiscientas horas", [600], "hour", undefined],
  ["en", "Longer than three quarters of an hour", [0.75], "hour", undefined],
  ["en", "Two decades", [2], "decade", undefined],
] as const)("reads an amount: %s, %s", (language, text, values, unit, rate) => {
  expect(read(text, language).amounts[0]).toMatchObject({ values, unit, rate });
});

it.each([
  ["en", "from 11 % to 4 %"],
  ["de", "von 11 % auf 4 %"],
  ["es", "del 11 % al 4 %"],
  ["fr", "de 11 % à 4 %"],
] as const)("reads both ends: %s", (language, text) => {
  expect(read(`x ${text}`, language).amounts.map(({ end, values }) => [end, values])).toEqual([
    ["from", [11]],
    ["to", [4]],
  ]);
});

it("reads two amounts that a comma sets apart as no range", () => {
  const amounts = read("Pricing, 60-70 bids a yr, $50k to $6M", "en").amounts;
  expect(amounts.map(({ values, unit }) => [values, unit])).toEqual([
    [[60], undefined],
    [[70], undefined],
    [[50_000], "USD"],
    [[6_000_000], "USD"],
  ]);
});

it.each(["2022-24", "2022/24", "2022 – 2024"])("reads both years of %s", (text) => {
  expect(read(`Faults from 11 to 2 (${text})`, "en").dates).toMatchObject([
    { year: 2022, role: "from" },
    { year: 2024, role: "until" },
  ]);
});

it.each([
  ["en", "Since March 2019", { year: 2019, month: 3, role: "since" }],
  ["de", "Bis Juni 2020", { year: 2020, month: 6, role: "until" }],
  ["es", "Desde febrero de 2015", { year: 2015, month: 2, role: "since" }],
  ["fr", "Depuis janvier 2015", { year: 2015, month: 1, role: "since" }],
  ["en", "In 2018", { year: 2018, month: undefined, role: "in" }],
  ["en", "Won on March 3rd", { year: undefined, month: 3, day: 3, role: "in" }],
  ["en", "Won on March 14, 2019", { year: 2019, month: 3, day: 14, role: "in" }],
  ["fr", "Le 1er mars 2019", { year: 2019, month: 3, day: 1, role: "in" }],
  ["de", "Am 01.03.2019", { year: 2019, month: 3, role: "in" }],
  ["de", "Ab 03/2019", { year: 2019, month: 3, role: "since" }],
] as const)("reads a date: %s, %s", (language, text, date) => {
  expect(read(text, language).dates[0]).toMatchObject(date);
});

it.each([
  ["en", "by more than a quarter", { bound: "min", end: "by", kind: "ratio" }],
  ["de", "um mehr als die Hälfte", { bound: "min", end: "by", kind: "ratio" }],
  ["fr", "de plus d'un quart", { bound: "min", kind: "ratio" }],
  ["es", "en más de la mitad", { bound: "min", kind: "ratio" }],
  ["fr", "n'en demande plus que six", { bound: "max", kind: "count" }],
] as const)("reads what stands before a number: %s, %s", (language, text, amount) => {
  expect(read(`x ${text}`, language).amounts[0]).toMatchObject(amount);
});

it("takes no word for a month", () => {
  expect(read("We may march on", "en").dates).toEqual([]);
});

it("reads a number that looks like a year as one, but not money", () => {
  expect(read("Sold lamps in 2019 and £2019 of wire", "en")).toMatchObject({
    dates: [{ year: 2019 }],
    amounts: [{ values: [2019], unit: "GBP" }],
  });
});

it.each([
  ["es", "7 minutos en lugar de 12"],
  ["fr", "7 minutes au lieu des 12 prévues"],
  ["de", "7 statt der geplanten 12 Minuten"],
] as const)("reads what came instead: %s, %s", (language, text) => {
  expect(read(text, language).amounts.map(({ end, values }) => [end, values])).toEqual([
    ["to", [7]],
    ["from", [12]],
  ]);
});

it("reads years without their century", () => {
  const years = (text: string) => read(text, "en").dates.map(({ year }) => year);
  expect(years("Two seasons ('07, '08)")).toEqual([2007, 2008]);
  expect(years("Faults ('22-'24)")).toEqual([2022, 2024]);
});
