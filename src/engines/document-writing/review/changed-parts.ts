import { type Fact, type FactBase, isGone } from "../../truth/truth.ts";
import { writeCv } from "../cv/cv-writer.ts";
import {
  type CvDocument,
  type CvEntry,
  type CvSection,
  type Sentence,
  verbatim,
  type WrittenDocument,
} from "../document.ts";
import { isWithin, sentencesByPlace, withChangedSentences } from "../document-places.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";

/** What a document cannot be without. */
const needed = /^(name|recipient|subject)$|\.(title|date|organisation|place)$/;

export const mayBeLeftOut = (place: string): boolean => !needed.test(place);

/** Undefined when nothing stands there, or a document needs it. What a CV's profile says of a job goes with the job's line. */
export function leftOut<Written extends WrittenDocument>(document: Written, place: string): Written | undefined {
  const left = [...sentencesByPlace(document)].filter(([at]) => isWithin(at, place));
  if (left.length === 0 || !mayBeLeftOut(place)) return undefined;
  const gone = new Set(place.includes(".entries.") ? left.flatMap(([, { facts }]) => facts) : []);
  const isSaidOnce = ({ facts }: Sentence, at: string) =>
    !at.includes(".paragraphs.") || facts.length === 0 || !facts.every((id) => gone.has(id));
  const staying = [...sentencesByPlace(document)].filter(
    ([at, sentence]) => !isWithin(at, place) && isSaidOnce(sentence, at),
  );
  // Words of ours that lead to a list go with its last line.
  const paragraphOf = (at = "") => at.replace(/\.\d+$/, "");
  const places = new Set(
    staying.flatMap(([at, { text, facts }], index) =>
      text.endsWith(":") && facts.length === 0 && paragraphOf(staying[index + 1]?.[0]) !== paragraphOf(at) ? [] : at,
    ),
  );
  return withChangedSentences(document, (sentence, at) => (places.has(at) ? sentence : undefined));
}

/** A CV with facts of the profile that it left out, each where it belongs. Undefined when one of them is not in the profile. */
export function putBack(
  cv: CvDocument,
  ids: string[],
  facts: FactBase,
  target: AnsweredPosting,
): CvDocument | undefined {
  const wanted = ids.flatMap((id) => facts.get(id) ?? []).filter((fact) => !isGone(fact) && fact.section !== "posting");
  if (wanted.length < ids.length) return undefined;
  const whole = writeCv(facts, { ...target, weights: new Map(), matched: [] }, cv.language);
  const back = wanted.reduce((changed, fact) => withFact(changed, fact, whole, facts), cv);
  const had = entriesIn(cv, facts);
  const jobs = new Set([...entriesIn(back, facts)].filter((entry) => !had.has(entry)));
  return jobs.size > 0 ? withSaidOf(jobs, back, writeCv(facts, target, cv.language), facts) : back;
}

const entriesIn = ({ sections }: CvDocument, facts: FactBase) =>
  new Set(sections.flatMap(({ entries }) => entries.map((entry) => entryOf(entry, facts))));

/** What the profile says of a job that is there again comes back with it, as it went. */
function withSaidOf(jobs: Set<Fact["entry"] | undefined>, cv: CvDocument, tailored: CvDocument, facts: FactBase) {
  const known = new Set(cv.sections.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text)));
  const isBack = ({ text, facts: ids }: Sentence) =>
    !known.has(text) && ids.length > 0 && ids.every((id) => jobs.has(facts.get(id)?.entry));
  return tailored.sections.reduce((changed, section) => {
    const said = section.paragraphs.flat().filter(isBack);
    if (said.length === 0) return changed;
    return withSection(changed, section, tailored, (there) => ({
      ...there,
      paragraphs: [[...there.paragraphs.flat(), ...said]],
    }));
  }, cv);
}

function withFact(cv: CvDocument, fact: Fact, whole: CvDocument, facts: FactBase): CvDocument {
  // A summary may say a line of a job once more.
  const isOwnPlace = (place: string) => fact.entry === null || place.includes(".entries.");
  if ([...sentencesByPlace(cv)].some(([place, { facts: ids }]) => isOwnPlace(place) && ids.includes(fact.id)))
    return cv;
  if (fact.entry !== null) return withEntryFact(cv, fact, whole, facts);
  if (fact.kind === "contact" || fact.kind === "place") return { ...cv, contacts: [...cv.contacts, verbatim(fact)] };
  if (fact.kind === "summary")
    return withParagraph(cv, fact, whole, facts, (said) => inProfileOrder([...said, verbatim(fact)], facts));
  return withParagraph(cv, fact, whole, facts, ([list]) => [
    list ? { text: `${list.text}, ${fact.text}`, facts: [...list.facts, fact.id] } : verbatim(fact),
  ]);
}

/** Under its job where the CV has it, else with the whole job as the writer words it. */
function withEntryFact(cv: CvDocument, fact: Fact, whole: CvDocument, facts: FactBase): CvDocument {
  const isOfEntry = (entry: CvEntry) => isAbout(entrySentences(entry), facts, ({ entry: id }) => id === fact.entry);
  const isThere = cv.sections.some(({ entries }) => entries.some(isOfEntry));
  if (isThere) {
    const withBullet = (entry: CvEntry) => ({ ...entry, bullets: [...entry.bullets, verbatim(fact)] });
    return {
      ...cv,
      sections: cv.sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry) => (isOfEntry(entry) ? withBullet(entry) : entry)),
      })),
    };
  }
  const from = whole.sections.find(({ entries }) => entries.some(isOfEntry));
  const written = from?.entries.find(isOfEntry);
  if (!from || !written) return cv;
  const order = from.entries.map((known) => entryOf(known, facts));
  return withSection(cv, from, whole, (section) => ({
    ...section,
    entries: [...section.entries, written].sort(
      (a, b) => order.indexOf(entryOf(a, facts)) - order.indexOf(entryOf(b, facts)),
    ),
  }));
}

const entrySentences = ({ title, date, organisation, place, text, bullets }: CvEntry) => [
  title,
  date,
  organisation,
  place,
  text,
  ...bullets,
];

const entryOf = (entry: CvEntry, facts: FactBase) =>
  entrySentences(entry)
    .flatMap((sentence) => sentence.facts)
    .map((id) => facts.get(id)?.entry)
    .find(Boolean);

const isAbout = (sentences: Sentence[], facts: FactBase, is: (fact: Fact) => boolean) =>
  sentences.some((sentence) =>
    sentence.facts.some((id) => {
      const fact = facts.get(id);
      return fact !== undefined && is(fact);
    }),
  );

/** In the section for facts of this kind, as one paragraph. */
function withParagraph(
  cv: CvDocument,
  { kind }: Fact,
  whole: CvDocument,
  facts: FactBase,
  add: (said: Sentence[]) => Sentence[],
): CvDocument {
  const isMeant = (sentence: Sentence) =>
    isAbout([sentence], facts, (fact) => fact.kind === kind && fact.entry === null);
  // A summary names skills too, and is no list of them.
  const isOfKind = ({ paragraphs }: CvSection) =>
    paragraphs.length > 0 && (kind === "summary" ? paragraphs.flat().some(isMeant) : paragraphs.flat().every(isMeant));
  const from = cv.sections.find(isOfKind) ?? whole.sections.find(isOfKind);
  if (!from) return cv;
  return withSection(cv, from, whole, (section) => ({
    ...section,
    paragraphs: [add(section.paragraphs.flat())],
  }));
}

/** Changes the section of this heading; one that was left out comes back to where the writer has it. */
function withSection(
  cv: CvDocument,
  { heading }: CvSection,
  whole: CvDocument,
  change: (section: CvSection) => CvSection,
): CvDocument {
  const isIt = (section: CvSection) => section.heading === heading;
  if (cv.sections.some(isIt)) {
    return { ...cv, sections: cv.sections.map((section) => (isIt(section) ? change(section) : section)) };
  }
  const added = change({ heading, paragraphs: [], entries: [], bullets: [] });
  const before = new Set(whole.sections.slice(0, whole.sections.findIndex(isIt)).map((section) => section.heading));
  const at = cv.sections.findLastIndex((section) => before.has(section.heading)) + 1;
  return { ...cv, sections: cv.sections.toSpliced(at, 0, added) };
}

function inProfileOrder(sentences: Sentence[], facts: FactBase): Sentence[] {
  const order = [...facts.keys()];
  return sentences.toSorted((a, b) => order.indexOf(a.facts[0] ?? "") - order.indexOf(b.facts[0] ?? ""));
}
