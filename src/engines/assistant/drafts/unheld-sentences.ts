import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { documentLanguages, splitSentences, termsOf, yieldToEventLoop } from "../../text/text.ts";
import { deniesBefore, type FactBase, judge, sentenceOf, voiceOf } from "../../truth/truth.ts";
import { guideTextsOf } from "../guide/texts/guide-texts-of.ts";
import { cardWords, type StatedCard } from "../mails/card-words.ts";
import { mailWords } from "../mails/mail-words.ts";
import { type Draft, draftsIn } from "./drafts-in-reply.ts";
import { type Stated, statedFacts } from "./stated-facts.ts";

/** More are not read. */
const maxJudged = 100;
const maxShown = 10;
/** Words. Advice shares one by chance. */
const minShared = 2;
/** "[Company]": what the person still has to name in our own drafts, and claims nothing. */
const blanks = documentLanguages.flatMap((language) => {
  const { label, compare } = guideTextsOf(language);
  return [`[${label.titleField}]`, `[${compare.company}]`];
});

/** The sentences of a reply's drafts that say something hard about the person which neither the profile nor the person has said. */
export async function unheldSentences(markdown: string, stated: Stated): Promise<UnheldSentence[]> {
  const drafts = draftsIn(markdown);
  return drafts.length === 0 ? [] : unheldOf(drafts, statedFacts(stated));
}

/** The same of a text that the person writes for others, beside what a card says. */
export function unheldBesideCard(text: string, card: StatedCard, zone: string): Promise<UnheldSentence[]> {
  const { job_title, company_name: company, job_url } = card.job;
  const facts = statedFacts({
    profile: card.profile,
    file: null,
    messages: cardWords(card, zone),
    openings: [{ job_title, company, job_url, location: "", salary: "" }],
  });
  return unheldOf([{ sentences: splitSentences(text), isOwnVoiceOnly: false }], facts, mailWords(card));
}

/** @param spoken What names of things and readers, not of what the person claims. */
async function unheldOf(
  drafts: Draft[],
  facts: FactBase,
  spoken: ReadonlySet<string> = new Set(),
): Promise<UnheldSentence[]> {
  const citations = [...facts.values()].filter(isOfPerson).map(({ id }) => id);
  const unheld = new Map<string, UnheldSentence>();
  for (const text of drafts.flatMap((draft) => claimsOf(draft, facts)).slice(0, maxJudged)) {
    await yieldToEventLoop();
    const { verdict, reasons } = judge(withoutBlanks(text), citations, { facts });
    const [reason] = reasons.filter(
      ({ kind, found }) =>
        !/^(?:length|hidden)$/.test(kind) && !(kind === "name" && spoken.has(found)) && !deniesBefore(text, found),
    );
    if (verdict === "refused" && reason) unheld.set(text, { text, reason: sentenceOf(reason) });
  }
  return [...unheld.values()].slice(0, maxShown);
}

const withoutBlanks = (text: string): string => blanks.reduce((rest, blank) => rest.replaceAll(blank, ""), text);

/** Whoever vouches for the person is called something else. */
const isOfPerson = ({ section, kind }: { section: string; kind: string }) =>
  !(section === "reference" && kind === "title");

/** Sentences in the person's name; those without "I", of a summary or a CV, where they speak of what the profile speaks of. */
function claimsOf({ sentences, isOwnVoiceOnly }: Draft, facts: FactBase): string[] {
  const own = [...facts.values()].filter(({ section }) => section !== "posting");
  const terms = new Set(own.flatMap(({ text }) => [...termsOf(text)]));
  const read = [...facts.values()].map(({ text }) => text);
  return sentences.filter((sentence) => {
    if (sentence.endsWith("?")) return false;
    const voice = voiceOf(sentence);
    if (voice !== "none" || isOwnVoiceOnly) return voice === "own";
    const shared = [...termsOf(sentence)].filter((term) => terms.has(term));
    return shared.length >= minShared && !read.some((text) => text.includes(sentence));
  });
}
