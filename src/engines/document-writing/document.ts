import type { DocumentLanguage } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";

/** A sentence or a line of a document, with the ids of the facts that it rests on. */
export interface Sentence {
  text: string;
  facts: string[];
}

export interface CvEntry {
  title: Sentence;
  date: Sentence;
  organisation: Sentence;
  place: Sentence;
  text: Sentence;
  bullets: Sentence[];
}

export interface CvSection {
  heading: string;
  /** Each a list of sentences. */
  paragraphs: Sentence[][];
  entries: CvEntry[];
  bullets: Sentence[];
}

export interface CvDocument {
  kind: "cv";
  /** Of the words around the person's own; English where an older document does not say. */
  language?: DocumentLanguage;
  /** Whether English is American here; where an older document does not say, it is on US Letter. */
  isAmerican?: boolean;
  name: Sentence;
  headline: Sentence;
  contacts: Sentence[];
  sections: CvSection[];
}

export interface LetterDocument {
  kind: "letter";
  language?: DocumentLanguage;
  isAmerican?: boolean;
  name: Sentence;
  headline: Sentence;
  contacts: Sentence[];
  /** ISO date */
  date: string;
  recipient: Sentence;
  subject: Sentence;
  /** Of whom the person chose, or of the one person whom the posting names; else the language's. */
  salutation?: string;
  /** Whom the person chose, as they wrote it. */
  addressee?: string;
  /** Each a list of sentences. */
  paragraphs: Sentence[][];
}

/** What stands above what belongs to it: a job; in letters of before, a line of the posting. Its facts tell, since it says nothing of the person. */
export const isLabel = ({ text, facts }: Sentence): boolean =>
  facts.length > 0 && !text.endsWith(".") && !text.endsWith(":") && facts.every((id) => labelling.test(id));

const labelling = /(?:^|\.)posting\.line\.\d+$|\.(?:title|organisation|from|to)$/;

export type WrittenDocument = CvDocument | LetterDocument;

export const nothing: Sentence = { text: "", facts: [] };

/** A fact in its own words. */
export const verbatim = (fact: Fact | undefined): Sentence => (fact ? { text: fact.text, facts: [fact.id] } : nothing);

/** Every sentence of a document that says something. */
export function sentencesOf(document: WrittenDocument): Sentence[] {
  const head = [document.name, document.headline, ...document.contacts];
  const body = document.kind === "cv" ? document.sections.flatMap(sectionSentences) : letterSentences(document);
  return [...head, ...body].filter(({ text }) => text !== "");
}

function sectionSentences({ paragraphs, entries, bullets }: CvSection): Sentence[] {
  return [...paragraphs.flat(), ...entries.flatMap(entrySentences), ...bullets];
}

function entrySentences({ title, date, organisation, place, text, bullets }: CvEntry): Sentence[] {
  return [title, date, organisation, place, text, ...bullets];
}

const letterSentences = ({ recipient, subject, paragraphs }: LetterDocument) => [
  recipient,
  subject,
  ...paragraphs.flat(),
];
