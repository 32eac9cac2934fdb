import { checkSentence } from "../../../src/server/documents/checker/sentence-checker.ts";
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

const lines = (text = "") =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The lies that pass and the truths that do not. */
export function misjudged({ about, lies, truths }: Attack): string[] {
  const facts = examinedFacts({ ...nobody, ...about });
  const passes = (line: string) => {
    const [text = "", cites = "all"] = line.split(" | ").reverse();
    return checkSentence({ text, facts: citedIds(cites, facts) }, facts).supported;
  };
  return [
    ...lines(lies)
      .filter(passes)
      .map((text) => `passes: ${text}`),
    ...lines(truths)
      .filter((text) => !passes(text))
      .map((text) => `refused: ${text}`),
  ];
}

/** Statements of one job that has ended. */
export const ofJob = (...statements: string[]): Partial<ExaminedPerson> => ({
  jobs: [["Cook", "Blue Anchor", "Leeds", "2015-03", "2019-06", statements]],
});
