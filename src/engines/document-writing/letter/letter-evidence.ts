import {
  type Asked,
  lengthOf,
  type TargetPosting,
  termsOfFact,
} from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { Fact, FactEntry } from "../../truth/truth.ts";

const maxAnswers = 2;
const maxQuoteLength = 110;
/** Of the words of what is asked for, and of a line of several: one word in common may mean anything. */
const minShare = 0.6;
const minShared = 2;

export interface Answered {
  requirement: Asked;
  /** The requirement, whole. */
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

/** Of each line, the best two: one of them may be chosen for another. */
const maxOfLine = 2;

/** What shares no word with a requirement is not held against it: a profile may list 10,000 achievements. */
function answersBy(achievements: Achievement[], target: TargetPosting): Answer[] {
  const lines = target.requirements.flatMap((requirement) => quotableLine(requirement) ?? []);
  const achievementsOfTerm = achievementsByTerm(achievements, new Set(lines.flatMap(({ terms }) => [...terms])));
  return lines.flatMap((line) => {
    const candidates = new Set([...line.terms].flatMap((term) => achievementsOfTerm.get(term) ?? []));
    return [...candidates]
      .filter(({ terms }) => isAnswered(line, terms))
      .map(({ job, statement, terms }) => ({
        ...{ requirement: line.requirement, quote: line.quote, statement, job },
        strength: strengthOf(line, terms, target),
      }))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, maxOfLine);
  });
}

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

function strengthOf(line: QuotableLine, terms: Set<string>, { weights }: TargetPosting): number {
  let weight = 0;
  for (const term of line.terms) if (terms.has(term)) weight += weights.get(term) ?? 1;
  return weight / lengthOf(terms);
}

interface QuotableLine extends Answered {
  terms: Set<string>;
  /** The terms of the names and degrees in it. */
  names: string[];
}

/** A posting's line is quoted whole or not at all, and not where it names a number: what is shown may be less. */
function quotableLine(requirement: Asked): QuotableLine | undefined {
  const quote = requirement.text.replace(/[.;,:\s]+$/, "");
  if (quote.length < 3 || quote.length > maxQuoteLength || namesNumber(quote)) return undefined;
  const names = quote.match(/\p{L}*[\p{Ll}\d]\p{Lu}[\p{L}\d]*|\p{Lu}{2,}[\p{L}\d]*/gu) ?? [];
  return { requirement, quote, terms: termsOf(quote), names: names.flatMap((name) => [...termsOf(name)]) };
}

const namesNumber = (text: string) => /\d/.test(text);

/** Names and degrees count whole: "TikTok campaigns" is not answered by a campaign. */
function isAnswered({ terms: wanted, names }: QuotableLine, terms: Set<string>): boolean {
  let shared = 0;
  for (const term of wanted) if (terms.has(term)) shared += 1;
  if (shared < Math.min(minShared, wanted.size) || shared / wanted.size < minShare) return false;
  return shared > 0 && names.every((term) => terms.has(term));
}
