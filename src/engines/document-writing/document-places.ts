import {
  type CvDocument,
  type CvEntry,
  type LetterDocument,
  nothing,
  type Sentence,
  type WrittenDocument,
} from "./document.ts";

/** What becomes of a sentence; undefined leaves it out. Several stand where a list has room for them: elsewhere the first does. */
export type Change = (sentence: Sentence, place: string) => Sentence | Sentence[] | undefined;

/**
 * The document with each of its sentences changed. A sentence's place names where it stands, e.g.
 * "sections.2.entries.0.bullets.3"; what is empty afterwards goes with its sentences.
 */
export function withChangedSentences<Written extends WrittenDocument>(document: Written, change: Change): Written;
export function withChangedSentences(document: WrittenDocument, change: Change): WrittenDocument {
  return document.kind === "cv" ? changedCv(document, change) : changedLetter(document, change);
}

/** Every sentence that says something, by its place. */
export function sentencesByPlace(document: WrittenDocument): Map<string, Sentence> {
  const found = new Map<string, Sentence>();
  withChangedSentences(document, (sentence, place) => {
    if (sentence.text !== "") found.set(place, sentence);
    return sentence;
  });
  return found;
}

/** Whether a place is the named one or lies within it. */
export const isWithin = (place: string, outer: string): boolean => place === outer || place.startsWith(`${outer}.`);

const firstOf = (changed: ReturnType<Change>): Sentence => (Array.isArray(changed) ? changed[0] : changed) ?? nothing;

function changedCv(cv: CvDocument, change: Change): CvDocument {
  const one = (sentence: Sentence, place: string) => firstOf(change(sentence, place));
  return {
    ...cv,
    name: one(cv.name, "name"),
    headline: one(cv.headline, "headline"),
    contacts: changedList(cv.contacts, "contacts", change),
    sections: cv.sections
      .map((section, index) => {
        const at = `sections.${index}`;
        return {
          ...section,
          paragraphs: changedParagraphs(section.paragraphs, `${at}.paragraphs`, change),
          entries: section.entries
            .map((entry, position) => changedEntry(entry, `${at}.entries.${position}`, change))
            .filter(saysSomething),
          bullets: changedList(section.bullets, `${at}.bullets`, change),
        };
      })
      .filter(({ paragraphs, entries, bullets }) => paragraphs.length + entries.length + bullets.length > 0),
  };
}

function changedEntry(entry: CvEntry, at: string, change: Change): CvEntry {
  const one = (sentence: Sentence, part: string) => firstOf(change(sentence, `${at}.${part}`));
  return {
    ...entry,
    title: one(entry.title, "title"),
    date: one(entry.date, "date"),
    organisation: one(entry.organisation, "organisation"),
    place: one(entry.place, "place"),
    text: one(entry.text, "text"),
    bullets: changedList(entry.bullets, `${at}.bullets`, change),
  };
}

const saysSomething = ({ title, date, organisation, place, text, bullets }: CvEntry) =>
  [title, date, organisation, place, text, ...bullets].some((sentence) => sentence.text !== "");

function changedLetter(letter: LetterDocument, change: Change): LetterDocument {
  const one = (sentence: Sentence, place: string) => firstOf(change(sentence, place));
  return {
    ...letter,
    name: one(letter.name, "name"),
    headline: one(letter.headline, "headline"),
    contacts: changedList(letter.contacts, "contacts", change),
    recipient: one(letter.recipient, "recipient"),
    subject: one(letter.subject, "subject"),
    paragraphs: changedParagraphs(letter.paragraphs, "paragraphs", change),
  };
}

const changedParagraphs = (paragraphs: Sentence[][], at: string, change: Change) =>
  paragraphs
    .map((paragraph, index) => changedList(paragraph, `${at}.${index}`, change))
    .filter((paragraph) => paragraph.length > 0);

const changedList = (sentences: Sentence[], at: string, change: Change) =>
  sentences.flatMap((sentence, index) => change(sentence, `${at}.${index}`) ?? []).filter(({ text }) => text !== "");
