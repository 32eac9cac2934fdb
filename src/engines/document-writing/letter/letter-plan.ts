import { relevanceOfFact, type TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, hasBegun, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { isHelp, unsaidStatements } from "../statement-kinds.ts";
import { resultStrength } from "../result-strength.ts";
import { type Answered, strongestAnswers } from "./letter-evidence.ts";

const maxJobs = 2;
const maxOfLatest = 3;
const maxOfEarlier = 2;
/** Where there is no other. */
const maxOfOnlyJob = 4;

export interface LetterPoint {
  statement: Fact;
  /** What the posting asks for and this answers, in the posting's words. */
  answers: Answered | undefined;
}

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: LetterPoint[];
}

/** The same, and what of it the person has confirmed in other words, by the statement's id. */
export type WordedPoints = JobPoints & { sentences: ReadonlyMap<string, Sentence> };

/** The jobs of the whole profile whose statements say most to the posting, the latest in any case; each with its best, results first. */
export function planLetter(facts: FactBase, target: TargetPosting, isUsable: (fact: Fact) => boolean): JobPoints[] {
  const isUnsaid = unsaidStatements(facts);
  const usable = (job: FactEntry) => job.all("statement").filter((fact) => !isUnsaid(fact) && isUsable(fact));
  const jobs = [...latestFirst(entriesOf(facts, "experience")), ...latestFirst(entriesOf(facts, "volunteer"))].filter(
    (job) => isNamed(job) && hasBegun(job) && usable(job).length > 0,
  );
  const answers = new Map(strongestAnswers(jobs, target).map((answer) => [answer.statement, answer]));
  const planned = jobs.map((job, age) => {
    const points = usable(job)
      .map((statement) => ({
        ...{ statement, answers: answers.get(statement) },
        score: answers.has(statement) ? answerScore : scoreOf(statement, target),
      }))
      .sort((one, other) => other.score - one.score);
    const best = points.slice(0, 2).reduce((sum, { score }) => sum + score, 0);
    return { job, points, weight: age === 0 ? Number.POSITIVE_INFINITY : best - age };
  });
  const chosen = new Set(planned.toSorted((one, other) => other.weight - one.weight).slice(0, maxJobs));
  return planned
    .filter((one) => chosen.has(one))
    .map(({ job, points }) => ({ job, points: strongestFirst(points.slice(0, most(job === jobs[0], chosen.size === 1))) }));
}

function most(isLatest: boolean, isOnly: boolean): number {
  if (isOnly) return maxOfOnlyJob;
  return isLatest ? maxOfLatest : maxOfEarlier;
}

const answerScore = 20;
const maxRelevance = 3;

/** What came of it, and how much of it the posting speaks of; help last. */
function scoreOf(statement: Fact, target: TargetPosting): number {
  const relevance = Math.min(maxRelevance, relevanceOfFact(statement, target));
  return resultStrength(statement.text) + relevance - (isHelp(statement.text) ? 2 * maxRelevance : 0);
}

const strongestFirst = (points: LetterPoint[]): LetterPoint[] =>
  points.toSorted(
    (one, other) =>
      Number(other.answers !== undefined) - Number(one.answers !== undefined) ||
      Number(isHelp(one.statement.text)) - Number(isHelp(other.statement.text)) ||
      resultStrength(other.statement.text) - resultStrength(one.statement.text),
  );

const isNamed = (job: FactEntry) => Boolean(job.one("title") && job.one("organisation"));
