import type { MatchedRequirement } from "../../shared/matching/requirement-match.contract.ts";
import type { Fact } from "../truth/truth.ts";

export interface PostingFit {
  profile: "thin" | "enough";
  /** Those that a profile can answer. */
  requirements: number;
  /** Of these, those that are met, whole or in part, or that one of the person's facts may be the answer to. */
  answered: number;
}

/** Below it a CV is a name and a line or two. */
const minFacts = 4;
const telling = new Set(["statement", "skill", "language", "title", "degree", "subject", "summary"]);

/** What a person should know before a document set is spent on a posting. */
export function postingFit(matched: MatchedRequirement[], facts: Iterable<Fact>): PostingFit {
  const own = [...facts].filter(
    ({ kind, section, text }) => telling.has(kind) && text !== "" && section !== "reference",
  );
  const judged = matched.filter(({ verdict: { is } }) => is !== "unjudged");
  return {
    profile: own.length < minFacts ? "thin" : "enough",
    requirements: judged.length,
    answered: judged.filter(isAnswered).length,
  };
}

/** Jobs to tick are offered whatever they were. */
const isAnswered = ({ verdict }: MatchedRequirement) =>
  verdict.is === "question" ? verdict.candidate !== null && verdict.jobs.length === 0 : verdict.is !== "gap";
