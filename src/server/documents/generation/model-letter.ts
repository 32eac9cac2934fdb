import type { LetterDocument, Sentence } from "../../../engines/document-writing/document-writing.ts";
import { sentencesWithoutJob } from "../../../engines/document-writing/document-writing.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { isHeld } from "./checked-document.ts";
import type { LetterWording } from "./model-wording.ts";

/** Of a model's sentences; below it the checker has left a torso. */
const minShare = 0.6;
const minSentences = 4;
const maxQuoteLength = 160;

/**
 * The letter in a model's words. A refused sentence is replaced by the rules' wording of the same facts, or left out; a letter
 * that loses too much stays the rules' own.
 */
export function withLetterWording(letter: LetterDocument, wording: LetterWording, facts: FactBase): LetterDocument {
  const written = letter.paragraphs.flat();
  const used = new Set<string>();
  const kept: Sentence[][] = wording.paragraphs.map((paragraph) =>
    paragraph.flatMap((sentence) => {
      const fitting = isFit(sentence, facts) ? sentence : replacement(sentence, written, facts);
      if (!fitting || repeats(fitting, used, facts)) return [];
      for (const key of [fitting.text, ...statementsOf(fitting, facts)]) used.add(key);
      return [fitting];
    }),
  );
  // Each is true by itself; in this place it would be read as of another job.
  const misplaced = new Set(sentencesWithoutJob({ ...letter, paragraphs: kept }, facts));
  const all = wording.paragraphs.flat();
  const held = all.filter((sentence) => isFit(sentence, facts) && !misplaced.has(sentence.text)).length;
  const paragraphs = kept
    .map((paragraph) => paragraph.filter(({ text }) => !misplaced.has(text)))
    .filter((paragraph) => paragraph.length > 0);
  if (held < minSentences || held / all.length < minShare) return letter;
  return { ...letter, paragraphs: withFrame(paragraphs, letter) };
}

const isFit = (sentence: Sentence, facts: FactBase) =>
  isHeld(sentence, facts) && !(sentence.text.length > maxQuoteLength && cites(sentence, facts, "posting-line"));

const statementsOf = ({ facts: ids }: Sentence, facts: FactBase) =>
  ids.filter((id) => facts.get(id)?.kind === "statement" || facts.get(id)?.kind === "summary");

const cites = ({ facts: ids }: Sentence, facts: FactBase, kind: string) =>
  ids.some((id) => facts.get(id)?.kind === kind);

/** What the rules' letter says of the same achievement. */
function replacement(sentence: Sentence, written: Sentence[], facts: FactBase): Sentence | undefined {
  const statements = statementsOf(sentence, facts);
  return written.find((own) => statementsOf(own, facts).some((id) => statements.includes(id)));
}

/** Nothing is said twice. */
function repeats(sentence: Sentence, used: Set<string>, facts: FactBase): boolean {
  const statements = statementsOf(sentence, facts);
  return used.has(sentence.text) || (statements.length > 0 && statements.every((id) => used.has(id)));
}

/** Begins by applying and ends as a letter does, whatever the model left out. */
function withFrame(paragraphs: Sentence[][], letter: LetterDocument): Sentence[][] {
  const [[application] = []] = letter.paragraphs;
  const closing = letter.paragraphs.at(-1) ?? [];
  const [first = [], ...others] = paragraphs;
  const applies = first.some(({ facts }) => facts.includes("posting.title"));
  const ends = paragraphs.at(-1)?.some(({ facts }) => facts.length === 0) ?? false;
  return [applies || !application ? first : [application, ...first], ...others, ...(ends ? [] : [closing])];
}
