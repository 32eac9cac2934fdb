import { describe, expect, it } from "vitest";
import { readRequest } from "./job-request.ts";
import type { Lexicon } from "./lexicon.ts";
import { readPay } from "./pay-wish.ts";

const places: Record<string, { country: string; city?: string }> = {
  berlin: { country: "Germany", city: "Berlin" },
  munich: { country: "Germany", city: "Munich" },
  germany: { country: "Germany" },
  syria: { country: "Syria" },
  york: { country: "United Kingdom", city: "York" },
};
const titles = new Set(["nurse", "software", "warehouse", "marketing"]);
const lexicon: Lexicon = {
  place: (name) => places[name.toLowerCase()],
  placeNear: (name) => (name === "Muinch" ? { country: "Germany", city: "Munich" } : undefined),
  titleCount: async (word) => (titles.has(word.toLowerCase()) ? 10 : 0),
  correctedTitle: async (word) => (word === "softwre" ? "software" : word),
};

const read = async (text: string) => {
  const { request } = await readRequest(text, lexicon);
  const { title, remote, employment, without } = request;
  return {
    title,
    places: request.places.map(({ name }) => name),
    remote,
    employment,
    without,
    pay: request.pay?.amount,
  };
};
const nothing = { title: "", places: [], remote: false, employment: undefined, without: [], pay: undefined };

describe("a search in a person's words", () => {
  it.each([
    ["find me remote nurse jobs in Berlin over 50k", { title: "nurse", places: ["Berlin"], remote: true, pay: 50_000 }],
    ["fnd softwre enginer jbos in Germny", { title: "software engineer", places: ["Germny"] }],
    ["moved to Muinch, i am a nurse", { title: "nurse", places: ["Muinch"] }],
    ["nurse Muinch", { title: "nurse", places: ["Muinch"] }],
    ["a nurse from Berlin", { title: "nurse", places: ["Berlin"] }],
    ["my boss at the munich was ok. nurse in Berlin", { title: "nurse", places: ["Berlin"] }],
    ["internship in nursing in Berlin", { title: "nursing internship", places: ["Berlin"] }],
    ["doctor, doesn't have to be remote", { title: "doctor" }],
    ["nurse berlin pt", { title: "nurse", places: ["berlin"], employment: "PART_TIME" }],
    ["nurse in Berlin or Munich", { title: "nurse", places: ["Berlin", "Munich"] }],
    ["I am a nurse from Syria and look for work in Germany", { title: "nurse", places: ["Germany"] }],
    ["head of marketing in York", { title: "head of marketing", places: ["York"] }],
    ["nurse, not night shift", { title: "nurse", without: ["night"] }],
    ["warehouse jobs, no agencies or weekends", { title: "warehouse", without: ["agencies", "weekends"] }],
    ["nurse in Berlin, no experience", { title: "nurse", places: ["Berlin"] }],
    ["software engineer, not remote", { title: "software engineer", without: ["remote"] }],
    ["do not show me remote jobs, nurse", { title: "nurse", without: ["remote"] }],
    ["I don't want remote nurse jobs", { title: "nurse", without: ["remote"] }],
    ["nurse but without remote", { title: "nurse", without: ["remote"] }],
    ["software engineer without remote", { title: "software engineer", without: ["remote"] }],
    ["I do not want an office, remote nurse", { title: "nurse", remote: true, without: ["office"] }],
    ["jobs in marketing", { title: "marketing" }],
    ["sommelier", { title: "sommelier" }],
  ])("[CHAT-22] %s", async (text, expected) => {
    expect(await read(text)).toEqual({ ...nothing, ...expected });
  });

  it("stays quick on hostile text", async () => {
    const started = performance.now();
    const units = [
      "in a or ",
      "over 5 ",
      "1.234.",
      "not a ",
      "50-",
      "€ 5 a ",
      "a, ",
      "9".repeat(50),
      "nurse in ",
      "don't want ",
    ];
    for (const unit of units) await readRequest(unit.repeat(8000 / unit.length), lexicon);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("the least pay", () => {
  it.each([
    ["over 50k", 50_000, "YEAR", undefined],
    ["at least 4000 a month", 4000, "MONTH", undefined],
    ["more than 30 €/h", 30, "HOUR", "EUR"],
    ["min. 3.500 € im Monat", 3500, "MONTH", "EUR"],
    ["£35k+", 35_000, "YEAR", "GBP"],
    ["20+ per hour", 20, "HOUR", undefined],
    ["40-50k", 40_000, "YEAR", undefined],
    ["12,50 € pro Stunde", 12.5, "HOUR", "EUR"],
    ["300000 INR per month", 300_000, "MONTH", "INR"],
    ["au moins 2 000 euros par mois", 2000, "MONTH", "EUR"],
  ])("[CHAT-22] reads %s", (text, amount, period, currency) => {
    expect(readPay(`nurse ${text}`).wish).toMatchObject({ amount, period, ...(currency && { currency }) });
  });

  it.each(["20 years of experience", "24/7", "2 kids", "in 3 weeks", "level 2", "40 hours a week"])(
    "reads none in %s",
    (text) => {
      expect(readPay(`nurse ${text}`).wish).toBeUndefined();
    },
  );

  it("knows an upper limit", () => {
    expect(readPay("nurse under 60k")).toMatchObject({ wish: { amount: 0, atMost: 60_000 } });
  });
});
