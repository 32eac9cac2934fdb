import { expect, it } from "vitest";
import { wordsOf } from "./word-reading.ts";

it.each([
  ["worth €2.1 million a year", "with an annual value of EUR 2.1m"],
  ["18 grants worth $1.4 million in total", "18 grants with a combined value of US$1.4 million"],
  ["(SEK 21 million in total)", ", totalling 21 million Swedish kronor,"],
  ["around R6,000 worth of products", "products worth about 6,000 rand"],
  ["four hotels with 410 rooms in total", "four hotels with a total of 410 rooms"],
  ["a six-strong team of agents", "a team of six agents"],
  ["a team of 12", "a 12-person team"],
  ["3,500 m²", "3500 square metres"],
  ["at 4°C", "at 4 degrees Celsius"],
  ["5 µm", "five micrometres"],
  ["by a fifth", "by 20 percent"],
  ["about half of the parts", "roughly 50 % of the parts"],
  ["a 12-month project", "a one-year project"],
  ["every two weeks", "fortnightly"],
  ["in the first half of each year", "from January to June every year"],
  ["two dozen loaves", "24 loaves"],
  ["between 2019 and 2022", "from 2019 to 2022"],
])("[DOCS-06] reads %j as %j", (one, other) => {
  const words = (text: string) => wordsOf(text).filter((word) => word !== ",");
  expect(words(one)).toEqual(words(other));
});

it.each([
  ["worth $5 million in total", "worth $5 million"],
  ["€5,000 a year", "€5,000 a month"],
  ["A$5,000", "US$5,000"],
  ["300,000 kroner", "NOK 300,000"],
  ["5 µm", "5 mm"],
  ["40 kW", "40 kWh"],
  ["once a month", "a month"],
  ["by a fifth", "by 5 %"],
  ["13 percentage points", "13 %"],
  ["half of the parts", "about half of the parts"],
  ["within six months", "within six weeks"],
])("[DOCS-06] does not read %j as %j", (one, other) => {
  expect(wordsOf(one)).not.toEqual(wordsOf(other));
});
