import type { Fact } from "./fact.ts";
import type { Requirement } from "./posting-requirements.ts";
import { answeringFacts, isAnswer } from "./requirement-answers.ts";
import { termsOf } from "./text-pieces.ts";

export interface RequirementMatch {
  line: string;
  state: "answered" | "in_part" | "gap";
  facts: Fact[];
  /** Words of the line, as it writes them, that nothing in the profile says. */
  unsaid: string[];
}

/** What the profile says to a requirement, and what of it the profile does not say. */
export function matchOf(requirement: Requirement, profile: Iterable<Fact>): RequirementMatch {
  const usable = [...profile].filter(isAnswer);
  const facts = answeringFacts(requirement, usable);
  const unsaid = unsaidWords(requirement.line, usable);
  const { line } = requirement;
  // One word in common with a long line answers nothing of it.
  const isGap = facts.length === 0 || unsaid.length > telling(line).length / 2;
  if (isGap) return { line, state: "gap", facts: [], unsaid };
  return { line, state: unsaid.length > 0 ? "in_part" : "answered", facts, unsaid };
}

const words = new Intl.Segmenter("en", { granularity: "word" });

/** The words of a text, as it writes them, that none of the facts has in any of their forms. */
export function unsaidWords(text: string, facts: Fact[]): string[] {
  const said = new Set(facts.flatMap((fact) => [...termsOf(fact.text)]));
  return telling(text).filter((word) => [...termsOf(word)].some((term) => !isSaid(term, said)));
}

/** The words of a text that tell what it is about. */
function telling(text: string): string[] {
  const found = [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter((word) => [...termsOf(word)].some((term) => !filling.has(term)));
  return [...new Set(found)];
}

/** "cutting" ends up as "cutt", "cut" as itself. */
const isSaid = (term: string, said: Set<string>) =>
  said.has(term) || said.has(`${term}${term.at(-1)}`) || (term.at(-1) === term.at(-2) && said.has(term.slice(0, -1)));

/** What postings say around the thing that they ask for; by their stems. */
const filling = termsOf(`advantage areas background basic beneficial bonus bring candidate comfortable deep demonstrated
  desirable desired equivalent essential etc expertise familiar familiarity field great hands ideally important including
  interest least level like looking minimum nice passion plus position practical preferably preferred professional proficiency
  proficient proven qualification related relevant required requirement several similar skilled solid sound successful track
  record understanding various want willing willingness already well using`);
