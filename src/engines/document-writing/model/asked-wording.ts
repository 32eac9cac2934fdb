import { z } from "zod";
import { type Fact, type FactBase, factsOfEntry } from "../../truth/truth.ts";
import { type CvDocument, type LetterDocument, type Sentence, sentencesOf, type WrittenDocument } from "../document.ts";
import type { ProposedSentence, RefusedSentence } from "../proposals/proposals.ts";
import { correctionPrompt, cvPrompt, letterPrompt, materialText, refusedText } from "./documents.prompts.ts";
import type { ModelQuestion } from "./model-question.ts";

const maxFacts = 12;
const sentence = z.object({
  text: z.string().trim().min(1).max(500),
  facts: z.array(z.string().max(60)).transform((ids) => ids.slice(0, maxFacts)),
});
const job = z.object({ entry: z.string().max(40), bullets: listOf(sentence, 10) });
const cvWording = z.object({ summary: listOf(sentence, 4).default([]), jobs: listOf(job, 40).default([]) });
const letterWording = z.object({ paragraphs: listOf(listOf(sentence, 8), 8) });
const corrections = z.object({ sentences: listOf(sentence.extend({ number: z.int() }), 40) });

/** Of what a model lists the first that have the right shape: one of another loses itself alone. */
function listOf<Item>(item: z.ZodType<Item>, max: number) {
  return z.array(z.unknown()).transform((list) =>
    list
      .flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      })
      .slice(0, max),
  );
}

export type CvWording = z.infer<typeof cvWording>;
type LetterWording = z.infer<typeof letterWording>;

/** What a language model is asked about a CV that the rules have written. */
export const cvQuestion = (facts: FactBase, written: CvDocument): ModelQuestion<CvWording> => ({
  system: cvPrompt,
  prompt: materialOf(facts, written, rewordableSentences(written, facts)),
  answer: cvWording,
});

export const letterQuestion = (facts: FactBase, written: LetterDocument): ModelQuestion<LetterWording> => ({
  system: letterPrompt,
  prompt: materialOf(facts, written, written.paragraphs.flat()),
  answer: letterWording,
});

/** Asks for refused sentences once more, each with the reason; the answer is what stands instead, by their places in the list. */
export function correctionQuestion(facts: FactBase, refused: RefusedSentence[]): ModelQuestion<Map<number, Sentence>> {
  const near = refused.flatMap(({ facts: cited }) => cited.flatMap((id) => factsNear(id, facts)));
  const shown = [...new Set(near)].filter((fact) => !isPrivate(fact));
  return {
    system: correctionPrompt,
    prompt: refusedText(shown, refused),
    answer: corrections.transform(
      ({ sentences }) => new Map(sentences.map(({ number, ...corrected }) => [number, corrected])),
    ),
  };
}

export const cvSentences = ({ summary, jobs }: CvWording): ProposedSentence[] => [
  ...summary,
  ...jobs.flatMap(({ entry, bullets }) => bullets.map((bullet) => ({ ...bullet, entry }))),
];

export const letterSentences = ({ paragraphs }: LetterWording): ProposedSentence[] => paragraphs.flat();

/** A fact, and what else its job, degree ... says. */
function factsNear(id: string, facts: FactBase): Fact[] {
  const fact = facts.get(id);
  if (!fact) return [];
  return fact.entry === null || fact.section === "posting" ? [fact] : factsOfEntry(fact.entry, facts);
}

/** Those that a model may reword. */
const rewordableSentences = (cv: CvDocument, facts: FactBase) =>
  sentencesOf(cv).filter(({ facts: [id = ""] }) => /^(summary|statement)$/.test(facts.get(id)?.kind ?? ""));

function materialOf(facts: FactBase, { language = "en" }: WrittenDocument, draft: Sentence[]): string {
  const all = [...facts.values()];
  return materialText(
    all.filter((fact) => fact.section !== "posting" && !isPrivate(fact)),
    all.filter(({ section }) => section === "posting"),
    language,
    draft,
  );
}

/** Names, addresses, contacts and references stay here: no sentence of a model needs them. */
const isPrivate = ({ section, kind }: Fact) =>
  section === "reference" || (section === "person" && /^(name|contact|place|address)$/.test(kind));
