/**
 * Reads what a posting asks for, and holds a profile against it without a false word about the person. In: a posting's text, facts of a
 * profile (`engines/truth`), the person's answers. Out: the requirements, each whole and of a kind, with a verdict: met, in part, a
 * question, a gap or not to be judged (`shared/matching`); how much of a posting a text speaks of.
 *
 * Terms: a requirement is *asked* as all of groups of any of *things*, *evidence* are facts that say something together, a *term key* is
 * what an answer is kept by, a *target posting* is its requirements with the weights of its terms.
 */

export { withAddedFact } from "./added-fact.ts";
export { extractTerms, relevanceOfFact, termsOfFact } from "./fact-terms.ts";
export { hasLapsed, isPartDone, validity } from "./lapsed-papers.ts";
export { type InterviewLine, interviewLines } from "./matching/interview-lines.ts";
export { postingMatch, verdictCounts } from "./matching/posting-match.ts";
export { readEvidence } from "./matching/profile-index.ts";
export { createRequirementMatcher, matchRequirements, requirementOf } from "./matching/requirement-matcher.ts";
export { monthsOf } from "./matching/work-months.ts";
export { type PostingFit, postingFit } from "./posting-fit.ts";
export { languagesIn, levelIn } from "./reading/language-names.ts";
export { type LetterTopic, saysTopic } from "./reading/learned/letter-topics.ts";
export type { LetterQuestion } from "./reading/letter-questions.ts";
export { kindByWords } from "./reading/requirement-kinds.ts";
export { readRequirements } from "./reading/requirement-reading.ts";
export {
  isForLeading,
  postingFacts,
  relevance,
  type TargetPosting,
  targetPosting,
  weightOfTerm,
} from "./target-posting.ts";
export { wordsOfTerm } from "./term-key.ts";
