import { countryName } from "../../../src/engines/geography/geography.ts";
import { createRandom, type Random } from "../../../src/stand-ins/demonstration-jobs/random.ts";
import { type BenchCity, benchCities, benchPosting, rareName } from "./bench-postings.ts";

export interface BenchQuestion {
  jobTitle: string;
  /** What is meant, spelled out: any of these sets of words. SQLite is given it, since it neither corrects spelling nor knows synonyms. */
  meant: string[];
  country?: string;
  countryCode?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
  offset: number;
  /** Ten where it is not said. */
  limit?: number;
}

interface QuestionKind {
  /** p50 and p95 in milliseconds that this design showed at 1,000,000 postings, one client, when it was chosen. */
  known: readonly [p50: number, p95: number];
  ask(random: Random, number: number): Omit<BenchQuestion, "offset"> & { offset?: number };
}

const commonTitles = [
  ...["engineer", "software engineer", "registered nurse", "nurse", "sales engineer", "senior software engineer"],
  ...["project engineer", "senior nurse", "junior engineer", "customer service representative", "manager", "assistant"],
];
const otherNames: [asked: string, meant: string][] = [
  ["RN", "registered nurse"],
  ["swe", "software engineer"],
  ["software developer", "software engineer"],
  ["sr engineer", "senior engineer"],
  ["staff nurse", "registered nurse"],
  ["jr swe", "junior software engineer"],
  ["lorry driver", "truck driver"],
  ["csr", "customer service"],
];
const largestCities = 40;

const plain = (title: string) => ({ jobTitle: title, meant: [title] });
const common = (random: Random) => plain(random.pick(commonTitles));

export const questionKinds: Record<string, QuestionKind> = {
  "rare title": {
    known: [1.5, 5.5],
    // From ten hits to some thousands.
    ask: (random, number) => plain(number % 3 === 0 ? rareName(random.between(0, 19_999)) : rareTitle(random)),
  },
  "common title": { known: [1.1, 3.3], ask: common },
  "common, country": { known: [1.3, 2.9], ask: (random) => ({ ...common(random), ...countryOf(largeCity(random)) }) },
  "common, city": {
    known: [1.6, 6.9],
    ask: (random) => {
      const city = random.pick(benchCities.filter(({ name }) => name.endsWith("burg")));
      return { ...common(random), ...countryOf(city), city: city.name };
    },
  },
  "common, near": {
    known: [2.0, 6.6],
    ask: (random) => {
      const { latitude, longitude } = largeCity(random);
      return { ...common(random), latitude, longitude };
    },
  },
  "common, page 100": { known: [6.9, 11.6], ask: (random) => ({ ...common(random), offset: 990 }) },
  "mistyped title": {
    known: [0.9, 6.2],
    ask: (random) => {
      const title = random.pick(commonTitles);
      return { jobTitle: mistyped(random, title), meant: [title] };
    },
  },
  "one word too many": {
    known: [4.4, 12],
    ask: (random) => ({ ...plain(withOneTooMany(random, random.pick(commonTitles))) }),
  },
  "too many, country": {
    known: [3.1, 7.6],
    ask: (random) => ({ ...plain(withOneTooMany(random, random.pick(commonTitles))), ...countryOf(largeCity(random)) }),
  },
  "too many, city": {
    known: [1.7, 5.1],
    ask: (random) => {
      const city = random.pick(benchCities.filter(({ name }) => name.endsWith("burg")));
      return { ...plain(withOneTooMany(random, random.pick(commonTitles))), ...countryOf(city), city: city.name };
    },
  },
  "too many, mistyped": {
    known: [3.4, 8.5],
    ask: (random) => plain(withOneTooMany(random, mistyped(random, random.pick(commonTitles)))),
  },
  "words apart": {
    known: [4.4, 12],
    ask: (random) =>
      plain(random.pick(["nurse welder", "chef pharmacist", "assistant plumber", "manager electrician"])),
  },
  nonsense: { known: [2, 10], ask: () => plain("qzxv ".repeat(40).trim()) },
  "with conditions": {
    known: [2, 10],
    ask: (random) =>
      plain(`${random.pick(commonTitles)} ${random.pick(["part-time", "over $30k", "posted this week"])}`),
  },
  employer: { known: [2, 10], ask: (random) => plain(`Company ${random.between(1, 50_000)}`) },
  synonym: {
    known: [0.9, 4.9],
    ask: (_random, number) => {
      const [asked = "", meant = ""] = otherNames[number % otherNames.length] ?? [];
      return { jobTitle: asked, meant: [asked, meant] };
    },
  },
};

export function questionsOf(kind: QuestionKind, count: number): BenchQuestion[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, number) => ({ offset: 0, ...kind.ask(random, number) }));
}

/** Skills and fields that few or none of the common titles have beside them. */
const wordsTooMany = ["oncology", "automotive", "banking", "forklift", "bilingual", "retail", "german", "aerospace"];

function withOneTooMany(random: Random, title: string): string {
  return `${title} ${random.pick(wordsTooMany)}`;
}

function rareTitle(random: Random): string {
  const title = benchPosting(random.between(0, 999_999)).title.replace("–", "").toLowerCase();
  return title.split(/\s+/).slice(0, 4).join(" ");
}

function largeCity(random: Random): BenchCity {
  return random.pick(benchCities.slice(0, largestCities));
}

function countryOf({ countryCode }: BenchCity) {
  return { country: countryName(countryCode), countryCode };
}

/** One letter of the longest word is dropped, doubled, or changes places with the next. */
function mistyped(random: Random, title: string): string {
  const words = title.split(" ");
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const at = random.between(1, longest.length - 2);
  const [before, letter, next, rest] = [longest.slice(0, at), longest[at], longest[at + 1], longest.slice(at + 2)];
  const wrong = random.pick([
    `${before}${next}${rest}`,
    `${before}${letter}${letter}${next}${rest}`,
    `${before}${next}${letter}${rest}`,
  ]);
  return words.map((word) => (word === longest ? wrong : word)).join(" ");
}
