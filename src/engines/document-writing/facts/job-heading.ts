import { type FactEntry, hasBegun, isUnpaid } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { titleAlone } from "../phrases/first-letters.ts";

/** "Mar 2019 – Present" */
export function period(entry: FactEntry, { month, present }: DocumentPhrases): Sentence {
  const [from, to] = [entry.one("from"), entry.one("to")];
  if (!from) return to?.text ? { text: month(to.text), facts: [to.id] } : nothing;
  if (!to) return { text: month(from.text), facts: [from.id] };
  if (!to.text && !hasBegun(entry)) return { text: month(from.text), facts: [from.id] };
  const end = to.text ? month(to.text) : present;
  return { text: `${month(from.text)} – ${end}`, facts: [from.id, to.id] };
}

/** "Process Engineer, Kernwerk (Mar 2019 – Present)": names a job in every language without bending its title, its employer or its time. */
export function jobHeading(job: FactEntry, phrases?: DocumentPhrases): Sentence {
  const [title, organisation] = [job.one("title"), job.one("organisation")];
  const time = phrases ? period(job, phrases) : nothing;
  const role = title?.text ?? "";
  const names = [isUnpaid(role) ? role : titleAlone(role), organisation?.text ?? ""].filter(Boolean).join(", ");
  return {
    text: time.text ? `${names} (${time.text})` : names,
    facts: [...[title, organisation].flatMap((fact) => fact?.id ?? []), ...time.facts],
  };
}
