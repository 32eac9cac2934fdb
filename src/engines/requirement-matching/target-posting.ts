import type { PostingText } from "../posting-reading/posting-reading.ts";
import { termsOf } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";
import type { Asked } from "./asked.ts";
import { type LetterQuestion, letterQuestions } from "./reading/letter-questions.ts";
import { readRequirements, textOfWork } from "./reading/requirement-reading.ts";
import { contentWords, ideasOf } from "./requirement-words.ts";

export const weightOfTerm = { title: 3, requirement: 2, other: 1 };

export interface TargetPosting {
  jobTitle: string;
  requirements: readonly Asked[];
  /** How much a term counts, by where it stands. */
  weights: Map<string, number>;
  /** Its lines, whole and without what marks them as of a list. */
  lines: ReadonlySet<string>;
  /** What the letter itself is to say. */
  questions: LetterQuestion[];
}

/** What a document is written for. */
export function targetPosting(posting: PostingText): TargetPosting {
  const requirements = readRequirements(posting);
  return {
    ...{ jobTitle: posting.job_title, requirements, weights: weigh(posting, requirements) },
    ...{ lines: linesOf(posting), questions: letterQuestions(posting) },
  };
}

/** A bullet, a dash, "1." or "a)". */
const listMark = /^(?:[^\p{L}\p{N}]+|(?:\d{1,2}|\p{L})[.)]\s+)+/u;

const linesOf = ({ description, requirements }: PostingText) =>
  new Set(
    `${description}\n${requirements}`.split("\n").map((line) => line.replace(listMark, "").replace(/[.;,\s]+$/u, "")),
  );

/** The posting's words as facts about the posting, which a document may name or quote but never claim. */
export function postingFacts({ jobTitle, requirements }: TargetPosting, companyName: string): Fact[] {
  const about = { section: "posting", entry: null } as const;
  return [
    { ...about, id: "posting.title", kind: "posting-title", text: composed(jobTitle) },
    { ...about, id: "request.company", kind: "company", text: composed(companyName) },
    ...requirements.map(({ id, text }) => ({ ...about, id, kind: "posting-line" as const, text: composed(text) })),
  ];
}

/** As sentences are held against it: a name that was copied on a Mac has its accents as letters of their own. */
const composed = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** How much of what the posting is about a text speaks of; longer texts do not win by length alone. */
export const relevance = (text: string, target: Pick<TargetPosting, "weights">): number =>
  relevanceOf(termsOf(text), target);

/** The same, of a text whose terms are known. */
export function relevanceOf(terms: Set<string>, { weights }: Pick<TargetPosting, "weights">): number {
  let weight = 0;
  for (const term of terms) weight += weights.get(term) ?? 0;
  return terms.size === 0 ? 0 : weight / lengthOf(terms);
}

/** By which longer texts do not win by their length alone. */
const lengthOf = (terms: Set<string>): number => Math.sqrt(terms.size + 2);

/** Whether its title speaks of leading, or what it asks for of leading a team, in any language of postings. */
export function isForLeading({ jobTitle, requirements }: TargetPosting): boolean {
  const language = requirements[0]?.lang ?? "en";
  const speaksOf = (text: string, words: string[]) => {
    const said = contentWords(text, language).flatMap(({ key }) => ideasOf(key, language));
    return words.flatMap((word) => ideasOf(word, "en")).every((idea) => said.includes(idea));
  };
  return speaksOf(jobTitle, ["lead"]) || requirements.some(({ text }) => speaksOf(text, ["lead", "team"]));
}

function weigh(posting: PostingText, requirements: readonly Asked[]): Map<string, number> {
  const weights = new Map<string, number>();
  // A posting that asks for nothing in particular is about all that it says.
  for (const term of termsOf(textOfWork(posting)))
    weights.set(term, requirements.length > 0 ? weightOfTerm.other : weightOfTerm.requirement);
  for (const term of termsOf(posting.requirements)) weights.set(term, weightOfTerm.requirement);
  const ofWork = requirements.filter(({ kind }) => kind !== "availability" && kind !== "trait");
  for (const { text } of ofWork) for (const term of termsOf(text)) weights.set(term, weightOfTerm.requirement);
  for (const term of termsOf(posting.job_title)) weights.set(term, weightOfTerm.title);
  return weights;
}
