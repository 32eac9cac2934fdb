import { termsOfFact } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import { type Fact, type FactBase, isGone, judge, sentenceOf } from "../../truth/truth.ts";
import type { Sentence, WrittenDocument } from "../document.ts";
import { isWithin, sentencesByPlace } from "../document-places.ts";

/** A line rests on few facts; more are named in it by chance. */
const maxFacts = 3;
/** Of a fact's words that a line has. */
const minShare = 0.3;

export interface Refusal {
  refusal: string;
  /** The profile would have to say it first. */
  isMissing: boolean;
  found: string;
  kind: string;
}

/**
 * Why a line that a person wrote cannot stand: it holds a hard fact that their profile does not. Everything else is true by their
 * word. Under a job of a CV this job's facts count, in a letter all of them.
 */
export function refusalOf(
  text: string,
  entry: string | undefined,
  facts: FactBase,
  today: string,
): Refusal | undefined {
  const usable = usableFacts(facts, entry).map(({ id }) => id);
  const { verdict, reasons } = judge(text, usable, { facts, today, ...(entry !== undefined && { entry }) });
  const [reason] = reasons;
  if (verdict !== "refused" || !reason) return undefined;
  const { found, kind } = reason;
  const isMissing = kind !== "hidden" && kind !== "length";
  return { refusal: sentenceOf(reason), isMissing, found: isMissing ? found : "", kind };
}

/**
 * What a person wrote for a place, with the facts that it says in other words.
 *
 * @param before the facts of the line that it replaces: it rests on these where it says none; a new line has none
 */
export function judgedLine(
  text: string,
  place: string,
  { document, facts, today }: { document: WrittenDocument; facts: FactBase; today: string },
  before: readonly string[],
): { sentence: Sentence } | Refusal {
  const own = text.replace(/\s+/g, " ");
  const entry = entryAt(place, document, facts);
  const refusal = refusalOf(own, entry, facts, today);
  if (refusal) return refusal;
  const known = before.flatMap((id) => facts.get(id) ?? []).filter((fact) => !isGone(fact));
  return { sentence: { text: own, facts: restingOn(own, usableFacts(facts, entry), known) } };
}

/** Nothing speaks of the people who give references but their own entries. */
const usableFacts = (facts: FactBase, entry: string | undefined): Fact[] =>
  [...facts.values()].filter((fact) => {
    if (isGone(fact) || fact.section === "posting") return false;
    return entry === undefined ? fact.section !== "reference" : fact.entry === entry;
  });

/** The facts that a line says in other words, or those that it had, and the names of their jobs where it names them. */
function restingOn(text: string, usable: Fact[], before: Fact[]): string[] {
  const terms = termsOf(text);
  const said = usable
    .filter(({ kind }) => !isName(kind))
    .map((fact) => ({ fact, shared: sharedTerms(fact, terms), all: termsOfFact(fact).size }))
    .filter(({ shared, all }) => shared > 0 && shared >= Math.min(2, all) && shared / all >= minShare)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, maxFacts)
    .map(({ fact }) => fact);
  const facts = said.length > 0 ? said : before;
  const entries = new Set(facts.map(({ entry }) => entry));
  const lower = text.toLowerCase();
  const named = usable.filter(
    ({ kind, entry, text: name }) =>
      entry !== null && entries.has(entry) && isName(kind) && lower.includes(name.toLowerCase()),
  );
  return [...new Set([...facts, ...named])].map(({ id }) => id);
}

const isName = (kind: Fact["kind"]) => kind === "title" || kind === "organisation";

const sharedTerms = (fact: Fact, terms: Set<string>) => [...termsOfFact(fact)].filter((term) => terms.has(term)).length;

/** The job, degree ... under which a line of a CV stands. */
export function entryAt(place: string, document: WrittenDocument, facts: FactBase): string | undefined {
  const outer = /^sections\.\d+\.entries\.\d+/.exec(place)?.[0];
  if (!outer) return undefined;
  const [id] = [...sentencesByPlace(document)].find(([at]) => isWithin(at, outer))?.[1].facts ?? [];
  return (id && facts.get(id)?.entry) || undefined;
}
