import { isForLeading } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { denies, entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isAnswered, weightInMatch } from "../evidence/answered-posting.ts";
import { nearnessToTrade, resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { isOfTrade, isShorterThan, isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isChange, namesPeople } from "../facts/result-strength.ts";
import { isModest, unsaidStatements } from "../facts/statement-kinds.ts";

/** What a page has room for: statements in all, of one job, and jobs; of a letter of notes, notes. */
const max = { points: 8, ofJob: 5, jobs: 3, notes: 5 };

/** Beside what a statement shows by itself: from what to what is 8, a share or money 2. */
const worths = { leads: 10, must: 3, wish: 1.5, confirmed: 3, ofTrade: 1, olderBy: 1 };
/** What a statement of the main job, of the one before, or of one before that, is worth at least to be said. */
const least = { ofMain: 0.5, ofOther: 1, ofOlder: 3 };
/** For how long a job of another trade lasted that is named with nothing said of it. */
const minMonths = 6;
/** So many notes are a list. */
const minNotes = 2;

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
  return [...paidFirst(facts), ...latestFirst(entriesOf(facts, "volunteer"))]
    .filter((job) => job.one("title") && job.one("organisation") && hasBegun(job))
    .map((job) => ({
      job,
      points: job
        .all("statement")
        .filter((fact) => !isUnsaid(fact) && (sentences.has(fact.id) || isSaidIn(fact)))
        .map((fact) => ({ ...fact, text: sentences.get(fact.id)?.text ?? fact.text })),
    }));
}

export interface LetterPlan {
  jobs: JobPoints[];
  /** What is said by itself, as notes: a letter is in one manner, and these are of sentences nowhere else. */
  notes: Fact[];
}

interface Saying {
  isWorded(statement: Fact): boolean;
  /** Where it is a sentence by its own grammar, or confirmed. */
  isSentence(statement: Fact, job: FactEntry): boolean;
  isTidy(statement: Fact): boolean;
}

/**
 * One choice over the statements of all jobs: what is worth most to this posting, as long as there is room. Where half of it is confirmed, or two thirds and the
 * best are sentences, the letter says sentences alone, job by job; else it says which jobs there were, and behind them the best of the notes that are tidy.
 */
export function planJobs(facts: FactBase, jobs: JobPoints[], posting: AnsweredPosting, saying: Saying): LetterPlan {
  const worthOf = worthIn(facts, jobs, posting, saying.isWorded);
  const sayable = jobs
    .flatMap(({ job, points }, age) => {
      const ofOthers = age < 2 ? least.ofOther : least.ofOlder;
      const atLeast = age === 0 || isOfTrade(job, posting) ? least.ofMain : ofOthers;
      const isUnasked = isVoluntaryWork(job) && !points.some((fact) => weightInMatch(fact, posting) > 0);
      const rated = points.map((fact) => ({ job, fact, worth: worthOf(fact, job, age) }));
      return isUnasked ? [] : rated.filter(({ worth }) => worth >= atLeast);
    })
    .sort((one, other) => other.worth - one.worth);
  const [best = [], sentences = []] = [sayable, sayable.filter(({ fact, job }) => saying.isSentence(fact, job))].map(
    withinRoom,
  );
  const confirmed = best.filter(({ fact }) => saying.isWorded(fact));
  const notesOfBest = best.filter((one) => !sentences.includes(one));
  const isOfSentences =
    2 * confirmed.length >= best.length || (3 * notesOfBest.length <= best.length && notesOfBest[0] !== best[0]);
  if (isOfSentences)
    return {
      jobs: jobs.flatMap(({ job }, age) => {
        const points = sentences.filter((one) => one.job === job).map(({ fact }) => fact);
        return points.length > 0 || (age === 0 && !isVoluntaryWork(job)) ? [{ job, points }] : [];
      }),
      notes: [],
    };
  const notes = sayable
    .filter(({ fact }) => saying.isTidy(fact) && !isModest(fact.text))
    .sort((one, other) => worthAsNote(other) - worthAsNote(one))
    .slice(0, max.notes)
    .sort((one, other) => other.worth - one.worth);
  const isNear = (job: FactEntry) => isOfTrade(job, posting);
  const named = jobs
    .filter(({ job }) => !isVoluntaryWork(job))
    .filter(({ job }, age) => age === 0 || isNear(job) || !isShorterThan(minMonths, job))
    .filter(({ job }, age) => age < 2 || isNear(job));
  return {
    jobs: named.slice(0, max.jobs).map(({ job }) => ({ job, points: [] })),
    notes: notes.length < minNotes ? [] : notes.map(({ fact }) => fact),
  };
}

interface Rated {
  job: FactEntry;
  fact: Fact;
  worth: number;
}

/** "(don't tell him)", ". proud as punch": what is added in a second breath is of a note to oneself, unless it says what came of it. */
const worthAsNote = ({ fact, worth }: Rated) =>
  worth - (/\(|[.;] \p{Ll}/u.test(fact.text) && !isChange(fact.text) ? worths.must : 0);

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

/** "Weekly check with the head vet" leads nobody. */
const besideOthers =
  /(?<!\p{L})(?:with|mit|avec|con|met|ze?|com) (?:the|my|our|an?|de[mnr]|meine[mnr]?|les?|la|mon|ma|el|los|mi|il|lo|het|mijn|os?) [^,;.]*|(?<!\p{L})(?:reporting to|under|unter|sous|bajo|sotto|onder|pod) [^,;.]*/giu;

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
  // What might answer a must stands before what answers nothing.
  for (const { requirement, verdict } of posting.matched) {
    const id =
      requirement.must && verdict.is === "question" && posting.lines.has(requirement.text) && verdict.candidate;
    const [answer] = id ? strongest((fact) => fact.id === id) : [];
    if (answer) answers.set(answer, Math.max(worths.wish, answers.get(answer) ?? 0));
  }
  const isToLead = isOfLeading(posting.jobTitle) || isForLeading(posting);
  // "Weddings of 120 people" of another trade led nobody.
  const ofTrade = new Set(
    jobs
      .slice(0, 1)
      .concat(jobs.filter(({ job }) => isOfTrade(job, posting)))
      .flatMap(({ points }) => points),
  );
  const [led] = isToLead ? strongest((fact) => ofTrade.has(fact) && namesPeople(fact.text)) : [];
  const [leading] = isToLead ? strongest(({ text }) => isOfLeading(text.replace(besideOthers, ""))) : [];
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
