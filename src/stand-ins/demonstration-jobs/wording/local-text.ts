import { fillIn } from "../companies.ts";
import type { Level } from "../occupations/occupation.ts";
import type { Random } from "../random.ts";
import { bullet } from "./english-text.ts";
import { frenchWording } from "./french-wording.ts";
import { germanWording } from "./german-wording.ts";
import type { LocalOccupation, LocalWording } from "./local-wording.ts";
import { spanishWording } from "./spanish-wording.ts";

const wordings: Readonly<Record<string, LocalWording>> = { DE: germanWording, FR: frenchWording, ES: spanishWording };

export interface LocalText {
  wording: LocalWording;
  occupation: LocalOccupation;
}

/** Undefined where the occupation has no wording in the country's language. */
export function localTextFor(countryCode: string, occupationName: string): LocalText | undefined {
  const wording = wordings[countryCode];
  const occupation = wording?.occupations[occupationName];
  return wording && occupation && { wording, occupation };
}

interface Filling {
  level: Level;
  years: number;
  fill: { company: string; place: string };
}

/** The text fields of a posting in the country's own language. */
export function writeLocally(random: Random, { wording, occupation }: LocalText, { level, years, fill }: Filling) {
  const texts = { ...fill, years: String(years) };
  const write = (lines: readonly string[]) => lines.map((line) => fillIn(line, texts)).join("\n");
  const duties = random.sample(occupation.duties, random.between(4, 5));
  const hours = random.pick(wording.hours);
  return {
    title: occupation.titles[level],
    companyInfo: write(random.sample(wording.companyInfo, 2)).replaceAll("\n", " "),
    description: write([random.pick(occupation.purposes), wording.dutiesHeading, ...duties.map(bullet), hours]),
    requirements: write([wording.experience[level], ...random.sample(occupation.requirements, 3)].map(bullet)),
    benefits: write(random.sample(wording.benefits, 4).map(bullet)),
    language: wording.language,
  };
}
