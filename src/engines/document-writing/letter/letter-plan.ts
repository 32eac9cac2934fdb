import { termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isMet } from "../evidence/answered-posting.ts";
import { strengthFor } from "../evidence/ranked-facts.ts";
import { resultStrength } from "../result-strength.ts";
import { isModest, unsaidStatements } from "../statement-kinds.ts";

const maxJobs = 2;
const maxOfLatest = 4;
const maxOfEarlier = 2;
const maxQuotes = 2;
const maxQuoteLength = 110;

/** A line of the posting, whole. */
export interface Quote {
  id: string;
  text: string;
}

export interface LetterPoint {
  statement: Fact;
  /** What the posting asks for and this meets. */
  answers: Quote | undefined;
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
 * The latest job, and of the others the one whose statements say most to the posting, if any does. Of each what meets a requirement,
 * then what came of the work; of leading too where the posting's title is of leading.
 */
export function planLetter(facts: FactBase, planning: Planning): JobPoints[] {
  const isUnsaid = unsaidStatements(facts);
  const usable = (job: FactEntry) => job.all("statement").filter((fact) => !isUnsaid(fact) && planning.isUsable(fact));
  const jobs = [...latestFirst(entriesOf(facts, "experience")), ...latestFirst(entriesOf(facts, "volunteer"))].filter(
    (job) => isNamed(job) && hasBegun(job) && usable(job).length > 0,
  );
  const quotes = quotesByStatement(jobs.flatMap(usable), planning.posting);
  const planned = jobs.map((job, age) => {
    const points = best(usable(job).map((statement) => ranked(statement, quotes.get(statement), planning)));
    const latest = { job, points: points.slice(0, maxOfLatest), weight: Number.POSITIVE_INFINITY };
    return age === 0 ? latest : earlier(job, points, age, planning.posting);
  });
  const chosen = new Set(planned.toSorted((one, other) => other.weight - one.weight).slice(0, maxJobs));
  return planned
    .filter((one) => chosen.has(one) && one.points.length > 0)
    .map(({ job, points }) => ({ job, points: answersFirst(points) }));
}

/** The musts that a statement meets before all else. */
function quotesByStatement(statements: Fact[], { matched }: AnsweredPosting): Map<Fact, Quote> {
  const found = new Map<Fact, Quote>();
  const quotable = matched.filter(isMet).filter(({ requirement }) => requirement.must && isQuotable(requirement.text));
  for (const { requirement, verdict } of quotable) {
    const strongest = statements.find(
      (fact) => fact.id === verdict.facts[0] && !found.has(fact) && !isModest(fact.text),
    );
    if (strongest && found.size < maxQuotes)
      found.set(strongest, { id: requirement.id, text: requirement.text.replace(/[.;,:\s]+$/, "") });
  }
  return found;
}

/** Whole or not at all, and not where it names a number: what is shown may be less. */
const isQuotable = (requirement: string) => requirement.length <= maxQuoteLength && !/\d/.test(requirement);

function ranked(statement: Fact, answers: Quote | undefined, { posting, sentences }: Planning): RankedPoint {
  const { text } = statement;
  const isOfTitle = isOfLeading(posting.jobTitle) && isOfLeading(text);
  const score = strengthFor(statement, posting) + (answers ? answered : 0) + (isOfTitle ? leading : 0);
  const rank = score + (sentences.has(statement.id) ? confirmed : 0);
  return { statement, answers, score, rank, isModest: isModest(text) };
}

/** Beside from what to what, which is 8, and a share or money, which is 2. */
const answered = 4;
const leading = 2;
const confirmed = 3;

/** What somebody helped with, or did not do, is told only where there is nothing else. */
function best(points: RankedPoint[]): RankedPoint[] {
  const plain = points.filter((point) => !point.isModest);
  return (plain.length > 0 ? plain : points).sort((one, other) => other.rank - one.rank);
}

/** Only what says something to the posting, or came of work that its title names. */
function earlier(job: FactEntry, points: RankedPoint[], age: number, posting: AnsweredPosting) {
  const asked = termsOf(posting.jobTitle);
  const isNamedInTitle = [...termsOf(job.one("title")?.text ?? "")].some((term) => asked.has(term));
  const told = points
    .filter((point) => !point.isModest && point.score > (isNamedInTitle ? 0 : minScore))
    .slice(0, maxOfEarlier);
  const sum = told.reduce((total, { score }) => total + score, 0);
  return { job, points: told, weight: told.length === 0 ? Number.NEGATIVE_INFINITY : sum - 2 * age };
}

/** A count alone is none. */
const minScore = 1;

const answersFirst = (points: RankedPoint[]): LetterPoint[] =>
  points.toSorted(
    (one, other) =>
      Number(other.answers !== undefined) - Number(one.answers !== undefined) ||
      resultStrength(other.statement.text) - resultStrength(one.statement.text),
  );

const isNamed = (job: FactEntry) => Boolean(job.one("title") && job.one("organisation"));
