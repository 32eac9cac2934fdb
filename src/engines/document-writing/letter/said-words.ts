import type { AskedOfLetter, SaidInLetter } from "../../../shared/documents/document-review.contract.ts";
import type { WordsForCompany } from "../../../shared/wordings/own-words.rules.ts";
import type { LetterQuestion, LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import { splitSentences, termsOf } from "../../text/text.ts";
import type { LetterDocument, Sentence } from "../document.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";

/** What only the person can say: why this company, from when they could begin, and what else the posting asks for, by its question. */
export interface OwnWordsOfLetter {
  motive?: string;
  availability?: string;
  answers?: ReadonlyMap<string, string>;
}

export const general = { motive: "motive", availability: "start" } as const;
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
    return { kind, question: question.text, topics: question.topics, said: words?.text ?? null };
  });
  const unasked = generalKinds.filter((kind) => !asked.some(({ topics }) => topics.includes(general[kind])));
  return [
    ...ofPosting.filter(({ kind }, at) => kind === "answer" || ofPosting.findIndex((one) => one.kind === kind) === at),
    ...unasked.map((kind) => ({ kind, question: "", topics: [general[kind]], said: said[kind]?.text ?? null })),
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

/** "Yes, I hold ..." stands without its question, and so without its first word. */
const assent = /^(?:yes|ja|oui|s[íìi]m?|tak)[,.!]\s+(?=\p{L})/iu;
const notice =
  /[€$£]\s?\d|\d\s?(?:[€$£]|euros?|z[łl])|(?<!\p{L})notice(?!\p{L})|kündigungsfrist|préavis|preaviso|preavviso|opzegtermijn|wypowiedzeni|aviso prévio/iu;

/** An answer as it stands in a letter: what is told, and the pay or the notice that it says as well, which stands before the closing. */
function partsOf(text: string, topics: LetterTopic[]): { told: string; terms: string } {
  const plain = text.replace(assent, "");
  const sentences = splitSentences(plain.charAt(0).toUpperCase() + plain.slice(1));
  const isMixed = topics.includes("story") && topics.some((topic) => topic === "terms" || topic === "start");
  const isTerm = (sentence: string) => !isToldAlone(topics) || (isMixed && notice.test(sentence));
  const join = (parts: string[]) => parts.join(" ");
  return { told: join(sentences.filter((one) => !isTerm(one))), terms: join(sentences.filter(isTerm)) };
}

/** "That was a boiler that ...": stands for what only the question names. */
const leansOnQuestion =
  /^(?:that|this|it|das|dies\p{L}*|es|c['’]est|c['’]était|cela|ça|eso|esto|fue|era|è stat[oa]|quell[oa]|questo|dat|dit|het|to był\p{L}*|był\p{L}*|isso|foi)(?!\p{L})/iu;

/** The words that lead to an answer, a sentence of their own. */
const leadTo = (text: string, leadIn: string): Sentence[] =>
  leansOnQuestion.test(text) ? [{ text: leadIn, facts: [] }] : [];

/** The person's words where the letter says them. What answers the posting stands in place of what would say the same. */
export function saidInLetter(
  questions: LetterQuestion[],
  { motive, availability, answers }: OwnWordsOfLetter,
  leadIn: string,
): { opening: Sentence[]; answers: Sentence[][]; closing: Sentence[] } {
  const answered = questions.flatMap(({ text: question, topics }) => {
    const text = answers?.get(question);
    return text ? [{ topics, sentence: { text, facts: [] }, ...partsOf(text, topics) }] : [];
  });
  const isAnswered = (topic: LetterTopic) => answered.some(({ topics }) => topics.includes(topic));
  const isSaid = saidIn(answered.map(({ sentence }) => sentence));
  const said = (text: string): Sentence[] => (text ? [{ text, facts: [] }] : []);
  const sayable = (text: string | undefined, topic: LetterTopic) =>
    isAnswered(topic)
      ? []
      : said(
          splitSentences(text ?? "")
            .filter((one) => !isSaid(one))
            .join(" "),
        );
  return {
    opening: sayable(motive, general.motive),
    answers: answered.flatMap(({ told }) => (told ? [[...leadTo(told, leadIn), ...said(told)]] : [])),
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
  const isAnswer = kind === "answer";
  const { told, terms } = isAnswer ? partsOf(text, topics) : { told: text, terms: "" };
  const { leadIn } = phrasesOf(letter.language);
  const answerBefore = before.answers.find((answer) => answer.question === question);
  const replaced = [
    ...(isAnswer && answerBefore ? Object.values(partsOf(answerBefore.text, topics)) : []),
    ...generalKinds.flatMap((one) => (one === kind || topics.includes(general[one]) ? (before[one]?.text ?? []) : [])),
  ];
  const isBefore = ({ text: old, facts }: Sentence) =>
    facts.length === 0 && replaced.some((words) => splitSentences(old).every((one) => words.includes(one)));
  const [first] = letter.paragraphs.flat().filter(isBefore);
  const said = (words: string): Sentence[] => (words ? [{ text: words, facts: [] }] : []);
  // One word for another where it stands, as long as it is of one place.
  const isOfOnePlace = first && (told === "" || terms === "");
  const paragraphs = letter.paragraphs
    .map((paragraph) =>
      paragraph
        .flatMap((sentence) =>
          sentence === first && isOfOnePlace ? said(told || terms) : isBefore(sentence) ? [] : [sentence],
        )
        .filter((sentence, at, all) => sentence.text !== leadIn || leansOnQuestion.test(all[at + 1]?.text ?? "")),
    )
    .filter((paragraph) => paragraph.length > 0);
  return { ...letter, paragraphs: isOfOnePlace ? paragraphs : withInserted(paragraphs) };

  function withInserted([opening = [], ...rest]: Sentence[][]): Sentence[][] {
    const [atEnd, alone] = isAnswer ? [terms, told] : [kind === "motive" ? "" : text, ""];
    return [
      kind === "motive" ? [...opening, ...said(text)] : opening,
      ...(alone ? [[...leadTo(alone, leadIn), ...said(alone)]] : []),
      ...rest.slice(0, -1),
      [...said(atEnd), ...(rest.at(-1) ?? [])],
    ];
  }
}
