import type { Fact, FactBase } from "../../truth/truth.ts";
import type { Sentence, WrittenDocument } from "../document.ts";
import { sentencesByPlace, withChangedSentences } from "../document-places.ts";
import { isOfSeveralJobs, withJobsNamed } from "../named-jobs.ts";

/** A sentence that may come into a document. */
export interface Proposed extends Sentence {
  /** In a CV: whether it is a line of its job, degree ...; otherwise it belongs to the summary. */
  isOfEntry: boolean;
}

interface ProposedPlace {
  place: string;
  /** Behind the line of this place, rather than instead of it. */
  isAdded: boolean;
}

/** Instead of the line that says the same facts now, else behind the last one; undefined where the document has no place for it. */
export function placeOfProposed(
  document: WrittenDocument,
  proposed: Proposed,
  facts: FactBase,
): ProposedPlace | undefined {
  const isApart = document.kind === "letter" && isOfSeveralJobs(proposed, facts);
  const places = [...sentencesByPlace(document)].filter(([place]) => mayStandAt(place, document, proposed));
  const counted = places.map(([place, sentence]) => ({ place, shared: sharedFacts(sentence, proposed, facts).length }));
  const best = counted.reduce((most, one) => (one.shared > most.shared ? one : most), { place: "", shared: 0 });
  if (best.shared > 0 && !isApart) return { place: best.place, isAdded: false };
  if (proposed.isOfEntry) return undefined;
  const last = document.kind === "cv" ? places.at(-1)?.[0] : lastBeforeClosing(places.map(([place]) => place));
  return last === undefined ? undefined : { place: last, isAdded: true };
}

/** The document with the sentence in its place; what the line there said of other facts stays, and a letter names each job still. */
export function withProposed<Written extends WrittenDocument>(
  document: Written,
  proposed: Proposed,
  facts: FactBase,
): Written | undefined;
export function withProposed(
  document: WrittenDocument,
  proposed: Proposed,
  facts: FactBase,
): WrittenDocument | undefined {
  const next = withSentence(document, proposed, facts);
  if (next?.kind !== "letter" || document.kind !== "letter") return next;
  return withJobsNamed(document, next, facts);
}

function withSentence(document: WrittenDocument, proposed: Proposed, facts: FactBase): WrittenDocument | undefined {
  const found = placeOfProposed(document, proposed, facts);
  if (!found) return undefined;
  const sentence = { text: proposed.text, facts: proposed.facts };
  if (document.kind === "letter" && isOfSeveralJobs(proposed, facts))
    return { ...document, paragraphs: document.paragraphs.toSpliced(-1, 0, [sentence]) };
  return withChangedSentences(document, (old, at) => {
    if (at !== found.place) return old;
    if (found.isAdded) return [old, sentence];
    const rest = remainderOf(old, proposed, facts);
    return rest ? [rest, sentence] : sentence;
  });
}

export function mayStandAt(place: string, document: WrittenDocument, { isOfEntry }: Proposed): boolean {
  if (document.kind === "letter") return place.startsWith("paragraphs.");
  return isOfEntry ? /\.entries\.\d+\.bullets\.\d+$/.test(place) : /^sections\.\d+\.paragraphs\.\d+\.\d+$/.test(place);
}

/** The closing is a paragraph of its own. */
function lastBeforeClosing(places: string[]): string | undefined {
  const paragraphOf = (place: string) => place.split(".")[1];
  const closing = paragraphOf(places.at(-1) ?? "");
  return places.findLast((place) => paragraphOf(place) !== closing);
}

const isProse = ({ kind }: Fact) => kind === "statement" || kind === "summary";

/** What a line is about: its statements, or where it has none its degree, its skills ... */
export function subjectFacts(sentence: Sentence, facts: FactBase): Fact[] {
  const own = sentence.facts.flatMap((id) => facts.get(id) ?? []).filter(({ section }) => section !== "posting");
  const prose = own.filter(isProse);
  return prose.length > 0 ? prose : own;
}

export function sharedFacts(line: Sentence, proposed: Sentence, facts: FactBase): Fact[] {
  const subject = new Set(subjectFacts(proposed, facts));
  return subjectFacts(line, facts).filter((fact) => subject.has(fact));
}

/** "From my work as ...: one; two." without the statements that the new sentence says; undefined where nothing else is left. */
export function remainderOf(line: Sentence, proposed: Sentence, facts: FactBase): Sentence | undefined {
  const said = sharedFacts(line, proposed, facts);
  const left = subjectFacts(line, facts).filter((fact) => !said.includes(fact));
  if (left.length === 0 || !left.some(isProse)) return undefined;
  const text = said.reduce((rest, fact) => withoutStatement(rest, fact.text), line.text);
  return { text, facts: line.facts.filter((id) => said.every((fact) => fact.id !== id)) };
}

function withoutStatement(text: string, statement: string): string {
  const bare = statement.replace(/[.;\s]+$/, "");
  const at = text.toLowerCase().indexOf(bare.toLowerCase());
  if (at < 0) return text;
  const [before, after] = [text.slice(0, at), text.slice(at + bare.length)];
  return /^\s*[;·]\s/.test(after)
    ? before + after.replace(/^\s*[;·]\s+/, "")
    : before.replace(/\s*[;·]\s*$/, "") + after;
}
