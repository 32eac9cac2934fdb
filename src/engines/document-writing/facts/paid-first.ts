import { termsOf } from "../../text/text.ts";
import { entriesOf, type FactBase, type FactEntry, isUnpaid, latestFirst } from "../../truth/truth.ts";

/** The jobs, the latest first; what says that it is voluntary behind what is paid. */
export const paidFirst = (facts: FactBase): FactEntry[] =>
  latestFirst(entriesOf(facts, "experience")).toSorted(
    (one, other) => Number(isVoluntaryWork(one)) - Number(isVoluntaryWork(other)),
  );

/** Whether its title says so, or its section. */
export function isVoluntaryWork(job: FactEntry): boolean {
  const title = job.one("title");
  return title?.section === "volunteer" || isUnpaid(title?.text ?? "");
}

/** Whether it is called like the post that is offered. */
export function isOfTrade(job: FactEntry, { jobTitle }: { jobTitle: string }): boolean {
  const asked = termsOf(jobTitle);
  return [...termsOf(job.one("title")?.text ?? "")].some((term) => asked.has(term));
}
