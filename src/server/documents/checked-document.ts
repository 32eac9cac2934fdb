import { checkSentence } from "./checker/sentence-checker.ts";
import { type CvDocument, type CvEntry, type LetterDocument, nothing, type Sentence } from "./document.ts";
import type { FactBase } from "./fact.ts";

/** A CV whose refused lines are replaced by the person's own words, or left out. */
export function checkedCv(cv: CvDocument, facts: FactBase): CvDocument {
  const one = (sentence: Sentence) => checkedSentence(sentence, facts);
  const all = (sentences: Sentence[]) => sentences.map(one).filter(({ text }) => text !== "");
  const entry = (written: CvEntry): CvEntry => ({
    title: one(written.title),
    date: one(written.date),
    organisation: one(written.organisation),
    place: one(written.place),
    text: one(written.text),
    bullets: all(written.bullets),
  });
  return {
    ...cv,
    name: one(cv.name),
    headline: one(cv.headline),
    contacts: all(cv.contacts),
    sections: cv.sections.map(({ heading, paragraphs, entries, bullets }) => ({
      heading,
      paragraphs: paragraphs.map(all).filter((paragraph) => paragraph.length > 0),
      entries: entries.map(entry),
      bullets: all(bullets),
    })),
  };
}

/** A letter whose refused sentences are replaced by the person's own words, or left out. */
export function checkedLetter(letter: LetterDocument, facts: FactBase): LetterDocument {
  const one = (sentence: Sentence) => checkedSentence(sentence, facts);
  const all = (sentences: Sentence[]) => sentences.map(one).filter(({ text }) => text !== "");
  return {
    ...letter,
    name: one(letter.name),
    headline: one(letter.headline),
    contacts: all(letter.contacts),
    recipient: one(letter.recipient),
    subject: one(letter.subject),
    paragraphs: letter.paragraphs.map(all).filter((paragraph) => paragraph.length > 0),
  };
}

function checkedSentence(sentence: Sentence, facts: FactBase): Sentence {
  if (sentence.text === "" || isHeld(sentence, facts)) return sentence;
  return ownWords(sentence, facts);
}

/** What the sentence was made of that can stand alone: a statement of the person's, as they wrote it. */
function ownWords({ facts: ids }: Sentence, facts: FactBase): Sentence {
  const statement = ids
    .map((id) => facts.get(id))
    .find((fact) => fact?.kind === "statement" || fact?.kind === "summary");
  return statement ? { text: statement.text, facts: [statement.id] } : nothing;
}

/** Whether a sentence says no more than its facts. */
export const isHeld = (sentence: Sentence, facts: FactBase): boolean => checkSentence(sentence, facts).supported;
