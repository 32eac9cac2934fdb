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
      const parts = partsOf(requirement.line);
      return told.flatMap((deed) => answer(requirement, parts, deed, aims));
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

function answer(requirement: Requirement, parts: Part[], { job, statement, said }: Deed, aims: PostingAims): Answer[] {
  const part = parts.find((one) => isAnswered(one, said));
  if (part === undefined) return [];
  const weights = new Map([...part.terms].map((term) => [term, aims.weights.get(term) ?? 1]));
  const strength = relevanceOf(said, { weights });
  return [{ requirement, quote: part.text, statement, job, strength }];
}

/** Something that a posting asks for. */
interface Part {
  text: string;
  terms: Set<string>;
  /** The terms of the names and degrees in it. */
  names: string[];
}

const between = /[,;:/()]\s*|\.\s+|\s+(?:and|or|und|oder|sowie|et|ou|y|e|o|en|i|oraz|lub)\s+/;

/** The whole line, where it can be quoted, and what it is put together of. */
function partsOf(line: string): Part[] {
  const whole = line.replace(/[.;,:\s]+$/, "");
  const pieces = whole
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && part.length <= longestQuote);
  return [...(whole.length <= longestQuote ? [whole] : []), ...pieces].map((text) => {
    const names = text.match(/\p{L}*[\p{Ll}\d]\p{Lu}[\p{L}\d]*|\p{Lu}{2,}[\p{L}\d]*/gu) ?? [];
    return { text, terms: termsOf(text), names: names.flatMap((name) => [...termsOf(name)]) };
  });
}

/** Names and degrees count whole ("TikTok campaigns" is not answered by a campaign), numbers not at all. */
function isAnswered({ terms: all, names }: Part, said: Set<string>): boolean {
  const terms = [...all].filter((term) => !isNumber(term));
  const shared = terms.filter((term) => said.has(term)).length;
  return names.every((term) => said.has(term)) && shared > 0 && shared / terms.length >= leastShare;
}

const isNumber = (term: string) => /\d/.test(term) || /^(hundred|thousand|million|billion)/.test(term);
