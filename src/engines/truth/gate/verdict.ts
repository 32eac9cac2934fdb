import type { FactBase } from "../fact.ts";
import { hiddenNotIn } from "../hidden-characters.ts";
import { doubtsOf } from "./doubts.ts";
import { type Case, poolAt, poolOf } from "./pool.ts";
import { isProven } from "./proven.ts";
import { clausesOf } from "./reading/clauses.ts";
import { maxSentence, monthCountOf, type Readings, readingsOf } from "./reading/readings.ts";
import { spokenLanguage } from "./reading/words.ts";
import { isDoubt, type Reason, riskiestFirst } from "./reason.ts";
import { amountFaults } from "./rules/amount-rules.ts";
import { claimFaults } from "./rules/claim-rules.ts";
import { dateFaults, endedFaults } from "./rules/date-rules.ts";
import { nameFaults } from "./rules/name-rules.ts";
import { entryFaults, postingFaults } from "./rules/posting-rules.ts";
import { qualifierFaults, unfinishedFaults } from "./rules/study-rules.ts";
import { titleFaults } from "./rules/title-rules.ts";

export interface Setting {
  /** Of the profile and the posting. */
  facts: FactBase;
  /** The job, study ... under which the sentence stands: nothing else bears it. */
  entry?: string;
  /** "2026-11-23" */
  today?: string;
}

export interface TruthJudgement {
  verdict: "proven" | "refused" | "confirm";
  /** The first says what to ask. */
  reasons: Reason[];
}

const rules: ((of: Case) => Reason[])[] = [
  amountFaults,
  dateFaults,
  endedFaults,
  nameFaults,
  claimFaults,
  titleFaults,
  unfinishedFaults,
  qualifierFaults,
  postingFaults,
];

/** Whether a sentence is the person's own words, says something hard that the cited facts do not hold, or is for the person to confirm. */
export function judge(sentence: string, citations: readonly string[], setting: Setting): TruthJudgement {
  const text = sentence.normalize("NFC").replace(/\s+/g, " ").trim();
  if (text.length > maxSentence) return refused([{ kind: "length", found: text.slice(0, 40) }]);
  const today = setting.today ?? new Date().toISOString().slice(0, 10);
  const readings = readingsOf(setting.facts, today);
  const cited = citations.filter((id) => isOfEntry(id, setting, readings));
  const pool = poolOf(cited, readings);
  const citesPosting = citations.some((id) => setting.facts.get(id)?.section === "posting");
  const hidden = hiddenNotIn(
    text,
    pool.cited.map(({ fact }) => fact),
  );
  hidden.push(...mixedScripts(text));
  if (hidden.length > 0) return refused(hidden.map((found) => ({ kind: "hidden", found })));
  if (isProven(text, pool, readings)) return { verdict: "proven", reasons: [] };
  const found = clausesOf(text, spokenLanguage(text, readings.language), citesPosting)
    .filter(({ isOfPosting }) => !isOfPosting)
    .flatMap((clause) => {
      const of = { clause, pool: poolAt(clause.tokens, cited, readings), readings, now: monthCountOf(today) ?? 0 };
      return [...rules.flatMap((rule) => rule(of)), ...entryFaults(of, pool)];
    });
  const faults = found.filter((reason) => !isDoubt(reason));
  if (faults.length > 0) return refused(faults);
  return { verdict: "confirm", reasons: riskiestFirst([...found, ...doubtsOf(text, pool, readings)]) };
}

/** A letter of another script that looks like a Latin one hides a word from every rule. */
const mixedScripts = (text: string) =>
  (text.match(/[\p{L}]+/gu) ?? []).filter(
    (word) =>
      /\p{Script=Latin}/u.test(word) &&
      /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) &&
      !/^[µμ]\p{L}{1,2}$/u.test(word),
  );

const refused = (reasons: Reason[]): TruthJudgement => ({ verdict: "refused", reasons });

const isOfEntry = (id: string, { entry }: Setting, { byId }: Readings) => {
  const own = byId.get(id)?.fact.entry ?? null;
  return entry === undefined || own === null || own === entry;
};
