/**
 * Holds a profile against a posting. In: a posting's text and facts of a profile (`engines/truth`). Out: the requirements, line by line,
 * each with the facts that answer it or the gap; how much of a posting a text speaks of.
 *
 * Terms: a *requirement* is one line of what a posting asks for, a *target posting* is its requirements with the weights of its
 * terms, a *key phrase* is a part of a requirement that can be answered by itself.
 */
export { isAnsweredBy } from "./answer-index.ts";
export { extractTerms, relevanceOfFact, termsOfFact } from "./fact-terms.ts";
export { languageNamed, levelNamed } from "./language-level.ts";
export { type PostingFit, postingFit } from "./posting-fit.ts";
export {
  lengthOf,
  postingFacts,
  type Requirement,
  relevance,
  type TargetPosting,
  targetPosting,
} from "./posting-requirements.ts";
export { monthsOf } from "./required-experience.ts";
export { answersTo, type RequirementAnswer } from "./requirement-answers.ts";
export { createRequirementMatcher, type RequirementMatch } from "./requirement-match.ts";
