import type { AskedOfLetter, SaidInLetter } from "../../../shared/documents/document-review.contract.ts";
import type { WordsForCompany } from "../../../shared/wordings/own-words.rules.ts";
import type { LetterQuestion } from "../../requirement-matching/requirement-matching.ts";
import { splitSentences, termsOf } from "../../text/text.ts";
import type { LetterDocument, Sentence } from "../document.ts";
import { partsOfAnswer } from "./term-sentences.ts";

/** What only the person can say: why this company, from when they could begin, and what else the posting asks for, by its question. */
export interface OwnWordsOfLetter {
  motive?: string;
  availability?: string;
  answers?: ReadonlyMap<string, string>;
}

export const general = { motive: "motive", availability: "start" } as const;
const generalKinds = ["motive", "availability"] as const;
/** Of an answer, what says it in place of the general words. */
const partOf = { motive: "told", start: "terms" } as const;

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
    return { kind, question: question.text, topics: question.topics, said: words?.text ?? null };
  });
  const unasked = generalKinds.filter((kind) => !asked.some(({ topics }) => topics.includes(general[kind])));
  return [
    ...ofPosting.filter(({ kind }, at) => kind === "answer" || ofPosting.findIndex((one) => one.kind === kind) === at),
    ...unasked.map((kind) => ({ kind, question: "", topics: [general[kind]], said: said[kind]?.text ?? null })),
  ];
}

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
): { opening: Sentence[]; answers: Sentence[][]; closing: Sentence[] } {
  const answered = questions.flatMap(({ text: question, topics }) => {
    const text = answers?.get(question);
    return text ? [{ topics, sentence: { text, facts: [] }, ...partsOfAnswer(text, topics) }] : [];
  });
  const isAnswered = (topic: keyof typeof partOf) =>
    answered.some((answer) => answer.topics.includes(topic) && answer[partOf[topic]] !== "");
  const isSaid = saidIn(answered.map(({ sentence }) => sentence));
  const said = (text: string): Sentence[] => (text ? [{ text, facts: [] }] : []);
  const sayable = (text: string | undefined, topic: keyof typeof partOf) =>
    isAnswered(topic)
      ? []
      : said(
          splitSentences(text ?? "")
            .filter((one) => !isSaid(one))
            .join(" "),
        );
  return {
    opening: sayable(motive, general.motive),
    answers: answered.flatMap(({ told }) => (told ? [said(told)] : [])),
    closing: [...sayable(availability, general.availability), ...answered.flatMap(({ terms }) => said(terms))],
  };
}

/** A letter with what its person says where the writer has it. What they said there before, or of the same in general, is replaced. */
export function withSaid(
  letter: LetterDocument,
  { kind, question, text }: { kind: string; question: string; text: string },
  before: WordsForCompany<{ text: string; question: string }>,
  questions: LetterQuestion[],
): LetterDocument {
  const topics = questions.find((asked) => asked.text === question)?.topics ?? [];
  const partsIn = (words: string) => {
    if (kind === "answer") return partsOfAnswer(words, topics);
    return kind === "motive" ? { told: words, terms: "" } : { told: "", terms: words };
  };
  const { told, terms } = partsIn(text);
  const answerBefore = before.answers.find((answer) => answer.question === question)?.text;
  const partsBefore = partsIn((kind === "answer" ? answerBefore : undefined) ?? "");
  const generalIn = (one: (typeof generalKinds)[number], part: string) =>
    one === kind || (topics.includes(general[one]) && part !== "") ? [before[one]?.text ?? ""] : [];
  const replaced = {
    told: [partsBefore.told, ...generalIn("motive", told)],
    terms: [partsBefore.terms, ...generalIn("availability", terms)],
  };
  const isOf =
    (all: string[]) =>
    ({ text: old, facts }: Sentence) =>
      facts.length === 0 && all.some((words) => splitSentences(old).every((one) => words.includes(one)));
  const isBefore = isOf([...replaced.told, ...replaced.terms]);
  const said = (words: string): Sentence[] => (words ? [{ text: words, facts: [] }] : []);
  // One word for another where it stands, as long as it is of one place.
  const only = told === "" ? "terms" : terms === "" ? "told" : undefined;
  const first = only && letter.paragraphs.flat().find(isOf(replaced[only]));
  const paragraphs = letter.paragraphs
    .map((paragraph) =>
      paragraph.flatMap((sentence) =>
        sentence === first ? said(told || terms) : isBefore(sentence) ? [] : [sentence],
      ),
    )
    .filter((paragraph) => paragraph.length > 0);
  return { ...letter, paragraphs: first ? paragraphs : withInserted(paragraphs) };

  function withInserted([opening = [], ...rest]: Sentence[][]): Sentence[][] {
    const isMotive = kind === "motive";
    return [
      isMotive ? [...opening, ...said(told)] : opening,
      ...(told && !isMotive ? [said(told)] : []),
      ...rest.slice(0, -1),
      [...said(terms), ...(rest.at(-1) ?? [])],
    ];
  }
}
