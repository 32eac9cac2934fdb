import type { DocumentLanguage } from "../../text/text.ts";
import { type Fact, type FactBase, type FactEntry, goesOn, personFactsOf } from "../../truth/truth.ts";
import { headline } from "../cv/cv-writer.ts";
import { type LetterDocument, type Sentence, verbatim } from "../document.ts";
import { isIn } from "../document-language.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { type KeptWordings, noWordings } from "../kept-wordings.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { personalSalutation } from "../salutations/named-contact.ts";
import { jobParagraphs } from "./job-paragraphs.ts";
import { background } from "./letter-background.ts";
import { letterHead } from "./letter-opening.ts";
import { planJobs, toldJobs } from "./letter-plan.ts";
import { isTidyNote, noteAsSentence } from "./said-notes.ts";
import { type OwnWordsOfLetter, saidIn, saidInLetter } from "./said-words.ts";

/**
 * A letter that argues with the person's own facts: what they say of themselves, job by job what they have done that says most to the posting,
 * and what they bring beside it. What has no answer stays unsaid.
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
  const said = saidInLetter(target.questions, ownWords);
  const { recipient, subject, opening } = letterHead(facts, target, companyName, {
    phrases,
    today: date,
    hasMotive: said.opening.length > 0,
  });
  const isWorded = ({ id }: Fact) => sentences.has(id);
  const isTold = saidIn([...said.answers.flat(), ...said.closing]);
  const jobs = toldJobs(facts, sentences, ({ text }) => isIn(language, text)).map(({ job, points }) => ({
    job,
    points: points.filter(({ text }) => !isTold(text)),
  }));
  const salutation = personalSalutation(target, companyName, language);
  const sentenceOf = (fact: Fact, job: FactEntry) =>
    isWorded(fact) ? fact.text : noteAsSentence(fact.text, goesOn(job), phrases);
  const plan = planJobs(facts, jobs, target, {
    isWorded,
    isSentence: (fact, job) => sentenceOf(fact, job) !== undefined,
    isTidy: ({ text }) => isTidyNote(text, phrases),
  });
  const also = background(facts, target, { phrases, today: date });
  return {
    kind: "letter",
    language,
    name: verbatim(personFactsOf(facts, "name")[0]),
    headline: headline(facts),
    contacts: [...senderAddress(facts), ...personFactsOf(facts, "contact").map(verbatim)],
    date,
    recipient,
    subject,
    ...(salutation ? { salutation } : {}),
    paragraphs: [
      [...opening, ...said.opening],
      ...said.answers,
      ...jobParagraphs(plan, (fact, job) => sentenceOf(fact, job) ?? fact.text, phrases),
      also,
      [
        ...said.closing,
        { text: phrases.conversation, facts: [] },
        ...phrases.thanks.map((text) => ({ text, facts: [] })),
      ],
    ]
      .map((paragraph) => paragraph.filter(({ text }) => text !== ""))
      .filter((paragraph) => paragraph.length > 0),
  };
}

/** Of post, in place of where the person is. */
function senderAddress(facts: FactBase): Sentence[] {
  const [address] = personFactsOf(facts, "address");
  return address ? [verbatim(address)] : personFactsOf(facts, "place").map(verbatim);
}
