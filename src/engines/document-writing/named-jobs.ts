import type { FactBase } from "../truth/truth.ts";
import type { LetterDocument, Sentence } from "./document.ts";

/**
 * The sentences of a letter that tell of a job which their paragraph has not named by then: "I also led the audits" would
 * be read as of the job before.
 */
export function sentencesWithoutJob({ paragraphs }: LetterDocument, facts: FactBase): string[] {
  return paragraphs.flatMap((paragraph) => {
    let named: string | null = null;
    return paragraph.flatMap((sentence) => {
      const job = jobNamedIn(sentence, facts);
      if (job !== undefined) named = job;
      return jobsStatedIn(sentence, facts).every((stated) => stated === named) ? [] : [sentence.text];
    });
  });
}

function jobNamedIn(sentence: Sentence, facts: FactBase): string | null | undefined {
  const text = sentence.text.toLowerCase();
  return factsOf(sentence, facts).find(
    ({ kind, entry, text: name }) =>
      entry && (kind === "title" || kind === "organisation") && text.includes(withoutLastWord(name.toLowerCase())),
  )?.entry;
}

/** "Kernwerk Chemie" is named where "GmbH" is left out. */
const withoutLastWord = (name: string) => (/\s\S+\s/.test(name) ? name.replace(/\s\S+$/, "") : name);

const jobsStatedIn = (sentence: Sentence, facts: FactBase) =>
  factsOf(sentence, facts).flatMap(({ kind, entry }) => (entry && kind === "statement" ? [entry] : []));

const factsOf = (sentence: Sentence, facts: FactBase) => sentence.facts.flatMap((id) => facts.get(id) ?? []);
