import { termsOf } from "../../text/text.ts";
import { type Fact, type FactBase, negates } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { isCleanRecord, resultStrength } from "../facts/result-strength.ts";
import { isHelp, isLimitedPart, isModest, isRecognition, namesThing } from "../facts/statement-kinds.ts";
import { type AnsweredPosting, weightInMatch, weightOfFact } from "./answered-posting.ts";

/** The first of equals stays first. */
export const mostRelevant = <Item extends Fact>(facts: Item[], target: AnsweredPosting): Item[] =>
  bestFirst(facts, (fact) => weightOfFact(fact, target));

function bestFirst<Item extends Fact>(facts: Item[], scoreOf: (fact: Fact) => number): Item[] {
  const scores = new Map(facts.map((fact) => [fact, scoreOf(fact)]));
  return facts.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** The first of equals stays first. */
export const resultsFirst = <Item extends Fact>(
  statements: Item[],
  target: AnsweredPosting,
  nearness: (statement: Fact) => number = () => 0,
): Item[] => bestFirst(statements, (fact) => strengthFor(fact, target) + nearness(fact));

/**
 * How much a statement speaks for the person: what came of it, what was awarded and what the posting asks for before what was only done,
 * and what names an amount or a thing before what names none; asides, what others did too, what was not done and help last.
 */
export const strengthFor = (fact: Fact, target: AnsweredPosting): number =>
  weightOf(resultStrength(fact.text)) +
  (namesThing(fact.text) ? named : 0) -
  (fact.isAside ? aside : 0) +
  (isRecognition(fact.text) ? recognition : 0) +
  Math.min(asked * weightOfFact(fact, target), maxAsked) -
  (answersMust(fact, target) ? 0 : behindBy(fact.text));

/** "No accident since 2011" says what was not done, and may be what is asked for. */
export const answersMust = (fact: Fact, target: AnsweredPosting): boolean =>
  !isHelp(fact.text) && weightInMatch(fact, target) >= ofMust;

/** What meets a must. */
export const ofMust = 3;

/** "From 9 to 7" comes before all else, what meets the posting before a share of anything else, and what matches the posting comes before any number. */
const weightOf = (strength: number) => (strength > 2 ? 2 * strength : strength === 1 ? 0.5 : strength);
const named = 0.5;
const aside = 1;
const asked = 1.5;
const maxAsked = 5;
const recognition = 5;

/**
 * How near a statement is to what the person learnt and works as: an aside ("always me on Christmas Eve") shares no word with it.
 * Decides between what says as much otherwise.
 */
export function nearnessToTrade(facts: FactBase): (statement: Fact) => number {
  const own = [...facts.values()].filter(
    ({ kind, section }) => kind === "skill" || kind === "subject" || (kind === "title" && section !== "posting"),
  );
  const terms = new Set(own.flatMap(({ text }) => [...termsOf(text)]));
  // "Zollprüfung" is of "Zoll".
  const isOwn = (term: string) =>
    terms.has(term) || [...term].some((_, end) => end >= minOfCompound && terms.has(term.slice(0, end)));
  return ({ text }) => Math.min([...termsOf(text)].filter(isOwn).length, 2) / 5;
}

const minOfCompound = 4;

/** Help and what was not done by more than any result counts. */
function behindBy(text: string): number {
  if (isHelp(text)) return 40;
  if (isModest(text)) return 20;
  return isLimitedPart(text) ? 3 : negates(text) && !isCleanRecord(text) ? 1 : 0;
}

/** What holds a comma itself is set apart by more than one. */
export function listed(
  facts: Fact[],
  mark = facts.some(({ text: item }) => item.includes(", ")) ? "; " : ", ",
): Sentence[] {
  if (facts.length === 0) return [];
  return [{ text: facts.map(({ text: item }) => item).join(mark), facts: facts.map(({ id }) => id) }];
}
