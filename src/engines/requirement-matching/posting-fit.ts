import type { MatchedRequirement } from "../../shared/matching/requirement-match.contract.ts";
import type { Fact } from "../truth/truth.ts";

export interface PostingFit {
  profile: "thin" | "enough";
  requirements: number;
  /** Of the requirements, those that are met, whole or in part. */
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
  return {
    profile: own.length < minFacts ? "thin" : "enough",
    requirements: matched.length,
    answered: matched.filter(({ verdict: { is } }) => is === "met" || is === "part").length,
  };
}
