import type { DocumentLanguage } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { personFactsOf } from "../../truth/truth.ts";
import { headline } from "../cv/cv-writer.ts";
import { type LetterDocument, verbatim } from "../document.ts";
import { isIn } from "../document-language.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { paidFirst } from "../facts/paid-first.ts";
import { type KeptWordings, noWordings } from "../kept-wordings.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { jobParagraph, workSentence } from "./job-paragraph.ts";
import { background } from "./letter-background.ts";
import { letterHead } from "./letter-opening.ts";
import { planLetter } from "./letter-plan.ts";

/** What only the person can say: why this company, and from when they could begin. */
export interface OwnWordsOfLetter {
  motive?: string;
  availability?: string;
}

/**
 * A letter that argues with the person's own facts: what they have done that says most to the posting, by their jobs. Where a requirement
 * and a statement meet, the posting is quoted as the posting's words. Requirements without an answer stay unsaid.
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
  const jobs = paidFirst(facts);
  const { recipient, subject, opening } = letterHead(facts, target, companyName, {
    phrases,
    today: date,
    hasMotive: ownWords.motive !== undefined,
  });
  const isUsable = (fact: Fact) => sentences.has(fact.id) || isIn(language, fact.text);
  const plan = planLetter(facts, { posting: target, isUsable, sentences });
  const argument = plan.map((job, at) => jobParagraph({ ...job, sentences }, phrases, at === 0));
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
      [
        ...opening,
        ...(plan.length === 0 ? workSentence(jobs[0], phrases) : []),
        { text: ownWords.motive ?? "", facts: [] },
      ],
      ...argument,
      background(facts, target, { phrases, today: date, said: [...opening, ...argument.flat()] }),
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
