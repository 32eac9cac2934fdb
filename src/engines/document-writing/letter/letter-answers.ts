import type { MatchedRequirement } from "../../../shared/matching/requirement-match.contract.ts";
import { entriesOf, type Fact, type FactBase, type FactEntry } from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import { isMet } from "../evidence/answered-posting.ts";
import { isNameable } from "../evidence/nameable-facts.ts";
import { resultsFirst } from "../evidence/ranked-facts.ts";
import { jobHeading } from "../facts/job-heading.ts";
import { capitalised } from "../phrases/first-letters.ts";
import { entryItem } from "./letter-background.ts";
import { isSayable, type JobPoints, type Planning, said } from "./letter-plan.ts";
import { isNamedStudy } from "./nearest-study.ts";
import { sentenceWithJob } from "./sentence-with-job.ts";

/** One deed beside a line of the posting is no frame for a letter. */
const minDeeds = 2;
const maxAnswers = 6;
/** A longer line is read for itself, and not as what stands above its answer. */
const maxLength = 90;

/** A line of the posting, whole, and the strongest thing that the person has to say to it. */
export interface Answer {
  line: Sentence;
  statement?: Fact;
  item?: Sentence;
  /** That the item names, with its time. */
  job?: FactEntry;
}

/** What is met of the posting, musts first, each in its order and with a fact of its own; none where there are too few deeds among them. */
export function letterAnswers(facts: FactBase, jobs: FactEntry[], planning: Planning): Answer[] {
  const statements = jobs.flatMap(planning.usable).filter((fact) => isSayable(fact, planning));
  const met = planning.posting.matched
    .filter(isMet)
    .filter(({ requirement }) => isQuotable(requirement, planning))
    .toSorted((one, other) => Number(other.requirement.must) - Number(one.requirement.must));
  const used = new Set<string>();
  const answers = met.flatMap(({ requirement, verdict }): Answer[] => {
    const about = verdict.facts
      .flatMap((id) => facts.get(id) ?? [])
      .filter(({ id, entry }) => !used.has(id) && !used.has(entry ?? ""));
    const line = { text: capitalised(requirement.text), facts: [requirement.id] };
    // Years are told by a job's dates where its statement says something else of the posting.
    const isFree = ({ id }: Fact) =>
      requirement.kind !== "years" ||
      !met.some((other) => other.requirement !== requirement && other.verdict.facts.includes(id));
    const [statement] = resultsFirst(
      statements.filter((fact) => about.includes(fact) && isFree(fact)),
      planning.posting,
    );
    const named = about.find((fact) => mayAnswer(fact, facts, planning));
    const job = requirement.kind === "years" && jobs.find(({ id }) => about.some(({ entry }) => entry === id));
    if (statement) {
      used.add(statement.id);
      return [{ line, statement }];
    }
    if (job) return [{ line, item: jobHeading(job, planning.phrases), job }];
    if (!named?.entry) return [];
    used.add(named.entry);
    return [{ line, item: entryItem(named.entry, facts) }];
  });
  const deeds = answers.filter(({ statement }) => statement).length;
  return deeds < minDeeds ? [] : answers.slice(0, maxAnswers);
}

const isQuotable = ({ text, kind }: MatchedRequirement["requirement"], { posting }: Planning) =>
  kind !== "language" && text.length <= maxLength && posting.lines.has(text);

/** A study or a certificate that is held; a title or a skill only repeats what is asked for. */
function mayAnswer(fact: Fact, facts: FactBase, { posting, phrases, today }: Planning): boolean {
  if (fact.section === "education")
    return entriesOf(facts, "education").some(
      (study) => study.id === fact.entry && isNamedStudy(study, Number(today.slice(0, 4))),
    );
  const isTitle = (fact.section === "certification" || fact.section === "training") && fact.kind === "title";
  return isTitle && isNameable(fact, { facts, posting, phrases, today });
}

/** Each answer as a paragraph below its line. A job is named with its time where it is spoken of first, and by its house where another was between. */
export function answerParagraphs(answers: Answer[], jobs: FactEntry[], planning: Planning): Sentence[][] {
  const { phrases } = planning;
  const named = new Set<FactEntry>();
  let current: FactEntry | undefined;
  return answers.map(({ line, statement, item, job: itself }) => {
    const job = itself ?? jobs.find(({ id }) => id === statement?.entry);
    const isGoingOn = job === current;
    const heading = job && (named.has(job) ? verbatim(job.one("organisation")) : jobHeading(job, phrases));
    current = job;
    if (job) named.add(job);
    if (!statement) return item ? [line, item] : [line];
    const text = said(statement, planning);
    return [line, isGoingOn || !job ? text : sentenceWithJob(text, job, phrases, heading)];
  });
}

/** What else was done at a job, each with its house, and with its time where it has not been named yet. */
export function deedItems({ job, points }: JobPoints, before: Sentence[], planning: Planning): Sentence[] {
  const title = job.one("title")?.id;
  const isNamed = before.some(({ facts }) => title !== undefined && facts.includes(title));
  return points.map((point, at) => {
    const heading = isNamed || at > 0 ? verbatim(job.one("organisation")) : jobHeading(job, planning.phrases);
    return sentenceWithJob(said(point, planning), job, planning.phrases, heading);
  });
}
