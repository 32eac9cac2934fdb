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
