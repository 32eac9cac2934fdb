import { type Case, holds } from "../pool.ts";
import { isPlace, means } from "../reading/claims.ts";
import type { EntryReading, FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";

/** A study that was left, or lapsed, named without a word of it; one that goes on, named as if it had ended. */
export function unfinishedFaults({ clause, pool, now }: Case): Reason[] {
  const isOpenEnd = /[-–—]\s*\)?$/.test(clause.text) || clause.dates.some(({ year }) => (year ?? 0) * 12 > now);
  if (isOpenEnd || clause.leavesOpen) return [];
  const named = pool.entries.filter((entry) => isStudy.test(entry.section) && isNamed(entry, clause.content));
  const isEnded =
    clause.claims.some((claim) => claim.class === "degree" || claim.class === "credential") ||
    clause.tokens.some(({ key }) => means.finishing(key));
  const isOpen = (entry: EntryReading) => entry.goesOn || entry.isToCome || isLeft(entry);
  const open = named.find(isLeft) ?? (isEnded && named.every(isOpen) ? named[0] : undefined);
  return open ? [{ kind: "unfinished", found: clause.text, held: open.facts.map(({ text }) => text).join(", ") }] : [];
}

const isStudy = /^(?:education|certification|training)$/;

const isNamed = ({ facts }: EntryReading, content: ReadonlySet<string>) =>
  facts.some(
    ({ fact, content: own }) =>
      /^(?:degree|subject|organisation|title)$/.test(fact.kind) && [...own].some((stem) => content.has(stem)),
  );

const isLeft = ({ facts }: EntryReading) =>
  facts.some(
    ({ fact, tokens }) =>
      /^(?:degree|period|statement|title|year)$/.test(fact.kind) &&
      tokens.some(({ key }) => means.notFinished(key) || (fact.kind === "degree" && means.negating(key))),
  );

/** What a fact denies, claimed; and what a certificate, a degree, a skill or an award is named with, exchanged. */
export const qualifierFaults = (of: Case): Reason[] =>
  of.pool.cited.flatMap((reading) => exchanged(reading, of) ?? denied(reading, of) ?? []);

/** "crawler crane" of a "mobile crane", "first author" of a second: where another word stands with the one that both have. */
function exchanged(reading: FactReading, { clause, pool }: Case): Reason | undefined {
  const side = putsModifiersBehind.test(clause.language) ? 1 : -1;
  const isCounted = (index: number) => clause.amounts.some(({ at, length }) => index >= at && index < at + length);
  const isFree = ({ key }: Token) =>
    means.finishing(key) || (/(?:ed|ing)$/.test(key) && !clause.claims.some(({ token }) => token.key === key));
  for (const [at, token] of clause.tokens.entries()) {
    const said = clause.tokens[at + side];
    if (
      !said ||
      !isContent(token) ||
      !isContent(said) ||
      isFree(said) ||
      means.notFinished(said.key) ||
      means.finishing(token.key) ||
      means.notFinished(token.key) ||
      holds(pool, said)
    )
      continue;
    if (beginsPhrase(side < 0 ? token : said) || isCounted(at + side)) continue;
    const held = reading.tokens.find(
      (own, index) =>
        reading.tokens[index - side]?.stem === token.stem &&
        !/[–—;:]/.test((side > 0 ? own : (reading.tokens[index + 1] ?? own)).gap),
    );
    if (!held || !isContent(held) || clause.content.has(held.stem)) continue;
    if (!isNaming(reading) && !(isPlace(held.key) && isPlace(said.key))) continue;
    if (clause.claims.some((claim) => claim.token === token)) continue;
    const found = side < 0 ? [said, token] : [token, said];
    return { kind: "credential", found: found.map(({ text }) => text).join(" "), held: reading.text };
  }
  return undefined;
}

const putsModifiersBehind = /^(?:es|fr|it|pt)$/;

const isNaming = ({ fact, claims }: FactReading) =>
  /^(?:degree|subject|skill)$/.test(fact.kind) ||
  (fact.kind === "title" && /^(?:certification|training)$/.test(fact.section)) ||
  claims.some((claim) => claim.class === "place");

/** "I write lift plans" of "reading lift plans (not writing them)": all that stands behind the word that denies it. */
function denied(reading: FactReading, { clause }: Case): Reason | undefined {
  const at = reading.tokens.findIndex(({ key }) => means.negating(key));
  if (at < 0 || clause.tokens.some(({ key }) => means.negating(key) || means.denying(key))) return undefined;
  const behind = reading.tokens.slice(at + 1);
  const end = behind.findIndex(beginsPhrase);
  const content = (end < 0 ? behind : behind.slice(0, end)).filter(isContent);
  return content.length > 0 && content.every(({ stem }) => clause.content.has(stem))
    ? { kind: "denied", found: content.map(({ text }) => text).join(" "), held: reading.text }
    : undefined;
}
