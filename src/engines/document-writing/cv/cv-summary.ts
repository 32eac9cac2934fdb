import { oneStop } from "../../text/text.ts";
import { denies, type Fact, type FactBase, isWish, personFactsOf } from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { mostRelevant } from "../evidence/ranked-facts.ts";
import { namesYears, yearsOfWork } from "../facts/years-of-work.ts";
import type { KeptWordings } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";

export interface CvWriting {
  target: AnsweredPosting;
  phrases: DocumentPhrases;
  wordings: KeptWordings;
  today: string;
  isUnsaid(statement: Fact): boolean;
  /** To what the person learnt and works as. */
  nearness(statement: Fact): number;
}

const maxOwn = 4;
const maxOwnTailored = 2;
/** A shorter one ("Dogs, horses, one llama.") stands for a posting only where it speaks of the person's trade. */
const minWords = 8;

/**
 * What the person says of themselves; for a posting without wishes, what they do not do and asides, and with the years of work.
 * Certificates, languages and skills have sections of their own.
 */
export function cvSummary(facts: FactBase, writing: CvWriting): Sentence[] {
  const { target, phrases, today, nearness } = writing;
  const all = personFactsOf(facts, "summary");
  if (target.weights.size === 0) return all.slice(0, maxOwn).map(verbatim);
  const isLong = (text: string) => text.split(" ").length >= minWords;
  const saysMuch = (fact: Fact) => isLong(fact.text) || nearness(fact) > 0;
  const own = openingAnd(
    all.filter(
      (fact, at) =>
        !denies(fact.text) && !isWish(fact.text) && (isOpening(fact, at) || (!fact.isAside && saysMuch(fact))),
    ),
    (rest) => mostRelevant(rest, target),
  );
  const years = own.some(({ text }) => namesYears(text) || isLong(text))
    ? undefined
    : yearsOfWork(facts, target, phrases, today);
  return [...own.map(verbatim), ...(years ? [{ ...years, text: oneStop(years.text) }] : [])];
}

const isOpening = ({ text }: Fact, at: number) => at === 0 && text.includes(" ");

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
