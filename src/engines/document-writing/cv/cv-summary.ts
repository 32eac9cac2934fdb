import { oneStop } from "../../text/text.ts";
import { denies, type Fact, type FactBase, personFactsOf } from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, isNameable, mentionedFacts, metFacts } from "../evidence/nameable-facts.ts";
import { mostRelevant } from "../evidence/ranked-facts.ts";
import { withLevelBehind } from "../facts/limited-facts.ts";
import { namesYears, yearsOfWork } from "../facts/years-of-work.ts";
import type { KeptWordings } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";

export interface CvWriting {
  target: AnsweredPosting;
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
  return [...ofPerson, ...qualifications(facts, writing)];
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

/** What meets the posting before what it only speaks of. */
function qualifications(facts: FactBase, { target, phrases, today }: CvWriting): Sentence[] {
  const named = [...metFacts(facts, target), ...mentionedFacts(facts, target)]
    .filter((fact) => isNameable(fact, { facts, posting: target, phrases, today }))
    .map(({ id, text }) => ({ text: withLevelBehind(text), facts: [id] }));
  const items = distinct(named).slice(0, maxQualifications);
  if (items.length < minQualifications) return [];
  const list = items.map(({ text }) => text).join(items.some(({ text }) => text.includes(", ")) ? "; " : ", ");
  return [{ text: oneStop(phrases.relevant(list)), facts: items.flatMap((item) => item.facts) }];
}
