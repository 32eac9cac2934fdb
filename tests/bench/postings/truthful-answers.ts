import type { Fact } from "../../../src/engines/truth/truth.ts";
import type { KeptAnswer, MatchedRequirement } from "../../../src/shared/matching/requirement-match.contract.ts";
import type { MarkedRequirement } from "./posting-sets.ts";

interface Pair {
  mark: MarkedRequirement;
  found: MatchedRequirement | undefined;
}

/** What the marked person would click: yes to what they have, no to what they have not. */
export function truthfulAnswers(pairs: Pair[], facts: Fact[]): KeptAnswer[] {
  return pairs.flatMap(({ mark, found }): KeptAnswer[] => {
    if (found?.verdict.is !== "question") return [];
    const about = {
      term_key: found.requirement.term_key,
      lang: found.requirement.lang,
      at: "2026-11-25T10:00:00.000Z",
    };
    if (mark.verdict === "absent") return [{ ...about, said: "no" }];
    const { candidate, jobs } = found.verdict;
    const named = facts.filter(({ id, text }) =>
      jobs.length > 0 ? jobs.includes(id) : id === candidate || (mark.evidence !== "" && text.includes(mark.evidence)),
    );
    const [first = facts.find(({ kind }) => kind === "skill")] = named;
    if (!first) return [];
    return [
      { ...about, said: "yes", facts: [first, ...named.slice(1)].map(({ id, key = id, text }) => ({ key, text })) },
    ];
  });
}
