import { inWholeSentences, oneStop, splitSentences, termsOf } from "../../text/text.ts";
import {
  denies,
  type Fact,
  type FactBase,
  type FactEntry,
  goesOn,
  isWish,
  personFactsOf,
  voiceOf,
} from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { mostRelevant, strengthFor } from "../evidence/ranked-facts.ts";
import { isPlainProfile } from "../facts/plain-profile.ts";
import { isChange, resultStrength } from "../facts/result-strength.ts";
import { isModest } from "../facts/statement-kinds.ts";
import { namesYears, yearsOfWork } from "../facts/years-of-work.ts";
import { bulletOf, type KeptWordings, type LineSetting } from "../kept-wordings.ts";
import { brought, listOf } from "../letter/letter-background.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised } from "../phrases/first-letters.ts";

export interface CvWriting {
  target: AnsweredPosting;
  phrases: DocumentPhrases;
  wordings: KeptWordings;
  today: string;
  /** Where all lines are sentences of the person's own. */
  keepsStops: boolean;
  isUnsaid(statement: Fact): boolean;
  /** To what the person learnt and works as. */
  nearness(statement: Fact): number;
}

export const settingOf = (job: FactEntry, { keepsStops }: CvWriting): LineSetting => ({
  head: { names: `${job.one("title")?.text ?? ""} ${job.one("organisation")?.text ?? ""}`, isOver: !goesOn(job) },
  keepsStops,
});

const max = { own: 4, results: 2, brought: 5 };
/** From so many on, what is asked for and held says more than a line that its job says again. */
const minBrought = 2;
/** A longer one is read where it stands, in its job. */
const maxWordsOfResult = 32;
/** A shorter one ("Dogs, horses, one llama.") stands for a posting only where it speaks of the person's trade. */
const minWords = 8;

/**
 * What the person says of themselves; for a posting who they are, in their words or by the years of work, and what is asked for that they hold; where
 * that is little, the strongest results, which their jobs say again.
 */
export function cvSummary(facts: FactBase, jobs: FactEntry[], writing: CvWriting): Sentence[] {
  const { target, phrases, today, nearness } = writing;
  const all = personFactsOf(facts, "summary");
  if (target.weights.size === 0) return all.slice(0, max.own).map(verbatim);
  const isLong = (text: string) => text.split(" ").length >= minWords;
  const sentences = all.flatMap((fact) =>
    splitSentences(inWholeSentences(fact.text, phrases.locale)).map((text) => ({ ...fact, text })),
  );
  const told = sentences.filter(
    ({ text, isAside }) => isPlainProfile(text) && !denies(text) && !isWish(text) && !isAside,
  );
  const who = told.find((fact) => fact === sentences[0] && saysWho(fact.text, jobs));
  const years =
    who && (namesYears(who.text) || isLong(who.text)) ? undefined : yearsOfWork(facts, target, phrases, today);
  const { papers, skills } = brought(facts, target, writing);
  const held = [...papers, ...skills].slice(0, max.brought);
  const isHeld = held.length >= minBrought;
  const results = isHeld ? [] : resultsOf(jobs, writing);
  const rest = told.filter(
    (fact) => fact !== who && (isLong(fact.text) || nearness(fact) > 0) && !(years && voiceOf(fact.text) === "own"),
  );
  const isShort = results.length === 0 && !isHeld && (who ?? years);
  return [
    ...(who ? [verbatim(who)] : []),
    ...(years ? [{ ...years, text: oneStop(years.text) }] : []),
    ...(isShort ? mostRelevant(rest, target).slice(0, 1).map(verbatim) : []),
    ...(isHeld ? [{ ...listOf(held, phrases), text: capitalised(oneStop(listOf(held, phrases).text)) }] : []),
    ...results,
  ];
}

/** "Head nurse with twelve years ...": names the years or a title of theirs, and is no sentence about something else. */
function saysWho(text: string, jobs: FactEntry[]): boolean {
  const titles = jobs.flatMap((job) => [...termsOf(job.one("title")?.text ?? "")]);
  return namesYears(text) || [...termsOf(text.split(/[,.;]/)[0] ?? "")].some((term) => titles.includes(term));
}

/** What came of their work, as they have confirmed it; of jobs before the latest what changed. A job's line says each whole. */
function resultsOf(jobs: FactEntry[], writing: CvWriting): Sentence[] {
  const { target, phrases, wordings, isUnsaid } = writing;
  const lines = jobs.flatMap((job, place) =>
    job
      .all("statement")
      .filter(({ id }) => wordings.bullets.has(id) || wordings.sentences.has(id))
      .map((fact) => {
        const line = bulletOf(fact, wordings, phrases, settingOf(job, writing));
        const isStrong = isChange(line.text) || (place === 0 && resultStrength(line.text) > 1);
        const isShown = isStrong && !isUnsaid(fact) && !isModest(line.text);
        return { line, isShown, weight: strengthFor({ ...fact, text: line.text }, target) - place };
      }),
  );
  return lines
    .filter(({ isShown }) => isShown)
    .sort((one, other) => other.weight - one.weight)
    .map(({ line }) => ({ ...line, text: oneStop(line.text) }))
    .filter(({ text }, at) => text.split(" ").length <= maxWordsOfResult && (at === 0 || isChange(text)))
    .slice(0, max.results);
}
