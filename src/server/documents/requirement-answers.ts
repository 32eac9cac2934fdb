import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import type { Fact } from "./fact.ts";
import type { Requirement } from "./posting-requirements.ts";
import { profileFacts } from "./profile-facts.ts";
import { termsOf } from "./text-pieces.ts";

export interface RequirementAnswer {
  line: string;
  /** What the profile says to it, in the person's own words; empty where it says nothing. */
  facts: { text: string; from: string }[];
}

const mostFacts = 2;
const usable = new Set(["statement", "skill", "language", "title", "degree", "subject", "summary"]);
const wholeCounts = new Set(["skill", "language", "title", "degree", "subject"]);

/** Whether a fact can answer a requirement at all. */
export const isAnswer = ({ kind, section, text }: Fact): boolean =>
  // What a reference is or was is another person's.
  usable.has(kind) && text !== "" && section !== "reference" && section !== "posting";

/** Each requirement with what the profile says to it. */
export function answersTo(requirements: Requirement[], profile: ProfileDocument): RequirementAnswer[] {
  const own = profileFacts(profile);
  const facts = [...own.values()].filter(isAnswer);
  const entries = organisationsOf(own.values());
  return requirements.map((requirement) => ({
    line: requirement.line,
    facts: answeringFacts(requirement, facts).map(({ text, entry }) => ({
      text,
      from: (entry && entries.get(entry)) ?? "",
    })),
  }));
}

/** Those that say most to a requirement. */
export function answeringFacts({ terms }: Pick<Requirement, "terms">, facts: Fact[]): Fact[] {
  return facts
    .map((fact) => ({ fact, score: agreement(fact, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostFacts)
    .map(({ fact }) => fact);
}

/** A skill answers a requirement that names all of it, a sentence one that it shares two words with, or the only one. */
function agreement({ kind, text }: Fact, asked: Set<string>): number {
  const own = termsOf(text);
  const shared = [...own].filter(
    (term) => asked.has(term) || (kind === "skill" && isSqlDialect(term) && asked.has("sql")),
  ).length;
  if (shared === 0) return 0;
  if (wholeCounts.has(kind) && shared / own.size >= 0.5) return 1 + shared;
  return shared >= 2 || shared === asked.size ? shared : 0;
}

/** Who knows PostgreSQL or MySQL knows SQL. */
const isSqlDialect = (term: string) => /^(?:postgres|.+sql|mariadb|sqlite)$/.test(term) && term !== "nosql";

function organisationsOf(facts: Iterable<Fact>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { kind, entry, text } of facts) if (kind === "organisation" && entry) names.set(entry, text);
  return names;
}
