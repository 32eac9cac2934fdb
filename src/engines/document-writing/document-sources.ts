import type { Fact, FactBase, FactKind, FactSection } from "../truth/truth.ts";
import { goneId, idBeforeItWent } from "../truth/truth.ts";
import { type Sentence, sentencesOf, type WrittenDocument } from "./document.ts";
import { withChangedSentences } from "./document-places.ts";

/** The facts that a document rests on, in the words that they had when it was written. */
export type DocumentSources = Pick<Fact, "id" | "text">[];

/** What a document, and what is proposed for it, rests on, in the words that it had when the document was written. */
export function sourcesOf(document: WrittenDocument, facts: FactBase, proposed: Sentence[] = []): DocumentSources {
  const used = new Set([...sentencesOf(document), ...proposed].flatMap((sentence) => sentence.facts));
  return [...used].flatMap((id) => facts.get(id) ?? []).map(({ id, text }) => ({ id, text }));
}

export interface TracedDocument<Written extends WrittenDocument = WrittenDocument> {
  content: Written;
  /** The facts of today, and those that the document rests on and nobody says any more. */
  facts: FactBase;
  /** The id that a fact of the document has today. */
  idNow(id: string): string;
}

/**
 * A document over the facts as they are now. Ids are places in the profile, and a profile changes: what stands at another
 * place today is followed there by its words, and what is not there any more keeps the words that it had.
 */
export function traced<Written extends WrittenDocument>(
  content: Written,
  sources: DocumentSources,
  today: FactBase,
): TracedDocument<Written> {
  const facts = new Map(today);
  const idNow = new Map<string, string>();
  const then = sources.map(factThen);
  const entryNow = entriesNow(then, today);
  for (const fact of then) {
    const entry = fact.entry && (entryNow.get(fact.entry) ?? null);
    const now = factNow(fact, entry, today) ?? { ...fact, id: goneId(fact.id), entry: entry ?? fact.entry };
    facts.set(now.id, now);
    idNow.set(fact.id, now.id);
  }
  const followed = withChangedSentences(content, ({ text, facts: ids }) => ({
    text,
    facts: ids.map((id) => idNow.get(id) ?? id),
  }));
  return { content: followed, facts, idNow: (id) => idNow.get(id) ?? id };
}

function factNow(fact: Fact, entry: string | null, today: FactBase): Fact | undefined {
  const isSame = ({ kind, section, text }: Fact) =>
    kind === fact.kind && section === fact.section && text === fact.text;
  const here = today.get(fact.id);
  if (here && isSame(here) && here.entry === entry) return here;
  return factsWithSameText(fact, today).find((candidate) => candidate.entry === entry);
}

const keyOf = ({ kind, section, text }: Fact) => `${section} ${kind} ${text}`;

const byWords = new WeakMap<FactBase, Map<string, Fact[]>>();

/** The facts of today that say the same of a job, a degree ... */
function factsWithSameText(fact: Fact, today: FactBase): Fact[] {
  const known = byWords.get(today) ?? factsByWords(today);
  byWords.set(today, known);
  return known.get(keyOf(fact)) ?? [];
}

function factsByWords(today: FactBase): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const fact of today.values()) {
    const same = found.get(keyOf(fact));
    if (same) same.push(fact);
    else found.set(keyOf(fact), [fact]);
  }
  return found;
}

/** A job is the one of today that says most of what it said. */
function entriesNow(then: Fact[], today: FactBase): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new Set(then.flatMap((fact) => fact.entry ?? []))) {
    const said = then.filter((fact) => fact.entry === entry && fact.text !== "");
    const agreements = new Map<string, number>();
    for (const fact of new Set(said.flatMap((one) => factsWithSameText(one, today)))) {
      if (fact.entry) agreements.set(fact.entry, (agreements.get(fact.entry) ?? 0) + 1);
    }
    // Of equals the one at the same place.
    const [best] = [...agreements].sort(([a, ofA], [b, ofB]) => ofB - ofA || Number(b === entry) - Number(a === entry));
    if (best) found.set(entry, best[0]);
  }
  return found;
}

/** A fact's id tells its kind and its place: "experience.0.statement.2", "person.skill.1", "posting.line.3". */
function factThen({ id, text }: DocumentSources[number]): Fact {
  const [section = "", second = "", third = ""] = idBeforeItWent(id).split(".");
  if (section === "posting") {
    return { id, text, section: "posting", entry: null, kind: second === "title" ? "posting-title" : "posting-line" };
  }
  if (section === "request") return { id, text, section: "posting", entry: null, kind: "company" };
  if (section === "account") {
    return { id, text, section: "person", entry: null, kind: second === "name" ? "name" : "contact" };
  }
  const kind = kinds.find((name) => name === (section === "person" ? second : third)) ?? "statement";
  const entrySection = entrySections.find((name) => name === section);
  return entrySection
    ? { id, text, section: entrySection, entry: `${section}.${second}`, kind }
    : { id, text, section: "person", entry: null, kind };
}

const entrySections: FactSection[] = [
  "experience",
  "volunteer",
  "education",
  "training",
  "publication",
  "certification",
  "reference",
];
const kinds: FactKind[] = [
  "name",
  "contact",
  "place",
  "address",
  "summary",
  "title",
  "organisation",
  "from",
  "to",
  "period",
  "year",
  "statement",
  "skill",
  "language",
  "degree",
  "subject",
  "grade",
];
