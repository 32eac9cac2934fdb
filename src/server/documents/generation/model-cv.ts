import type { CvDocument, CvEntry, CvSection, Sentence } from "../../../engines/document-writing/document-writing.ts";
import type { FactBase, FactKind } from "../../../engines/truth/truth.ts";
import { isHeld } from "./checked-document.ts";
import type { CvWording } from "./model-wording.ts";

/** The CV with a model's words and order where the checker holds them; everything else stays as the rules wrote it. */
export function withCvWording(cv: CvDocument, wording: CvWording, facts: FactBase): CvDocument {
  const isOf = (sentence: Sentence, kind: FactKind) => factsOf(sentence, facts, kind).length > 0;
  const summary = (sentences: Sentence[]) =>
    isOf(sentences[0] ?? { text: "", facts: [] }, "summary")
      ? merged(sentences, wording.summary, "summary", facts)
      : sentences;
  const bullets = (entry: CvEntry): CvEntry => {
    const [first] = entry.bullets;
    const id = first && facts.get(first.facts[0] ?? "")?.entry;
    const job = wording.jobs.find((one) => one.entry === id);
    return job ? { ...entry, bullets: merged(entry.bullets, job.bullets, "statement", facts) } : entry;
  };
  return {
    ...cv,
    sections: cv.sections.map(
      (section): CvSection => ({
        ...section,
        paragraphs: section.paragraphs.map(summary),
        entries: section.entries.map(bullets),
      }),
    ),
  };
}

/** As many lines as before: first the model's, each for one that the rules have too, then what it left out or was refused. */
function merged(written: Sentence[], wording: Sentence[], kind: FactKind, facts: FactBase): Sentence[] {
  const left = new Map(written.map((sentence) => [factsOf(sentence, facts, kind)[0], sentence]));
  const kept = wording.flatMap((sentence) => {
    const [fact, ...others] = factsOf(sentence, facts, kind);
    const own = left.get(fact);
    if (!fact || !own || others.length > 0) return [];
    left.delete(fact);
    // Under one job nothing stands of another, be it true.
    const isOfEntry = sentence.facts.every((id) => facts.get(id)?.entry === facts.get(fact)?.entry);
    return [isOfEntry && isHeld(sentence, facts) ? sentence : own];
  });
  return [...kept, ...left.values()];
}

const factsOf = (sentence: Sentence, facts: FactBase, kind: FactKind) =>
  sentence.facts.filter((id) => facts.get(id)?.kind === kind);
