import type { PostingContent } from "../../../src/server/jobs/postings/posting.store.ts";
import { allCountries } from "../../../src/stand-ins/demonstration-jobs/countries/all-countries.ts";
import { allOccupations } from "../../../src/stand-ins/demonstration-jobs/occupations/all-occupations.ts";
import { createRandom, type Random } from "../../../src/stand-ins/demonstration-jobs/random.ts";

/**
 * Seeded postings with the skew of real ones: a few titles make most of them, thousands are rare, cities follow Zipf's
 * law, and a word like "engineer" stands in about a fifth of all titles.
 */

const roles = [
  ["Software Engineer", "Registered Nurse", "Sales Engineer", "Project Engineer", "Customer Service Representative"],
  allOccupations.flatMap(({ titles }) => Object.values(titles).flat()),
  trades(["Network", "Quality", "Process", "Design", "Test", "Field Service", "Reliability", "Controls"], "Engineer"),
  trades(["Office", "Branch", "Product", "Account", "Operations", "Marketing", "Store", "Facility"], "Manager"),
  trades(["Laboratory", "Pharmacy", "Dental", "Legal", "Teaching", "Research", "Executive"], "Assistant"),
  trades(["Credit", "Risk", "Business", "Security", "Pricing", "Budget"], "Analyst"),
].flat();
const levels = ["", "", "", "", "Senior", "Senior", "Junior", "Lead", "Principal", "Assistant"];
const settings = ["Night Shift", "Part Time", "Remote", "Automotive", "Oncology", "Banking", "Retail", "Aerospace"];
const syllables = ["ka", "vel", "tor", "min", "qua", "zen", "lor", "bri", "dax", "fen", "hul", "jor", "pex", "rud"];
const rareNames = 20_000;
const cityCount = 2_500;
const shareOfUsualTitles = 0.35;

export interface BenchCity {
  name: string;
  state: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

/** The largest first. */
export const benchCities: BenchCity[] = makeCities();

const epoch = Date.UTC(2026, 10, 21);
const minute = 60_000;
const text = "You will work with people who like what they do, plan your own day and be trained on the job. ".repeat(3);

/** @param isVaried with which six titles in ten are distinct, where real adverts have seven */
export function benchPosting(number: number, isVaried = false): PostingContent {
  const random = createRandom(Math.imul(number + 1, 2_654_435_761));
  const city = benchCities[skewed(random, benchCities.length, 2)] ?? firstCity();
  const occupation = random.pick(allOccupations);
  const near = () => random.between(-45, 45) / 1000;
  return {
    id: `bench-${number}`,
    source: "bench",
    title: isVaried ? variedTitleOf(random) : titleOf(random),
    company: `Company ${random.between(1, 50_000)}`,
    companyInfo: "",
    description: text,
    requirements: "",
    benefits: "",
    language: "en",
    englishTitle: null,
    keywords: random.sample(occupation.keywords, 5),
    countryCode: city.countryCode,
    state: city.state,
    city: city.name,
    writtenLocation: null,
    latitude: Number((city.latitude + near()).toFixed(4)),
    longitude: Number((city.longitude + near()).toFixed(4)),
    workplace: random.chance(0.1) ? "remote" : "on_site",
    employmentType: "FULL_TIME",
    salaryMin: payOf(number),
    salaryMax: null,
    salaryCurrency: "USD",
    salaryPeriod: "YEAR",
    experienceYears: 0,
    postedAt: new Date(epoch - random.between(1, 30 * 24 * 60) * minute),
    validThrough: new Date(epoch + 60 * 24 * 60 * minute),
    externalUrl: null,
  };
}

/** A word that about one posting in `rareNames` has. */
export function rareName(number: number): string {
  const at = (place: number) => syllables[Math.floor(number / syllables.length ** place) % syllables.length] ?? "";
  return [at(0), at(1), at(2), at(3)].join("");
}

const rareWords = new RegExp(`\\b(?:${syllables.join("|")}){4}(?: \\d+)?\\b`, "g");

/** What is common to titles that differ by such a word alone. */
export const withoutRareNames = (title: string): string => title.replace(rareWords, "").replace(/\s+/g, " ").trim();

/** Four in ten say what they pay. */
function payOf(number: number): number | null {
  const random = createRandom(Math.imul(number + 1, 2_246_822_519));
  return random.chance(0.4) ? random.between(20, 149) * 1_000 : null;
}

function titleOf(random: Random): string {
  if (random.chance(shareOfUsualTitles)) return roles[skewed(random, roles.length, 3)] ?? "";
  const parts = [random.pick(levels), roles[skewed(random, roles.length, 2)] ?? ""];
  if (random.chance(0.4)) parts.push("–", random.pick(settings));
  if (random.chance(0.2)) parts.push(rareName(random.between(0, rareNames - 1)));
  return parts.filter(Boolean).join(" ");
}

function variedTitleOf(random: Random): string {
  const title = titleOf(random);
  return random.chance(0.55)
    ? `${title} ${rareName(random.between(0, rareNames - 1))} ${random.between(1, 99)}`
    : title;
}

/** Small numbers are drawn more often, by the power given. */
function skewed(random: Random, size: number, power: number): number {
  return Math.floor((random.between(0, 999_999) / 1_000_000) ** power * size);
}

function makeCities(): BenchCity[] {
  const random = createRandom(1);
  const real = allCountries.flatMap((country) =>
    country.cities.map((city) => ({ ...city, countryCode: country.code, weight: country.weight })),
  );
  const invented = Array.from({ length: cityCount - real.length }, (_, number) => {
    const centre = random.pick(real);
    const around = () => random.between(-2_000, 2_000) / 1000;
    return {
      ...centre,
      name: `${rareName(number + 40_000)}burg`,
      latitude: Number((centre.latitude + around()).toFixed(4)),
      longitude: Number((centre.longitude + around()).toFixed(4)),
    };
  });
  return [...real.sort((a, b) => b.weight - a.weight), ...invented];
}

function firstCity(): BenchCity {
  const [first] = benchCities;
  if (!first) throw new Error("There are no cities");
  return first;
}

function trades(kinds: string[], role: string): string[] {
  return kinds.map((kind) => `${kind} ${role}`);
}
