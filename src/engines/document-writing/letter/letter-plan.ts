import type { TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, hasBegun, latestFirst } from "../../truth/truth.ts";
import { mostRelevant, resultsFirst } from "../cv-writer.ts";
import type { Sentence } from "../document.ts";
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

/** The same, and what of it the person has confirmed in other words, by the statement's id. */
export type WordedPoints = JobPoints & { sentences: ReadonlyMap<string, Sentence> };

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: LetterPoint[];
  /** The one that a letter's opening names. */
  isLatest: boolean;
}

/**
 * The jobs that answer what the posting asks for, and the latest one, each with its best points. Where nothing is
 * answered, the latest jobs with what they were about.
 *
 * @param readsWell whether a statement reads well in a letter: of those that show as much it comes first
 */
export function planLetter(facts: FactBase, target: TargetPosting, readsWell: (fact: Fact, job: FactEntry) => boolean) {
  const paid = latestFirst(entriesOf(facts, "experience")).filter(hasBegun);
  const jobs = [...paid, ...latestFirst(entriesOf(facts, "volunteer"))].filter((job) => isNamed(job) && hasBegun(job));
  const answers = strongestAnswers(jobs, target);
  const answering = jobs.filter((job) => answers.some((answer) => answer.job === job));
  const chosen = new Set([...new Set([...answering, ...paid.filter(isNamed)])].slice(0, maxJobs));
  return jobs
    .filter((job) => chosen.has(job))
    .map((job): JobPoints => {
      const answered = answers
        .filter((answer) => answer.job === job)
        .map(({ statement, quote, requirement }): LetterPoint => ({ statement, answers: { quote, requirement } }));
      const others = job.all("statement").filter((fact) => answered.every(({ statement }) => statement !== fact));
      const isLatest = job === paid[0];
      const most = isLatest ? maxOfLatest : maxOfEarlier;
      const rest = strongFirst(mostRelevant(others, target)).toSorted(
        (a, b) => Number(readsWell(b, job)) - Number(readsWell(a, job)),
      );
      return {
        job,
        points: [
          ...answered,
          ...resultsFirst(rest, target).map((statement) => ({ statement, answers: undefined })),
        ].slice(0, chosen.size === 1 ? maxOfOnlyJob : most),
        isLatest,
      };
    });
}

/** What is quoted in a list: answers to the posting, then what shows most. */
export const strongestFirst = (points: LetterPoint[]): LetterPoint[] =>
  points.toSorted(
    (one, other) =>
      Number(other.answers !== undefined) - Number(one.answers !== undefined) ||
      resultStrength(other.statement.text) - resultStrength(one.statement.text),
  );

const isNamed = (job: FactEntry) =>
  Boolean(job.one("title") && job.one("organisation")) && job.all("statement").length > 0;

/** What somebody did comes before what they helped with. */
function strongFirst(statements: Fact[]): Fact[] {
  const isHelp = ({ text }: Fact) => /^(I )?(assist|help|support)/i.test(text);
  return [...statements.filter((fact) => !isHelp(fact)), ...statements.filter(isHelp)];
}
