import {
  lengthOf,
  type Requirement,
  type TargetPosting,
  termsOfFact,
} from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { Fact, FactEntry } from "../../truth/truth.ts";

const maxAnswers = 2;
const maxQuoteLength = 110;
/** Of the words of what is asked for. */
const minShare = 0.6;

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
export function strongestAnswers(jobs: FactEntry[], target: TargetPosting): Answer[] {
  const achievements = jobs.flatMap((job) =>
    job.all("statement").map((statement) => ({ job, statement, terms: termsOfFact(statement) })),
  );
  const all = answersBy(achievements, target);
  const chosen: Answer[] = [];
  for (let number = 0; number < maxAnswers; number += 1) {
    let best: Answer | undefined;
    for (const answer of all) {
      if (answer.strength > (best?.strength ?? 0) && chosen.every((other) => isOther(answer, other))) best = answer;
    }
    if (best) chosen.push(best);
  }
  return chosen;
}

const isOther = (one: Answer, other: Answer) =>
  one.requirement !== other.requirement && one.statement !== other.statement && one.quote !== other.quote;

interface Achievement {
  job: FactEntry;
  statement: Fact;
  terms: Set<string>;
}

/** Of each thing that is asked for, the best two: one of them may be chosen for another. */
const maxOfPart = 2;

/** What shares no word with a requirement is not held against it: a profile may list 10,000 achievements. */
function answersBy(achievements: Achievement[], target: TargetPosting): Answer[] {
  const requirements = target.requirements.map((requirement) => ({
    requirement,
    line: quotableLine(requirement.line),
  }));
  const achievementsOfTerm = achievementsByTerm(
    achievements,
    new Set(requirements.flatMap(({ line }) => termsIn(line))),
  );
  return requirements.flatMap(({ requirement, line }) => {
    const best = new Map<Part, Answer[]>();
    const candidates = new Set(termsIn(line).flatMap((term) => achievementsOfTerm.get(term) ?? []));
    for (const achievement of candidates) {
      const part = answeredPart(line, achievement.terms);
      if (part === undefined) continue;
      const strength = strengthOf(part, achievement.terms, target);
      const known = best.get(part) ?? [];
      best.set(part, known);
      if (known.length === maxOfPart && strength <= (known.at(-1)?.strength ?? 0)) continue;
      const { job, statement } = achievement;
      known.push({ requirement, quote: part.text, statement, job, strength });
      known.sort((a, b) => b.strength - a.strength).splice(maxOfPart);
    }
    return [...best.values()].flat();
  });
}

const termsIn = ({ whole, pieces }: QuotableLine) =>
  [...pieces, ...(whole ? [whole] : [])].flatMap(({ terms }) => [...terms]);

function achievementsByTerm(achievements: Achievement[], wanted: Set<string>): Map<string, Achievement[]> {
  const achievementsOfTerm = new Map<string, Achievement[]>();
  for (const achievement of achievements) {
    for (const term of achievement.terms) {
      if (!wanted.has(term)) continue;
      const known = achievementsOfTerm.get(term);
      if (known) known.push(achievement);
      else achievementsOfTerm.set(term, [achievement]);
    }
  }
  return achievementsOfTerm;
}

function strengthOf(part: Part, terms: Set<string>, { weights }: TargetPosting): number {
  let weight = 0;
  for (const term of part.terms) if (terms.has(term)) weight += weights.get(term) ?? 1;
  return weight / lengthOf(terms);
}

/** The line where all of it is answered: who wrote court reports is not said to have answered "Safeguarding and court reports". */
function answeredPart({ whole, pieces }: QuotableLine, terms: Set<string>): Part | undefined {
  const answered = pieces.filter((piece) => isAnswered(piece, terms));
  return answered.length === pieces.length && whole && isAnswered(whole, terms) ? whole : answered[0];
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
    .map((text) => (text.length > 2 && text.length <= maxQuoteLength ? partOf(text) : undefined));
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
function isAnswered({ terms: wanted, names }: Part, terms: Set<string>): boolean {
  let shared = 0;
  for (const term of wanted) if (terms.has(term)) shared += 1;
  if (shared / wanted.size < minShare) return false;
  const numbers = [...wanted].filter(isNumber);
  return shared > numbers.length && [...names, ...numbers].every((term) => terms.has(term));
}

const isNumber = (term: string) => /\d/.test(term) || /^(hundred|thousand|million|billion)/.test(term);
