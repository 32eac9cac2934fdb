import { entriesOf, type FactBase, type FactEntry, goesOn, isUnpaid, latestFirst } from "../../truth/truth.ts";

/** The jobs, the latest first; what says that it is voluntary behind what is paid. */
export const paidFirst = (facts: FactBase): FactEntry[] =>
  latestFirst(entriesOf(facts, "experience")).toSorted(
    (one, other) => Number(isVoluntaryWork(one)) - Number(isVoluntaryWork(other)),
  );

/** The jobs, the latest first; of those that go on, what says that it is voluntary behind what is paid. */
export function paidOngoingFirst(facts: FactBase): FactEntry[] {
  const [jobs, paid] = [latestFirst(entriesOf(facts, "experience")), paidFirst(facts)];
  return [...paid.filter(goesOn), ...jobs.filter((job) => !goesOn(job))];
}

const isVoluntaryWork = (job: FactEntry) => isUnpaid(job.one("title")?.text ?? "");
