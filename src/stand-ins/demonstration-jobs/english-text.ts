import type { DemoCountry } from "./countries/country.ts";
import type { DemoOccupation, Level } from "./occupations/occupation.ts";
import { demoWordingOf } from "./phrases/phrase-book.ts";
import type { Random } from "./random.ts";
import { fillIn } from "./table-text.ts";
import type { WorkingTerms } from "./working-terms.ts";

export interface TextParts extends WorkingTerms {
  country: DemoCountry;
  occupation: DemoOccupation;
  level: Level;
  years: number;
  fill: { company: string; place: string; staff: string };
}

const phrases = demoWordingOf("en");
const workplaceSentence = {
  on_site: "The work is on site in {place}.",
  hybrid: "Hybrid: two to three days a week in {place}, the rest from home.",
  remote: "Remote within the country; the team meets in {place} four times a year.",
};
const extraDuties: Record<Level, readonly string[]> = {
  junior: ["Learn from an experienced colleague who takes the time for you"],
  mid: [],
  senior: ["Set the professional standard and pass on what you know"],
  lead: [
    "Lead a team of eight, with fair rosters and honest feedback",
    "Plan people, budget and targets for your area and answer for them",
  ],
};

/** The text fields of a posting in English. */
export function writeInEnglish(random: Random, parts: TextParts) {
  const { occupation, fill } = parts;
  const hours = hoursOf(random, parts);
  const field = random.chance(0.5) && occupation.fields.length > 0 ? random.pick(occupation.fields) : undefined;
  const name = random.pick(occupation.titles[parts.level]);
  const write = (lines: readonly string[]) => lines.map((line) => fillIn(line, { ...fill, title: withArticle(name) }));
  return {
    title: titleOf(random, name, hours, field?.[0]),
    description: write(descriptionOf(random, parts, hours, field?.[1])).join("\n"),
    requirements: write(requirementsOf(random, parts)).map(bullet).join("\n"),
    benefits: write(benefitsOf(random, parts)).map(bullet).join("\n"),
    keywords: field ? [field[0]] : [],
  };
}

function titleOf(random: Random, name: string, hours: string, field: string | undefined): string {
  if (field && random.chance(0.8)) return `${name} – ${field}`;
  if (/^Part-time/.test(hours) && random.chance(0.35)) return `${name} (Part-time)`;
  return /^Night shift/.test(hours) && random.chance(0.6) ? `${name} – Night Shift` : name;
}

/** The occupation's own sentences about hours, where one says what was chosen. */
function hoursOf(random: Random, { occupation, schedule, workplace }: TextParts): string {
  const isPart = (sentence: string) => /^(?:Part|Half|Mornings|Weekend)/.test(sentence);
  const isShift = (sentence: string) => /shift|night/i.test(sentence);
  const scheduleOf = (sentence: string) => (isPart(sentence) ? "part" : isShift(sentence) ? "shift" : "full");
  const own = occupation.hours.filter((sentence) => scheduleOf(sentence) === schedule);
  const fitting = own.filter((sentence) => fitsWorkplace(sentence, workplace));
  return random.pick(fitting.length > 0 ? fitting : phrases.list(schedule));
}

function descriptionOf(random: Random, parts: TextParts, hours: string, fieldSentence: string | undefined): string[] {
  const { occupation, level, workplace, employmentType } = parts;
  const duties = [...extraDuties[level], ...random.sample(occupation.duties, random.between(4, 6))];
  return [
    random.pick(occupation.purposes.length > 0 ? occupation.purposes : phrases.list("purpose")),
    ...(fieldSentence ? [fieldSentence] : []),
    random.pick(phrases.list("heading")),
    ...duties.map(bullet),
    `Working hours: ${hours}${employmentType === "PART_TIME" ? " The pay is stated for full-time work." : ""}`,
    ...phrases.list(employmentType.toLowerCase()),
    workplaceSentence[workplace],
  ];
}

function requirementsOf(random: Random, { occupation, country, level, years }: TextParts): string[] {
  const known = random.sample(occupation.tools, 2).join(" or ");
  const advantage = level === "junior" || years === 0 ? "a plus, not a condition" : "an advantage";
  return [
    occupation.credentials[country.code] ?? occupation.credentials.other ?? "",
    experience(level, years, occupation.name),
    ...random.sample(occupation.requirements, random.between(3, 4)),
    ...(known ? [`Experience with ${known} is ${advantage}`] : []),
    ...(country.workLanguage ? [country.workLanguage] : []),
  ];
}

function benefitsOf(random: Random, { occupation, country, workplace }: TextParts): string[] {
  const fits = (benefit: string) => fitsWorkplace(benefit, workplace);
  const own = occupation.benefits.length > 0 ? occupation.benefits : phrases.list("give");
  return [...random.sample(own.filter(fits), random.between(2, 3)), ...random.sample(country.benefits.filter(fits), 3)];
}

/** Only a hybrid posting may speak of days at home or in the office. */
function fitsWorkplace(sentence: string, workplace: WorkingTerms["workplace"]): boolean {
  return (
    workplace === "hybrid" || !/from home|home office|hybrid|remote|office days|in the office|team days/i.test(sentence)
  );
}

function experience(level: Level, years: number, occupation: string): string {
  const spoken = withArticle(/^(IT|UX|HR|CNC|Java)/.test(occupation) ? occupation : occupation.toLowerCase());
  if (years === 0) return `Open to people at the start of their career as ${spoken}`;
  const least = `At least ${years} ${years === 1 ? "year" : "years"} of experience as ${spoken}`;
  return level === "lead" ? `${least}, some of them leading others` : least;
}

function withArticle(word: string): string {
  return `${/^(?:[aeio]|HR)/i.test(word) ? "an" : "a"} ${word}`;
}

export function bullet(line: string): string {
  return `- ${line}`;
}
