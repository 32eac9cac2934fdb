import { isForLeading } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { denies, entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isAnswered, weightInMatch, weightOfFact } from "../evidence/answered-posting.ts";
import { nearnessToTrade, resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isChange, isResult, namesPeople, resultStrength } from "../facts/result-strength.ts";
import { isHelp, isModest, isRecognition, unsaidStatements } from "../facts/statement-kinds.ts";

/** The third only where it answers what the posting asks for, or is of the posting's trade. */
const maxJobs = 3;
const maxUnasked = 2;
const maxOfLatest = 4;
/** Of notes alone, which are shorter. */
const maxNotes = 5;
const maxAskedOfLatest = 6;
const maxOfEarlier = 2;
const maxOfLeading = 2;

export interface LetterPoint {
  statement: Fact;
  /** Says what the posting asks for: told before all that does not. */
  isAsked: boolean;
  /** Says whom the person leads, where others are led: told first, since it says how large the work is. */
  isScope: boolean;
}

interface RankedPoint extends LetterPoint {
  score: number;
  /** With what the person has confirmed before the rest. */
  rank: number;
  isModest: boolean;
}

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: LetterPoint[];
}

/** The same, and what of it the person has confirmed in other words, by the statement's id. */
export type WordedPoints = JobPoints & { sentences: ReadonlyMap<string, Sentence> };

interface Planning {
  posting: AnsweredPosting;
  isUsable(statement: Fact): boolean;
  sentences: ReadonlyMap<string, Sentence>;
}

/**
 * The latest job, and of the others the one whose statements say most to the posting, if any does. Of each what answers a must
 * or, where the posting leads, is of leading; then what came of the work and is confirmed.
 */
export function planLetter(facts: FactBase, planning: Planning): JobPoints[] {
  const isUnsaid = unsaidStatements(facts);
  const usable = (job: FactEntry) => job.all("statement").filter((fact) => !isUnsaid(fact) && planning.isUsable(fact));
  const jobs = [...paidFirst(facts), ...latestFirst(entriesOf(facts, "volunteer"))].filter(
    (job) => isNamed(job) && hasBegun(job) && usable(job).length > 0,
  );
  const leading = leadingStatements(jobs.flatMap(usable), planning);
  const scope = leading.find(({ id, text }) => namesPeople(planning.sentences.get(id)?.text ?? text));
  const asked = new Set([...leading, ...askedStatements(jobs.flatMap(usable), planning)]);
  const nearness = nearnessToTrade(facts);
  const planned = jobs.map((job, age) => {
    const points = best(
      usable(job).map((statement) => ({
        ...ranked(statement, asked, planning, nearness(statement)),
        isScope: statement === scope,
      })),
    );
    const most = points.some(({ statement }) => planning.sentences.has(statement.id)) ? maxOfLatest : maxNotes;
    const latest = { job, points: ofLatest(points, most), weight: Number.POSITIVE_INFINITY, isOfTrade: true };
    return age === 0 ? latest : earlier(job, points, age, planning.posting);
  });
  const heaviest = planned.toSorted((one, other) => other.weight - one.weight).slice(0, maxJobs);
  const chosen = new Set(
    heaviest.filter(
      ({ points, isOfTrade }, at) => at < maxUnasked || points.some(({ isAsked }) => isAsked) || isOfTrade,
    ),
  );
  const told = planned.filter((one) => chosen.has(one) && one.points.length > 0);
  const [latest, ...others] = told.map(({ job, points }) => ({ job, points: strongestFirst(points) }));
  const order = latestFirst(others.map(({ job }) => job));
  return [...(latest ? [latest] : []), ...others.toSorted((a, b) => order.indexOf(a.job) - order.indexOf(b.job))];
}

/** Where others are led: what the person says of leading, the strongest first. */
function leadingStatements(statements: Fact[], { posting, sentences }: Planning): Fact[] {
  if (!isOfLeading(posting.jobTitle) && !isForLeading(posting)) return [];
  const said = ({ id, text }: Fact) => sentences.get(id)?.text ?? text;
  const leading = sayable(statements, sentences).filter((fact) => isOfLeading(said(fact)) || namesPeople(said(fact)));
  return resultsFirst(leading, posting).slice(0, maxOfLeading);
}

/** Of each thing asked for that is met, whole or in part, the strongest statement. */
function askedStatements(statements: Fact[], { posting, sentences }: Planning): Fact[] {
  const own = sayable(statements, sentences);
  return posting.matched.filter(isAnswered).flatMap(
    ({ verdict }) =>
      resultsFirst(
        own.filter(({ id }) => verdict.facts.includes(id)),
        posting,
      )[0] ?? [],
  );
}

const sayable = (statements: Fact[], sentences: Planning["sentences"]): Fact[] =>
  statements.filter(({ id, text }) => !isHelp(text) && (sentences.has(id) || !denies(text)));

function ranked(
  statement: Fact,
  asked: Set<Fact>,
  { posting, sentences }: Planning,
  nearness: number,
): Omit<RankedPoint, "isScope"> {
  const isAsked = asked.has(statement);
  const score = strengthFor(statement, posting) + nearness + (isAsked ? answered : 0);
  const rank = score + (sentences.has(statement.id) ? confirmed : 0);
  return {
    statement,
    isAsked,
    score,
    rank,
    isModest: isModest(statement.text) && !isAsked,
  };
}

/** Beside from what to what, which is 8, and a share or money, which is 2. */
const answered = 4;
const confirmed = 3;

/** What somebody helped with, or did not do, is told only where there is nothing else. */
function best(points: RankedPoint[]): RankedPoint[] {
  const plain = points.filter((point) => !point.isModest);
  return (plain.length > 0 ? plain : points).sort(
    (one, other) => Number(other.isAsked) - Number(one.isAsked) || other.rank - one.rank,
  );
}

/** More than a few only of what is asked for, and of what went from what to what. */
const ofLatest = (points: RankedPoint[], most: number) =>
  points.filter(({ isAsked, statement }, at) => at < (isAsked || isChange(statement.text) ? maxAskedOfLatest : most));

/** Only what says something to the posting, or came of work that its title names; of unpaid work what may answer it. */
function earlier(job: FactEntry, points: RankedPoint[], age: number, posting: AnsweredPosting) {
  const asked = termsOf(posting.jobTitle);
  const isOfTrade = [...termsOf(job.one("title")?.text ?? "")].some((term) => asked.has(term));
  const isTold = isVoluntaryWork(job) ? mayAnswer : isOfTrade ? showsSomething : saysToPosting;
  const told = points.filter((point) => !point.isModest && isTold(point, posting)).slice(0, maxOfEarlier);
  const sum = told.reduce((total, { score, isAsked }) => total + score + (isAsked ? answersPosting : 0), 0);
  return { job, points: told, weight: told.length === 0 ? Number.NEGATIVE_INFINITY : sum - 2 * age, isOfTrade };
}

/** More than any result: an earlier job is told for what of it is asked for. */
const answersPosting = 10;

const showsSomething = ({ score }: RankedPoint) => score > 0;

const mayAnswer = ({ statement }: RankedPoint, posting: AnsweredPosting) => weightInMatch(statement, posting) > 0;

/** Neither a count alone nor an award does. */
const saysToPosting = ({ isAsked, statement }: RankedPoint, posting: AnsweredPosting) =>
  isAsked || isChange(statement.text) || (weightOfFact(statement, posting) > 0 && !isRecognition(statement.text));

/** How large the work is, results by their strength, then what is asked for, then what else counts something. */
const strongestFirst = (points: LetterPoint[]): LetterPoint[] =>
  points.toSorted((one, other) => {
    if (one.isScope !== other.isScope) return Number(other.isScope) - Number(one.isScope);
    const [own, others] = [resultStrength(one.statement.text), resultStrength(other.statement.text)];
    const isOfResult = [one, other].some(({ statement }) => isResult(statement.text));
    return isOfResult && own !== others ? others - own : Number(other.isAsked) - Number(one.isAsked) || others - own;
  });

const isNamed = (job: FactEntry) => Boolean(job.one("title") && job.one("organisation"));
