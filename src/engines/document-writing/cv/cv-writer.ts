import { levelIn } from "../../requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import type { Fact, FactBase, FactSection } from "../../truth/truth.ts";
import {
  entriesOf,
  type FactEntry,
  hasBegun,
  isUnpaid,
  latestFirst,
  leavesOpen,
  personFactsOf,
} from "../../truth/truth.ts";
import { type CvDocument, type CvEntry, type CvSection, nothing, type Sentence, verbatim } from "../document.ts";
import { type AnsweredPosting, weightInMatch } from "../evidence/answered-posting.ts";
import { listed, mostRelevant, nearnessToTrade, resultsFirst, strengthFor } from "../evidence/ranked-facts.ts";
import { period } from "../facts/job-heading.ts";
import { hasLapsed, saysLittle } from "../facts/limited-facts.ts";
import { isOfTrade, isVoluntaryWork, paidFirst } from "../facts/paid-first.ts";
import { isResult } from "../facts/result-strength.ts";
import { isHelp, isModest, unsaidStatements } from "../facts/statement-kinds.ts";
import { bulletOf, type KeptWordings, noWordings, wordedBullet } from "../kept-wordings.ts";
import { endOf } from "../letter/nearest-study.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { titleAlone } from "../phrases/first-letters.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { type CvWriting, cvSummary } from "./cv-summary.ts";

const maxSkills = 40;
const maxOfUnpaid = 3;

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
    ...{ target, phrases, wordings, today },
    ...{ isUnsaid: unsaidStatements(facts), nearness: nearnessToTrade(facts) },
  };
  const { headings } = phrases;
  const all = latestFirst(entriesOf(facts, "experience"));
  const paid = all.filter((job) => !isVoluntaryWork(job));
  const jobs = paid.length > 0 ? paid : all;
  const study = section(
    headings.education,
    entriesOf(facts, "education")
      .sort((one, other) => Number(isGivenUp(one)) - Number(isGivenUp(other)) || endOf(other) - endOf(one))
      .map((entry) => educationEntry(entry, phrases)),
  );
  // A pause that is told as a job takes no room from the work.
  const worked = jobs.filter((job) => job.all("statement").some(({ isAside }) => !isAside));
  const work = section(
    headings.experience,
    jobs.map((job) => workEntry(job, bulletsAt(isOfTrade(job, target) ? 0 : worked.indexOf(job), target), writing)),
  );
  const voluntary = latestFirst([...entriesOf(facts, "volunteer"), ...all.filter((job) => !jobs.includes(job))]);
  const unpaid = section(
    headings.volunteer,
    voluntary.map((entry) => workEntry(entry, maxOfUnpaid, writing)),
  );
  const answersUnpaid = voluntary.some((job) => job.all("statement").some((fact) => weightInMatch(fact, target) > 0));
  return {
    kind: "cv",
    language,
    name: verbatim(personFactsOf(facts, "name")[0]),
    headline: headline(facts),
    contacts: [...personFactsOf(facts, "place"), ...personFactsOf(facts, "contact")].map(verbatim),
    sections: [
      text(headings.summary, cvSummary(facts, writing)),
      ...(jobs.length > 0 ? [work, ...(answersUnpaid ? [unpaid] : []), study] : [study, work]),
      text(headings.skills, skills(facts, target)),
      ...sideSections(facts, answersUnpaid ? section("", []) : unpaid, writing),
      section(headings.references, entriesOf(facts, "reference").map(referenceEntry)),
    ].filter((part) => part.paragraphs.length + part.entries.length + part.bullets.length > 0),
  };
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

/** What was begun and not finished stands behind what was. */
const isGivenUp = (study: FactEntry) =>
  leavesOpen(`${study.one("degree")?.text ?? ""} ${study.one("subject")?.text ?? ""}`);

/** For a posting without those that are little, unless it asks for them. */
const skills = (facts: FactBase, target: AnsweredPosting) =>
  listed(
    mostRelevant(personFactsOf(facts, "skill"), target)
      .filter((skill) => !isTailored(target) || !saysLittle(skill.text) || weightInMatch(skill, target) > 0)
      .slice(0, maxSkills),
  );

const isTailored = ({ weights }: AnsweredPosting) => weights.size > 0;

/** The latest jobs are described in detail. */
function bulletsAt(place: number, target: AnsweredPosting): number {
  if (!isTailored(target)) return place < 2 ? 7 : place < 4 ? 4 : 2;
  return [6, 6, 4, 3][place] ?? 2;
}

function workEntry(job: FactEntry, most: number, writing: CvWriting): CvEntry {
  const { target, phrases, isUnsaid } = writing;
  // "Unpaid, 2 Sundays a month" says what its title says.
  const isOfTitle = ({ text }: Fact) =>
    isTailored(target) && isVoluntaryWork(job) && isUnpaid(text.split(/[^\p{L}]/u)[0] ?? "");
  const said = job.all("statement").filter((statement) => !isUnsaid(statement) && !isOfTitle(statement));
  return {
    ...head(job),
    date: period(job, phrases),
    bullets: inOneManner(chosen(said, most, writing), writing),
  };
}

/** Notes beside sentences read as two writers: where most are sentences, of the notes only what answers the posting stays; else all are notes. */
function inOneManner(statements: Fact[], { target, wordings, phrases }: CvWriting): Sentence[] {
  const isWorded = (fact: Fact) => wordedBullet(fact, wordings, phrases) !== undefined;
  const isOfSentences = 2 * statements.filter(isWorded).length >= statements.length;
  if (!isOfSentences) return statements.map((fact) => bulletOf(fact, { ...wordings, sentences: new Map() }, phrases));
  return statements
    .filter((fact) => isWorded(fact) || weightInMatch(fact, target) > 0)
    .map((fact) => bulletOf(fact, wordings, phrases));
}

/** The strongest first; for a posting without asides that show no result, and with what was not done only where there is nothing else. */
function chosen(said: Fact[], most: number, { target, nearness }: CvWriting): Fact[] {
  const ordered = resultsFirst(mostRelevant(said, target), target, nearness);
  if (!isTailored(target)) return ordered.slice(0, most);
  const shows = (fact: Fact) => isResult(fact.text) || weightInMatch(fact, target) > 1;
  const isDone = ({ text }: Fact) => !isModest(text) || isHelp(text);
  const told = ordered
    .filter((fact) => !fact.isAside || shows(fact))
    .toSorted((one, other) => Number(isHistory(one, target)) - Number(isHistory(other, target)));
  return (told.some(isDone) ? told.filter(isDone) : told).slice(0, most);
}

const isHistory = (fact: Fact, target: AnsweredPosting) => strengthFor(fact, target) <= 0 && namesYear.test(fact.text);

/** A piece of history that shows nothing may be a pause. */
const namesYear = /(?<!\d)(?:19|20)\d\d(?!\d)/;

function educationEntry(study: FactEntry, phrases: DocumentPhrases): CvEntry {
  const grade = study.one("grade");
  return {
    ...head(study),
    title: studied(study),
    date: years(verbatim(study.one("period"))),
    text: grade ? { text: phrases.grade(grade.text), facts: [grade.id] } : nothing,
  };
}

/** "Biology, no degree" says its subject. */
function studied(study: FactEntry): Sentence {
  const [degree, subject] = [study.one("degree"), study.one("subject")];
  const isSaid = degree && subject && degree.text.toLowerCase().includes(subject.text.toLowerCase());
  return isSaid ? { text: degree.text, facts: [degree.id, subject.id] } : joined([degree, subject]);
}

function sideSections(facts: FactBase, unpaid: CvSection, writing: CvWriting): CvSection[] {
  const { headings } = writing.phrases;
  const entries = (from: FactSection) => entriesOf(facts, from);
  // For a posting, what has run out argues against the person.
  const isShown = (entry: FactEntry) => writing.target.weights.size === 0 || !hasLapsed(entry.one("title")?.text ?? "");
  return [
    section(
      headings.certifications,
      entries("certification")
        .filter(isShown)
        .map((entry) => yearEntry(entry, writing.phrases)),
    ),
    section(
      headings.training,
      entries("training").map((entry) => trainingEntry(entry, writing.phrases)),
    ),
    text(headings.languages, listed(personFactsOf(facts, "language").filter((fact) => isSpoken(fact, writing.target)))),
    unpaid,
    section(
      headings.publications,
      entries("publication").map((entry) => yearEntry(entry, writing.phrases)),
    ),
  ];
}

/** For a posting no language of which a remark says, and no level, how little it is: "(only what stands on the machine)". */
function isSpoken(language: Fact, target: AnsweredPosting): boolean {
  const remark = /\((.*)\)/.exec(language.text)?.[1] ?? "";
  const isHeld = remark.split(" ").length < 3 || levelIn(language.text) !== undefined;
  return !isTailored(target) || isHeld || weightInMatch(language, target) > 0;
}

function yearEntry(entry: FactEntry, { month }: DocumentPhrases): CvEntry {
  const date = verbatim(entry.one("year"));
  const isMonth = /^\d{4}-\d{2}$/.test(date.text);
  return {
    ...head(entry),
    date: isMonth ? { ...date, text: month(date.text) } : date,
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

function joined(parts: (Fact | undefined)[]): Sentence {
  return (
    listed(
      parts.filter((part) => part !== undefined),
      ", ",
    )[0] ?? nothing
  );
}

const section = (heading: string, entries: CvEntry[]): CvSection => ({ heading, paragraphs: [], entries, bullets: [] });
/** One paragraph. */
const text = (heading: string, sentences: Sentence[]): CvSection => ({
  heading,
  paragraphs: sentences.length > 0 ? [sentences] : [],
  entries: [],
  bullets: [],
});
