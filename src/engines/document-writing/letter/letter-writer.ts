import type { DocumentLanguage } from "../../text/text.ts";
import type { FactBase } from "../../truth/truth.ts";
import { personFactsOf } from "../../truth/truth.ts";
import { headline } from "../cv/cv-writer.ts";
import { type LetterDocument, verbatim } from "../document.ts";
import { isIn } from "../document-language.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { jobHeading } from "../facts/job-heading.ts";
import { type KeptWordings, noWordings } from "../kept-wordings.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { answerParagraphs, deedItems, letterAnswers } from "./letter-answers.ts";
import { alsoBrought, background } from "./letter-background.ts";
import { letterHead } from "./letter-opening.ts";
import { planJobs, said, toldJobs, usableStatements } from "./letter-plan.ts";

/** What only the person can say: why this company, and from when they could begin. */
export interface OwnWordsOfLetter {
  motive?: string;
  availability?: string;
}

/**
 * A letter that argues with the person's own facts: below lines of the posting, whole, what answers each; then what else they have done that
 * says most, by their jobs; what else they bring. What has no answer stays unsaid.
 *
 * @param language that the facts are in: only the words around them are ours
 * @param wordings that the person has confirmed; they stand for the statements that they word
 */
export function writeLetter(
  facts: FactBase,
  target: AnsweredPosting,
  companyName: string,
  date: string,
  language: DocumentLanguage = "en",
  { sentences }: KeptWordings = noWordings,
  ownWords: OwnWordsOfLetter = {},
): LetterDocument {
  const phrases = phrasesOf(language);
  const { recipient, subject, opening } = letterHead(facts, target, companyName, {
    phrases,
    today: date,
    hasMotive: ownWords.motive !== undefined,
  });
  const jobs = toldJobs(facts);
  const planning = {
    ...{ posting: target, phrases, today: date, sentences },
    usable: usableStatements(facts, (fact) => sentences.has(fact.id) || isIn(language, fact.text)),
  };
  const answers = letterAnswers(facts, jobs, planning);
  const answering = answerParagraphs(answers, jobs, planning);
  const plan = planJobs(facts, jobs, planning, {
    statements: new Set(answers.flatMap(({ statement }) => statement ?? [])),
    answers: answers.length,
  });
  const isAnswering = answering.length > 0;
  const [blocks, deeds] = isAnswering
    ? [[], plan.flatMap((told) => deedItems(told, answering.flat(), planning))]
    : [plan.map(({ job, points }) => [jobHeading(job, phrases), ...points.map((point) => said(point, planning))]), []];
  const intro = isAnswering ? phrases.answers : blocks.length > 0 ? phrases.bringsForPost : "";
  return {
    kind: "letter",
    language,
    name: verbatim(personFactsOf(facts, "name")[0]),
    headline: headline(facts),
    contacts: [...personFactsOf(facts, "place"), ...personFactsOf(facts, "contact")].map(verbatim),
    date,
    recipient,
    subject,
    paragraphs: [
      [...opening, { text: ownWords.motive ?? "", facts: [] }],
      [{ text: intro, facts: [] }],
      ...answering,
      ...blocks,
      alsoBrought([...deeds, ...background(facts, target, { phrases, today: date, said: answering.flat() })], phrases),
      [
        { text: ownWords.availability ?? "", facts: [] },
        { text: phrases.conversation, facts: [] },
        ...phrases.thanks.map((text) => ({ text, facts: [] })),
      ],
    ]
      .map((paragraph) => paragraph.filter(({ text }) => text !== ""))
      .filter((paragraph) => paragraph.length > 0),
  };
}
