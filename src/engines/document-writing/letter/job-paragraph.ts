import { oneStop, writtenOut } from "../../text/text.ts";
import type { Fact, FactEntry } from "../../truth/truth.ts";
import { goesOn, hasBegun } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import { isChange } from "../facts/result-strength.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { asItem, titleInSentence } from "../phrases/first-letters.ts";
import { firstPerson } from "./first-person.ts";
import type { LetterPoint, WordedPoints } from "./letter-plan.ts";
import { workplace } from "./workplace.ts";

/** So many sentences need no list of notes. */
const minTold = 4;

/**
 * What somebody did at one job: in sentences what they have confirmed as one or what English surely says of them; the rest in their own
 * lines, as a list behind a colon. A verb that we put in would have to agree with words that we do not understand.
 */
export function jobParagraph(worded: WordedPoints, phrases: DocumentPhrases, isLatest: boolean): Sentence[] {
  const { job, points, sentences } = worded;
  const isSaid = ({ statement }: LetterPoint) =>
    sentences.has(statement.id) || (phrases.region === "GB" && firstPerson(statement.text, goesOn(job)) !== undefined);
  const [told, notes] = [points.filter(isSaid), points.filter((point) => !isSaid(point))];
  const confirmed = points.filter(({ statement }) => sentences.has(statement.id));
  const isProse =
    confirmed.length > 1 || told.length >= minTold || notes.length === 0 || (!isLatest && told.length > 0);
  const framed = { ...phrases, fromThisWork: isLatest ? phrases.fromThisWork : phrases.fromThere };
  if (!isProse) return list(worded, framed);
  return [...prose({ ...worded, points: told }, phrases, isLatest), ...notesLeft({ ...worded, points: notes }, framed)];
}

const idsOf = (...facts: (Fact | undefined)[]) => facts.flatMap((fact) => fact?.id ?? []);

/** "I have worked as Process Engineer at Kernwerk since March 2019. From this work I bring to your position:" and what these are. */
function list({ job, points, sentences }: WordedPoints, phrases: DocumentPhrases): Sentence[] {
  const [{ text, facts } = nothing] = workSentence(job, phrases);
  const [only, ...others] = points;
  if (only && others.length === 0 && text) return [{ text, facts }, withinFrame(only, phrases)];
  return [
    { text: `${text} ${phrases.fromThisWork}`.trim(), facts },
    ...points.map((point) => item(point, sentences, phrases)),
  ];
}

/** With a capital, and without a stop behind its one sentence. */
function item(
  { statement: { id, text } }: LetterPoint,
  sentences: WordedPoints["sentences"],
  phrases: DocumentPhrases,
): Sentence {
  return (
    sentences.get(id) ?? { text: asItem(text, phrases).replace(/^([^.!?]+|(?:[^.]|\.\d)+)\.$/, "$1"), facts: [id] }
  );
}

/** "From this work I bring to your position: mock recall twice yearly." A list of one line reads as a leftover. */
const withinFrame = (
  { statement: { id, text } }: LetterPoint,
  { fromThisWork, locale }: DocumentPhrases,
): Sentence => ({
  text: oneStop(`${fromThisWork} ${writtenOut(text, locale)}`),
  facts: [id],
});

/** What the posting asks for, and what went from what to what, stays also behind sentences, in the person's own words. */
function notesLeft({ points, sentences }: WordedPoints, phrases: DocumentPhrases): Sentence[] {
  const left = points.filter((point) => point.isAsked || isChange(point.statement.text));
  const [only, ...others] = left;
  if (only && others.length === 0) return [withinFrame(only, phrases)];
  const items = left.map((point) => item(point, sentences, phrases));
  return items.length > 0 ? [{ text: phrases.fromThisWork, facts: [] }, ...items] : [];
}

/** The job is named first. */
function prose({ job, points, sentences }: WordedPoints, phrases: DocumentPhrases, isLatest: boolean): Sentence[] {
  const [organisation, to] = [job.one("organisation")?.text.toLowerCase() ?? "", job.one("to")];
  const [first, ...rest] = points.map(({ statement }) => {
    const clause = writtenOut(firstPerson(statement.text, goesOn(job)) ?? "", phrases.locale);
    return sentences.get(statement.id) ?? { text: oneStop(clause), facts: idsOf(statement, to) };
  });
  if (!first) return [];
  if (first.text.toLowerCase().includes(organisation)) return [first, ...rest];
  const isFirstPerson = phrases.region === "GB" && /^(?:I|My) \p{Ll}/u.test(first.text);
  if (isLatest || !isFirstPerson) return [...workSentence(job, phrases), first, ...rest];
  return [withRole(first, job, phrases), ...rest];
}

/** "As Waiter at Kernwerk, I ..." */
function withRole({ text, facts }: Sentence, job: FactEntry, phrases: DocumentPhrases): Sentence {
  const [title, organisation] = [job.one("title"), job.one("organisation")];
  const role = phrases.fromWork(titleInSentence(title?.text ?? "", phrases), workplace(job, phrases));
  return {
    text: `${role}, ${text.replace(/^My /, "my ")}`,
    facts: [...new Set([...facts, ...idsOf(title, organisation)])],
  };
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
  const begun = from && from.text !== to.text ? from : undefined;
  const text = oneStop(phrases.worked(...names, to.text, begun?.text));
  return [{ text, facts: idsOf(title, organisation, begun, to) }];
}
