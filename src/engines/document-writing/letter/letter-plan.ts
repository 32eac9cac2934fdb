import type { MatchedRequirement } from "../../../shared/matching/requirement-match.contract.ts";
import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { isForLeading } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { denies, entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isAnswered } from "../evidence/answered-posting.ts";
import { resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { namesPeople, resultStrength } from "../facts/result-strength.ts";
import { isHelp, isModest, unsaidStatements } from "../facts/statement-kinds.ts";

const maxJobs = 2;
const maxOfLatest = 4;
const maxAskedOfLatest = 6;
const maxOfEarlier = 2;
const maxOfLeading = 2;
const maxQuoteLength = 110;

/** A line of the posting, whole. */
export interface Quote {
  id: string;
  text: string;
}

export interface LetterPoint {
  statement: Fact;
  /** What the posting asks for and this meets in other words. */
  answers: Quote | undefined;
  /** Says what the posting asks for: told before all that does not. */
  isAsked: boolean;
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
  const jobs = [...latestFirst(entriesOf(facts, "experience")), ...latestFirst(entriesOf(facts, "volunteer"))].filter(
    (job) => isNamed(job) && hasBegun(job) && usable(job).length > 0,
  );
  const asked = askedStatements(jobs.flatMap(usable), planning);
  const planned = jobs.map((job, age) => {
    const points = best(usable(job).map((statement) => ranked(statement, asked, planning)));
    const latest = { job, points: ofLatest(points), weight: Number.POSITIVE_INFINITY };
    return age === 0 ? latest : earlier(job, points, age, planning.posting);
  });
  const chosen = new Set(planned.toSorted((one, other) => other.weight - one.weight).slice(0, maxJobs));
  return planned
    .filter((one) => chosen.has(one) && one.points.length > 0)
    .map(({ job, points }) => ({ job, points: answersFirst(points) }));
}

/** Of each must that is met, whole or in part, the strongest statement, with the must where it does not name it; where others are led, of that too. */
function askedStatements(statements: Fact[], { posting, sentences }: Planning): Map<Fact, Quote | undefined> {
  const sayable = statements.filter(({ id, text }) => !isHelp(text) && (sentences.has(id) || !denies(text)));
  const isForLead = isOfLeading(posting.jobTitle) || isForLeading(posting);
  const leading = isForLead ? sayable.filter(({ text }) => isOfLeading(text) || namesPeople(text)) : [];
  const asked = new Map<Fact, Quote | undefined>();
  for (const fact of resultsFirst(leading, posting).slice(0, maxOfLeading)) asked.set(fact, undefined);
  for (const one of posting.matched.filter(isAnswered).filter(({ requirement }) => requirement.must)) {
    const found = sayable.filter(({ id }) => one.verdict.facts.includes(id));
    const [strongest] = resultsFirst(found, posting);
    if (strongest && !asked.get(strongest)) asked.set(strongest, quoteOf(one, strongest, sentences));
  }
  return asked;
}

function quoteOf(
  { requirement: { id, text, term_key }, verdict }: MatchedRequirement,
  fact: Fact,
  sentences: Planning["sentences"],
): Quote | undefined {
  const isShown = verdict.is === "met" && verdict.facts[0] === fact.id && !isModest(fact.text);
  const said = foldText(sentences.get(fact.id)?.text ?? fact.text);
  if (!isShown || !isQuotable(text) || namesAnyOf(term_key, said)) return undefined;
  return { id, text: text.replace(/[.;,:\s]+$/, "") };
}

/** "skill:audit dose | dosimetry & ct" */
const namesAnyOf = (termKey: string, said: string) =>
  (termKey.replace(/^\w+:/, "").match(/[^\s|&]{2,}/g) ?? []).some((word) => said.includes(word));

/** Whole or not at all, and not where it names a number: what is shown may be less. */
const isQuotable = (requirement: string) => requirement.length <= maxQuoteLength && !/\d/.test(requirement);

function ranked(statement: Fact, asked: Map<Fact, Quote | undefined>, { posting, sentences }: Planning): RankedPoint {
  const isAsked = asked.has(statement);
  const score = strengthFor(statement, posting) + (isAsked ? answered : 0);
  const rank = score + (sentences.has(statement.id) ? confirmed : 0);
  return {
    statement,
    answers: asked.get(statement),
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

/** More than a few only of what is asked for. */
const ofLatest = (points: RankedPoint[]) =>
  points.filter(({ isAsked }, at) => at < (isAsked ? maxAskedOfLatest : maxOfLatest));

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
