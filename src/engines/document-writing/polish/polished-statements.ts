import { entriesOf, type Fact, type FactBase, goesOn, hasBegun, latestFirst } from "../../truth/truth.ts";
import { resultStrength } from "../facts/result-strength.ts";

/** Behind this many jobs, one is as old as another. */
const maxAge = 4;

/** An aside is asked last: nobody polishes what a document leaves out. */
const aside = 2;

/** What a letter would say first: the results of the latest jobs. */
export function statementsToPolish(facts: FactBase): { statement: Fact; goesOn: boolean }[] {
  const jobs = [...latestFirst(entriesOf(facts, "experience")), ...latestFirst(entriesOf(facts, "volunteer"))];
  return jobs
    .filter(hasBegun)
    .flatMap((job, age) =>
      job.all("statement").map((statement) => ({
        ...{ statement, goesOn: goesOn(job) },
        weight: resultStrength(statement.text) - Math.min(age, maxAge) - (statement.isAside ? aside : 0),
      })),
    )
    .sort((one, other) => other.weight - one.weight)
    .map(({ statement, goesOn: isOpen }) => ({ statement, goesOn: isOpen }));
}
