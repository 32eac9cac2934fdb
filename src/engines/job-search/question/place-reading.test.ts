import { describe, expect, it } from "vitest";
import { projectPath } from "../../../server/project-path.ts";
import { createGeographyService, readGazetteer } from "../../geography/geography.ts";
import { readPlace } from "./place-reading.ts";

const geography = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
const titleWords = new Set("nurse reading teacher bath nice driver dog trainer analyst business cook in it".split(" "));
const read = (typed: string) => readPlace(typed, geography, (word) => titleWords.has(word));

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
});
