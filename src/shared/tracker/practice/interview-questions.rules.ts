import type { MatchFact, PostingMatch } from "../../matching/matching.contract.ts";
import type { AskedRequirement, RequirementVerdict } from "../../matching/requirement-match.contract.ts";
import type { InterviewKind } from "../records/interview-kinds.rules.ts";

export interface PracticeQuestion {
  question: string;
  /** What the profile says to it: `none` where nothing is asked that a profile could tell. */
  held: "met" | "part" | "open" | "gap" | "none";
  /** The person's own words, and where they stand. */
  material: Pick<MatchFact, "text" | "where">[];
}

const always = ["Why do you want this position?", "Why do you leave where you are, or why did you?"];
const byKind: Record<InterviewKind, string[]> = {
  phone: ["Tell me about yourself in a minute.", "From when could you start, and what pay do you expect?"],
  video: ["Tell me about yourself.", "What was the hardest thing that you have done at work?"],
  on_site: ["Tell me about yourself.", "Tell me about a conflict at work, and how it ended."],
  task: ["How did you go about the task, and why so?", "What would you do differently with more time?"],
  other: ["Tell me about yourself.", "What was the hardest thing that you have done at work?"],
};
const about: Record<AskedRequirement["kind"], (asked: string) => string> = {
  years: (asked) => `They ask for “${asked}”. What have you done in that time?`,
  language: (asked) => `They ask for “${asked}”. When do you speak it, and with whom?`,
  degree: (asked) => `They ask for “${asked}”. What did you learn that helps here?`,
  licence: (asked) => `They ask for “${asked}”. Do you have it, and when did you use it last?`,
  availability: (asked) => `They ask for “${asked}”. How does that suit you?`,
  trait: (asked) => `They ask for “${asked}”. When did you show it?`,
  skill: (asked) => `They ask for “${asked}”. Tell me about a time when you did it.`,
};

const maxAsked = 8;
const maxMaterial = 3;
/** Of a question, as it is kept. */
const maxQuestion = 1000;

/** What is likely to be asked: by the kind of interview, then what the posting asks for, musts first; at last the person's turn. */
export function practiceQuestions(
  { requirements, facts }: Pick<PostingMatch, "requirements" | "facts">,
  kind: InterviewKind,
): PracticeQuestion[] {
  const placed = (ids: readonly string[]) =>
    ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? []).map(({ text, where }) => ({ text, where }));
  const asked = requirements
    .toSorted((one, other) => Number(other.requirement.must) - Number(one.requirement.must))
    .slice(0, maxAsked)
    .map(
      ({ requirement, verdict }): PracticeQuestion => ({
        question: about[requirement.kind](requirement.text).slice(0, maxQuestion),
        held: heldBy(verdict),
        material: placed(factsOf(verdict)).slice(0, maxMaterial),
      }),
    );
  const strongest = asked.filter(({ held }) => held === "met").flatMap(({ material }) => material);
  const material = [...new Map(strongest.map((fact) => [fact.text, fact])).values()].slice(0, maxMaterial);
  const general = [...byKind[kind], ...always].map((question) => ({ question, held: "none" as const, material }));
  return [...general, ...asked, { question: "What would you like to ask us?", held: "none", material: [] }];
}

function heldBy({ is }: RequirementVerdict): PracticeQuestion["held"] {
  if (is === "question") return "open";
  return is === "unjudged" ? "none" : is;
}

function factsOf(verdict: RequirementVerdict): string[] {
  if (verdict.is === "question") return verdict.candidate === null ? [] : [verdict.candidate];
  return verdict.is === "met" || verdict.is === "part" ? verdict.facts : [];
}
