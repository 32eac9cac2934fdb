import { isForLeading } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { denies, entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isAnswered, weightInMatch, weightOfFact } from "../evidence/answered-posting.ts";
import { nearnessToTrade, resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { isOfTrade, isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isChange, isResult, namesPeople, resultStrength } from "../facts/result-strength.ts";
import { isHelp, isModest, unsaidStatements } from "../facts/statement-kinds.ts";

/** The third only where it is called like the post, answers what the posting asks for or shows what came of it. */
const maxJobs = 3;
const maxUnasked = 2;
const maxOfMain = 4;
/** Sentences read faster than notes. */
const maxSentencesOfMain = 5;
const maxOfEarlier = 3;
const maxOfThird = 2;
const maxOfLeading = 2;

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: Fact[];
}

/**
 * Of the jobs with a name that have begun, the paid ones first, each the latest first, what may be said in the letter's language: as the
 * person has confirmed it in other words, else in their own.
 */
export function toldJobs(
  facts: FactBase,
  sentences: ReadonlyMap<string, Sentence>,
  isSaidIn: (statement: Fact) => boolean,
): JobPoints[] {
  const isUnsaid = unsaidStatements(facts);
  return [...paidFirst(facts), ...latestFirst(entriesOf(facts, "volunteer"))]
    .filter((job) => job.one("title") && job.one("organisation") && hasBegun(job))
    .map((job) => ({
      job,
      points: job
        .all("statement")
        .filter((fact) => !isUnsaid(fact) && (sentences.has(fact.id) || isSaidIn(fact)))
        .map((fact) => ({ ...fact, text: sentences.get(fact.id)?.text ?? fact.text })),
    }));
}

/**
 * The latest job, and the others whose statements say something to the posting: of each what answers it or, where others are led, is of
 * leading; then what came of the work.
 */
export function planJobs(
  facts: FactBase,
  jobs: JobPoints[],
  posting: AnsweredPosting,
  isWorded: (statement: Fact) => boolean,
): JobPoints[] {
  const statements = jobs.flatMap(({ points }) => points).filter(({ text }) => !isHelp(text));
  const sayable = statements.filter((fact) => isWorded(fact) || !denies(fact.text));
  const asked = new Set([...leadingStatements(sayable, posting), ...askedStatements(sayable, posting)]);
  const nearness = nearnessToTrade(facts);
  const ranked = (fact: Fact) =>
    strengthFor(fact, posting) + nearness(fact) + (asked.has(fact) ? answers : 0) + (isWorded(fact) ? confirmed : 0);
  const planned = jobs.map(({ job, points: all }, age) => {
    const isMain = age === 0 || isOfTrade(job, posting);
    const telling = all.filter(
      (fact) =>
        asked.has(fact) ||
        (!isModest(fact.text) && ((isWorded(fact) && isMain) || tells(fact, { isMain, age }, posting, ranked(fact)))),
    );
    const worthSaying =
      age === 0 && telling.length === 0 ? all.filter(({ isAside, text }) => !isAside && !isModest(text)) : telling;
    const most = worthSaying.some(isWorded) ? maxSentencesOfMain : maxOfMain;
    const change = resultsFirst(
      worthSaying.filter(({ text }) => isChange(text)),
      posting,
    )[0];
    const points = worthSaying
      .toSorted(
        (one, other) =>
          Number(other === change) - Number(one === change) ||
          Number(asked.has(other)) - Number(asked.has(one)) ||
          ranked(other) - ranked(one),
      )
      .slice(0, isMain ? most : maxOfEarlier);
    const weight = Math.max(0, ...points.map(ranked)) - age / 4;
    const isToldAlone = isVoluntaryWork(job) ? points.some((fact) => weightInMatch(fact, posting) > 0) : true;
    return { job, isMain, points: isToldAlone ? points : [], weight: age === 0 ? Infinity : weight };
  });
  const told = planned.filter(({ points }) => points.length > 0);
  const heaviest = new Set(
    told
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, maxJobs)
      .filter(
        ({ isMain, points }, at) =>
          at < maxUnasked || isMain || points.some((fact) => asked.has(fact) || isResult(fact.text)),
      ),
  );
  const chosen = told
    .filter((one) => heaviest.has(one))
    .map(({ job, points }, at) => ({ job, points: at < maxUnasked ? points : points.slice(0, maxOfThird) }));
  const all = chosen.flatMap(({ points }) => points);
  const isOfSentences = 2 * all.filter(isWorded).length >= all.length;
  // Beside sentences a note stays only for what is asked, and for from what to what.
  const fits = (fact: Fact) => isWorded(fact) || asked.has(fact) || isChange(fact.text);
  return chosen
    .map(({ job, points }) => {
      const told = isOfSentences ? points.filter(fits) : points;
      return { job, points: strongestFirst(inOneManner(told, isWorded), asked, posting) };
    })
    .filter(({ points }) => points.length > 0);
}

/** Sentences and notes in one job read as two writers: where half of it is confirmed, that is what is said of it. */
function inOneManner(points: Fact[], isWorded: (statement: Fact) => boolean): Fact[] {
  const worded = points.filter(isWorded);
  return worded.length > 0 && 2 * worded.length >= points.length ? worded : points;
}

/** Beside from what to what, which is 8, and a share or money, which is 2. */
const answers = 4;
const confirmed = 3;

/** What came of the work or is of the posting; of the job before the latest what counts anything, and of that, and of one that is called like the post, what names anything. */
function tells(
  fact: Fact,
  { isMain, age }: { isMain: boolean; age: number },
  posting: AnsweredPosting,
  worth: number,
): boolean {
  const strength = resultStrength(fact.text);
  if (strength > 1) return true;
  if (worth <= little || (fact.isAside && strength === 0)) return false;
  return isMain || (age === 1 && strength > 0) || weightOfFact(fact, posting) > inPassing;
}

/** A word of what the person works as. */
const little = 0.25;
/** A word of what the posting tells of itself, and none of what it asks for. */
const inPassing = 0.5;

/** Where others are led: what the person says of leading, the strongest first. */
function leadingStatements(statements: Fact[], posting: AnsweredPosting): Fact[] {
  if (!isOfLeading(posting.jobTitle) && !isForLeading(posting)) return [];
  const leading = statements.filter(({ text }) => isOfLeading(text) || namesPeople(text));
  return resultsFirst(leading, posting).slice(0, maxOfLeading);
}

/** Of each thing asked for that is met, whole or in part, the strongest statement. */
function askedStatements(statements: Fact[], posting: AnsweredPosting): Fact[] {
  return posting.matched.filter(isAnswered).flatMap(
    ({ verdict }) =>
      resultsFirst(
        statements.filter(({ id }) => verdict.facts.includes(id)),
        posting,
      )[0] ?? [],
  );
}

/** Whom the person leads where others are led, results by their strength, then what is asked for, then what else counts something. */
function strongestFirst(points: Fact[], asked: Set<Fact>, posting: AnsweredPosting): Fact[] {
  const scope = points.find((fact) => asked.has(fact) && namesPeople(fact.text) && isForLeading(posting));
  return points.toSorted((one, other) => {
    if (one === scope || other === scope) return Number(other === scope) - Number(one === scope);
    const [own, others] = [resultStrength(one.text), resultStrength(other.text)];
    const isOfResult = [one, other].some(({ text }) => isResult(text));
    return isOfResult && own !== others
      ? others - own
      : Number(asked.has(other)) - Number(asked.has(one)) || others - own;
  });
}
