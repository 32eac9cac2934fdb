import { isForLeading } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { denies, entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isAnswered, weightInMatch } from "../evidence/answered-posting.ts";
import { nearnessToTrade, resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { isOfTrade, isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isChange, namesPeople } from "../facts/result-strength.ts";
import { unsaidStatements } from "../facts/statement-kinds.ts";

/** What a page has room for: statements in all, of one job, and jobs; and of the latest job, where no statement shows much. */
const max = { points: 7, ofJob: 4, jobs: 3, plain: 2 };

/** Beside what a statement shows by itself: from what to what is 8, a share or money 2. */
const worths = { leads: 10, must: 3, wish: 1.5, confirmed: 3, ofTrade: 1, olderBy: 1 };
/** What a statement of the main job, of another, or a note beside sentences, is worth at least to be said. */
const least = { ofMain: 0.5, ofOther: 1, unworded: 4 };

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: Fact[];
}

/**
 * Of the jobs with a name that have begun, the paid ones first, each the latest first, what may be said in the letter's language: as the
 * person has confirmed it in other words, else in their own.
 */
export function toldJobs(
  facts: FactBase,
  sentences: ReadonlyMap<string, Sentence>,
  isSaidIn: (statement: Fact) => boolean,
): JobPoints[] {
  const isUnsaid = unsaidStatements(facts);
  const titles = entriesOf(facts, "certification").map((entry) => termsOf(entry.one("title")?.text ?? ""));
  // "Spraying (PA1, PA6)" beside the certificate of that name.
  const isTitle = (text: string) => titles.some((title) => [...termsOf(text)].every((term) => title.has(term)));
  return [...paidFirst(facts), ...latestFirst(entriesOf(facts, "volunteer"))]
    .filter((job) => job.one("title") && job.one("organisation") && hasBegun(job))
    .map((job) => ({
      job,
      points: job
        .all("statement")
        .filter((fact) => !isUnsaid(fact) && !isTitle(fact.text) && (sentences.has(fact.id) || isSaidIn(fact)))
        .map((fact) => ({ ...fact, text: sentences.get(fact.id)?.text ?? fact.text })),
    }));
}

/** One choice over the statements of all jobs: what is worth most to this posting, as long as there is room. The latest job is named in any case. */
export function planJobs(
  facts: FactBase,
  jobs: JobPoints[],
  posting: AnsweredPosting,
  isWorded: (statement: Fact) => boolean,
): JobPoints[] {
  const worthOf = worthIn(facts, jobs, posting, isWorded);
  const telling = jobs.filter(({ points }) => points.length > 0);
  const rated = telling
    .flatMap(({ job, points }, age) => {
      const atLeast = age === 0 || isOfTrade(job, posting) ? least.ofMain : least.ofOther;
      const isUnasked = isVoluntaryWork(job) && !points.some((fact) => weightInMatch(fact, posting) > 0);
      return isUnasked ? [] : points.map((fact) => ({ job, fact, worth: worthOf(fact, job, age), atLeast }));
    })
    .sort((one, other) => other.worth - one.worth);
  const strong = rated.filter(({ worth, atLeast }) => worth >= atLeast);
  const latest = telling[0]?.job;
  const plain = strong.some(({ job }) => job === latest)
    ? []
    : rated.filter(({ job, worth }) => job === latest && worth >= 0);
  const sayable = [...strong, ...plain.slice(0, max.plain)];
  const best = withinRoom(sayable);
  // One manner in a letter: where half of it would be confirmed sentences, notes stand only for a job that has none and answers something.
  const isOfSentences = 2 * best.filter(({ fact }) => isWorded(fact)).length >= best.length;
  const hasWorded = new Set(rated.filter(({ fact }) => isWorded(fact)).map(({ job }) => job));
  const fits = ({ job, fact, worth }: Rated) =>
    isWorded(fact) || (!hasWorded.has(job) && (worth >= least.unworded || isChange(fact.text)));
  const chosen = isOfSentences
    ? withinRoom(sayable.filter(fits))
    : best.filter(({ job, fact }) => isWorded(fact) || !isMostlyWorded(job));
  return jobs.flatMap(({ job }, age) => {
    const points = chosen.filter((one) => one.job === job).map(({ fact }) => fact);
    return points.length > 0 || (age === 0 && !isVoluntaryWork(job)) ? [{ job, points }] : [];
  });

  function isMostlyWorded(job: FactEntry): boolean {
    const own = best.filter((one) => one.job === job);
    return 2 * own.filter(({ fact }) => isWorded(fact)).length >= own.length;
  }
}

interface Rated {
  job: FactEntry;
  fact: Fact;
  worth: number;
  atLeast: number;
}

/** @param rated what is worth most first */
function withinRoom(rated: Rated[]): Rated[] {
  const chosen: Rated[] = [];
  for (const one of rated) {
    const ofJob = chosen.filter(({ job }) => job === one.job).length;
    const isNew = ofJob === 0 && new Set(chosen.map(({ job }) => job)).size >= max.jobs;
    if (chosen.length < max.points && ofJob < max.ofJob && !isNew) chosen.push(one);
  }
  return chosen;
}

/** What answers a must, then what shows a result, is confirmed, and is of late. */
function worthIn(
  facts: FactBase,
  jobs: JobPoints[],
  posting: AnsweredPosting,
  isWorded: (statement: Fact) => boolean,
): (fact: Fact, job: FactEntry, age: number) => number {
  const nearness = nearnessToTrade(facts);
  const sayable = jobs.flatMap(({ points }) => points).filter((fact) => isWorded(fact) || !denies(fact.text));
  const strongest = (says: (fact: Fact) => boolean) => resultsFirst(sayable.filter(says), posting);
  const answers = new Map<Fact, number>();
  for (const { requirement, verdict } of posting.matched.filter(isAnswered)) {
    const [answer] = strongest(({ id }) => verdict.facts.includes(id));
    const worth = requirement.must ? worths.must : worths.wish;
    if (answer) answers.set(answer, Math.max(worth, answers.get(answer) ?? 0));
  }
  const isToLead = isOfLeading(posting.jobTitle) || isForLeading(posting);
  const [led] = isToLead ? strongest(({ text }) => namesPeople(text)) : [];
  const [leading] = isToLead ? strongest(({ text }) => isOfLeading(text)) : [];
  if (leading) answers.set(leading, worths.must);
  if (led) answers.set(led, worths.leads);
  return (fact, job, age) =>
    strengthFor(fact, posting) +
    nearness(fact) +
    (answers.get(fact) ?? 0) +
    (isWorded(fact) ? worths.confirmed : 0) +
    (isOfTrade(job, posting) ? worths.ofTrade : 0) -
    age * worths.olderBy;
}
