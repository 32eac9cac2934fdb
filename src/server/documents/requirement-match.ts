import type { Fact } from "./fact.ts";
import type { Requirement } from "./posting-requirements.ts";
import { answeringFacts, isAnswer } from "./requirement-answers.ts";
import { mayMention, termsOf } from "./text-pieces.ts";

export interface RequirementMatch {
  line: string;
  state: "answered" | "in_part" | "gap";
  facts: Fact[];
  /** Words of the line, as it writes them, that nothing in the profile says. */
  unsaid: string[];
}

const mostFacts = 3;

/** What the profile says to a requirement, and what of it the profile does not say. */
export function matchOf({ line, terms }: Requirement, profile: Iterable<Fact>): RequirementMatch {
  const usable = [...profile].filter(isAnswer);
  const parts = partsOf(line).map((text) => partMatch(text, usable));
  const whole = { ...partMatch(line, usable), facts: answeringFacts({ terms }, usable) };
  const all = parts.length > 0 ? parts : [whole];
  const facts = [...new Set([...all.flatMap((part) => part.facts.slice(0, 1)), ...whole.facts])].slice(0, mostFacts);
  const unsaid = [...new Set(all.flatMap((part) => part.unsaid))];
  const gap = { line, state: "gap" as const, facts: [], unsaid };
  if (facts.length === 0) return gap;
  const answered = all.filter(isAnswered);
  if (answered.length === all.length) return { line, state: "answered", facts, unsaid };
  if (answered.length > 0 && isChoice(line) && !unsaid.some(isNumber)) {
    return { line, state: "answered", facts: answered.flatMap((part) => part.facts).slice(0, mostFacts), unsaid: [] };
  }
  // One word in common with a line answers nothing of it.
  const isMostlySaid = unsaid.length < telling(line).length / 2;
  return answered.length > 0 || isMostlySaid ? { line, state: "in_part", facts, unsaid } : gap;
}

/** What is asked for in one line, thing by thing. */
const partsOf = (line: string) =>
  line
    .split(/[,;:/()]\s*|\.\s+|\s+(?:and|or|und|oder|sowie|et|ou|y|e|en|i|oraz|lub)\s+/)
    .map((part) => part.trim())
    .filter((part) => telling(part).length > 0);

interface PartMatch {
  facts: Fact[];
  unsaid: string[];
}

/** A number counts as said only where it is said of the same thing. */
function partMatch(text: string, usable: Fact[]): PartMatch {
  const facts = answeringFacts({ terms: termsOf(text) }, usable);
  const unsaid = [...unsaidWords(text, usable), ...unsaidWords(text, facts).filter(isNumber)];
  return { facts, unsaid: [...new Set(unsaid)] };
}

const isAnswered = ({ facts, unsaid }: PartMatch) => facts.length > 0 && unsaid.length === 0;

const isNumber = (word: string) => /\d/.test(word);

/** "Aspen Plus or Python": one of them is enough. */
const isChoice = (line: string) =>
  /\s(or|oder|ou|lub)\s/i.test(line) && !/;|\s(and|und|sowie|et|y|e|en|i|oraz)\s/i.test(line);

const words = new Intl.Segmenter("en", { granularity: "word" });

/** The words of a text, as it writes them, that none of the facts has in any of their forms. */
export function unsaidWords(text: string, facts: Fact[]): string[] {
  const asked = telling(text);
  const shortest = asked.flatMap((word) => [...termsOf(word)].map(withoutDoubled));
  const said = new Set(
    facts.filter((fact) => mayMention(fact.text, shortest)).flatMap((fact) => [...termsOf(fact.text)]),
  );
  const numbers = new Set(facts.flatMap((fact) => fact.text.match(/\d[\d.,]*(?<=\d)/g) ?? []));
  return asked.filter((word) =>
    isNumber(word) ? !numbers.has(word) : [...termsOf(word)].some((term) => !isSaid(term, said)),
  );
}

/** The words of a text that tell what it is about. */
function telling(text: string): string[] {
  const found = [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter((word) => isNumber(word) || [...termsOf(word)].some((term) => !filling.has(term)));
  return [...new Set(found)];
}

/** "cutting" ends up as "cutt", "cut" as itself. */
const isSaid = (term: string, said: Set<string>) =>
  said.has(term) || said.has(`${term}${term.at(-1)}`) || said.has(withoutDoubled(term));

const withoutDoubled = (term: string) => (term.at(-1) === term.at(-2) ? term.slice(0, -1) : term);

/** What postings say around the thing that they ask for; by their stems. */
const filling = termsOf(`advantage areas background basic beneficial bonus bring candidate comfortable deep demonstrated
  desirable desired equivalent essential etc expertise familiar familiarity field great hands ideally important including
  interest least level like looking minimum nice passion plus position practical preferably preferred professional proficiency
  proficient proven qualification related relevant required requirement several similar skilled solid sound successful track
  record understanding various want willing willingness already well using`);
