import type { Fact } from "./fact.ts";
import type { FactEntry } from "./fact-reader.ts";
import { type PostingAims, type Requirement, relevance } from "./posting-requirements.ts";
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
  const all = aims.requirements
    .flatMap((requirement) =>
      jobs.flatMap((job) => job.all("statement").flatMap((fact) => answer(requirement, fact, job, aims))),
    )
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

function answer(requirement: Requirement, statement: Fact, job: FactEntry, aims: PostingAims): Answer[] {
  const said = termsOf(statement.text);
  const whole = requirement.line.replace(/[.;,:\s]+$/, "");
  const quote = [...(whole.length <= longestQuote ? [whole] : []), ...partsOf(whole)].find((part) =>
    isAnswered(part, said),
  );
  if (quote === undefined) return [];
  const weights = new Map([...termsOf(quote)].map((term) => [term, aims.weights.get(term) ?? 1]));
  return [{ requirement, quote, statement, job, strength: relevance(statement.text, { weights }) }];
}

const between = /[,;:/()]\s*|\.\s+|\s+(?:and|or|und|oder|sowie|et|ou|y|e|o|en|i|oraz|lub)\s+/;
const partsOf = (line: string) =>
  line
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && part.length <= longestQuote);

/** Names and degrees count whole ("TikTok campaigns" is not answered by a campaign), numbers not at all. */
function isAnswered(part: string, said: Set<string>): boolean {
  const terms = [...termsOf(part)].filter((term) => !isNumber(term));
  const names = part.match(/\p{L}*[\p{Ll}\d]\p{Lu}[\p{L}\d]*|\p{Lu}{2,}[\p{L}\d]*/gu) ?? [];
  const hasNames = names.every((name) => [...termsOf(name)].every((term) => said.has(term)));
  const shared = terms.filter((term) => said.has(term)).length;
  return hasNames && shared > 0 && shared / terms.length >= leastShare;
}

const isNumber = (term: string) => /\d/.test(term) || /^(hundred|thousand|million|billion)/.test(term);
