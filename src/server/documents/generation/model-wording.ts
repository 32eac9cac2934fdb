import { z } from "zod";
import {
  type CvDocument,
  type LetterDocument,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
} from "../../../engines/document-writing/document-writing.ts";
import { type Fact, type FactBase, factsOfEntry } from "../../../engines/truth/truth.ts";
import { type AskedModel, askModel } from "../../llm/asked-model.ts";
import { correctionPrompt, cvPrompt, letterPrompt, materialText, refusedText } from "./documents.prompts.ts";
import type { RefusedSentence } from "./proposals.ts";

const sentence = z.object({
  text: z.string().trim().min(1).max(500),
  facts: z.array(z.string().max(60)).max(12),
});
const cvWording = z.object({
  summary: z.array(sentence).max(4).default([]),
  jobs: z
    .array(z.object({ entry: z.string().max(40), bullets: z.array(sentence).max(10) }))
    .max(40)
    .default([]),
});
const letterWording = z.object({ paragraphs: z.array(z.array(sentence).max(8)).min(1).max(8) });
const corrections = z.object({ sentences: z.array(sentence.extend({ number: z.int() })).max(40) });

export type CvWording = z.infer<typeof cvWording>;
export type LetterWording = z.infer<typeof letterWording>;

/** What a language model would write; throws when it is down, slow, over a limit or answers something else. */
export const wordCv = (model: AskedModel, facts: FactBase, written: CvDocument): Promise<CvWording> =>
  askModel(model, cvPrompt, materialOf(facts, written, rewordableSentences(written, facts)), cvWording);

export const wordLetter = (model: AskedModel, facts: FactBase, written: LetterDocument): Promise<LetterWording> =>
  askModel(model, letterPrompt, materialOf(facts, written, written.paragraphs.flat()), letterWording);

/** What the model says instead of its refused sentences, by their places in the list. */
export async function correctRefused(
  model: AskedModel,
  facts: FactBase,
  refused: RefusedSentence[],
): Promise<Map<number, Sentence>> {
  const near = refused.flatMap(({ facts: cited }) => cited.flatMap((id) => factsNear(id, facts)));
  const prompt = refusedText(
    [...new Set(near)].filter((fact) => !isPrivate(fact)),
    refused,
  );
  const { sentences } = await askModel(model, correctionPrompt, prompt, corrections);
  return new Map(sentences.map(({ number, ...corrected }) => [number, corrected]));
}

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
  section === "reference" || (section === "person" && /^(name|contact|place)$/.test(kind));
