import { entriesOf, type FactBase, type FactEntry, isUnpaid, latestFirst } from "../../truth/truth.ts";

/** The jobs, the latest first; what says that it is voluntary behind what is paid. */
export const paidFirst = (facts: FactBase): FactEntry[] =>
  latestFirst(entriesOf(facts, "experience")).toSorted(
    (one, other) => Number(isVoluntaryWork(one)) - Number(isVoluntaryWork(other)),
  );

const isVoluntaryWork = (job: FactEntry) => isUnpaid(job.one("title")?.text ?? "");
