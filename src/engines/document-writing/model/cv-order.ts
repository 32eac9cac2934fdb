import type { FactBase } from "../../truth/truth.ts";
import type { CvDocument, CvEntry, Sentence } from "../document.ts";
import type { CvWording } from "./asked-wording.ts";

/** The CV with each job's lines in the order in which a model would have them; what it does not name stays behind. */
export function withOrderOf(cv: CvDocument, { jobs }: CvWording, facts: FactBase): CvDocument {
  const inOrder = (entry: CvEntry): CvEntry => {
    const id = entry.bullets.flatMap((bullet) => facts.get(bullet.facts[0] ?? "")?.entry ?? [])[0];
    const job = jobs.find((one) => one.entry === id);
    if (!job) return entry;
    const order = job.bullets.flatMap((bullet) => bullet.facts);
    const placeOf = ({ facts: [first = ""] }: Sentence) =>
      order.includes(first) ? order.indexOf(first) : order.length;
    return { ...entry, bullets: entry.bullets.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  };
  return { ...cv, sections: cv.sections.map((section) => ({ ...section, entries: section.entries.map(inOrder) })) };
}
