import { type Case, spelledOut } from "../pool.ts";
import { type Claim, isSameLevel, means } from "../reading/claims.ts";
import { isOwn } from "../reading/clauses.ts";
import type { FactReading } from "../reading/readings.ts";
import { isContent, isLike, isShortFor, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import { isOfOthers } from "./title-rules.ts";

/** Words of the closed classes that the facts do not hold. */
export function claimFaults(of: Case): Reason[] {
  const { clause, pool, readings } = of;
  const free = clause.applies ? readings.posting.filter(({ fact }) => fact.kind === "posting-title") : [];
  const held = [...pool.held, ...free].flatMap(({ claims }) => claims);
  const spelled = spelledOut(clause.tokens, pool.shorts);
  // "Dipl.", "mgr"; no "manager" of "MA"
  const isShort = (token: Token) => [...pool.shorts].some((short) => short.length > 2 && isShortFor(short, token.key));
  // "without the award"
  const isDenied = ({ at }: Claim) =>
    clause.tokens.slice(Math.max(0, at - 2), at).some(({ key }) => means.negating(key));
  return clause.claims
    .filter((claim) => !isDenied(claim) && !spelled.includes(claim.token) && !isShort(claim.token))
    .flatMap((claim) =>
      isBorne(claim, held, of)
        ? []
        : { kind: claim.class === "place" ? "award" : claim.class, found: claim.token.text },
    );
}

const ofRank = /^(?:head|director|manager|lead|supervisor|chief|president)$/;

function isBorne(claim: Claim, held: Claim[], of: Case): boolean {
  const { pool } = of;
  const isHeld = held.some((other) => other.class === claim.class && other.meaning === claim.meaning);
  const isOfClass = held.some((other) => other.class === claim.class);
  switch (claim.class) {
    case "leading":
      return isOfClass || isLeader(pool.held) || !isLeading(claim, of);
    case "credential":
      return isHeld || pool.held.some(({ fact }) => fact.section === "certification");
    case "award":
      return isOfClass || [...pool.keys].some((own) => isLike(own, claim.token.key));
    case "place":
      return isPlaceHeld(of);
    case "level":
      return isLevelHeld(claim, of);
    case "degree":
      // "graduated" with any degree
      return (
        isHeld ||
        (claim.meaning === "studied" && isOfClass) ||
        (claim.meaning === "diploma" &&
          of.clause.language !== "en" &&
          pool.cited.some(({ fact }) => fact.kind === "degree"))
      );
    case "rank":
      return isHeld || pool.stems.has(claim.token.stem) || isInTitle(claim, of);
  }
}

/** Whether somebody is called head, manager ... and it is not somebody else. */
const isLeader = (held: FactReading[]) =>
  held.some(({ claims, fact, tokens }) =>
    claims.some(
      ({ class: name, meaning, at }) =>
        name === "rank" && ofRank.test(meaning) && !(fact.kind === "statement" && isOfOthers(tokens, at)),
    ),
  );

/** People are led; or anything, by who but had a part in it. */
function isLeading({ at }: Claim, { clause: { tokens, language }, pool }: Case): boolean {
  if (tokens.slice(at + 1, at + 6).some(({ key }) => means.people(key))) return true;
  const isPart = ({ fact, tokens: own }: FactReading) =>
    fact.kind === "statement" && own.some(({ key }) => means.partaking(key));
  const beside = tokens.slice(Math.max(0, at - 1), at + 2);
  return (
    (at === 0 || beside.some((token, index) => isOwn(token, Math.max(0, at - 1) + index, language))) &&
    pool.cited.some(isPart)
  );
}

/** What somebody is called in another entry is no lie, but perhaps of another time. */
const isInTitle = ({ meaning }: Claim, { readings }: Case) =>
  readings.facts.some(({ fact, claims }) => fact.kind === "title" && claims.some((claim) => claim.meaning === meaning));

/** "won" of a runner-up, gold of silver: another place in a contest than the facts tell. */
function isPlaceHeld({ clause, pool }: Case): boolean {
  const placesIn = (claims: Claim[]) => claims.flatMap(({ class: name, meaning }) => (name === "place" ? meaning : []));
  const held = pool.cited.flatMap(({ claims }) => placesIn(claims));
  return held.length === 0 || placesIn(clause.claims).some((place) => held.includes(place));
}

/** A level belongs to the language or skill that is named nearest to it; elsewhere the word may mean anything. */
function isLevelHeld({ at, meaning, token }: Claim, { clause, pool, readings }: Case): boolean {
  const isCode = /^[abc][12]$/.test(meaning);
  const levelsOf = ({ claims }: FactReading) => claims.filter((claim) => claim.class === "level");
  const isOfEntry = ({ fact }: FactReading) => fact.entry !== null;
  if (
    pool.cited
      .filter(isOfEntry)
      .flatMap(levelsOf)
      .some((level) => level.meaning === meaning)
  )
    return true;
  const nameOf = ({ fact, tokens }: FactReading) =>
    /^(?:language|skill)$/.test(fact.kind) ? tokens.find(isContent)?.stem : undefined;
  const names = new Set(readings.facts.flatMap((reading) => nameOf(reading) ?? []));
  const nearest = nearestOf(clause.tokens, at, ({ stem }) => names.has(stem));
  const meant = readings.facts.filter((reading) => nearest !== undefined && nameOf(reading) === nearest.stem);
  const levels = meant
    .filter((reading) => pool.held.includes(reading) || reading.fact.kind === "language")
    .flatMap(levelsOf);
  if (levels.length > 0) return levels.some((level) => isSameLevel(level.meaning, meaning));
  return isCode ? meant.length === 0 && pool.keys.has(token.key) : meant.every(({ fact }) => fact.kind === "skill");
}

/** What stands between the same commas or words for "and" is nearer. */
function nearestOf(tokens: readonly Token[], from: number, isMeant: (token: Token) => boolean): Token | undefined {
  const begins = tokens.map(({ gap, key }) => /[,;.:]/.test(gap) || /^(?:and|und|y|e|et|en|i|sowie)$/.test(key));
  const distance = (token: Token) => {
    const at = tokens.indexOf(token);
    const isApart = begins.slice(Math.min(at, from) + 1, Math.max(at, from) + 1).includes(true);
    return Math.abs(at - from) + (isApart ? 10 : 0);
  };
  return tokens.filter(isMeant).sort((one, other) => distance(one) - distance(other))[0];
}
