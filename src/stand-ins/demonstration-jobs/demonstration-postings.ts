import { demonstrationSource } from "../../server/jobs/postings/demonstration-source.ts";
import type { PostingContent } from "../../server/jobs/postings/posting.store.ts";
import { fillIn, inventCompany } from "./companies.ts";
import { allCountries } from "./countries/all-countries.ts";
import type { DemoCity, DemoCountry } from "./countries/country.ts";
import { allOccupations } from "./occupations/all-occupations.ts";
import type { DemoOccupation, Level } from "./occupations/occupation.ts";
import { payOf } from "./pay.ts";
import { createRandom, type Random } from "./random.ts";
import {
  englishBenefits,
  englishDescription,
  englishRequirements,
  fitsWorkplace,
  type TextParts,
} from "./wording/english-text.ts";
import { localTextFor, writeLocally } from "./wording/local-text.ts";

/** Raise it with every change of the content: servers then replace the index that they find. */
export const demonstrationVersion = 2;
export const demonstrationSize = 5_000;

const minute = 60_000;
const day = 24 * 60 * minute;
const oldest = 30 * day;

const levelsByFrequency: readonly Level[] = [
  "junior",
  "mid",
  "mid",
  "mid",
  "senior",
  "mid",
  "junior",
  "senior",
  "lead",
];
const yearsByLevel: Record<Level, readonly [least: number, most: number]> = {
  junior: [0, 0],
  mid: [2, 3],
  senior: [5, 7],
  lead: [7, 10],
};
const countriesByWeight = allCountries.flatMap((country) => Array.from({ length: country.weight }, () => country));

/** The generated postings, the same on every machine; only their dates follow `now`. One at a time: all of them are 40 MB. */
export function* demonstrationPostings(now: Date, size = demonstrationSize): Generator<PostingContent> {
  for (let number = 0; number < size; number += 1) yield demonstrationPosting(number, now);
}

function demonstrationPosting(number: number, now: Date): PostingContent {
  // Seeded by the number alone, so that a posting stays what it is when the index grows.
  const random = createRandom(Math.imul(number + 1, 2_654_435_761));
  const occupation = pickOccupation(number);
  const country = random.pick(countriesByWeight);
  const city = random.pick(country.cities);
  const level = random.pick(levelsByFrequency);
  const postedAt = new Date(now.getTime() - random.between(1, oldest / minute) * minute);
  return {
    id: `demo-${String(number + 1).padStart(5, "0")}`,
    source: demonstrationSource,
    ...writePosting(random, { occupation, country, city, level }),
    ...placeOf(random, country, city),
    ...payOf(random, { country, occupation, level }),
    postedAt,
    validThrough: new Date(postedAt.getTime() + 60 * day),
    externalUrl: null,
  };
}

function pickOccupation(number: number): DemoOccupation {
  const occupation = allOccupations[number % allOccupations.length];
  if (!occupation) throw new Error("There are no occupations");
  return occupation;
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

interface Setting {
  occupation: DemoOccupation;
  country: DemoCountry;
  city: DemoCity;
  level: Level;
}

function writePosting(random: Random, { occupation, country, city, level }: Setting) {
  const company = inventCompany(random, country, random.pick(occupation.sectors));
  const fill = { company: company.name, place: city.name };
  const years = random.between(...yearsByLevel[level]);
  const local = random.chance(localShareOf(occupation)) ? localTextFor(country.code, occupation.name) : undefined;
  const shared = { company: company.name, experienceYears: years };
  if (local) {
    const text = writeLocally(random, local, { level, years, fill });
    return { ...shared, ...text, englishTitle: occupation.name, keywords: keywordsOf(random, occupation), ...onSite };
  }
  const parts = chooseParts(random, { occupation, country, level, years, fill });
  return {
    ...shared,
    title: titleOf(random, parts),
    companyInfo: fillIn(company.info(city.name), fill),
    description: englishDescription(random, parts),
    requirements: englishRequirements(random, parts),
    benefits: englishBenefits(random, parts),
    language: "en",
    englishTitle: null,
    keywords: [...keywordsOf(random, occupation), ...(parts.field ? [parts.field[0]] : [])],
    workplace: parts.workplace,
    employmentType: employmentOf(random, parts.partTime),
  };
}

/** Trades that often work remotely advertise in English more than others. */
function localShareOf({ remoteShare }: DemoOccupation): number {
  return remoteShare > 0.5 ? 0.3 : 0.9;
}

const onSite = { workplace: "on_site", employmentType: "FULL_TIME" } as const;

function chooseParts(random: Random, given: Omit<TextParts, "field" | "workplace" | "hours" | "partTime">): TextParts {
  const workplace = workplaceOf(random, given.occupation);
  const hours = random.pick(given.occupation.hours.filter((sentence) => fitsWorkplace(sentence, workplace)));
  return {
    ...given,
    field: random.chance(0.5) ? random.pick(given.occupation.fields) : undefined,
    workplace,
    hours,
    partTime: /^(?:Part|Half|Mornings|Weekend)/.test(hours),
  };
}

function titleOf(random: Random, { occupation, level, field }: TextParts): string {
  const title = random.pick(occupation.titles[level]);
  return field && random.chance(0.8) ? `${title} – ${field[0]}` : title;
}

function workplaceOf(random: Random, { remoteShare }: DemoOccupation): TextParts["workplace"] {
  if (!random.chance(remoteShare)) return "on_site";
  return random.chance(0.4) ? "remote" : "hybrid";
}

function employmentOf(random: Random, partTime: boolean): PostingContent["employmentType"] {
  if (partTime) return "PART_TIME";
  return random.chance(0.06) ? "TEMPORARY" : "FULL_TIME";
}

function keywordsOf(random: Random, occupation: DemoOccupation): string[] {
  return [occupation.name, ...random.sample(occupation.keywords, 5), ...random.sample(occupation.tools, 2)];
}
