import { isDenying, isFinishing, isNegation, isNotFinished } from "../reading/claims.ts";
import type { EntryReading } from "../reading/readings.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** A study that nothing says has ended, named as if it had. */
export function unfinishedFaults({ clause, pool, now }: Case): Reason[] {
  if (/[-–—]\s*\)?$/.test(clause.text) || clause.dates.some(({ year }) => (year ?? 0) * 12 > now)) return [];
  if (clause.isOfPosting || clause.tokens.some(({ key }) => isNotFinished(key) || isDenying(key))) return [];
  const named = pool.entries.filter((entry) => isStudy.test(entry.section) && isNamed(entry, clause.content));
  const open = named.filter(isOpen);
  if (open.length === 0 || open.length < named.length) return [];
  const says =
    clause.claims.some((claim) => claim.class === "degree" || claim.class === "credential") ||
    clause.tokens.some(({ key }) => isFinishing(key));
  return says ? [{ kind: "unfinished", found: clause.text, held: periodOf(open[0]) }] : [];
}

const isStudy = /^(?:education|certification|training)$/;

const isNamed = ({ facts }: EntryReading, content: ReadonlySet<string>) =>
  facts.some(
    ({ fact, content: own }) =>
      /^(?:degree|subject|organisation|title)$/.test(fact.kind) &&
      own.size > 0 &&
      [...own].some((stem) => content.has(stem)),
  );

const isOpen = ({ goesOn, isToCome, facts }: EntryReading) =>
  goesOn ||
  isToCome ||
  facts.some(
    ({ fact, tokens }) =>
      /^(?:degree|period|statement|title|year)$/.test(fact.kind) &&
      tokens.some(({ key }) => isNotFinished(key) || (fact.kind === "degree" && isNegation(key))),
  );

const periodOf = (entry: EntryReading | undefined) =>
  entry?.facts.find(({ fact }) => fact.kind === "period")?.text ?? "";
