import { relevanceOfFact, type TargetPosting, termsOfFact } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { resultStrength } from "../result-strength.ts";
import { isLimitedPart, isModest, isRecognition, unsaidStatements } from "../statement-kinds.ts";
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
  result: number;
  isModest: boolean;
}

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: LetterPoint[];
}

/** The same, and what of it the person has confirmed in other words, by the statement's id. */
export type WordedPoints = JobPoints & { sentences: ReadonlyMap<string, Sentence> };

const timeUnit =
  /^(?:month|week|year|hour|monat|woche|jahr|stund|seman|años?$|meses|heure|mois|semain|anni|mesi|settiman|jaar|maand|tygod|miesi|lata?$|anos?$|hora)/u;

/** Neither a number nor a short word or a time, which any line may share with any posting. */
const isOfWork = (term: string) => /^\p{L}{4,}$/u.test(term) && !timeUnit.test(term);

/**
 * The latest job, and of the others the one whose statements say most to the posting, if any does. Of each job what the posting speaks
 * of, then results; of leading too where the posting's title is of leading.
 */
export function planLetter(facts: FactBase, posting: TargetPosting, isUsable: (fact: Fact) => boolean): JobPoints[] {
  const target = { ...posting, weights: new Map([...posting.weights].filter(([term]) => isOfWork(term))) };
  const isUnsaid = unsaidStatements(facts);
  const usable = (job: FactEntry) => job.all("statement").filter((fact) => !isUnsaid(fact) && isUsable(fact));
  const jobs = [...latestFirst(entriesOf(facts, "experience")), ...latestFirst(entriesOf(facts, "volunteer"))].filter(
    (job) => isNamed(job) && hasBegun(job) && usable(job).length > 0,
  );
  const answers = new Map(strongestAnswers(jobs, posting).map((answer) => [answer.statement, answer]));
  const planned = jobs.map((job, age) => {
    const points = usable(job).map((statement) => ranked(statement, answers.get(statement), target));
    return age === 0
      ? { job, weight: Number.POSITIVE_INFINITY, points: ofLatest(points, target) }
      : earlier(job, points, age, target);
  });
  const chosen = new Set(planned.toSorted((one, other) => other.weight - one.weight).slice(0, maxJobs));
  return planned
    .filter((one) => chosen.has(one) && one.points.length > 0)
    .map(({ job, points }) => ({ job, points: strongestFirst(points) }));
}

function ranked(statement: Fact, answers: Answered | undefined, target: TargetPosting): RankedPoint {
  const { text } = statement;
  return {
    ...{ statement, answers, relevance: relevanceOfFact(statement, target) },
    result: resultStrength(text) + (isRecognition(text) ? recognition : 0) - (isLimitedPart(text) ? limit : 0),
    isModest: answers === undefined && isModest(text),
  };
}

/** As much as a share or money. */
const recognition = 2;
const limit = 2;

function ofLatest(points: RankedPoint[], target: TargetPosting): RankedPoint[] {
  const asked = askedFirst(points, target).slice(0, maxOfLatest / 2);
  const leading = isOfLeading(target.jobTitle) ? points.filter(tellsOfLeading).sort(byResult).slice(0, 1) : [];
  const first = [...new Set([...asked, ...leading])];
  const others = points.filter((point) => !first.includes(point)).sort(byResult);
  return [...first, ...others]
    .slice(0, maxOfLatest)
    .filter((point, at) => at < maxOfLatest / 2 || !isModest(point.statement.text));
}

/** Only what the posting speaks of; of work that its title names any. */
function earlier(job: FactEntry, all: RankedPoint[], age: number, target: TargetPosting) {
  const asked = termsOf(target.jobTitle);
  const isNamedInTitle = [...termsOf(job.one("title")?.text ?? "")].some((term) => asked.has(term));
  const least = isNamedInTitle ? 0 : minRelevance;
  const matching = all.filter(
    (point) => point.answers || (point.relevance >= least && !point.isModest && point.result >= 0),
  );
  const points = [...new Set([...askedFirst(matching, target), ...matching.toSorted(byResult)])].slice(0, maxOfEarlier);
  const sum = points.reduce(
    (total, { answers, relevance, result }) => total + (answers ? answered : 0) + relevance + result,
    0,
  );
  return { job, points, weight: points.length === 0 ? Number.NEGATIVE_INFINITY : sum - 2 * age };
}

const answered = 20;
/** One word of several that the posting says anywhere. */
const minRelevance = 0.5;

const tellsOfLeading = ({ statement }: RankedPoint) => isOfLeading(statement.text) && !isModest(statement.text);

const byResult = (one: RankedPoint, other: RankedPoint): number =>
  Number(one.isModest) - Number(other.isModest) || other.result - one.result || other.relevance - one.relevance;

/** One by one, what says most of what the posting speaks of and none before has said. */
function askedFirst(points: RankedPoint[], { weights }: TargetPosting): RankedPoint[] {
  const [left, open] = [points.filter((point) => !point.isModest), new Map(weights)];
  const asked: RankedPoint[] = [];
  const scoreOf = ({ statement, answers }: RankedPoint) =>
    (relevanceOfFact(statement, { weights: open }) + (answers ? answered : 0)) /
    (isLimitedPart(statement.text) ? 2 : 1);
  while (left.length > 0) {
    const best = left.reduce((most, point) => (scoreOf(point) > scoreOf(most) ? point : most));
    if (scoreOf(best) <= 0) break;
    asked.push(...left.splice(left.indexOf(best), 1));
    for (const term of termsOfFact(best.statement)) open.delete(term);
  }
  return asked;
}

const strongestFirst = (points: RankedPoint[]): LetterPoint[] =>
  points.toSorted(
    (one, other) =>
      Number(other.answers !== undefined) - Number(one.answers !== undefined) ||
      Number(isModest(one.statement.text)) - Number(isModest(other.statement.text)) ||
      resultStrength(other.statement.text) - resultStrength(one.statement.text),
  );

const isNamed = (job: FactEntry) => Boolean(job.one("title") && job.one("organisation"));
