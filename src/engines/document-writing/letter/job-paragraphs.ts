import { oneStop } from "../../text/text.ts";
import { type Fact, type FactBase, type FactEntry, goesOn } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { jobHeading } from "../facts/job-heading.ts";
import { isVoluntaryWork } from "../facts/paid-first.ts";
import { areOneSentence } from "../facts/statement-kinds.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { titleInSentence } from "../phrases/first-letters.ts";
import type { JobPoints } from "./letter-plan.ts";
import { saidNote } from "./said-notes.ts";
import { withinSentence } from "./small-letters.ts";

/** Each job as a paragraph: since when it goes on or when it was, then what was done there, in sentences; what is a mere name of work comes last, as a list. */
export function jobParagraphs(
  plan: JobPoints[],
  isWorded: (statement: Fact) => boolean,
  facts: FactBase,
  phrases: DocumentPhrases,
): Sentence[][] {
  const own = plan.flatMap(({ points }) => points.map(({ text }) => text)).join(" ");
  return plan.map(({ job, points }, at) => {
    const lead = leadOf(job, phrases, at === 1 && isBefore(job, plan[0]?.job), own);
    const isLabel = lead.text === jobHeading(job, phrases).text;
    const said = points.map((fact) =>
      saidNote(fact, { isWorded: isWorded(fact), goesOn: goesOn(job), facts, phrases }),
    );
    const [sentences, tasks] = [false, true].map((isTask) => said.filter((one) => one.isTask === isTask));
    const isProse = areOneSentence((tasks ?? []).map(({ sentence }) => sentence.text));
    return [
      isLabel ? lead : { ...lead, text: oneStop(lead.text) },
      ...(sentences ?? []).map(({ sentence }) => sentence),
      ...(tasks && tasks.length > 0 ? [{ text: phrases.tasks(goesOn(job)), facts: lead.facts }] : []),
      ...(tasks ?? []).map(({ sentence }) =>
        isProse ? { ...sentence, text: withinSentence(sentence.text, facts, phrases) } : sentence,
      ),
    ];
  });
}

const isBefore = (job: FactEntry, other: FactEntry | undefined): boolean =>
  (job.one("to")?.text ?? "9") <= (other?.one("from")?.text ?? "");

/** "Since August 2019 I have worked as Diesel Technician (Palouse Fleet Service)": title and house as they are written, whatever their gender and case. */
function leadOf(job: FactEntry, phrases: DocumentPhrases, comesBefore: boolean, own: string): Sentence {
  const heading = jobHeading(job, phrases);
  const [title, house, from, to] = (["title", "organisation", "from", "to"] as const).map((kind) => job.one(kind));
  // What is not paid is a post of its own kind, and without dates there is nothing to say in a sentence.
  const isPlain = title && house && from?.text && (goesOn(job) || to?.text) && !isVoluntaryWork(job);
  if (!isPlain) return heading;
  const role = titleInSentence(title.text, phrases);
  const at = phrases.atHouse(house.text);
  const named = role.endsWith(")") && at.startsWith("(") ? `${role.slice(0, -1)}; ${at.slice(1)}` : `${role} ${at}`;
  const text = to?.text
    ? phrases.workedAs(named, from.text, to.text, comesBefore, own)
    : phrases.worksAs(named, from.text);
  return { text, facts: heading.facts };
}
