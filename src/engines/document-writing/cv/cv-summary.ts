import { relevanceOfFact, type TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import { oneStop } from "../../text/text.ts";
import {
  denies,
  entriesOf,
  type Fact,
  type FactBase,
  hasBegun,
  latestFirst,
  personFactsOf,
} from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import { bulletOf, type KeptWordings } from "../kept-wordings.ts";
import { isHeldWhole, isLimited, isSpokenWell, withLevelBehind } from "../limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { listed, mostRelevant, resultsFirst } from "../ranked-facts.ts";
import { resultStrength } from "../result-strength.ts";
import { isModest } from "../statement-kinds.ts";
import { namesYears, yearsOfWork } from "../years-of-work.ts";

export interface CvWriting {
  target: TargetPosting;
  phrases: DocumentPhrases;
  wordings: KeptWordings;
  today: string;
  isUnsaid(statement: Fact): boolean;
}

const maxOwn = 4;
const maxOwnTailored = 3;
const maxQualifications = 4;
/** One is found below as fast. */
const minQualifications = 2;
/** A share, money, people; from what to what. */
const minStrength = 2;
const change = 4;
const maxResult = 140;

/**
 * What the person says of themselves; for a posting without what they do not do, and with what else of the profile answers it: the
 * years of work, certificates, languages and skills.
 */
export function cvSummary(facts: FactBase, writing: CvWriting): Sentence[] {
  const { target, phrases, today } = writing;
  const all = personFactsOf(facts, "summary");
  if (target.weights.size === 0) return all.slice(0, maxOwn).map(verbatim);
  const own = openingAnd(
    all.filter(({ text }) => !denies(text)),
    (rest) => mostRelevant(rest, target),
  );
  const years = own.some(({ text }) => namesYears(text)) ? undefined : yearsOfWork(facts, target, phrases, today);
  const ofPerson = [...own.map(verbatim), ...(years ? [{ ...years, text: oneStop(years.text) }] : [])];
  // A line of a job stands right below, so that it is said here only where there is nothing else.
  const said = ofPerson.length > 0 ? ofPerson : bestResult(facts, writing);
  return said.length > 0 ? [...said, ...qualifications(facts, writing)] : [];
}

/** The beginning, and of the rest what matters most, in its own order; pieces of a history, which the jobs tell, last. */
function openingAnd([opening, ...rest]: Fact[], ordered: (rest: Fact[]) => Fact[]): Fact[] {
  if (!opening) return [];
  const history = /(?<!\d)(?:19|20)\d\d(?!\d)/;
  const best = ordered(rest).toSorted(
    (one, other) => Number(history.test(one.text)) - Number(history.test(other.text)),
  );
  const chosen = new Set(best.slice(0, maxOwnTailored - 1));
  return [opening, ...rest.filter((fact) => chosen.has(fact))];
}

/** Of the latest job that has one: where the posting speaks of it any result, else what changed from what to what. */
function bestResult(facts: FactBase, { target, wordings, isUnsaid }: CvWriting): Sentence[] {
  const jobs = latestFirst(entriesOf(facts, "experience")).filter(hasBegun).slice(0, 2);
  const isResult = (fact: Fact) => {
    const isWhole = !/[.!?] /.test(fact.text) && fact.text.length <= maxResult;
    const least = relevanceOfFact(fact, target) > 0 ? minStrength : change;
    return isWhole && !isUnsaid(fact) && !isModest(fact.text) && resultStrength(fact.text) >= least;
  };
  const [best] = jobs.flatMap((job) => resultsFirst(job.all("statement").filter(isResult), target));
  if (!best) return [];
  const { text, facts: ids } = bulletOf(best, wordings);
  return [{ text: oneStop(text), facts: ids }];
}

function qualifications(facts: FactBase, { target, phrases }: CvWriting): Sentence[] {
  const isAsked = (fact: Fact) => relevanceOfFact(fact, target) > 0;
  const certificates = entriesOf(facts, "certification").flatMap((entry) => entry.one("title") ?? []);
  const asked = [
    certificates.filter(({ text }) => isHeldWhole(text)),
    personFactsOf(facts, "language").filter((fact) => isSpokenWell(fact, target, phrases)),
    personFactsOf(facts, "skill").filter((fact) => !isLimited(fact, facts)),
  ].flatMap((some) => mostRelevant(some.filter(isAsked), target).slice(0, 2));
  if (asked.length < minQualifications) return [];
  const worded = asked.map((fact) => (fact.kind === "language" ? { ...fact, text: withLevelBehind(fact.text) } : fact));
  return listed(worded.slice(0, maxQualifications)).map(({ text, facts: ids }) => ({
    text: oneStop(phrases.relevant(text)),
    facts: ids,
  }));
}
