import { oneStop } from "../../text/text.ts";
import type { Fact, FactEntry } from "../../truth/truth.ts";
import { goesOn, hasBegun } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { asItem, capitalised, titleInSentence } from "../phrases/first-letters.ts";
import { firstPerson } from "./first-person.ts";
import type { LetterPoint, WordedPoints } from "./letter-plan.ts";
import { workplace } from "./workplace.ts";

/**
 * What somebody did at one job: in sentences what they have confirmed as one or what English surely says of them; the rest as a list of
 * their own lines behind a colon. A verb that we put in would have to agree with words that we do not understand.
 *
 * @param titles the ids of those that the letter has named before
 */
export function jobParagraph(worded: WordedPoints, phrases: DocumentPhrases, titles: ReadonlySet<string>): Sentence[] {
  const { job, points, sentences } = worded;
  const isSaid = ({ statement }: LetterPoint) =>
    sentences.has(statement.id) || (phrases.region === "GB" && firstPerson(statement.text, goesOn(job)) !== undefined);
  const [told, notes] = [points.filter(isSaid), points.filter((point) => !isSaid(point))];
  const asked = points.flatMap(({ answers }) => answers ?? []).slice(0, 2);
  const quotes = asked.map(({ quote, requirement }, index) => ({
    text: phrases.asks[index === 0 ? 0 : 1](quote),
    facts: [requirement.id],
  }));
  if (!isProse(points, told, notes, sentences))
    return [...quotes, introduction(job, phrases, titles), ...points.map((point) => line(point, sentences))];
  // One note behind sentences is a list of one.
  const list = notes.length > 1 ? notes.map((point) => line(point, sentences)) : [];
  const others = list.length > 0 ? [{ text: phrases.alsoThere, facts: [] }, ...list] : [];
  return [...quotes, ...said(worded, told, phrases, titles), ...others];
}

/** Whether what leads is told in sentences, and nothing that answers the posting is lost as the only note. */
function isProse(
  [strongest]: LetterPoint[],
  told: LetterPoint[],
  notes: LetterPoint[],
  sentences: WordedPoints["sentences"],
): boolean {
  if (!strongest || !told.includes(strongest)) return false;
  const [only, ...others] = notes;
  if (!only || others.length > 0) return true;
  const isConfirmed = told.some(({ statement }) => sentences.has(statement.id));
  return (isConfirmed || told.length > 1) && only.answers === undefined;
}

/** As an item of a list: with a capital, and without a stop behind its one sentence. */
function line({ statement: { id, text } }: LetterPoint, sentences: WordedPoints["sentences"]): Sentence {
  return sentences.get(id) ?? { text: asItem(text).replace(/^([^.!?]+|(?:[^.]|\.\d)+)\.$/, "$1"), facts: [id] };
}

const idsOf = (...facts: (Fact | undefined)[]) => facts.flatMap((fact) => fact?.id ?? []);

/** "As Process Engineer at Kernwerk (since March 2019):", without a title that the letter has named. */
function introduction(job: FactEntry, phrases: DocumentPhrases, titles: ReadonlySet<string>): Sentence {
  const [title, organisation, from, to] = (["title", "organisation", "from", "to"] as const).map(job.one);
  const time = timeOf(job, phrases);
  if (phrases.fromWorkSince && title && from && goesOn(job)) {
    const role = phrases.fromWorkSince(titleInSentence(title.text, phrases), workplace(job, phrases), from.text);
    return { text: `${role}:`, facts: idsOf(title, organisation, from, to) };
  }
  return {
    text: `${withTime(roleOf(job, phrases, titles), time)}${phrases.colon ?? ":"}`,
    facts: idsOf(title, organisation, ...(time ? [from, to] : [])),
  };
}

/** "(self-employed)" as "(self-employed, since March 2019)" */
function withTime(role: string, time: string): string {
  if (time === "") return role;
  return role.endsWith(")") ? `${role.slice(0, -1)}, ${time})` : `${role} (${time})`;
}

function roleOf(job: FactEntry, phrases: DocumentPhrases, titles: ReadonlySet<string>): string {
  const [title, where] = [job.one("title"), workplace(job, phrases)];
  const isNamed = title !== undefined && titles.has(title.id) && !where.startsWith("(");
  if (isNamed) return capitalised(where);
  return phrases.fromWork(titleInSentence(title?.text ?? "", phrases), where);
}

function timeOf(job: FactEntry, { since, longMonth }: DocumentPhrases): string {
  const [from, to] = [job.one("from")?.text, job.one("to")?.text];
  if (!from) return "";
  if (goesOn(job)) return since(from);
  return to ? `${longMonth(from)} – ${longMonth(to)}` : "";
}

/** The first sentence names the job. */
function said(
  { job, sentences }: WordedPoints,
  points: LetterPoint[],
  phrases: DocumentPhrases,
  titles: ReadonlySet<string>,
): Sentence[] {
  const [title, organisation, to] = (["title", "organisation", "to"] as const).map(job.one);
  const [first, ...others] = points.map(({ statement }): Sentence => {
    const clause = firstPerson(statement.text, goesOn(job)) ?? "";
    return sentences.get(statement.id) ?? { text: oneStop(clause), facts: idsOf(statement, to) };
  });
  if (!first || first.text.toLowerCase().includes(organisation?.text.toLowerCase() ?? ""))
    return [first ?? nothing, ...others];
  if (phrases.region !== "GB" || !/^(?:I|My) \p{Ll}/u.test(first.text))
    return [...workSentence(job, phrases), first, ...others];
  const facts = [...new Set([...first.facts, ...idsOf(title, organisation)])];
  const text = `${roleOf(job, phrases, titles)}, ${first.text.replace(/^My /, "my ")}`;
  return [{ text, facts }, ...others];
}

/** "I have worked as Process Engineer at Kernwerk since March 2019." */
export function workSentence(job: FactEntry | undefined, phrases: DocumentPhrases): Sentence[] {
  const [title, organisation, from, to] = (["title", "organisation", "from", "to"] as const).map((kind) =>
    job?.one(kind),
  );
  if (!job || !title || !organisation || !hasBegun(job)) return [];
  const names = [titleInSentence(title.text, phrases), workplace(job, phrases)] as const;
  if (from && to && goesOn(job))
    return [{ text: oneStop(phrases.worksSince(...names, from.text)), facts: idsOf(title, organisation, from, to) }];
  if (!to?.text) return [{ text: oneStop(phrases.hasWorked(...names)), facts: idsOf(title, organisation) }];
  return [{ text: oneStop(phrases.workedUntil(...names, to.text)), facts: idsOf(title, organisation, to) }];
}
