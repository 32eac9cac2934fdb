import { type Fact, type FactBase, isGone } from "../../truth/truth.ts";
import { writeCv } from "../cv/cv-writer.ts";
import type { CvDocument, LetterDocument, Sentence, WrittenDocument } from "../document.ts";
import { sentencesByPlace, withChangedSentences } from "../document-places.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { writeLetter } from "../letter/letter-writer.ts";
import { entryAt } from "./edited-sentence.ts";

interface Writing {
  facts: FactBase;
  target: AnsweredPosting;
  companyName: string;
}

/**
 * The document with a line or a paragraph written from other facts: the next best that it does not state yet. What stood here
 * in an earlier version comes again only when there is nothing else. Undefined when the profile has nothing else to say.
 *
 * @param everUsed every fact that this document has rested on, in any of its versions
 */
export function withAlternative(
  document: WrittenDocument,
  place: string,
  writing: Writing,
  everUsed: ReadonlySet<string>,
): WrittenDocument | undefined {
  const used = factsIn(document);
  return (
    withAlternativeAvoiding(document, place, writing, new Set([...used, ...everUsed])) ??
    withAlternativeAvoiding(document, place, writing, used)
  );
}

const factsIn = (document: WrittenDocument) =>
  new Set([...sentencesByPlace(document).values()].flatMap(({ facts }) => facts));

/** Whether the profile has something else to say at a place. */
export function alternativesIn(document: WrittenDocument, writing: Writing): (place: string) => boolean {
  const used = factsIn(document);
  if (document.kind === "letter")
    return (place) => withAlternativeParagraph(document, place, writing, used) !== undefined;
  const sentences = sentencesByPlace(document);
  const groupOf = ({ kind, entry }: Fact) => `${entry} ${kind}`;
  const unused = new Set(
    [...writing.facts.values()].filter((fact) => isProse(fact) && !isGone(fact) && !used.has(fact.id)).map(groupOf),
  );
  return (place) => {
    const [first] = (sentences.get(place)?.facts ?? []).flatMap((id) => writing.facts.get(id) ?? []);
    // A summary may say a result of a job, of which it has no other.
    const isOfSummary = first?.kind === "statement" && !place.includes(".entries.");
    return first !== undefined && isProse(first) && !isOfSummary && unused.has(groupOf(first));
  };
}

function withAlternativeAvoiding(
  document: WrittenDocument,
  place: string,
  writing: Writing,
  avoided: ReadonlySet<string>,
): WrittenDocument | undefined {
  if (document.kind === "letter") return withAlternativeParagraph(document, place, writing, avoided);
  const sentence = alternativeLine(document, place, writing, avoided);
  return sentence && withChangedSentences(document, (old, at) => (at === place ? sentence : old));
}

/** The line that the writer would take if it did not know those that were used. */
function alternativeLine(
  cv: CvDocument,
  place: string,
  { facts, target }: Writing,
  avoided: ReadonlySet<string>,
): Sentence | undefined {
  const original = sentencesByPlace(cv).get(place);
  const [first] = (original?.facts ?? []).flatMap((id) => facts.get(id) ?? []);
  if (!first || !isProse(first)) return undefined;
  const entry = entryAt(place, cv, facts);
  const left = without(facts, avoided, (fact) => fact.kind === first.kind && (entry ? fact.entry === entry : true));
  const anew = writeCv(left, target, cv.language);
  const candidates = [...sentencesByPlace(anew)].filter(([at, { facts: ids }]) => {
    const said = ids.flatMap((id) => left.get(id) ?? []);
    const isHere = entry ? said.every((fact) => fact.entry === entry) && /\.bullets\.\d+$/.test(at) : true;
    return isHere && said.some((fact) => fact.kind === first.kind && (entry !== undefined || fact.entry === null));
  });
  return candidates[0]?.[1];
}

/** A paragraph of the letter that argues with something that was done. */
function withAlternativeParagraph(
  letter: LetterDocument,
  place: string,
  { facts, target, companyName }: Writing,
  avoided: ReadonlySet<string>,
): LetterDocument | undefined {
  const index = Number(/^paragraphs\.(\d+)$/.exec(place)?.[1] ?? Number.NaN);
  const original = letter.paragraphs[index];
  if (!original || !argues(original, facts)) return undefined;
  const left = without(facts, avoided, isProse);
  const others = new Set(
    letter.paragraphs.flatMap((paragraph, at) => (at === index ? [] : paragraph.flatMap((sentence) => sentence.facts))),
  );
  // A list of notes names no job, and stands for no paragraph that does.
  const arguingFrom = (base: FactBase) =>
    writeLetter(base, target, companyName, letter.date, letter.language).paragraphs.filter(
      (candidate) => argues(candidate, base) && namesJobs(candidate, base) === namesJobs(original, facts),
    );
  const jobs = jobsOf(original, facts);
  const usedElsewhere = new Set([...others].flatMap((id) => facts.get(id)?.entry ?? []));
  const isOfSameJob = (candidate: Sentence[]) => [...jobsOf(candidate, left)].every((job) => jobs.has(job));
  // Another job's achievements may answer better; asked alone, this one says what it answers itself.
  const ofSameJob = without(
    left,
    new Set(left.keys()),
    ({ kind, entry }) => kind === "statement" && !jobs.has(entry ?? ""),
  );
  const paragraph =
    arguingFrom(ofSameJob).find(isOfSameJob) ??
    arguingFrom(left).find((candidate) => [...jobsOf(candidate, left)].every((job) => !usedElsewhere.has(job)));
  if (!paragraph) return undefined;
  return { ...letter, paragraphs: letter.paragraphs.map((old, at) => (at === index ? paragraph : old)) };
}

const jobsOf = (paragraph: Sentence[], facts: FactBase) =>
  new Set(paragraph.flatMap((sentence) => sentence.facts.flatMap((id) => facts.get(id)?.entry ?? [])));

const argues = (paragraph: Sentence[], facts: FactBase) =>
  paragraph.some(({ facts: ids }) => ids.some((id) => facts.get(id)?.kind === "statement"));

const namesJobs = (paragraph: Sentence[], facts: FactBase) =>
  paragraph.some(({ facts: ids }) => ids.some((id) => facts.get(id)?.kind === "organisation"));

const isProse = ({ kind }: Fact) => kind === "statement" || kind === "summary";

function without(facts: FactBase, avoided: ReadonlySet<string>, isMeant: (fact: Fact) => boolean): FactBase {
  return new Map([...facts].filter(([id, fact]) => !isGone(fact) && !(isMeant(fact) && avoided.has(id))));
}
