import { hasLapsed, isPartDone } from "../../requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import type { Fact, FactBase, FactSection } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, hasBegun, latestFirst, leavesOpen, personFactsOf } from "../../truth/truth.ts";
import { type CvDocument, type CvEntry, type CvSection, nothing, type Sentence, verbatim } from "../document.ts";
import { isIn } from "../document-language.ts";
import { type AnsweredPosting, weightInMatch } from "../evidence/answered-posting.ts";
import {
  answersMust,
  listed,
  mostRelevant,
  nearnessToTrade,
  ofMust,
  resultsFirst,
  strengthFor,
} from "../evidence/ranked-facts.ts";
import { period } from "../facts/job-heading.ts";
import { hasRemark, isOver, isStillHeld } from "../facts/limited-facts.ts";
import { nameAlone } from "../facts/names-alone.ts";
import { isCareerBreak, isOfTrade, isShorterThan, isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isChange, resultStrength } from "../facts/result-strength.ts";
import { isHelp, isModest, unsaidStatements } from "../facts/statement-kinds.ts";
import { bulletOf, type KeptWordings, noWordings } from "../kept-wordings.ts";
import { endOf, isLeftOpen, isSchool } from "../letter/nearest-study.ts";
import { isTidyNote } from "../letter/said-notes.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { asItem, titleAlone } from "../phrases/first-letters.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { isTailored, joined, languages, skills, studied } from "./cv-lists.ts";
import { type CvWriting, cvSummary, settingOf } from "./cv-summary.ts";
import { isBrief, type LineLimits, lineLimitsAt, ofUnpaid, saysTerm } from "./line-limits.ts";

/**
 * A CV for one posting: the profile's own words and the wordings of them that the person has confirmed, chosen and ordered by what
 * the posting asks for. The posting decides what comes first and never what is said.
 */
export function writeCv(
  facts: FactBase,
  target: AnsweredPosting,
  language: DocumentLanguage = "en",
  wordings: KeptWordings = noWordings,
  today = new Date().toISOString().slice(0, 10),
): CvDocument {
  const phrases = phrasesOf(language);
  const writing = {
    ...{ target, phrases, wordings, today, keepsStops: keepsStops(facts, target, wordings) },
    ...{ isUnsaid: unsaidStatements(facts), nearness: nearnessToTrade(facts) },
  };
  const { headings } = phrases;
  const all = latestFirst([...entriesOf(facts, "experience"), ...entriesOf(facts, "volunteer")]).filter(
    (job) => !(isTailored(target) && (isShortPause(job) || !isNamed(job))),
  );
  const paid = all.filter((job) => !isVoluntaryWork(job));
  const jobs = paid.length > 0 ? paid : latestFirst(entriesOf(facts, "experience"));
  const studies = entriesOf(facts, "education");
  const hasLearnt = isTailored(target) && studies.some((one) => !isSchool(one) && !isLeftOpen(one));
  const study = section(
    headings.education,
    studies
      .filter((one) => !(hasLearnt && isSchool(one)))
      .sort((one, other) => Number(isLeftOpen(one)) - Number(isLeftOpen(other)) || endOf(other) - endOf(one))
      .map((entry) => educationEntry(entry, writing)),
  );
  // A pause that is told as a job takes no room from the work, and a few months in another trade little.
  const worked = jobs.filter(
    (job) => job.all("statement").some(({ isAside }) => !isAside) && !(isTailored(target) && isBrief(job, target)),
  );
  const work = section(
    headings.experience,
    jobs.map((job) => workEntry(job, lineLimitsAt(worked.indexOf(job), isOfTrade(job, target), target), writing)),
  );
  const isOfWork = new Set(jobs.map(({ id }) => id));
  const voluntary = all.filter(({ id }) => !isOfWork.has(id));
  const unpaid = section(
    headings.volunteer,
    voluntary.map((entry) => workEntry(entry, ofUnpaid, writing)),
  );
  const answersUnpaid = voluntary.some((job) => job.all("statement").some((fact) => weightInMatch(fact, target) > 0));
  return {
    kind: "cv",
    language,
    name: verbatim(personFactsOf(facts, "name")[0]),
    headline: headline(facts),
    contacts: [...personFactsOf(facts, "place"), ...personFactsOf(facts, "contact")].map(verbatim),
    sections: [
      text(headings.summary, cvSummary(facts, jobs, writing)),
      ...(jobs.length > 0 ? [work, ...(answersUnpaid ? [unpaid] : []), study] : [study, work]),
      text(headings.skills, skills(facts, writing)),
      ...sideSections(facts, answersUnpaid ? section("", []) : unpaid, writing),
      section(headings.references, entriesOf(facts, "reference").map(referenceEntry)),
    ].filter((part) => part.paragraphs.length + part.entries.length + part.bullets.length > 0),
  };
}

function keepsStops(facts: FactBase, target: AnsweredPosting, { sentences }: KeptWordings): boolean {
  const lines = [...facts.values()].filter(
    ({ kind, section }) => kind === "statement" && (section === "experience" || section === "volunteer"),
  );
  return !isTailored(target) || (sentences.size === 0 && lines.every(({ text }) => text.endsWith(".")));
}

/** The latest title of the person's own, or what they studied. */
export function headline(facts: FactBase): Sentence {
  const title = paidFirst(facts)
    .filter(hasBegun)
    .map((job) => job.one("title"))
    .find(Boolean);
  const said = verbatim(title ?? entriesOf(facts, "education")[0]?.one("subject"));
  return { ...said, text: titleAlone(said.text) };
}

/** What was done at a job that nothing names waits among what is left out. */
const isNamed = (job: FactEntry) => Boolean(job.one("title")?.text || job.one("organisation")?.text);

/** A pause that nobody would ask about: of less than a year. */
const isShortPause = (job: FactEntry) => Boolean(job.one("title")?.isAside) && isShorterThan(12, job);

function workEntry(job: FactEntry, limits: LineLimits, writing: CvWriting): CvEntry {
  const { target, phrases, isUnsaid } = writing;
  const isShown = (statement: Fact) => !isUnsaid(statement) && !(isTailored(target) && isCareerBreak(job));
  const tellsTerm = ({ text }: Fact) => isTailored(target) && saysTerm(text, job);
  const said = job
    .all("statement")
    .filter(isShown)
    .toSorted((one, other) => Number(tellsTerm(one)) - Number(tellsTerm(other)));
  const bullets = chosen(said, limits, writing).map((fact) =>
    bulletOf(fact, writing.wordings, phrases, settingOf(job, writing)),
  );
  const { title, ...rest } = head(job);
  const named = isTailored(target) ? { ...title, text: titleAlone(title.text) } : title;
  return { ...rest, title: named, date: period(job, phrases), bullets };
}

/**
 * The strongest first, each judged by its confirmed wording; for a posting without what shows nothing, where there is enough, without asides that
 * count nothing, with what was not done only where there is nothing else, and beside sentences only the notes that say most.
 */
function chosen(
  statements: Fact[],
  { most, enough, least }: LineLimits,
  { target, phrases, nearness, wordings }: CvWriting,
): Fact[] {
  const wordingOf = ({ id }: Fact) => wordings.bullets.get(id) ?? wordings.sentences.get(id);
  const said = statements.map((own) => ({ ...own, text: wordingOf(own)?.text ?? own.text, own }));
  const ordered = resultsFirst(mostRelevant(said, target), target, nearness);
  if (!isTailored(target)) return ordered.slice(0, most).map(({ own }) => own);
  const isDone = (fact: Fact) => !isModest(fact.text) || isHelp(fact.text) || answersMust(fact, target);
  const told = ordered
    // "various", "jury": one word says something only where it is asked for.
    .filter((fact) => fact.text.includes(" ") || weightInMatch(fact, target) > 0)
    .filter((fact) => !fact.isAside || wordingOf(fact) || resultStrength(fact.text) > 0);
  const isWorded = told.some(wordingOf);
  // Beside sentences a note of another job is tidy, and in the document's language.
  const isFit = ({ text }: Fact) =>
    isWorded ||
    wordings.sentences.size === 0 ||
    (isTidyNote(text, phrases) && (text.split(" ").length < minWordsToTell || isIn(phrases.locale.slice(0, 2), text)));
  const shows = (fact: Fact) =>
    isWorded
      ? wordingOf(fact) || isChange(fact.text) || weightInMatch(fact, target) > 1
      : strengthFor(fact, target) + nearness(fact) >= least;
  const done = (told.some(isDone) ? told.filter(isDone) : told).filter(isFit);
  const strong = done.filter(shows);
  const weak = done.filter((fact) => !shows(fact)).slice(0, Math.max(0, enough - strong.length));
  return [...strong, ...weak].slice(0, most).map(({ own }) => own);
}

/** Of fewer words no language is known for sure. */
const minWordsToTell = 5;

function educationEntry(study: FactEntry, { phrases, target }: CvWriting): CvEntry {
  const grade = study.one("grade");
  return {
    ...head(study),
    title: studied(study, phrases, target),
    date: years(verbatim(study.one("period"))),
    text: grade ? { text: phrases.grade(grade.text), facts: [grade.id] } : nothing,
  };
}

function sideSections(facts: FactBase, unpaid: CvSection, writing: CvWriting): CvSection[] {
  const { headings } = writing.phrases;
  const entries = (from: FactSection) => entriesOf(facts, from);
  // For a posting, what has run out or was given up argues against the person.
  const argues = (title: string) =>
    hasLapsed(title) || leavesOpen(title) || isPartDone(title) || isOver(title, writing.today);
  const titleOf = (entry: FactEntry) => entry.one("title")?.text ?? "";
  // A year says how long it is valid.
  const isRemarked = (entry: FactEntry) => !/\d{4}/.test(titleOf(entry)) && hasRemark(nameAlone(titleOf(entry)));
  const isToCome = (entry: FactEntry) => (entry.one("year")?.text ?? "") > writing.today;
  const weight = (entry: FactEntry) =>
    entry.all("title").reduce((sum, fact) => sum + weightInMatch(fact, writing.target), 0);
  const isUnasked = (entry: FactEntry) =>
    entry.all("title").some(({ isAside, text }) => isAside && hasRemark(text) && !isStillHeld(text)) &&
    weight(entry) < ofMust;
  const isShown = (entry: FactEntry) =>
    !isTailored(writing.target) || !(isToCome(entry) || isUnasked(entry) || argues(titleOf(entry)));
  // To work and studies: to itself each paper is near.
  const isPaper = ({ section: from }: Fact) => from === "certification" || from === "training";
  const nearnessOf = nearnessToTrade(new Map([...facts].filter(([, fact]) => !isPaper(fact))));
  const nearness = (entry: FactEntry) => entry.all("title").reduce((sum, fact) => sum + nearnessOf(fact), 0);
  // What is asked for is read first, then what is of the trade, and "HACCP (da rinnovare)" last.
  const papers = (from: FactSection) =>
    entries(from)
      .filter(isShown)
      .toSorted((one, other) => weight(other) - weight(one) || nearness(other) - nearness(one))
      .toSorted((one, other) => Number(isRemarked(one)) - Number(isRemarked(other)));
  return [
    section(
      headings.certifications,
      papers("certification").map((entry) => yearEntry(entry, writing.phrases)),
    ),
    section(
      headings.training,
      papers("training").map((entry) => trainingEntry(entry, writing.phrases)),
    ),
    text(headings.languages, languages(facts, writing)),
    unpaid,
    section(
      headings.publications,
      entries("publication").map((entry) => yearEntry(entry, writing.phrases)),
    ),
  ];
}

function yearEntry(entry: FactEntry, phrases: DocumentPhrases): CvEntry {
  const { title, ...rest } = head(entry);
  const date = verbatim(entry.one("year"));
  const isMonth = /^\d{4}-\d{2}$/.test(date.text);
  return {
    ...rest,
    title: { ...title, text: asItem(title.text, phrases) },
    date: isMonth ? { ...date, text: phrases.month(date.text) } : date,
    text: verbatim(entry.one("statement")),
  };
}

function trainingEntry(entry: FactEntry, phrases: DocumentPhrases): CvEntry {
  return { ...yearEntry(entry, phrases), bullets: listed(entry.all("skill")) };
}

function referenceEntry(entry: FactEntry): CvEntry {
  return {
    ...head(entry),
    title: verbatim(entry.one("name")),
    organisation: joined([entry.one("title"), entry.one("organisation")]),
    text: listed(entry.all("contact"))[0] ?? nothing,
  };
}

function head(entry: FactEntry): CvEntry {
  return {
    title: verbatim(entry.one("title")),
    date: nothing,
    organisation: verbatim(entry.one("organisation")),
    place: verbatim(entry.one("place")),
    text: nothing,
    bullets: [],
  };
}

/** "2016 – 2019", "2016 –" of a study that goes on, and "2020" of one within a year. */
const years = ({ text: period, facts }: Sentence): Sentence => ({
  text: period.replace(/^(\d{4}) - \1$/, "$1").replace(/ -(?= |$)/, " –"),
  facts,
});

const section = (heading: string, entries: CvEntry[]): CvSection => ({
  ...{ heading, paragraphs: [], bullets: [] },
  // Dates and a place alone say nothing.
  entries: entries.filter(({ title, organisation, bullets }) => title.text || organisation.text || bullets.length > 0),
});
/** One paragraph. */
const text = (heading: string, sentences: Sentence[]): CvSection => ({
  heading,
  paragraphs: sentences.length > 0 ? [sentences] : [],
  entries: [],
  bullets: [],
});
