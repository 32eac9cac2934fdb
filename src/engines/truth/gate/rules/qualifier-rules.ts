import { holds } from "../pool.ts";
import { isDenying, isFinishing, isNegation, isNotFinished } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import { isOfContest } from "./award-rules.ts";
import type { Case } from "./rule.ts";

/** What a certificate, a degree, a skill or an award is named with, exchanged; and what a fact denies, claimed. */
export function qualifierFaults(of: Case): Reason[] {
  if (of.clause.isOfPosting) return [];
  return of.pool.cited.flatMap((reading) => exchanged(reading, of) ?? denied(reading, of) ?? []);
}

const isNaming = (reading: FactReading) =>
  /^(?:degree|subject|skill)$/.test(reading.fact.kind) ||
  (reading.fact.kind === "title" && /^(?:certification|training)$/.test(reading.fact.section)) ||
  isOfContest(reading);

/** "crawler crane" of a "mobile crane": where another word stands with the one that both have. */
function exchanged(reading: FactReading, { clause, pool }: Case): Reason | undefined {
  if (!isNaming(reading)) return undefined;
  const side = putsModifiersBehind.test(clause.language) ? 1 : -1;
  const counted = new Set(clause.amounts.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  const isOther = (token: Token) =>
    isContent(token) && !/(?:ed|ing)$/.test(token.key) && !isFinishing(token.key) && !holds(pool, token);
  for (const [at, token] of clause.tokens.entries()) {
    const said = clause.tokens[at + side];
    if (!said || !isContent(token) || counted.has(at + side) || !isOther(said)) continue;
    if (beginsPhrase(side < 0 ? token : said) || isFinishing(token.key) || isNotFinished(token.key)) continue;
    if (clause.claims.some((claim) => claim.token === token)) continue;
    const held = reading.tokens.find((_, index) => reading.tokens[index - side]?.stem === token.stem);
    if (!held || !isContent(held) || clause.content.has(held.stem)) continue;
    const found = side < 0 ? [said, token] : [token, said];
    return { kind: "credential", found: found.map(({ text }) => text).join(" "), held: reading.text };
  }
  return undefined;
}

const putsModifiersBehind = /^(?:es|fr|it|pt)$/;

/** "I write lift plans" of "reading lift plans (not writing them)": all that stands behind the word that denies it. */
function denied(reading: FactReading, { clause }: Case): Reason | undefined {
  const at = reading.tokens.findIndex(({ key }) => isNegation(key));
  if (at < 0 || clause.tokens.some(({ key }) => isNegation(key) || isDenying(key))) return undefined;
  const behind = reading.tokens.slice(at + 1);
  const end = behind.findIndex(beginsPhrase);
  const content = (end < 0 ? behind : behind.slice(0, end)).filter(isContent);
  return content.length > 0 && content.every(({ stem }) => clause.content.has(stem))
    ? { kind: "denied", found: content.map(({ text }) => text).join(" "), held: reading.text }
    : undefined;
}
