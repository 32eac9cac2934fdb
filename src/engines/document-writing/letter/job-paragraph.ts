import { oneStop, writtenOut } from "../../text/text.ts";
import type { Fact, FactEntry } from "../../truth/truth.ts";
import { goesOn, hasBegun } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import { isChange, resultStrength } from "../facts/result-strength.ts";
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
  const strong = (isProse ? notes : points).filter((point) => point.isAsked || isChange(point.statement.text));
  if (isProse)
    return [
      ...prose({ ...worded, points: told }, phrases, isLatest),
      ...listed({ ...worded, points: strong }, phrases),
    ];
  const counting = isLatest
    ? points
    : points.filter(({ isAsked, statement }) => isAsked || resultStrength(statement.text) > 0);
  return list({ ...worded, points: counting.length > 1 ? counting : strong }, phrases, isLatest);
}

const idsOf = (...facts: (Fact | undefined)[]) => facts.flatMap((fact) => fact?.id ?? []);

/** "I have worked as Process Engineer at Kernwerk since March 2019. The essentials of this work, in brief:" and what these are. */
function list(worded: WordedPoints, phrases: DocumentPhrases, isLatest: boolean): Sentence[] {
  const [{ text, facts } = nothing] = workSentence(worded.job, phrases);
  const [intro = nothing, ...items] = listed(worded, phrases, isLatest ? phrases.fromThisWork : phrases.ofNote);
  if (items.length === 0) return [{ text, facts }, intro].filter((one) => one.text !== "");
  return [{ text: `${text} ${intro.text}`.trim(), facts }, ...items];
}

/** A list of one line reads as a leftover: "Of note: mock recall twice yearly." */
function listed({ points, sentences }: WordedPoints, phrases: DocumentPhrases, intro = phrases.ofNote): Sentence[] {
  const [only, ...others] = points;
  if (!only) return [];
  if (others.length > 0) return [{ text: intro, facts: [] }, ...points.map((point) => item(point, sentences, phrases))];
  const { id, text } = only.statement;
  return [{ text: oneStop(`${phrases.ofNote} ${writtenOut(text, phrases.locale)}`), facts: [id] }];
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
