import { oneStop } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { type FactEntry, goesOn, personFactsOf } from "../../truth/truth.ts";
import { nothing, type Sentence, verbatim } from "../document.ts";
import { englishPhrases } from "../phrases/phrases-en.ts";
import { firstPerson } from "./first-person.ts";
import { type LetterPoint, strongestFirst, type WordedPoints } from "./letter-plan.ts";
import { namingJob, quotedAchievements, withinSentence } from "./quoted-wording.ts";

/** Whether a line of a CV can be put into the first person. */
export const isFirstPersonPossible = (statement: Fact, job: FactEntry) =>
  firstPerson(statement.text, goesOn(job)) !== undefined;

/**
 * What somebody did at one job, as a paragraph: what can be put into the first person first, the other notes after it in one sentence;
 * where nothing can, in their own words.
 */
export function englishAchievements({ job, points, isLatest, sentences }: WordedPoints): Sentence[] {
  const isSaid = ({ statement }: LetterPoint) => sentences.has(statement.id) || isFirstPersonPossible(statement, job);
  if (!points.some(isSaid)) return quotedAchievements({ job, points, isLatest, sentences }, englishPhrases);
  const [told, notes] = [true, false].map((wanted) =>
    points.filter((point) => (isSaid(point) || point.answers !== undefined) === wanted),
  );
  const said = (told ?? []).flatMap((point, index, all) => {
    const before = all[index - 1];
    const followsFirstPerson = before !== undefined && isSaid(before);
    const place = { job, isLatest, isFirst: index === 0, isSecond: index === 1, followsFirstPerson };
    const confirmed = confirmedSentence(sentences.get(point.statement.id), job, followsFirstPerson);
    return [...quotedRequirement(point, index), confirmed ?? achievementSentence(point, place)];
  });
  return [...said, ...record(strongestFirst(notes ?? []))];
}

/** Notes that name no doer stay notes: "My record there: 13 of 14 trainees passed; driver of the year 2023." */
function record(notes: LetterPoint[]): Sentence[] {
  if (notes.length === 0) return [];
  const list = notes.map(({ statement }) => withinSentence(statement.text, englishPhrases)).join("; ");
  return [{ text: oneStop(`My record there: ${list}`), facts: notes.map(({ statement }) => statement.id) }];
}

/** What the person has confirmed, with the job before it where no sentence has named it yet: "At Kernwerk, I cut ...". */
const confirmedSentence = (confirmed: Sentence | undefined, job: FactEntry, isNamed: boolean): Sentence | undefined =>
  confirmed && !isNamed ? englishWithJob(confirmed, job) : confirmed;

export function englishWithJob(confirmed: Sentence, job: FactEntry): Sentence | undefined {
  const organisation = job.one("organisation")?.text ?? "";
  // "My work includes ..." as "At Kernwerk, my work includes ...".
  const text = confirmed.text.replace(/^My (?=\p{Ll})/u, "my ");
  const isFirstPerson = /^(?:I|my) \p{Ll}/u.test(text);
  const opening = isFirstPerson
    ? `At ${organisation},`
    : englishPhrases.fromWork(job.one("title")?.text ?? "", organisation);
  return namingJob([{ ...confirmed, text }], job, opening)[0];
}

interface Place {
  job: FactEntry;
  isLatest: boolean;
  isFirst: boolean;
  isSecond: boolean;
  followsFirstPerson: boolean;
}

/** The first is worded with its job, a second in the same breath. */
function achievementSentence(
  { statement, answers }: LetterPoint,
  { job, isLatest, isFirst, isSecond, followsFirstPerson }: Place,
): Sentence {
  const clause = firstPerson(statement.text, goesOn(job));
  const [title, organisation, end] = [job.one("title"), job.one("organisation"), job.one("to")];
  if (!title || !organisation) return nothing;
  const facts = (...own: (Fact | undefined)[]) => own.flatMap((fact) => fact?.id ?? []);
  if (!clause) {
    const opening = englishPhrases.fromWork(title.text, organisation.text);
    return { text: oneStop(`${opening} ${statement.text}`), facts: facts(title, organisation, statement) };
  }
  if (followsFirstPerson && !answers)
    return { text: oneStop(isSecond && isLatest ? withAlso(clause) : clause), facts: facts(statement, end) };
  if (isLatest && isFirst && goesOn(job))
    return { text: oneStop(`In my current role as ${title.text}, ${clause}`), facts: facts(title, statement, end) };
  if (isLatest || !isFirst)
    return { text: oneStop(`At ${organisation.text}, ${clause}`), facts: facts(organisation, statement, end) };
  return {
    text: oneStop(`As ${title.text} at ${organisation.text}, ${clause}`),
    facts: facts(title, organisation, statement, end),
  };
}

const withAlso = (clause: string) => clause.replace(/^I (?!(am|was|have)\b)/, "I also ");

const quotedRequirement = ({ answers }: LetterPoint, index: number): Sentence[] =>
  answers ? [{ text: englishPhrases.asks[index === 0 ? 0 : 1](answers.quote), facts: [answers.requirement.id] }] : [];

const occupation = /(er|or|ist|ian|ant|man|woman|nurse|chef|cook|clerk|analyst|architect|graduate|student|executive)$/i;
const occupationPhrase = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}?)(?= (?:with|in|on|at|for|from|who|and)\b)/u;

/** What the person says of themselves, as "I"; a summary that only names an occupation becomes "I am a nurse with ...". */
export function englishSelf(facts: FactBase): Sentence[] {
  const summary = personFactsOf(facts, "summary");
  const own = summary.filter(({ text }) => englishPhrases.ownVoice.test(text)).slice(0, 2);
  const [first] = summary;
  const who = first && occupationPhrase.exec(first.text)?.[1];
  // "Tram driver since 2017, buses before that" is no sentence behind "I am".
  const isNote = /,|\bsince\b/.test(first?.text ?? "");
  const isOccupation = who !== undefined && occupation.test(who) && !/^\p{L}+(ed|ing)\b/u.test(who) && !isNote;
  if (!first || !isOccupation) return own.map(verbatim);
  const text = keepsItsCapital(first.text, facts)
    ? first.text
    : first.text.charAt(0).toLowerCase() + first.text.slice(1);
  const article = /^(?:[aeio]|u(?!ni|se|ti))/i.test(text) ? "an" : "a";
  return [{ text: oneStop(`I am ${article} ${text}`), facts: [first.id] }, ...own.slice(0, 1).map(verbatim)];
}

/**
 * "German teacher", "Python developer": the name of a language or of something that the person knows. No name is what the
 * profile writes small elsewhere, nor what only begins the line of a skill ("Data protection").
 */
function keepsItsCapital(text: string, facts: FactBase): boolean {
  const [word = ""] = text.split(" ");
  if (/(ish|ese)$/.test(word)) return true;
  const small = word.toLowerCase();
  if ([...facts.values()].some((fact) => fact.text.split(/[^\p{L}]+/u).includes(small))) return false;
  const skills = personFactsOf(facts, "skill").filter((fact) => !isLineOfPlainWords(fact.text));
  return [...personFactsOf(facts, "language"), ...skills].some((fact) => fact.text.split(/\W+/).includes(word));
}

const isLineOfPlainWords = (skill: string) => /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(skill);

/** Spoken with a vowel first: "an MSc", "an LL.M.", "an HND". */
const vowelFirst = /^(?:[AEFHILMNORSX](?:\.?[A-Z]|$)|M\.?(?:Sc|Eng|Phil|Ed)|[AEIO]|LL)/;

/** "I hold an MSc in Chemistry from ..."; only of a degree of a known kind that is finished. */
export function englishDegree(study: FactEntry, thisYear: number): Sentence | undefined {
  const [degree, subject, school, period] = (["degree", "subject", "organisation", "period"] as const).map(study.one);
  if (
    !degree ||
    !school ||
    !isDegree.test(degree.text) ||
    isNotHeld.test(degree.text) ||
    !isOver(period?.text, thisYear)
  )
    return undefined;
  const article = vowelFirst.test(degree.text) ? "an" : "a";
  const held = isLineOfPlainWords(degree.text)
    ? degree.text.charAt(0).toLowerCase() + degree.text.slice(1)
    : degree.text;
  const name = subject ? `${held} in ${subject.text}` : held;
  const from = /^(?:Royal|(?:University|College|School|Institute|Academy) of)\b/.test(school.text)
    ? `the ${school.text}`
    : school.text;
  return {
    text: oneStop(`I hold ${article} ${name} from ${from}`),
    facts: [degree, subject, school].flatMap((fact) => fact?.id ?? []),
  };
}

/** Of a kind that one holds: nobody holds a "Semester abroad" or a "Coursework towards a diploma". */
const isDegree =
  /^(?:(?:[BM]\.?\s?(?:Sc|A|Eng|Ed|Phil|BA|Mus|Arch|Des)|[BM]BA|BBA|BS|MS|LL\.?\s?[BM]|Ph\.?\s?D|HN[CD])\.?(?: \(Hons\))?|(?:Bachelor|Master|Doctor|Associate)\b.*|(?:[\p{L}'’-]+ ){0,3}(?:[Cc]ertificate|[Dd]iploma|[Ll]icen[cs]e|[Dd]egree))$/u;
const isNotHeld = /\b(?:no|not|without|towards?|partial|part|incomplete|unfinished|coursework)\b/i;

/** Whether a study is known to have ended; without a time it is taken to have. */
export function isOver(period: string | undefined, thisYear: number): boolean {
  if (period === undefined) return true;
  const [, end] = / - (\d{4})$/.exec(period) ?? [];
  return end !== undefined && Number(end) <= thisYear;
}
