import { fillIn } from "../companies.ts";
import type { DemoCountry } from "../countries/country.ts";
import type { DemoOccupation, Level } from "../occupations/occupation.ts";
import type { Random } from "../random.ts";

export interface TextParts {
  country: DemoCountry;
  occupation: DemoOccupation;
  level: Level;
  field: readonly [name: string, sentence: string] | undefined;
  workplace: "on_site" | "hybrid" | "remote";
  years: number;
  hours: string;
  partTime: boolean;
  fill: { company: string; place: string };
}

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

export function englishDescription(random: Random, parts: TextParts): string {
  const { occupation, level, field, workplace, hours, partTime, fill } = parts;
  const duties = [...extraDuties[level], ...random.sample(occupation.duties, random.between(4, 6))];
  const lines = [
    random.pick(occupation.purposes),
    ...(field ? [field[1]] : []),
    random.pick(["What you will do:", "Your work:", "Your responsibilities:", "The role:"]),
    ...duties.map(bullet),
    `Working hours: ${hours}${partTime ? " The pay is stated for full-time work." : ""}`,
    workplaceSentence[workplace],
  ];
  return lines.map((line) => fillIn(line, fill)).join("\n");
}

export function englishRequirements(random: Random, { occupation, country, level, years }: TextParts): string {
  const known = random.sample(occupation.tools, 2).join(" or ");
  const lines = [
    occupation.credentials[country.code] ?? occupation.credentials.other,
    experience(level, years, occupation.name),
    ...random.sample(occupation.requirements, random.between(3, 4)),
    `Experience with ${known} is ${level === "junior" ? "a plus, not a condition" : "an advantage"}`,
    ...(country.workLanguage ? [country.workLanguage] : []),
  ];
  return lines.map(bullet).join("\n");
}

export function englishBenefits(random: Random, { occupation, country, workplace }: TextParts): string {
  const fits = (benefit: string) => fitsWorkplace(benefit, workplace);
  const lines = [
    ...random.sample(occupation.benefits.filter(fits), random.between(2, 3)),
    ...random.sample(country.benefits.filter(fits), 3),
  ];
  return lines.map(bullet).join("\n");
}

/** Only a hybrid posting may speak of days at home or in the office. */
export function fitsWorkplace(sentence: string, workplace: TextParts["workplace"]): boolean {
  return (
    workplace === "hybrid" || !/from home|home office|hybrid|remote|office days|in the office|team days/i.test(sentence)
  );
}

function experience(level: Level, years: number, occupation: string): string {
  const spoken = /^(IT|UX|HR)/.test(occupation) ? occupation : occupation.toLowerCase();
  if (level === "junior") return `Open to people at the start of their career as ${article(spoken)} ${spoken}`;
  const least = `At least ${years} years of experience as ${article(spoken)} ${spoken}`;
  return level === "lead" ? `${least}, some of them leading others` : least;
}

function article(word: string): string {
  return /^(?:[aeio]|HR)/i.test(word) ? "an" : "a";
}

export function bullet(line: string): string {
  return `- ${line}`;
}
