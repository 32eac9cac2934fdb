import { type Fact, type FactEntry, goesOn } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { jobHeading } from "../facts/job-heading.ts";
import { isVoluntaryWork } from "../facts/paid-first.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { asItem, titleInSentence } from "../phrases/first-letters.ts";
import type { JobPoints } from "./letter-plan.ts";

/**
 * Each job as a paragraph: since when it goes on or when it was, the sentences that the person has confirmed, and what else was done there as
 * a list of notes; it is said once that they are notes.
 */
export function jobParagraphs(
  plan: JobPoints[],
  isWorded: (statement: Fact) => boolean,
  phrases: DocumentPhrases,
): Sentence[][] {
  const firstOfNotes = plan.find(({ points }) => !points.every(isWorded));
  return plan.map(({ job, points }) => {
    const sentences = points.filter(isWorded).map(({ id, text }) => ({ text, facts: [id] }));
    const notes = points.filter((fact) => !isWorded(fact)).map((fact) => noteOf(fact, phrases));
    const lead = leadOf(job, phrases);
    const isLabel = lead.text === jobHeading(job, phrases).text;
    const isList = notes.length > 0 && sentences.length === 0;
    const isCalled = notes.length > 0 && !(isList && (isLabel || notes.length === 1 || job !== firstOfNotes?.job));
    const called = isCalled ? [{ text: phrases.inNotes, facts: [] }] : [];
    const stop = isList && !isCalled ? (phrases.colon ?? ":") : ".";
    return [isLabel ? lead : { ...lead, text: `${lead.text}${stop}` }, ...sentences, ...called, ...notes];
  });
}

/** Without a stop behind one sentence, as the other lines of a list. */
const noteOf = ({ id, text }: Fact, phrases: DocumentPhrases): Sentence => ({
  text: asItem(text, phrases).replace(/^((?:[^.!?]|\.\d)*\p{L}{4})\.$/u, "$1"),
  facts: [id],
});

/** "Since August 2019 I have held the position of Diesel Technician (Palouse Fleet Service)": title and house as they are written, whatever their gender and case. */
function leadOf(job: FactEntry, phrases: DocumentPhrases): Sentence {
  const heading = jobHeading(job, phrases);
  const [title, house, from, to] = (["title", "organisation", "from", "to"] as const).map((kind) => job.one(kind));
  // What is not paid is a post of its own kind, and without dates there is nothing to say in a sentence.
  const isPlain = title && house && from?.text && (goesOn(job) || to?.text) && !isVoluntaryWork(job);
  if (!isPlain) return heading;
  const role = titleInSentence(title.text, phrases);
  const named = role.endsWith(")") ? `${role.slice(0, -1)}; ${house.text})` : `${role} (${house.text})`;
  const text = to?.text ? phrases.workedAs(named, from.text, to.text) : phrases.worksAs(named, from.text);
  return { text, facts: heading.facts };
}
