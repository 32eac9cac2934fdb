import type { Fact } from "./fact.ts";
import type { FactEntry } from "./fact-reader.ts";
import { type PostingAims, type Requirement, relevanceOf } from "./posting-requirements.ts";
import { termsOf } from "./text-pieces.ts";

const mostAnswers = 2;
const longestQuote = 110;
/** Of the words of what is asked for. */
const leastShare = 0.6;

export interface Answered {
  requirement: Requirement;
  /** Whole words of the requirement's line. */
  quote: string;
}

interface Answer extends Answered {
  statement: Fact;
  job: FactEntry;
  strength: number;
}

/** The best answers to different requirements by different statements, the strongest first. */
export function strongestAnswers(jobs: FactEntry[], aims: PostingAims): Answer[] {
  const told = jobs.flatMap((job) =>
    job.all("statement").map((statement) => ({ job, statement, said: termsOf(statement.text) })),
  );
  const all = aims.requirements
    .flatMap((requirement) => {
      const line = quotableLine(requirement.line);
      return told.flatMap((deed) => answer(requirement, line, deed, aims));
    })
    .sort((a, b) => b.strength - a.strength);
  const chosen: Answer[] = [];
  for (const candidate of all) {
    const isNew = chosen.every(
      ({ requirement, statement, quote }) =>
        requirement !== candidate.requirement && statement !== candidate.statement && quote !== candidate.quote,
    );
    if (isNew && chosen.length < mostAnswers) chosen.push(candidate);
  }
  return chosen;
}

interface Deed {
  job: FactEntry;
  statement: Fact;
  said: Set<string>;
}

function answer(requirement: Requirement, line: QuotableLine, deed: Deed, aims: PostingAims): Answer[] {
  const { job, statement, said } = deed;
  const part = answeredPart(line, said);
  if (part === undefined) return [];
  const weights = new Map([...part.terms].map((term) => [term, aims.weights.get(term) ?? 1]));
  const strength = relevanceOf(said, { weights });
  return [{ requirement, quote: part.text, statement, job, strength }];
}

/** The line where all of it is answered: who wrote court reports is not said to have answered "Safeguarding and court reports". */
function answeredPart({ whole, pieces }: QuotableLine, said: Set<string>): Part | undefined {
  const answered = pieces.filter((piece) => isAnswered(piece, said));
  return answered.length === pieces.length && whole && isAnswered(whole, said) ? whole : answered[0];
}

/** Something that a posting asks for. */
interface Part {
  text: string;
  terms: Set<string>;
  /** The terms of the names and degrees in it. */
  names: string[];
}

/** What an answer shows of "5 years of experience in cold chains" are cold chains, not the years. */
const experience =
  /^(?:(?:at least|minimum(?: of)?|more than|over) )?\d+(?:\s?\+|\s?[-–]\s?\d+)?\+? years?(?:['’])? (?:of )?(?:\p{L}+ ){0,2}experience (?:in|with) /iu;

const between = /[,;:/()]\s*|\.\s+|\s+(?:and|or|und|oder|sowie|et|ou|y|e|o|en|i|oraz|lub)\s+/;

interface QuotableLine {
  /** Undefined where it is too long to be quoted. */
  whole: Part | undefined;
  /** What it is put together of. */
  pieces: Part[];
}

function quotableLine(line: string): QuotableLine {
  const whole = line.replace(/[.;,:\s]+$/, "");
  const [first, ...pieces] = [whole, ...whole.split(between)]
    .map((text) => text.trim().replace(experience, ""))
    .map((text) => (text.length > 2 && text.length <= longestQuote ? partOf(text) : undefined));
  return { whole: first, pieces: pieces.filter((piece) => piece !== undefined) };
}

function partOf(text: string): Part {
  const names = text.match(/\p{L}*[\p{Ll}\d]\p{Lu}[\p{L}\d]*|\p{Lu}{2,}[\p{L}\d]*/gu) ?? [];
  return { text, terms: termsOf(text), names: names.flatMap((name) => [...termsOf(name)]) };
}

/**
 * Names, degrees and numbers count whole: "TikTok campaigns" is not answered by a campaign, and "a budget of EUR 1 million"
 * not by one of 4,500.
 */
function isAnswered({ terms, names }: Part, said: Set<string>): boolean {
  const numbers = [...terms].filter(isNumber);
  const shared = [...terms].filter((term) => said.has(term)).length;
  return (
    [...names, ...numbers].every((term) => said.has(term)) &&
    shared > numbers.length &&
    shared / terms.size >= leastShare
  );
}

const isNumber = (term: string) => /\d/.test(term) || /^(hundred|thousand|million|billion)/.test(term);
