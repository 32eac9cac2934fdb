import { entriesOf, type Fact, type FactBase, goesOn, hasBegun, latestFirst } from "../../truth/truth.ts";
import { resultStrength } from "../facts/result-strength.ts";

/** Behind this many jobs, one is as old as another. */
const maxAge = 4;

/** What a letter would say first: the results of the latest jobs. */
export function statementsToPolish(facts: FactBase): { statement: Fact; goesOn: boolean }[] {
  const jobs = [...latestFirst(entriesOf(facts, "experience")), ...latestFirst(entriesOf(facts, "volunteer"))];
  return jobs
    .filter(hasBegun)
    .flatMap((job, age) =>
      job.all("statement").map((statement) => ({
        ...{ statement, goesOn: goesOn(job) },
        weight: resultStrength(statement.text) - Math.min(age, maxAge),
      })),
    )
    .sort((one, other) => other.weight - one.weight)
    .map(({ statement, goesOn: isOpen }) => ({ statement, goesOn: isOpen }));
}
