import type { PostingText } from "../posting-reading/posting-reading.ts";
import { termsOf } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";

export interface Requirement {
  id: string;
  line: string;
  terms: Set<string>;
}

export interface TargetPosting {
  jobTitle: string;
  requirements: Requirement[];
  /** How much a term counts: in the title 3, in a requirement 2, anywhere else 1. */
  weights: Map<string, number>;
}

const headingOfRequirements =
  /^(requirements?|qualifications?|your profile|what you (bring|need)|(what )?we('re| are) looking for|you (have|bring)|must[- ]haves?|skills|anforderungen|ihr profil|dein profil|qualifikation(en)?|das bringst du mit|profil recherché|votre profil|compétences|requisitos|perfil|tu perfil)\b/i;
const maxRequirements = 30;

/** What the posting asks for, line by line. */
export function targetPosting(posting: PostingText): TargetPosting {
  const lines = linesOf(posting.requirements);
  const requirementLines = lines.length > 0 ? lines : requirementsWithin(linesOf(posting.description));
  const requirements = requirementLines
    .slice(0, maxRequirements)
    .map((line, index) => ({ id: `posting.line.${index}`, line, terms: termsOf(line) }));
  return { jobTitle: posting.job_title, requirements, weights: weigh(posting, requirements) };
}

/** The posting's words as facts about the posting, which a document may name or quote but never claim. */
export function postingFacts({ jobTitle, requirements }: TargetPosting, companyName: string): Fact[] {
  const about = { section: "posting", entry: null } as const;
  return [
    { ...about, id: "posting.title", kind: "posting-title", text: composed(jobTitle) },
    { ...about, id: "request.company", kind: "company", text: composed(companyName) },
    ...requirements.map(({ id, line }) => ({ ...about, id, kind: "posting-line" as const, text: composed(line) })),
  ];
}

/** As sentences are held against it: a name that was copied on a Mac has its accents as letters of their own. */
const composed = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** How much of what the posting is about a text speaks of; longer texts do not win by length alone. */
export const relevance = (text: string, target: Pick<TargetPosting, "weights">): number =>
  relevanceOf(termsOf(text), target);

/** The same, of a text whose terms are known. */
export function relevanceOf(terms: Set<string>, { weights }: Pick<TargetPosting, "weights">): number {
  let weight = 0;
  for (const term of terms) weight += weights.get(term) ?? 0;
  return terms.size === 0 ? 0 : weight / lengthOf(terms);
}

/** By which longer texts do not win by their length alone. */
export const lengthOf = (terms: Set<string>): number => Math.sqrt(terms.size + 2);

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/^[\s•·▪◦*–—-]+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line.length > 2);
}

function requirementsWithin(lines: string[]): string[] {
  const start = lines.findIndex((line) => line.length < 60 && headingOfRequirements.test(line));
  const section = start < 0 ? lines : lines.slice(start + 1);
  const end = section.findIndex((line) => line.endsWith(":") && line.length < 60);
  return (end > 0 ? section.slice(0, end) : section).filter((line) => line.length < 300);
}

function weigh(posting: PostingText, requirements: Requirement[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const term of termsOf(posting.description)) weights.set(term, 1);
  for (const { terms } of requirements) for (const term of terms) weights.set(term, 2);
  for (const term of termsOf(posting.job_title)) weights.set(term, 3);
  return weights;
}
