import type { FactEntry } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { jobHeading } from "../facts/job-heading.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";

/** A sentence with the job that it tells of before it: "Process Engineer, Kernwerk: I cut ...". */
export function sentenceWithJob(
  sentence: Sentence,
  job: FactEntry,
  { colon = ":" }: Pick<DocumentPhrases, "colon">,
  heading = jobHeading(job),
): Sentence {
  const organisation = job.one("organisation");
  const isNamed = organisation && sentence.text.toLowerCase().includes(organisation.text.toLowerCase());
  if (isNamed || !organisation || !job.one("title")) return sentence;
  return {
    text: `${heading.text}${colon} ${sentence.text}`,
    facts: [...new Set([...sentence.facts, ...heading.facts])],
  };
}
