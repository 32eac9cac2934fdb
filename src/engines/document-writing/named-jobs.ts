import { entriesOf, type Fact, type FactBase } from "../truth/truth.ts";
import type { LetterDocument, Sentence } from "./document.ts";
import { withChangedSentences } from "./document-places.ts";
import { sentenceWithJob } from "./letter/sentence-with-job.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";

/**
 * The sentences of a letter that tell of a job which their paragraph has not named by then: "I also led the audits" would
 * be read as of the job before.
 */
export function sentencesWithoutJob({ paragraphs }: LetterDocument, facts: FactBase): string[] {
  return paragraphs.flatMap((paragraph) => {
    let named: string | null = null;
    return paragraph.flatMap((sentence) => {
      const own = jobsNamedIn(sentence, facts);
      if (own.size > 0) named = own.size === 1 ? ([...own][0] ?? null) : null;
      const isNamed = (job: string) => job === named || own.has(job);
      const isGeneral = named === null && isOfSeveralJobs(sentence, facts);
      return isGeneral || jobsStatedIn(sentence, facts).every(isNamed) ? [] : [sentence.text];
    });
  });
}

/** A changed letter in which what lost its job has it again: "Engineer, Kernwerk: I led the audits." */
export function withJobsNamed(before: LetterDocument, after: LetterDocument, facts: FactBase): LetterDocument {
  const seen = new Set(sentencesWithoutJob(before, facts));
  for (let letter = after; ; ) {
    const lost = sentencesWithoutJob(letter, facts).find((text) => !seen.has(text));
    if (lost === undefined) return letter;
    seen.add(lost);
    letter = withChangedSentences(letter, (sentence) =>
      sentence.text === lost ? namedSentence(sentence, after, facts) : sentence,
    );
  }
}

/** What tells of several jobs belongs under none of them. */
export const isOfSeveralJobs = (sentence: Sentence, facts: FactBase): boolean =>
  new Set(jobsStatedIn(sentence, facts)).size > 1;

/** With the one job that it tells of before it. */
export function namedSentence(
  sentence: Sentence,
  { language }: Pick<LetterDocument, "language">,
  facts: FactBase,
): Sentence {
  const [stated] = jobsStatedIn(sentence, facts);
  const jobs = [...entriesOf(facts, "experience"), ...entriesOf(facts, "volunteer")];
  const job = isOfSeveralJobs(sentence, facts) ? undefined : jobs.find(({ id }) => id === stated);
  return job ? sentenceWithJob(sentence, job, phrasesOf(language)) : sentence;
}

function jobsNamedIn(sentence: Sentence, facts: FactBase): Set<string> {
  const text = sentence.text.toLowerCase();
  const isNamed = ({ kind, text: name }: Fact) =>
    (kind === "title" || kind === "organisation") && text.includes(withoutLastWord(name.toLowerCase()));
  return new Set(factsOf(sentence, facts).flatMap((fact) => (fact.entry && isNamed(fact) ? fact.entry : [])));
}

/** "Kernwerk Chemie" is named where "GmbH" is left out. */
const withoutLastWord = (name: string) => (/\s\S+\s/.test(name) ? name.replace(/\s\S+$/, "") : name);

const jobsStatedIn = (sentence: Sentence, facts: FactBase) =>
  factsOf(sentence, facts).flatMap(({ kind, entry }) => (entry && kind === "statement" ? [entry] : []));

const factsOf = (sentence: Sentence, facts: FactBase) => sentence.facts.flatMap((id) => facts.get(id) ?? []);
