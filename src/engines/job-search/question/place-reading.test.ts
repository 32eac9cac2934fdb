import { describe, expect, it } from "vitest";
import { projectPath } from "../../../server/project-path.ts";
import { createGeographyService, readGazetteer } from "../../geography/geography.ts";
import { readPlace, withoutPostalCode } from "./place-reading.ts";
import { placesNearHome } from "./places-near-home.ts";

const geography = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
const titleWords = new Set(
  "nurse reading teacher bath nice driver dog trainer analyst business cook in it am main".split(" "),
);
const isTitleWord = (word: string) => titleWords.has(word);
const read = (typed: string) => readPlace(typed, geography, isTitleWord);

describe("a place beside the title", () => {
  it.each([
    ["nurse Leeds UK", "nurse", "Leeds", "United Kingdom"],
    ["java developer London", "java developer", "London", "United Kingdom"],
    ["nurse jobs in Japan", "nurse jobs", undefined, "Japan"],
    ["developer, Munich", "developer", "Munich", "Germany"],
    ["Krankenpfleger in München", "Krankenpfleger", "Munich", "Germany"],
    ["data analyst San Francisco CA", "data analyst", "San Francisco", "United States"],
    ["cook in Bath", "cook", "Bath", "United Kingdom"],
    ["care assistant Stoke on Trent", "care assistant", "Stoke-on-Trent", "United Kingdom"],
    ["nurse UK", "nurse", undefined, "United Kingdom"],
    ["nurse, TX", "nurse", undefined, "United States"],
    ["Pflegefachkraft Köln, Deutschland", "Pflegefachkraft", "Cologne", "Germany"],
    ["vendedora Sevilla España", "vendedora", "Seville", "Spain"],
    ["registered nurse Leeds, West Yorkshire, United Kingdom", "registered nurse", "Leeds", "United Kingdom"],
    ["carer Guildford, Surrey, England", "carer", "Guildford", "United Kingdom"],
    ["comptable Lyon CDI", "comptable CDI", "Lyon", "France"],
    ["nurse in Leeds nights", "nurse nights", "Leeds", "United Kingdom"],
    ["nurse NYC", "nurse", "New York", "United States"],
    ["Erzieherin Frankfurt am Main", "Erzieherin", "Frankfurt am Main", "Germany"],
    ["barista Hebden Bridge, UK", "barista", "Hebden Bridge", "United Kingdom"],
  ])("'%s' asks for '%s' in %s", (typed, title, city, country) => {
    expect(read(typed)).toMatchObject({ title, place: { ...(city && { city }), country } });
  });

  it.each([
    "reading teacher",
    "teacher reading",
    "driver nice",
    "dog trainer bath",
    "business analyst",
    "store manger",
    "nurse",
    "medical assistant (MA)",
    "restaurant crew member PT",
    "software engineer, IT",
    "sales associate VE",
  ])("'%s' names no place", (typed) => expect(read(typed)).toBeUndefined());

  it.each([
    ["electrician London SW1A 1AA", "electrician", "London SW1A 1AA"],
    ["electrician SW1A 1AA London", "electrician", "SW1A 1AA London"],
    ["nurse London, sw1a1aa nights", "nurse nights", "London, sw1a1aa"],
    ["cleaner Birmingham B1", "cleaner", "Birmingham B1"],
    ["Elektriker 10115 Berlin", "Elektriker", "10115 Berlin"],
    ["serveur 75011 Paris CDI", "serveur CDI", "75011 Paris"],
    ["verpleegkundige 1012 AB Amsterdam", "verpleegkundige", "1012 AB Amsterdam"],
    ["chauffeur 3011AA Rotterdam", "chauffeur", "3011AA Rotterdam"],
    ["kierowca 00-001 Warszawa", "kierowca", "00-001 Warszawa"],
    ["enfermeiro 1100-148 Lisboa", "enfermeiro", "1100-148 Lisboa"],
    ["barista Toronto M5V 2T6", "barista", "Toronto M5V 2T6"],
    ["truck driver Dallas TX 75201", "truck driver", "Dallas TX 75201"],
    ["electrician Sydney NSW 2000", "electrician", "Sydney NSW 2000"],
    ["analyst SQL 2019 London", "analyst SQL 2019", "London"],
    ["Lehrer C1 Berlin", "Lehrer C1", "Berlin"],
    ["teacher KS2 London", "teacher KS2", "London"],
    ["Lehrling 2026 Wien", "Lehrling 2026", "Wien"],
    ["Lehrling Wien 2026", "Lehrling 2026", "Wien"],
    ["Auditor ISO 9001 Wien", "Auditor ISO 9001", "Wien"],
    ["cuisinier CDI 75011 Paris", "cuisinier CDI", "75011 Paris"],
    ["Admin IT 80331 München", "Admin IT", "80331 München"],
    ["KELLNER 1010 WIEN", "KELLNER", "1010 WIEN"],
    ["serveur 2000 Neuchâtel", "serveur", "2000 Neuchâtel"],
  ])("'%s' asks for '%s', and the code is of the place '%s'", (typed, title, text) => {
    expect(read(typed)).toMatchObject({ title, text });
  });

  it.each([
    ["infirmière 69003", "FR", "infirmière", "69003"],
    ["carer near LS1 4DY", "GB", "carer", "LS1 4DY"],
    ["teacher M1 1AE nights", "GB", "teacher nights", "M1 1AE"],
    ["software engineer 94105", undefined, "software engineer", "94105"],
    ["SAP 2000 consultant", "DE", "SAP 2000 consultant", undefined],
    ["ISO 27001 auditor", "DE", "ISO 27001 auditor", undefined],
    ["auditor ISO 27001", "DE", "auditor ISO 27001", undefined],
    ["cuisinier CDI 75011", "FR", "cuisinier CDI", "75011"],
    ["Lehrling 2026", "AT", "Lehrling 2026", undefined],
    ["Lehrling bei 1010", "AT", "Lehrling", "1010"],
  ])("of '%s' in %s '%s' is left without its postal code %s", (typed, country, title, code) => {
    expect(withoutPostalCode(typed, country)).toEqual({ title, ...(code && { code }) });
  });

  it.each([
    ["plumber or electrician in Leeds or York", "plumber or electrician", "Leeds", "York"],
    ["Koch in Berlin oder Hamburg", "Koch", "Berlin", "Hamburg"],
    ["nurse Leeds or York", "nurse", "Leeds", "York"],
  ])("of '%s' the one place is meant, and the other is told", (typed, title, city, other) =>
    expect(read(typed)).toMatchObject({ title, place: { city }, other }),
  );

  it("a second name of work is no second place", () => {
    for (const typed of ["plumber or electrician in Leeds", "nurse or cook in Bath", "cook or nurse Leeds"])
      expect(read(typed)?.other).toBeUndefined();
    expect(read("nurse in Leeds or cook")?.other).toBeUndefined();
    expect(read("driver or trainer")).toBeUndefined();
  });

  it("a word that is none is a large town written wrongly", () => {
    const isNoWord = (word: string) => !["nurse", "figma"].includes(word);
    expect(readPlace("nurse Marsseille", geography, isTitleWord, isNoWord)).toMatchObject({
      title: "nurse",
      place: { city: "Marseille" },
    });
    for (const typed of ["Marsseille", "nurse figma", "nurse qzxvb"])
      expect(readPlace(typed, geography, isTitleWord, isNoWord)).toBeUndefined();
  });

  it("of two towns of a name the one at home is meant, but no village before a city", () => {
    const at = (typed: string, home: string) =>
      readPlace(typed, placesNearHome(geography, home), isTitleWord)?.place.countryCode;
    const and = readPlace("staff evenings and Manchester", placesNearHome(geography, "GB"), isTitleWord);
    expect(and?.title).toBe("staff evenings and");
    expect(at("enfermera Valencia", "ES")).toBe("ES");
    expect(at("nurse Birmingham", "US")).toBe("US");
    expect(at("nurse Paris", "US")).toBe("FR");
  });
});
