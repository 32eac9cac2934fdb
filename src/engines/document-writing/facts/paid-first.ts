import { namesCareerBreak, termsOf } from "../../text/text.ts";
import { entriesOf, type FactBase, type FactEntry, isUnpaid, latestFirst } from "../../truth/truth.ts";

/** The jobs, the latest first; what says that it is voluntary behind what is paid. */
export const paidFirst = (facts: FactBase): FactEntry[] =>
  latestFirst(entriesOf(facts, "experience")).toSorted(
    (one, other) => Number(isUnpaid(titleOf(one))) - Number(isUnpaid(titleOf(other))),
  );

const internship =
  /(?<!\p{L})(?:interns?|internship|placement|praktik(?:um|ant)\p{L}*|stage|stagiai\p{L}*|stagista|tirocin\p{L}*|prácticas|becari[oa]|praktyk\p{L}*|staż\p{L}*|estági\p{L}*)(?!\p{L})/iu;

export const isInternship = (job: FactEntry): boolean => internship.test(titleOf(job));

/** A time without work, which has no employer: its name and its dates are enough. */
export const isCareerBreak = (job: FactEntry): boolean =>
  !job.one("organisation")?.text && namesCareerBreak(titleOf(job));

/** Whether its title says so, or its section; an internship is of the work, paid or not, wherever it stands. */
export const isVoluntaryWork = (job: FactEntry): boolean =>
  !isInternship(job) && (job.one("title")?.section === "volunteer" || isUnpaid(titleOf(job)));

const titleOf = (job: FactEntry) => job.one("title")?.text ?? "";

/** Whether it is over and lasted less than so many months. */
export function isShorterThan(months: number, job: FactEntry): boolean {
  const [from, to] = [job.one("from")?.text, job.one("to")?.text].map((month) => Date.parse(month ?? ""));
  return Number(to) - Number(from) < months * msOfMonth;
}

const msOfMonth = (365 / 12) * 24 * 3600 * 1000;

/** Whether it is called like the post that is offered. */
export function isOfTrade(job: FactEntry, { jobTitle }: { jobTitle: string }): boolean {
  const asked = termsOf(jobTitle);
  return [...termsOf(titleOf(job))].some((term) => asked.has(term));
}
