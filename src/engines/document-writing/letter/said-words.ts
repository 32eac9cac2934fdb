import type { AskedOfLetter, SaidInLetter } from "../../../shared/documents/document-review.contract.ts";
import type { WordsForCompany } from "../../../shared/wordings/own-words.rules.ts";
import type { LetterQuestion, LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import type { LetterDocument, Sentence } from "../document.ts";

/** What only the person can say: why this company, from when they could begin, and what else the posting asks for, by its question. */
export interface OwnWordsOfLetter {
  motive?: string;
  availability?: string;
  answers?: ReadonlyMap<string, string>;
}

const general = { motive: "motive", availability: "start" } as const;
const generalKinds = ["motive", "availability"] as const;

/** What asks for nothing but a motive or a date is answered by what other letters say too. */
const kindOf = ({ topics }: LetterQuestion): SaidInLetter =>
  generalKinds.find((kind) => topics.every((topic) => topic === general[kind])) ?? "answer";

/** What the person is asked: what the posting asks for, then what every letter says where the posting does not ask for it. */
export function questionsOfLetter(
  asked: LetterQuestion[],
  said: WordsForCompany<{ text: string; question: string }>,
): AskedOfLetter[] {
  const ofPosting = asked.map((question): AskedOfLetter => {
    const kind = kindOf(question);
    const words = kind === "answer" ? said.answers.find((answer) => answer.question === question.text) : said[kind];
    return { kind, question: question.text, said: words?.text ?? null };
  });
  const unasked = generalKinds.filter((kind) => !asked.some(({ topics }) => topics.includes(general[kind])));
  return [
    ...ofPosting.filter(({ kind }, at) => kind === "answer" || ofPosting.findIndex((one) => one.kind === kind) === at),
    ...unasked.map((kind) => ({ kind, question: "", said: said[kind]?.text ?? null })),
  ];
}

/** What is told stands by itself behind the opening; dates and terms stand before the closing. */
const isToldAlone = (topics: LetterTopic[]) => topics.includes("story") || topics.includes("motive");

const minShare = 2 / 3;
const minShared = 3;
/** "4.200", and no year. */
const figure = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]*\d))\d(?:[\d.,]*\d)+/g;

/** Whether one of these answers says what a text says: most of its words, or its figures of the same thing. */
export function saidIn(answers: Sentence[]): (text: string) => boolean {
  const said = answers.map(({ text }) => ({ terms: termsOf(text), figures: new Set(text.match(figure)) }));
  return (text) => {
    const terms = [...termsOf(text)];
    const own = text.match(figure) ?? [];
    return said.some(({ terms: all, figures }) => {
      const shared = terms.filter((term) => all.has(term));
      const isOfFigures = own.length > 0 && own.every((one) => figures.has(one));
      return (
        (shared.length >= minShared && shared.length >= minShare * terms.length) ||
        (isOfFigures && shared.some((term) => !/\d/.test(term)))
      );
    });
  };
}

/** The person's words where the letter says them. What answers the posting stands in place of what would say the same. */
export function saidInLetter(
  questions: LetterQuestion[],
  { motive, availability, answers }: OwnWordsOfLetter,
): Record<"opening" | "answers" | "closing", Sentence[]> {
  const answered = questions.flatMap(({ text: question, topics }) => {
    const text = answers?.get(question);
    return text ? [{ topics, sentence: { text, facts: [] } }] : [];
  });
  const isAnswered = (topic: LetterTopic) => answered.some(({ topics }) => topics.includes(topic));
  const isSaid = saidIn(answered.map(({ sentence }) => sentence));
  const sayable = (text: string | undefined, topic: LetterTopic) =>
    text && !isAnswered(topic) && !isSaid(text) ? [{ text, facts: [] }] : [];
  const ofAnswers = (isAlone: boolean) =>
    answered.filter(({ topics }) => isToldAlone(topics) === isAlone).map(({ sentence }) => sentence);
  return {
    opening: sayable(motive, general.motive),
    answers: ofAnswers(true),
    closing: [...sayable(availability, general.availability), ...ofAnswers(false)],
  };
}

/** A letter with what its person says where the writer has it. What they said there before, or of the same in general, is replaced. */
export function withSaid(
  letter: LetterDocument,
  { kind, question, text }: { kind: string; question: string; text: string },
  before: WordsForCompany<{ text: string; question: string }>,
  questions: LetterQuestion[],
): LetterDocument {
  const said: Sentence = { text, facts: [] };
  const topics = questions.find((asked) => asked.text === question)?.topics ?? [];
  const replaced = [
    kind === "answer" ? before.answers.find((answer) => answer.question === question) : undefined,
    ...generalKinds.map((one) => (one === kind || topics.includes(general[one]) ? before[one] : undefined)),
  ].flatMap((words) => words?.text ?? []);
  const isBefore = (sentence: Sentence) => sentence.facts.length === 0 && replaced.includes(sentence.text);
  const [first] = letter.paragraphs.flat().filter(isBefore);
  const paragraphs = letter.paragraphs
    .map((paragraph) =>
      paragraph.flatMap((sentence) => (sentence === first ? [said] : isBefore(sentence) ? [] : [sentence])),
    )
    .filter((paragraph) => paragraph.length > 0);
  return { ...letter, paragraphs: first ? paragraphs : withInserted(paragraphs) };

  function withInserted([opening = [], ...rest]: Sentence[][]): Sentence[][] {
    if (kind === "motive") return [[...opening, said], ...rest];
    if (kind === "answer" && isToldAlone(topics)) return [opening, [said], ...rest];
    return [opening, ...rest.slice(0, -1), [said, ...(rest.at(-1) ?? [])]];
  }
}
