import {
  monthsOf,
  relevance,
  type TargetPosting,
  weightOfTerm,
} from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import {
  entriesOf,
  type FactBase,
  type FactEntry,
  goesOn,
  hasBegun,
  latestFirst,
  limitsTitle,
} from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { titleAlone, titleInSentence } from "../phrases/first-letters.ts";
import { isCareerBreak, isInternship, isVoluntaryWork } from "./paid-first.ts";

/** "Process engineer with twelve years in chemical plants" */
export const namesYears = (text: string): boolean =>
  /(?<!\p{L})(?:\d+|\p{L}+)[ \u00a0-](?:years?|yrs|jahren?|ans|años|anni|jaar|lata?|anos)(?!\p{L})/iu.test(text);

const minYears = 2;
const maxTitles = 3;

/**
 * "10 years of experience as a Supply Planner and as an Inventory Analyst": the latest job and those that the posting's title, or the latest
 * job's, speaks of, counted by their dates. Undefined for less than two years.
 *
 * @param today "2026-11-25"
 */
export function yearsOfWork(
  facts: FactBase,
  target: TargetPosting,
  phrases: DocumentPhrases,
  today: string,
): Sentence | undefined {
  const jobs = relatedJobs(
    latestFirst(entriesOf(facts, "experience")).filter(
      (job) => hasBegun(job) && !isVoluntaryWork(job) && !isCareerBreak(job),
    ),
    target,
  );
  return experienceOf(jobs, phrases, today);
}

function experienceOf(jobs: FactEntry[], phrases: DocumentPhrases, today: string): Sentence | undefined {
  const named = jobs.flatMap((job) =>
    (["title", "organisation", "from", "to"] as const).flatMap((kind) => job.one(kind) ?? []),
  );
  const months = monthsOf(new Set(jobs.map(({ id }) => id)), named, today.slice(0, 7));
  const years = Math.floor(months / 12);
  if (years < minYears || !phrases.experience) return undefined;
  const titles = [...new Set(jobs.map((job) => titleInSentence(titleOf(job), phrases)))];
  // An "Asst. Merchandiser" was a merchandiser too; the latest title is named whatever it is.
  const isNamedBy = (title: string, other: string) => title !== titles[0] && title.endsWith(` ${other}`);
  const posts = titles.filter((title) => !titles.some((other) => isNamedBy(title, other))).map(phrases.asPost);
  const text = phrases.experience(years, new Intl.ListFormat(phrases.locale).format(posts));
  return { text, facts: named.map(({ id }) => id) };
}

function relatedJobs([latest, ...earlier]: FactEntry[], target: TargetPosting): FactEntry[] {
  if (!latest || !isDated(latest) || !isPlain.test(titleOf(latest))) return [];
  const ofLatest = termsOf(titleOf(latest));
  const wanted = { weights: new Map([...target.weights].filter(([, weight]) => weight === weightOfTerm.title)) };
  const isRelated = (job: FactEntry) =>
    relevance(titleOf(job), wanted) > 0 || [...termsOf(titleOf(job))].some((term) => ofLatest.has(term));
  const isListed = (job: FactEntry) => isDated(job) && isPlain.test(titleOf(job)) && !joins.test(titleOf(job));
  const others = joins.test(titleOf(latest))
    ? []
    : earlier.filter((job) => isListed(job) && isRelated(job) && !isInternship(job));
  const related = [latest, ...others];
  const titles = [...new Set(related.map(titleOf))].slice(0, maxTitles);
  const listed = related.filter((job) => titles.includes(titleOf(job)));
  return isTitleOfFirm(listed) ? [latest] : listed;
}

/** "Tower Crane Operator" beside an employer "Tower Cranes" is read as a sentence about that job alone. */
function isTitleOfFirm(jobs: FactEntry[]): boolean {
  const firms = new Set(jobs.flatMap((job) => [...termsOf(job.one("organisation")?.text ?? "")]));
  return jobs.some((job) => [...termsOf(titleOf(job))].some((term) => firms.has(term)));
}

/** One title, and not "Cook, from 2019 head cook". */
const isPlain = /^[^,;:()/'’\d]+$/;
/** Two in one: a list of several would not show where each ends. */
const joins = / (?:and|und|y|e|et|en|i|puis|then|&) /;

const titleOf = (job: FactEntry) =>
  titleAlone(job.one("title")?.text ?? "").replace(/ \([^()]*\)$/, (beside) => (limitsTitle(beside) ? beside : ""));

const isDated = (job: FactEntry) => Boolean(job.one("from")) && (goesOn(job) || Boolean(job.one("to")?.text));
