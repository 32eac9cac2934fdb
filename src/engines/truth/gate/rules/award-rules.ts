import { isContest, isPlaceInRow, placeOf } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** Another place in a contest than the facts hold: "won" of a runner-up, gold of silver. */
export function awardFaults({ clause, pool }: Case): Reason[] {
  if (clause.isOfPosting) return [];
  const held = new Set(pool.cited.filter(isOfContest).flatMap(placesIn));
  // "first here and then there" is a place in no contest.
  const isInContest = clause.tokens.some(({ key }) => isContest(key));
  const said = clause.tokens.filter(({ key }) => placeOf(key) !== "" && (isInContest || !isPlaceInRow(key)));
  const [first] = said;
  if (held.size === 0 || !first || said.some(({ key }) => held.has(placeOf(key)))) return [];
  return [{ kind: "award", found: first.text }];
}

export const isOfContest = ({ tokens }: FactReading) => tokens.some(({ key }) => isContest(key));

/** "second place", "2. Platz", "Platz 2". */
const placesIn = ({ tokens }: FactReading) =>
  tokens.flatMap(({ key, kind }, at) => {
    const isPlace = [tokens[at - 1], tokens[at + 1]].some((other) => other !== undefined && isContest(other.key));
    const ranked = kind === "number" && isPlace ? (["first", "second", "third"][Number(key) - 1] ?? "") : placeOf(key);
    return ranked === "" ? [] : ranked;
  });
