import { wordsOf } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";
import { termsOfFact } from "./fact-terms.ts";
import { isNumber, type KeyPhrase } from "./key-phrases.ts";

const usable = new Set(["statement", "skill", "language", "title", "degree", "subject", "summary"]);
const wholeCounts = new Set(["skill", "language", "title", "degree", "subject"]);

/** Whether a fact can answer a requirement at all. */
export const isAnswer = ({ kind, section, text }: Fact): boolean =>
  // What a reference is or was is another person's.
  usable.has(kind) && text !== "" && section !== "reference" && section !== "posting";

/** Facts that are evidence together: a statement, a skill, a degree with its subject. */
export interface EvidenceUnit {
  facts: Fact[];
  has(phrase: KeyPhrase): boolean;
}

export interface AnswerIndex {
  /** What says all of the phrases together, in the order of the profile; where nothing does, what says most of them. */
  sharing(phrases: KeyPhrase[]): { whole: EvidenceUnit[]; closest: EvidenceUnit | undefined };
  isCovered(phrase: KeyPhrase): boolean;
  /** Those that say most to all of the terms. */
  answering(terms: Set<string>): Fact[];
}

const maxFacts = 2;

/** The facts that can answer a requirement, by what they are about: a profile of 10,000 lines is not read for every line of a posting. */
export function createAnswerIndex(facts: Iterable<Fact>): AnswerIndex {
  const units = unitsOf([...facts].filter(isAnswer));
  const holders = new Map<string, number[]>();
  units.forEach(({ facts: own }, index) => {
    for (const fact of own) {
      for (const term of termsOfFact(fact)) {
        const known = holders.get(term);
        if (!known) holders.set(term, [index]);
        else if (known.at(-1) !== index) known.push(index);
      }
    }
  });
  const counts = new Uint16Array(units.length);

  /** Calls for every unit that holds one of the terms, with how many it holds, in the order of the profile. */
  function eachSharing(terms: Iterable<string>, see: (unit: EvidenceUnit, shared: number) => void): void {
    const touched: number[] = [];
    for (const term of terms) {
      for (const index of holders.get(term) ?? []) {
        if (counts[index] === 0) touched.push(index);
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
    for (const index of touched.sort((a, b) => a - b)) {
      const unit = units[index];
      if (unit) see(unit, counts[index] ?? 0);
      counts[index] = 0;
    }
  }

  return {
    sharing(phrases) {
      const terms = new Set(phrases.flatMap((phrase) => phrase.terms));
      const numbers = phrases.filter(isNumber);
      const whole: EvidenceUnit[] = [];
      let closest: EvidenceUnit | undefined;
      let most = 0;
      eachSharing(terms, (unit, shared) => {
        if (shared === terms.size && numbers.every(unit.has)) whole.push(unit);
        if (shared > most) [most, closest] = [shared, unit];
      });
      return { whole, closest };
    },
    isCovered: ({ terms }) => terms.length > 0 && terms.every((term) => holders.has(term)),
    answering(terms) {
      let best: { fact: Fact; score: number }[] = [];
      eachSharing(terms, ({ facts: own }, shared) => {
        for (const fact of own) {
          const score = own.length === 1 ? agreement(fact, shared, terms.size) : agreementWith(terms, fact);
          const isBetter = score > 0 && (best.length < maxFacts || score > (best.at(-1)?.score ?? 0));
          if (isBetter) best = [...best, { fact, score }].sort((a, b) => b.score - a.score).slice(0, maxFacts);
        }
      });
      return best.map(({ fact }) => fact);
    },
  };
}

/** Whether a fact has something to say to what is asked. */
export const isAnsweredBy = (terms: Set<string>, fact: Fact): boolean =>
  isAnswer(fact) && agreementWith(terms, fact) > 0;

function agreementWith(terms: Set<string>, fact: Fact): number {
  let shared = 0;
  for (const term of termsOfFact(fact)) if (terms.has(term)) shared += 1;
  return agreement(fact, shared, terms.size);
}

/** A skill answers a requirement that names all of it, a sentence one that it shares two words with, or the only one. */
function agreement(fact: Fact, shared: number, asked: number): number {
  if (shared === 0) return 0;
  if (wholeCounts.has(fact.kind) && shared / termsOfFact(fact).size >= 0.5) return 1 + shared;
  return shared >= 2 || shared === asked ? shared : 0;
}

function unitsOf(facts: Fact[]): EvidenceUnit[] {
  const degrees = new Map<string, Fact[]>();
  const units: EvidenceUnit[] = [];
  for (const fact of facts) {
    const study = fact.kind === "degree" || fact.kind === "subject" ? fact.entry : null;
    const known = study === null ? undefined : degrees.get(study);
    if (known) known.push(fact);
    else {
      const own = [fact];
      if (study !== null) degrees.set(study, own);
      units.push(unitOf(own));
    }
  }
  return units;
}

function unitOf(facts: Fact[]): EvidenceUnit {
  return {
    facts,
    has(phrase) {
      if (isNumber(phrase)) return facts.some(({ text }) => wordsOf(text.normalize("NFKC")).includes(phrase.words));
      return phrase.terms.every((term) => facts.some((fact) => termsOfFact(fact).has(term)));
    },
  };
}
