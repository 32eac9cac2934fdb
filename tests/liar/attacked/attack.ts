import type { FactBase } from "../../../src/engines/truth/truth.ts";
import { citedIds, type ExaminedPerson, examinedFacts } from "../examined/examined-person.ts";

/** A part of a profile, and what once passed or could have: one sentence to a line, which cites the whole profile or what stands before " | ". */
export interface Attack {
  about: Partial<ExaminedPerson>;
  lies: string;
  /** What must still be let pass. */
  truths?: string;
}

const nobody: ExaminedPerson = {
  ...{
    name: "Ada Roe",
    place: "Leeds",
    summary: "",
    languages: [],
    skills: [],
    jobs: [],
    degrees: [],
    certificates: [],
  },
  ...{ posting: { title: "Clerk", company: "Acme", lines: [] }, truths: {}, hardLies: {}, softLies: {} },
};

export const factsOfAttack = ({ about }: Attack): FactBase => examinedFacts({ ...nobody, ...about });

export const attackLines = (text = ""): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What a line says and the facts that it cites. */
export function citingLine(line: string, facts: FactBase): { text: string; facts: string[] } {
  const [text = "", cites = "all"] = line.split(" | ").reverse();
  return { text, facts: citedIds(cites, facts) };
}

/** Statements of one job that has ended. */
export const ofJob = (...statements: string[]): Partial<ExaminedPerson> => ({
  jobs: [["Cook", "Blue Anchor", "Leeds", "2015-03", "2019-06", statements]],
});
