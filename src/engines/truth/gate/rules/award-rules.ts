import { isContest, isNegation, isPlaceInRow, placeOf } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, standsIn, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** Another place in a contest than the facts hold: "won" of a runner-up, gold of silver; or the contest's name without the place. */
export function awardFaults({ clause, pool }: Case): Reason[] {
  if (clause.isOfPosting) return [];
  const contests = pool.cited.filter(isOfContest);
  const others = pool.held.filter((reading) => !contests.includes(reading));
  const held = new Set(contests.flatMap(placesIn));
  if (held.size === 0) return [];
  const isOfName = (token: Token) => {
    const behind = clause.tokens[clause.tokens.indexOf(token) + 1];
    return behind !== undefined && others.some(({ stems }) => standsIn([token.stem, behind.stem], stems));
  };
  // "first here and then there" is a place in no contest.
  const isInContest = clause.tokens.some(({ key }) => isContest(key));
  const isPlace = ({ key }: Token) => placeOf(key) !== "" && (isInContest || !isPlaceInRow(key));
  const said = clause.tokens.filter((token) => isPlace(token) && !isOfName(token));
  if ([...said.map(({ key }) => placeOf(key)), ...placesIn(clause)].some((place) => held.has(place))) return [];
  if (said[0]) return [{ kind: "award", found: said[0].text }];
  const claimed = contests.find((contest) => isClaimed(contest, clause.content));
  return claimed ? [{ kind: "award", found: clause.text, held: claimed.text }] : [];
}

export const isOfContest = ({ tokens }: FactReading) => tokens.some(({ key }) => isContest(key));

/** All that names the contest, but not that it was not won. */
function isClaimed(contest: FactReading, content: ReadonlySet<string>): boolean {
  const places = placesIn(contest);
  const name = contest.tokens.filter((token) => isContent(token) && placeOf(token.key) === "" && token.key !== "up");
  return places.length > 0 && !places.includes("first") && name.every(({ stem }) => content.has(stem));
}

/** "second place", "2. Platz", "Platz 2"; not "Level 3 Award", and none of what is denied. */
const placesIn = ({ tokens }: Pick<FactReading, "tokens">) =>
  tokens.flatMap(({ key, kind }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    // "jefa de puesto, 2 ediciones" counts.
    const isCounting = next !== undefined && isContent(next) && !beginsPhrase(next);
    const isPlace =
      (isContest(before?.key ?? "") && !isCounting) || (next?.gap.startsWith(".") === true && isContest(next.key));
    const ranked = kind === "number" && isPlace ? (["first", "second", "third"][Number(key) - 1] ?? "") : placeOf(key);
    return ranked === "" || isNegation(tokens[at - 1]?.key ?? "") ? [] : ranked;
  });
