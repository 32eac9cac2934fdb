import { relevanceOfFact, type TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, hasBegun, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { resultStrength } from "../result-strength.ts";
import { isModest, unsaidStatements } from "../statement-kinds.ts";
import { type Answered, strongestAnswers } from "./letter-evidence.ts";

const maxJobs = 2;
const maxOfLatest = 4;
const maxOfEarlier = 2;
export interface LetterPoint {
  statement: Fact;
  /** What the posting asks for and this answers, in the posting's words. */
  answers: Answered | undefined;
}

interface RankedPoint extends LetterPoint {
  relevance: number;
  score: number;
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
        ...{ statement, answers: answers.get(statement), relevance: relevanceIn(statement, target) },
        score: answers.has(statement) ? answerScore : scoreOf(statement, target),
      }))
      .sort((one, other) => other.score - one.score);
    const sum = points.slice(0, 2).reduce((all, { score }) => all + score, 0);
    return { job, points, weight: age === 0 ? Number.POSITIVE_INFINITY : sum - age };
  });
  const chosen = new Set(planned.toSorted((one, other) => other.weight - one.weight).slice(0, maxJobs));
  return planned
    .filter((one) => chosen.has(one))
    .map(({ job, points }) => ({
      job,
      points: strongestFirst(best(points, job === jobs[0] ? maxOfLatest : maxOfEarlier)),
    }));
}

/** The first half by all that counts, the rest by what the posting speaks of. */
function best(points: RankedPoint[], most: number): RankedPoint[] {
  const first = points.slice(0, Math.ceil(most / 2));
  const others = points.slice(first.length).toSorted((one, other) => other.relevance - one.relevance);
  return [...first, ...others].slice(0, most);
}

const answerScore = 20;
const maxRelevance = 3;

/** What came of it, and how much of it the posting speaks of; help last. */
const scoreOf = (statement: Fact, target: TargetPosting): number =>
  resultStrength(statement.text) + relevanceIn(statement, target);

const relevanceIn = (statement: Fact, target: TargetPosting): number =>
  Math.min(maxRelevance, relevanceOfFact(statement, target)) - (isModest(statement.text) ? 2 * maxRelevance : 0);

const strongestFirst = (points: LetterPoint[]): LetterPoint[] =>
  points.toSorted(
    (one, other) =>
      Number(other.answers !== undefined) - Number(one.answers !== undefined) ||
      Number(isModest(one.statement.text)) - Number(isModest(other.statement.text)) ||
      resultStrength(other.statement.text) - resultStrength(one.statement.text),
  );

const isNamed = (job: FactEntry) => Boolean(job.one("title") && job.one("organisation"));
