import { demonstrationSource } from "../../server/jobs/postings/demonstration-source.ts";
import type { PostingContent } from "../../server/jobs/postings/posting.store.ts";
import { demonstrationPrefix } from "../../shared/jobs/demonstration.rules.ts";
import { inventCompany } from "./companies.ts";
import { allCountries } from "./countries/all-countries.ts";
import type { DemoCity, DemoCountry } from "./countries/country.ts";
import { type TextParts, writeInEnglish } from "./english-text.ts";
import { writeLocally } from "./local-text.ts";
import { allOccupations } from "./occupations/all-occupations.ts";
import type { DemoOccupation, Level } from "./occupations/occupation.ts";
import { payOf } from "./pay.ts";
import { createRandom, type Random } from "./random.ts";
import { chooseTerms } from "./working-terms.ts";

/** Raise it with every change of the content: servers then replace the index that they find. */
export const demonstrationVersion = 3;

/** So that the openings of the first moments already hold rarer pairs that tests and visitors ask for, as nurses near Munich. */
const firstSeed = 2_400_000;

const minute = 60_000;
const day = 24 * 60 * minute;
const oldest = 30 * day;

const skilledLevels: readonly Level[] = ["junior", "mid", "mid", "mid", "senior", "mid", "junior", "senior", "lead"];
const openLevels: readonly Level[] = ["junior", "mid", "mid", "mid", "mid", "mid", "mid", "mid", "lead"];
const yearsByLevel: Record<Level, readonly [least: number, most: number]> = {
  junior: [0, 0],
  mid: [2, 3],
  senior: [5, 7],
  lead: [7, 10],
};
/** Trades that often work remotely advertise in English more than others. */
const oftenRemote = 0.5;

const countriesByWeight = repeated(allCountries);
const occupationsByWeight = repeated(allOccupations);

/** Generated postings from the position on, the same on every machine; only their dates follow `now`. */
export function* demonstrationPostings(now: Date, from: number, to: number): Generator<PostingContent> {
  for (let number = from; number < to; number += 1) yield demonstrationPosting(number, now);
}

function demonstrationPosting(number: number, now: Date): PostingContent {
  // Seeded by the number alone, so that a posting stays what it is when the index grows.
  const random = createRandom(Math.imul(firstSeed + number + 1, 2_654_435_761));
  const occupation = random.pick(occupationsByWeight);
  const country = random.pick(countriesByWeight);
  const city = pickCity(random, country);
  const level = random.pick(occupation.isOpenToAll ? openLevels : skilledLevels);
  const postedAt = new Date(now.getTime() - random.between(1, oldest / minute) * minute);
  return {
    id: `${demonstrationPrefix}${String(number + 1).padStart(5, "0")}`,
    source: demonstrationSource,
    ...writePosting(random, occupation, country, city, level),
    ...placeOf(random, country, city),
    ...payOf(random, { country, occupation, level }),
    postedAt,
    validThrough: new Date(postedAt.getTime() + 60 * day),
    externalUrl: null,
  };
}

function writePosting(random: Random, occupation: DemoOccupation, country: DemoCountry, city: DemoCity, level: Level) {
  const company = inventCompany(random, country, random.pick(occupation.sectors));
  const terms = chooseTerms(random, occupation);
  const isFirstJob = occupation.isOpenToAll && level === "mid" && random.chance(0.6);
  const experienceYears = isFirstJob ? 0 : random.between(...yearsByLevel[level]);
  const language = languageOf(random, occupation, country, city);
  const fill = { company: company.name, place: language === "en" ? city.name : city.localName, staff: company.staff };
  const parts: TextParts = { ...terms, country, occupation, level, years: experienceYears, fill };
  const { workplace, employmentType } = terms;
  const facts = { company: company.name, experienceYears, workplace, employmentType, language };
  const keywords = [
    occupation.name,
    ...random.sample(occupation.keywords, 5),
    ...random.sample(occupation.tools, 2),
    ...(terms.schedule === "shift" ? ["shift work"] : []),
  ];
  if (language !== "en")
    return { ...facts, ...writeLocally(random, parts, language), keywords, englishTitle: occupation.name };
  const text = writeInEnglish(random, parts);
  return {
    ...facts,
    ...text,
    companyInfo: company.info(city.name),
    keywords: [...keywords, ...text.keywords],
    englishTitle: null,
  };
}

function languageOf(random: Random, { remoteShare }: DemoOccupation, country: DemoCountry, city: DemoCity): string {
  const local = country.stateLanguages[city.state] ?? country.language;
  return random.chance(remoteShare > oftenRemote ? 0.55 : 0.88) ? local : "en";
}

/** Larger cities, which stand first, more often. */
function pickCity(random: Random, { cities }: DemoCountry): DemoCity {
  const at = Math.floor((random.between(0, 9_999) / 10_000) ** 1.5 * cities.length);
  return cities[at] ?? random.pick(cities);
}

function placeOf(random: Random, country: DemoCountry, city: DemoCity) {
  // Up to about five kilometres from the centre: workplaces are spread over a city.
  const nearby = (degrees: number) => Number((degrees + random.between(-45, 45) / 1000).toFixed(4));
  return {
    countryCode: country.code,
    state: city.state,
    city: city.name,
    writtenLocation: null,
    latitude: nearby(city.latitude),
    longitude: nearby(city.longitude),
  };
}

function repeated<Item extends { weight: number }>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => Array.from({ length: item.weight }, () => item));
}
