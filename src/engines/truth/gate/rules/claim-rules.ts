import { type Claim, isPeople, isPossessive, isSameLevel } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { isContent, isLike, standsIn, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** Words of the closed classes that the facts do not hold. */
export function claimFaults(of: Case): Reason[] {
  const { clause, pool, readings } = of;
  if (clause.isOfPosting) return [];
  const free = clause.applies ? readings.posting.filter(({ fact }) => fact.kind === "posting-title") : [];
  const held = [...pool.held, ...free].flatMap(({ claims }) => claims);
  return clause.claims.flatMap((claim) =>
    isBorne(claim, held, of) ? [] : { kind: claim.class, found: claim.token.text },
  );
}

const ofRank = /^(?:head|director|manager|lead|supervisor|chief|president)$/;

function isBorne(claim: Claim, held: Claim[], of: Case): boolean {
  const isSame = (other: Claim) => other.class === claim.class && other.meaning === claim.meaning;
  const { pool, clause } = of;
  switch (claim.class) {
    case "leading":
      return (
        !clause.tokens.slice(claim.at + 1, claim.at + 6).some(({ key }) => isPeople(key)) ||
        // "Anleitung" of "leite an"
        [...pool.stems].some((stem) => stem.endsWith(claim.token.stem)) ||
        held.some((other) => other.class === "leading" || (other.class === "rank" && ofRank.test(other.meaning)))
      );
    case "credential":
      return held.some(isSame) || pool.held.some(({ fact }) => fact.section === "certification");
    case "award":
      return held.some((other) => other.class === "award");
    case "level":
      return isLevelHeld(claim, of);
    case "degree":
      return held.some(isSame) || isOtherDegreeWord(claim, held, of);
    case "rank":
      return held.some(isSame) || pool.stems.has(claim.token.stem) || isOfSomebodyElse(claim, of);
  }
}

/** "our practice manager". */
function isOfSomebodyElse({ at }: Claim, { clause }: Case): boolean {
  const before = clause.tokens.slice(Math.max(0, at - 3), at);
  const owner = before.findLastIndex(({ key }) => isPossessive(key));
  return owner >= 0 && before.slice(owner + 1).every(isContent);
}

/** "graduated" with any degree; "degree with honours". */
const isOtherDegreeWord = ({ meaning, token }: Claim, held: Claim[], { pool }: Case) =>
  [...pool.keys].some((key) => isLike(key, token.key)) ||
  (meaning === "studied" &&
    (held.some((other) => other.class === "degree") || pool.entries.some(({ section }) => section === "education")));

/** A level belongs to the language or skill that is named nearest to it; elsewhere the word may mean anything. */
function isLevelHeld({ at, meaning, token }: Claim, { clause, pool, readings }: Case): boolean {
  const isCode = /^[abc][12]$/.test(meaning);
  const levelled = readings.facts.filter(({ fact }) => fact.kind === "language" || fact.kind === "skill");
  const stems = clause.tokens.map(({ stem }) => stem);
  // "Driving licence B and C1": a skill that is told whole brings its own.
  const isOwn = ({ fact, claims, stems: own }: FactReading) =>
    fact.kind === "skill" && claims.some((claim) => claim.meaning === meaning) && standsIn(own, stems);
  if (pool.held.some(isOwn)) return true;
  const nearest = nearestNamed(levelled, clause.tokens, at);
  if (
    !nearest ||
    pool.cited.some(
      (reading) =>
        reading.fact.entry !== null &&
        reading.claims.some((claim) => claim.class === "level" && claim.meaning === meaning),
    )
  )
    return !isCode || pool.keys.has(token.key);
  if (!pool.held.includes(nearest)) return !isCode && nearest.fact.kind === "skill";
  const named = nearest.tokens.find(isContent)?.stem;
  const alike = pool.held.filter(
    ({ fact, tokens }) => fact.kind === nearest.fact.kind && tokens.find(isContent)?.stem === named,
  );
  const levels = alike.flatMap(({ claims }) => claims.filter((claim) => claim.class === "level"));
  if (levels.length === 0) return !isCode && nearest.fact.kind === "skill";
  return levels.some((level) => isSameLevel(level.meaning, meaning));
}

/** In the same item of an enumeration before all others. */
function nearestNamed(facts: FactReading[], tokens: Token[], at: number): FactReading | undefined {
  let [nearest, least]: [FactReading | undefined, number] = [undefined, 20];
  const stems = tokens.map(({ stem }) => stem);
  const items: number[] = [];
  for (const { gap, key } of tokens)
    items.push((items.at(-1) ?? 0) + (/[,;.:]/.test(gap) || /^(?:and|und|y|e|et|en|i|sowie)$/.test(key) ? 1 : 0));
  for (const reading of facts) {
    const name = reading.tokens.find(isContent)?.stem;
    stems.forEach((stem, index) => {
      const isApart = items[index] !== items[at];
      const distance = Math.abs(index - at) + (isApart ? 10 : 0);
      if (stem === name && distance < least && (reading.fact.kind === "language" || standsIn(reading.stems, stems)))
        [nearest, least] = [reading, distance];
    });
  }
  return nearest;
}
