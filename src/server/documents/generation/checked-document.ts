import {
  type CvDocument,
  type CvEntry,
  type LetterDocument,
  nothing,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
} from "../../../engines/document-writing/document-writing.ts";
import { yieldToEventLoop } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { checkSentence } from "../checker/sentence-checker.ts";

/** A CV whose refused lines are replaced by the person's own words, or left out. */
export function checkedCv(cv: CvDocument, facts: FactBase): CvDocument {
  const one = (sentence: Sentence) => checkedSentence(sentence, facts);
  const all = (sentences: Sentence[]) => sentences.map(one).filter(({ text }) => text !== "");
  return {
    ...cv,
    name: one(cv.name),
    headline: one(cv.headline),
    contacts: all(cv.contacts),
    sections: cv.sections.map(({ heading, paragraphs, entries, bullets }) => ({
      heading,
      paragraphs: paragraphs.map(all).filter((paragraph) => paragraph.length > 0),
      entries: entries.map((entry) => checkedEntry(entry, facts)),
      bullets: all(bullets),
    })),
  };
}

/** The same of one job, degree ... */
export function checkedEntry({ title, date, organisation, place, text, bullets }: CvEntry, facts: FactBase): CvEntry {
  const one = (sentence: Sentence) => checkedSentence(sentence, facts);
  return {
    title: isHeldBeside(date, title, facts) ? title : one(title),
    date: one(date),
    organisation: one(organisation),
    place: one(place),
    text: one(text),
    bullets: bullets.map(one).filter((bullet) => bullet.text !== ""),
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

/** "MSc, Chemistry" of a study that goes on is true with "2024 –" beside it. */
export const isHeldBeside = (date: Sentence, title: Sentence, facts: FactBase): boolean =>
  date.text !== "" &&
  isHeld(date, facts) &&
  isHeld({ text: `${title.text} (${date.text})`, facts: [...title.facts, ...date.facts] }, facts);

export function checkedSentence(sentence: Sentence, facts: FactBase): Sentence {
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

/** Judges a document's sentences before it is checked, so that checking it takes nobody the thread for long. */
export async function judgeInTurns(document: WrittenDocument, facts: FactBase): Promise<void> {
  for (const sentence of sentencesOf(document)) {
    isHeld(sentence, facts);
    await yieldToEventLoop();
  }
}

const verdicts = new WeakMap<FactBase, Map<string, boolean>>();

/** Whether a sentence says no more than its facts. */
export function isHeld(sentence: Sentence, facts: FactBase): boolean {
  const known = verdicts.get(facts) ?? new Map<string, boolean>();
  verdicts.set(facts, known);
  // Ids may come from a model: no id with a blank in it may stand for another and the words behind it.
  const key = JSON.stringify([sentence.text, sentence.facts]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { supported } = checkSentence(sentence, facts);
  known.set(key, supported);
  return supported;
}
