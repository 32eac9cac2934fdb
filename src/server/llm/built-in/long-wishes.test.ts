import { describe, expect, it } from "vitest";
import { readRequest } from "./job-request.ts";
import type { Lexicon } from "./lexicon.ts";
import { readPay } from "./pay-wish.ts";

const town = (country: string, city: string, population = 500_000) => ({ country, city, population });
const places = new Map([
  ["berlin", town("Germany", "Berlin")],
  ["dresden", town("Germany", "Dresden")],
  ["leipzig", town("Germany", "Leipzig")],
  ["london", town("United Kingdom", "London")],
  ["leeds", town("United Kingdom", "Leeds")],
  ["chicago", town("United States", "Chicago")],
  ["phoenix", town("United States", "Phoenix")],
  ["nice", town("France", "Nice")],
  ["lyon", town("France", "Lyon")],
  ["piano", town("Italy", "Piano", 4_745)],
  ["mobile", town("United States", "Mobile")],
  ["kraków", town("Poland", "Kraków")],
]);
const countries = new Map(["Germany", "Poland", "Norway"].map((name) => [name.toLowerCase(), { country: name }]));
const titles = new Set(["nurse", "school", "hospitals", "mobile", "driver"]);
const lexicon: Lexicon = {
  place: (name) => places.get(name.toLowerCase()) ?? countries.get(name.toLowerCase()),
  placeNear: () => undefined,
  titleCount: async (word) => (titles.has(word) ? 10 : 0),
  correctedTitle: async (word) => word,
};

async function read(text: string) {
  const { request } = await readRequest(text, lexicon);
  const { title, otherTitles, places: wishes, without, employment } = request;
  return {
    titles: [title, ...otherTitles],
    places: wishes.map(({ name }) => name.toLowerCase()),
    ...(without.length > 0 && { without }),
    ...(employment && { employment }),
  };
}

describe("a wish in a story", () => {
  it.each([
    [
      "I was a nurse in London for nine years. Now I look for a job as a truck driver in Leeds",
      { titles: ["truck driver"], places: ["leeds"] },
    ],
    [
      "Ich habe zehn Jahre als Verkäuferin in Dresden gearbeitet und möchte jetzt in Leipzig als Erzieherin anfangen",
      { titles: ["Erzieherin"], places: ["leipzig"] },
    ],
    [
      "I have been a tailor since I was ten, in London and later Berlin. Any tailor jobs in Leeds?",
      { titles: ["tailor"], places: ["leeds"] },
    ],
    ["I live in London but find me porter jobs in Leeds", { titles: ["porter"], places: ["leeds"] }],
    ["I live in London, any porter jobs?", { titles: ["porter"], places: ["london"] }],
    ["nurse in London looking to relocate to Norway", { titles: ["nurse"], places: ["norway"] }],
    ["nurse, living in Poland now, here in Kraków", { titles: ["nurse"], places: ["kraków"] }],
    [
      "I work at Chicago Title as a cashier and want the same job in Phoenix",
      { titles: ["cashier"], places: ["phoenix"] },
    ],
    ["which hospitals in berlin need midwives", { titles: ["midwives"], places: ["berlin"] }],
    ["I am Nigerian welder, jobs in Germany", { titles: ["welder"], places: ["germany"] }],
    ["spanish teacher in leeds", { titles: ["spanish teacher"], places: ["leeds"] }],
    ["primary school teacher leeds", { titles: ["primary school teacher"], places: ["leeds"] }],
    ["nurse or carer, leeds", { titles: ["nurse", "carer"], places: ["leeds"] }],
    ["waiter/bartender berlin", { titles: ["waiter", "bartender"], places: ["berlin"] }],
    ["teacher in nice", { titles: ["teacher"], places: ["nice"] }],
    ["teacher in nice restaurants", { titles: ["teacher"], places: [] }],
    ["leeds plumber", { titles: ["plumber"], places: ["leeds"] }],
    ["mobile mechanic", { titles: ["mobile mechanic"], places: [] }],
    ["piano tuner", { titles: ["piano tuner"], places: [] }],
    ["accountant anywhere but London", { titles: ["accountant"], places: [], without: ["London"] }],
    ["Koch in Germany, aber nicht in Berlin", { titles: ["Koch"], places: ["germany"], without: ["Berlin"] }],
    ["cuisinier partout sauf à Lyon", { titles: ["cuisinier"], places: [], without: ["Lyon"] }],
    ["driver no overnight trips leeds", { titles: ["driver"], places: ["leeds"], without: ["overnight trips"] }],
    ["nurse, no start-ups, leeds", { titles: ["nurse"], places: ["leeds"], without: ["start ups"] }],
    ["plumber, not part time, leeds", { titles: ["plumber"], places: ["leeds"], employment: "FULL_TIME" }],
    ["plumber in leeds, nothing self employed", { titles: ["plumber"], places: ["leeds"], without: ["self employed"] }],
    ["welder in leeds, nothing offshore", { titles: ["welder"], places: ["leeds"], without: ["offshore"] }],
    ["dental nurse, leeds, no saturdays", { titles: ["dental nurse"], places: ["leeds"], without: ["saturdays"] }],
    ["Contract electrician roles, Berlin", { titles: ["electrician"], places: ["berlin"], employment: "CONTRACTOR" }],
    ["contract manager leeds", { titles: ["contract manager"], places: ["leeds"] }],
    ["temp plumber leeds", { titles: ["plumber"], places: ["leeds"], employment: "TEMPORARY" }],
    ["concrete finisher chicago", { titles: ["concrete finisher"], places: ["chicago"] }],
    ["i study in Leipzig but live in Dresden, plumber jobs in dresden", { titles: ["plumber"], places: ["dresden"] }],
    [
      "I am a welder presently working in Lyon. Tell me of openings in Norway.",
      { titles: ["welder"], places: ["norway"] },
    ],
    ["offre d'emploi boulanger Lyon", { titles: ["boulanger"], places: ["lyon"] }],
  ])("[CHAT-22] %s", async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });
});

describe("pay in other words", () => {
  it.each([
    ["thirty dollars an hour", 30, "HOUR"],
    ["six figures", 100_000, "YEAR"],
    ["zweitausend Euro im Monat", 2000, "MONTH"],
    ["fünfunddreißig Euro pro Stunde", 35, "HOUR"],
    ["R25000 pm", 25_000, "MONTH"],
    ["20 000 zł", 20_000, "MONTH"],
    ["38000 kr/månad", 38_000, "MONTH"],
    ["£13ph", 13, "HOUR"],
    ["25 lpa", 2_500_000, "YEAR"],
    ["£250 a day", 65_000, "YEAR"],
    ["nothing under 45k", 45_000, "YEAR"],
    ["leave out anything paying under 60k", 60_000, "YEAR"],
    ["I won't get out of bed for less than 50k", 50_000, "YEAR"],
  ])("[CHAT-22] %s", (text, amount, period) => {
    expect(readPay(`nurse ${text}`).wish).toMatchObject({ amount, period });
  });

  it.each(["paid once a month", "3 days a week", "five kids", "no nights, 2 weekends a month"])(
    "is not read in %s",
    (text) => {
      expect(readPay(`nurse ${text}`).wish).toBeUndefined();
    },
  );
});
