import { isForLeading } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { denies, entriesOf, type FactEntry, hasBegun, isOfLeading, latestFirst } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isAnswered, weightInMatch, weightOfFact } from "../evidence/answered-posting.ts";
import { nearnessToTrade, resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { isOfTrade, isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isChange, isResult, namesPeople, resultStrength } from "../facts/result-strength.ts";
import { isHelp, isModest, unsaidStatements } from "../facts/statement-kinds.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { asItem } from "../phrases/first-letters.ts";

/** The third only where it answers what the posting asks for, or shows what came of it. */
const maxJobs = 3;
const maxUnasked = 2;
const maxOfMain = 4;
const maxOfEarlier = 2;
/** Beside answers to the posting, which say the most; the second of a job only where it is asked for. */
const maxJobsBeside = 2;
const maxBeside = 2;
const maxOfLeading = 2;
const manyAnswers = 3;

/** What a letter says of one job. */
export interface JobPoints {
  job: FactEntry;
  points: Fact[];
}

export interface Planning {
  posting: AnsweredPosting;
  phrases: DocumentPhrases;
  /** "2026-11-25" */
  today: string;
  /** What may be said of a job. */
  usable(job: FactEntry): Fact[];
  /** What the person has confirmed in other words, by the statement's id. */
  sentences: ReadonlyMap<string, Sentence>;
}

/** Of the jobs with a name that have begun, the paid ones first, each the latest first. */
export const toldJobs = (facts: FactBase): FactEntry[] =>
  [...paidFirst(facts), ...latestFirst(entriesOf(facts, "volunteer"))].filter(
    (job) => job.one("title") && job.one("organisation") && hasBegun(job),
  );

/** Of each job what is no aside, in a language that may be said. */
export function usableStatements(facts: FactBase, isSaidIn: (statement: Fact) => boolean) {
  const isUnsaid = unsaidStatements(facts);
  return (job: FactEntry): Fact[] => job.all("statement").filter((fact) => !isUnsaid(fact) && isSaidIn(fact));
}

/** As it was confirmed, else in its own words. */
export const said = (statement: Fact, { sentences, phrases }: Pick<Planning, "sentences" | "phrases">): Sentence =>
  sentences.get(statement.id) ?? {
    // Without a stop behind one sentence, as the other lines of a list.
    text: asItem(statement.text, phrases).replace(/^((?:[^.!?]|\.\d)*\p{L}{4})\.$/u, "$1"),
    facts: [statement.id],
  };

export const isSayable = ({ id, text }: Fact, { sentences }: Pick<Planning, "sentences">): boolean =>
  !isHelp(text) && (sentences.has(id) || !denies(text));

/**
 * The latest job, and the others whose statements say something to the posting: of each what answers it or, where others are led, is of
 * leading; then what came of the work. What has been said already, and what does neither, is not told.
 *
 * @param above what stands below lines of the posting
 */
export function planJobs(
  facts: FactBase,
  jobs: FactEntry[],
  planning: Planning,
  above: { statements: ReadonlySet<Fact>; answers: number },
): JobPoints[] {
  const statements = jobs.flatMap(planning.usable);
  const asked = new Set([...leadingStatements(statements, planning), ...askedStatements(statements, planning)]);
  const nearness = nearnessToTrade(facts);
  const { posting, sentences } = planning;
  const ranked = (fact: Fact) =>
    strengthFor(fact, posting) +
    nearness(fact) +
    (asked.has(fact) ? answers : 0) +
    (sentences.has(fact.id) ? confirmed : 0);
  const { statements: answered } = above;
  const isBeside = above.answers >= manyAnswers;
  // Of more answers, a letter would run onto a second page.
  const jobsBeside = above.answers > manyAnswers + 1 ? 1 : maxJobsBeside;
  const planned = jobs.map((job, age) => {
    const isMain = age === 0 || isOfTrade(job, posting);
    const left = planning.usable(job).filter((fact) => !answered.has(fact));
    const telling = left.filter(
      (fact) =>
        asked.has(fact) ||
        (!isModest(fact.text) && (isBeside ? tellsBeside(fact, planning) : tells(fact, isMain, planning))),
    );
    const isUntold = age === 0 && telling.length === 0 && !planning.usable(job).some((fact) => answered.has(fact));
    const chosen = isUntold ? left.filter(({ isAside, text }) => !isAside && !isModest(text)) : telling;
    const most = isBeside ? maxBeside : isMain ? maxOfMain : maxOfEarlier;
    const points = chosen
      .toSorted((one, other) => Number(asked.has(other)) - Number(asked.has(one)) || ranked(other) - ranked(one))
      .filter((fact, at) => at < most && (!isBeside || at === 0 || asked.has(fact) || isChange(fact.text)));
    const weight = Math.max(0, ...points.map(ranked)) - age / 4;
    const isToldAlone = isVoluntaryWork(job) ? points.some((fact) => weightInMatch(fact, posting) > 0) : true;
    return {
      job,
      points: isToldAlone ? inOneManner(points, asked, planning) : [],
      weight: age === 0 ? Infinity : weight,
    };
  });
  const told = planned.filter(({ points }) => points.length > 0);
  const heaviest = new Set(
    told
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, isBeside ? jobsBeside : maxJobs)
      .filter(({ points }, at) => at < maxUnasked || points.some((fact) => asked.has(fact) || isResult(fact.text))),
  );
  return told
    .filter((one) => heaviest.has(one))
    .map(({ job, points }) => ({ job, points: strongestFirst(points, asked, planning) }));
}

/** Beside from what to what, which is 8, and a share or money, which is 2. */
const answers = 4;
const confirmed = 3;

/** What is of the posting, or came of the work; of the latest job, and of one that is called like the post, what counts anything. */
function tells(fact: Fact, isMain: boolean, { posting, sentences }: Planning): boolean {
  if (isResult(fact.text) || (isMain && sentences.has(fact.id))) return true;
  return (
    !fact.isAside &&
    ((isMain && resultStrength(fact.text) > 0) || weightOfFact(fact, posting) > (isMain ? 0 : inPassing))
  );
}

/** A word of what the posting tells of itself, and none of what it asks for. */
const inPassing = 0.5;

/** Beside many answers only what came of the work, and of notes, where they are sentences, only from what to what. */
const tellsBeside = ({ id, text }: Fact, { sentences }: Planning): boolean =>
  isChange(text) || (isResult(text) && (sentences.size === 0 || sentences.has(id)));

/** Sentences beside notes read as two writers: where several are confirmed, a note stays only for what is asked. */
function inOneManner(points: Fact[], asked: Set<Fact>, { sentences }: Planning): Fact[] {
  const worded = points.filter(({ id }) => sentences.has(id));
  return 2 * worded.length >= points.length
    ? points.filter((fact) => worded.includes(fact) || asked.has(fact))
    : points;
}

/** Where others are led: what the person says of leading, the strongest first. */
function leadingStatements(statements: Fact[], planning: Planning): Fact[] {
  const { posting } = planning;
  if (!isOfLeading(posting.jobTitle) && !isForLeading(posting)) return [];
  const leading = statements.filter((fact) => isSayable(fact, planning) && isOfPeople(fact, planning));
  return resultsFirst(leading, posting).slice(0, maxOfLeading);
}

function isOfPeople({ id, text }: Fact, { sentences }: Planning): boolean {
  const words = sentences.get(id)?.text ?? text;
  return isOfLeading(words) || namesPeople(words);
}

/** Of each thing asked for that is met, whole or in part, the strongest statement. */
function askedStatements(statements: Fact[], planning: Planning): Fact[] {
  const own = statements.filter((fact) => isSayable(fact, planning));
  return planning.posting.matched.filter(isAnswered).flatMap(
    ({ verdict }) =>
      resultsFirst(
        own.filter(({ id }) => verdict.facts.includes(id)),
        planning.posting,
      )[0] ?? [],
  );
}

/** Whom the person leads where others are led, results by their strength, then what is asked for, then what else counts something. */
function strongestFirst(points: Fact[], asked: Set<Fact>, planning: Planning): Fact[] {
  const scope = points.find((fact) => asked.has(fact) && namesPeople(fact.text) && isForLeading(planning.posting));
  return points.toSorted((one, other) => {
    if (one === scope || other === scope) return Number(other === scope) - Number(one === scope);
    const [own, others] = [resultStrength(one.text), resultStrength(other.text)];
    const isOfResult = [one, other].some(({ text }) => isResult(text));
    return isOfResult && own !== others
      ? others - own
      : Number(asked.has(other)) - Number(asked.has(one)) || others - own;
  });
}
