import { oneStop } from "../../text/text.ts";
import { type FactEntry, goesOn } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { jobHeading } from "../facts/job-heading.ts";
import { isVoluntaryWork } from "../facts/paid-first.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { asItem, titleInSentence } from "../phrases/first-letters.ts";
import type { LetterPlan } from "./letter-plan.ts";

/**
 * Each job as a paragraph: since when it goes on or when it was, then what was done there. Where nothing is said of any, all jobs are one paragraph,
 * and the notes are a list behind words of ours.
 */
export function jobParagraphs(
  { jobs, notes }: LetterPlan,
  sentenceOf: (statement: JobStatement, job: FactEntry) => string,
  phrases: DocumentPhrases,
): Sentence[][] {
  const own = jobs.flatMap(({ points }) => points.map(({ text }) => text)).join(" ");
  const told = jobs.map(({ job, points }, at) => [
    leadOf(job, phrases, at === 1 && isBefore(job, jobs[0]?.job), own),
    ...points.map((fact) => ({ text: sentenceOf(fact, job), facts: [fact.id] })),
  ]);
  if (jobs.some(({ points }) => points.length > 0)) return told;
  const list = notes.map(({ id, text }) => ({ text: asItem(text.replace(/[.;\s]+$/, ""), phrases), facts: [id] }));
  return [
    told.flat().filter(({ text }) => !isOtherScript.test(text)),
    list.length > 0 ? [{ text: phrases.examples, facts: [] }, ...list] : [],
  ];
}

/** A title and an employer in other letters than the letter's, which no sentence holds. */
const isOtherScript = /^\P{L}*(?!\p{Script=Latin})\p{L}/u;

type JobStatement = LetterPlan["notes"][number];

const isBefore = (job: FactEntry, other: FactEntry | undefined): boolean =>
  (job.one("to")?.text ?? "9") <= (other?.one("from")?.text ?? "");

/** "Since August 2019 I have worked as Diesel Technician (Palouse Fleet Service)": title and employer as they are written, whatever their gender and case. */
function leadOf(job: FactEntry, phrases: DocumentPhrases, comesBefore: boolean, own: string): Sentence {
  const heading = jobHeading(job, phrases);
  const [title, employer, from, to] = (["title", "organisation", "from", "to"] as const).map((kind) => job.one(kind));
  // What is not paid is a post of its own kind, and without dates there is nothing to say in a sentence.
  const isPlain = title && employer && from?.text && (goesOn(job) || to?.text) && !isVoluntaryWork(job);
  if (!isPlain) return heading;
  // "Royal Navy, Able Rate" names the employer that stands behind it.
  const alone = title.text.startsWith(`${employer.text}, `) ? title.text.slice(employer.text.length + 2) : title.text;
  const role = titleInSentence(alone, phrases);
  const at = phrases.atEmployer(employer.text);
  // "freiberuflich" is no employer.
  const status = /^\((\p{Ll}.*)\)$/u.exec(at)?.[1];
  const beside = role.endsWith(")") && at.startsWith("(") ? `${role.slice(0, -1)}; ${at.slice(1)}` : `${role} ${at}`;
  const named = status ? `${role}, ${status}` : beside;
  const text = to?.text
    ? phrases.workedAs(named, from.text, to.text, comesBefore, own)
    : phrases.worksAs(named, from.text);
  return { text: oneStop(text), facts: heading.facts };
}
