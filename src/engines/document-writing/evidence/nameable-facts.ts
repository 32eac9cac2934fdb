import { weightOfTerm } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import { entriesOf, type Fact, type FactBase, type FactEntry, isHedged } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import {
  hasRemark,
  isCalledLittle,
  isHeldTitle,
  isHeldWhole,
  isHeldWithRemark,
  isSpokenWell,
  namesOpenPaper,
} from "../facts/limited-facts.ts";
import { nameAlone } from "../facts/names-alone.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { type AnsweredPosting, isAnswered, isMet, weightInMatch } from "./answered-posting.ts";

/** The skills and languages that meet the posting, be it in part, musts first; then the skills that a must names, whatever else meets it. */
export function askedFacts(facts: FactBase, { matched }: AnsweredPosting): Fact[] {
  const met = matched
    .filter(isAnswered)
    .sort((one, other) => Number(other.requirement.must) - Number(one.requirement.must))
    .flatMap(({ verdict }) => verdict.facts.flatMap((id) => facts.get(id) ?? []));
  const musts = matched.flatMap(({ requirement }) => (requirement.must ? [termsOf(requirement.text)] : []));
  const isNamed = ({ kind, text }: Fact) => {
    const terms = [...termsOf(text)];
    return kind === "skill" && terms.length > 0 && musts.some((must) => terms.every((term) => must.has(term)));
  };
  return [...met, ...[...facts.values()].filter(isNamed)].filter(isListed);
}

const isListed = ({ kind, entry }: Fact) => entry === null && (kind === "skill" || kind === "language");

/** The certificates or courses that are held and answer the posting, or are called in most words like what it asks for; what is asked for most first, then the latest. */
export function heldTitles(section: "certification" | "training", naming: Naming): Fact[] {
  const { facts, posting } = naming;
  const wanted = [...posting.weights].flatMap(([term, weight]) => (weight >= weightOfTerm.requirement ? term : []));
  const yearOf = (entry: FactEntry) => Number(/\d{4}/.exec(entry.one("year")?.text ?? "")?.[0] ?? 0);
  const isAskedByName = ({ text }: Fact) => {
    const terms = [...termsOf(text.split(",")[0] ?? "")];
    const asked = terms.filter((term) => wanted.some((one) => one === term || isWithin(one, term)));
    return asked.length > 0 && 2 * asked.length >= terms.length;
  };
  return entriesOf(facts, section)
    .toSorted((one, other) => yearOf(other) - yearOf(one))
    .flatMap((entry) => entry.one("title") ?? [])
    .filter((fact) => weightInMatch(fact, posting) > 1 || (section === "certification" && isAskedByName(fact)))
    .filter((fact) => isNameable(fact, naming))
    .toSorted((one, other) => weightInMatch(other, posting) - weightInMatch(one, posting));
}

/** "marifooncertificaat" of "marifoonbedieningscertificaat": begins and ends like it, where both are compounds. */
function isWithin(short: string, long: string): boolean {
  const ends = [...short].findIndex((_, at) => long[at] !== short[at]);
  return ends >= minOfPart && short.length - ends >= minOfPart && long.endsWith(short.slice(ends));
}

const minOfPart = 5;

interface Naming {
  facts: FactBase;
  posting: AnsweredPosting;
  phrases: DocumentPhrases;
  /** "2026-11-25" */
  today: string;
}

/** Whether the person says nowhere that it is little, has lapsed or is not finished. */
export function isNameable(fact: Fact, { facts, posting, phrases, today }: Naming): boolean {
  const answers = posting.matched.filter(isAnswered).filter(({ verdict }) => verdict.facts.includes(fact.id));
  if (fact.kind === "language") return isSpokenWell(fact, posting, phrases, answers.some(isMet));
  if (fact.section === "certification" || fact.section === "training")
    return (
      isHeldTitle(fact.text, today) && (answers.length > 0 || !(hasRemark(nameAlone(fact.text)) || isHedged(fact.text)))
    );
  if (isCalledLittle(fact, facts) || namesOpenPaper(fact, facts, today)) return false;
  const isMust = answers.some(({ requirement }) => requirement.must);
  return isHeldWhole(fact.text, today) || (isMust && isHeldWithRemark(fact.text));
}

/** Without what another names. */
export function distinct(items: Sentence[]): Sentence[] {
  const terms = items.map(({ text }) => termsOf(text));
  const isNamedBy = (other: Set<string>, own: Set<string>) => own.size > 0 && [...own].every((term) => other.has(term));
  return items.filter((_, at) => {
    const own = terms[at] ?? new Set();
    return !terms.some(
      (other, index) => index !== at && isNamedBy(other, own) && (other.size > own.size || index < at),
    );
  });
}
