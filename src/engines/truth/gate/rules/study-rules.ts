import { isFinishing, isNotFinished, isStudyWord } from "../reading/claims.ts";
import type { EntryReading } from "../reading/readings.ts";
import { isContent, isLike } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

const learned: ReadonlySet<string> = new Set(["education", "certification", "training"]);

/** In a sentence about studies alone any word that their facts do not hold. */
export function studyFaults({ clause, pool, readings }: Case): Reason[] {
  const isAboutStudies = pool.cited.length > 0 && pool.cited.every(({ fact }) => learned.has(fact.section));
  if (!isAboutStudies || clause.isOfPosting || clause.applies || clause.language !== readings.language) return [];
  const claimed = new Set(clause.claims.map(({ at }) => at));
  const dated = new Set(clause.dates.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  const isKnown = (stem: string, key: string) =>
    pool.stems.has(stem) || isStudyWord(key) || [...pool.keys].some((held) => isLike(held, key));
  const unknown = clause.tokens.filter(
    (token, at) => isContent(token) && !claimed.has(at) && !dated.has(at) && !isKnown(token.stem, token.key),
  );
  return unknown.map(({ text }) => ({ kind: "study", found: text }));
}

/** A study that nothing says has ended, named as if it had. */
export function unfinishedFaults({ clause, pool }: Case): Reason[] {
  if (clause.isOfPosting || clause.tokens.some(({ key }) => isNotFinished(key))) return [];
  const named = pool.entries.filter((entry) => entry.section === "education" && isNamed(entry, clause.content));
  const open = named.filter(isOpen);
  if (open.length === 0 || open.length < named.length) return [];
  const says =
    clause.claims.some((claim) => claim.class === "degree") || clause.tokens.some(({ key }) => isFinishing(key));
  return says ? [{ kind: "unfinished", found: clause.text, held: periodOf(open[0]) }] : [];
}

const isNamed = ({ facts }: EntryReading, content: ReadonlySet<string>) =>
  facts.some(
    ({ fact, content: own }) =>
      /^(?:degree|subject|organisation)$/.test(fact.kind) && own.size > 0 && [...own].some((stem) => content.has(stem)),
  );

const isOpen = ({ goesOn, isToCome, facts }: EntryReading) =>
  goesOn ||
  isToCome ||
  facts.some(
    ({ fact, tokens }) =>
      /^(?:degree|period|statement)$/.test(fact.kind) && tokens.some(({ key }) => isNotFinished(key)),
  );

const periodOf = (entry: EntryReading | undefined) =>
  entry?.facts.find(({ fact }) => fact.kind === "period")?.text ?? "";
