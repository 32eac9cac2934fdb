import type {
  KeptAnswer,
  MatchedRequirement,
  RequirementVerdict,
} from "../../../shared/matching/requirement-match.contract.ts";
import { memoized } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import type { Asked } from "../asked.ts";
import { readRequirements } from "../reading/requirement-reading.ts";
import { degreeVerdict } from "./degree-verdict.ts";
import { languageVerdict } from "./language-verdict.ts";
import type { MatchedPerson } from "./matched-person.ts";
import { personAnswers } from "./person-answers.ts";
import { createProfileIndex } from "./profile-index.ts";
import { isSameTrade, tradeOf } from "./same-trade.ts";
import { skillVerdict } from "./skill-verdict.ts";
import { confirmedYears, yearsVerdict } from "./years-verdict.ts";

export interface MatchContext {
  /** "2026-11", until which a job that goes on counts. */
  today: string;
  /** The opening's: people of its trade are understood by a single word. */
  jobTitle: string;
  answers?: readonly KeptAnswer[];
}

/** Holds a posting's requirements against a profile, one by one. */
export function createRequirementMatcher(
  facts: Iterable<Fact>,
  { today, jobTitle, answers = [] }: MatchContext,
): (asked: Asked) => RequirementVerdict {
  const index = createProfileIndex(facts);
  const said = personAnswers(answers, index.facts);
  const titles = index.evidence.filter(({ kind }) => kind === "title");
  const personIn = memoized((language: Asked["lang"]): MatchedPerson => {
    const opening = tradeOf(jobTitle, language);
    const isOfTrade = titles.some(({ text }) => isSameTrade(tradeOf(text, index.language), opening));
    return { index, today, opening, isOfTrade, isRejected: said.isRejected };
  });
  return (asked) => {
    const person = personIn(asked.lang);
    if (asked.kind === "trait" || asked.kind === "availability") return { is: "unjudged" };
    const found = verdictByKind(asked, person);
    if (found.is === "met") return found;
    if (said.isDenied(asked)) return { is: "gap", because: "you said no", asked: asked.text };
    const [first, ...others] = said.confirmed(asked);
    if (!first) return found;
    const ids = [first, ...others].map(({ id }) => id);
    return asked.years
      ? (confirmedYears(asked, [first, ...others], person) ?? found)
      : { is: "met", facts: [first.id, ...ids.slice(1)], how: "confirmed by you" };
  };
}

function verdictByKind(asked: Asked, person: MatchedPerson): RequirementVerdict {
  if (asked.kind === "years") return yearsVerdict(asked, person);
  if (asked.kind === "language") return languageVerdict(asked, person);
  return asked.kind === "degree" ? degreeVerdict(asked, person) : skillVerdict(asked, person);
}

/** All of a posting's requirements with what the profile says to each, in the posting's order. */
export function matchRequirements(
  requirements: readonly Asked[],
  facts: Iterable<Fact>,
  context: MatchContext,
): MatchedRequirement[] {
  const verdictOf = createRequirementMatcher(facts, context);
  return requirements.map((asked) => ({ requirement: requirementOf(asked), verdict: verdictOf(asked) }));
}

/** The same of a posting, at a time of day. */
export const matchedPosting = (
  posting: Parameters<typeof readRequirements>[0],
  facts: FactBase,
  answers: MatchContext["answers"],
  now: Date,
): MatchedRequirement[] =>
  matchRequirements(readRequirements(posting), facts.values(), {
    ...{ today: now.toISOString().slice(0, 7), jobTitle: posting.job_title, answers },
  });

/** What a screen may know of a requirement. */
export const requirementOf = ({ id, text, kind, must, lang, term_key }: Asked): MatchedRequirement["requirement"] => ({
  id,
  text,
  kind,
  must,
  lang,
  term_key,
});
