import type { MatchCounts, MatchFact, PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { type Fact, type FactBase, placedFact } from "../../truth/truth.ts";
import { type MatchContext, matchedPosting } from "./requirement-matcher.ts";

/** What a posting asks for, each with its verdict, and the facts of the person that the verdicts and their questions name. */
export function postingMatch(
  posting: Parameters<typeof matchedPosting>[0],
  facts: FactBase,
  answers: MatchContext["answers"],
  now: Date,
): Pick<PostingMatch, "requirements" | "facts"> {
  const requirements = matchedPosting(posting, facts, answers, now);
  const named = new Set(requirements.flatMap(({ verdict }) => namedIn(verdict)));
  const shown = [...facts.values()].filter((fact) => named.has(fact.id) || isJobTitle(fact));
  return { requirements, facts: shown.map((fact) => matchFact(fact, facts)) };
}

/** How many of the requirements have each verdict. */
export function verdictCounts(requirements: PostingMatch["requirements"]): Pick<MatchCounts, Verdict> {
  const count = (is: Verdict) => requirements.filter(({ verdict }) => verdict.is === is).length;
  const [met, part, question] = [count("met"), count("part"), count("question")];
  return { met, part, question, gap: count("gap"), unjudged: count("unjudged") };
}

type Verdict = PostingMatch["requirements"][number]["verdict"]["is"];

function namedIn(verdict: PostingMatch["requirements"][number]["verdict"]): string[] {
  if (verdict.is === "question") return [...(verdict.candidate === null ? [] : [verdict.candidate]), ...verdict.jobs];
  return "facts" in verdict ? verdict.facts : [];
}

const isJobTitle = ({ section, kind }: Fact) => section === "experience" && kind === "title";

const matchFact = (fact: Fact, facts: FactBase): MatchFact => ({ ...placedFact(fact, facts), key: fact.key ?? "" });
