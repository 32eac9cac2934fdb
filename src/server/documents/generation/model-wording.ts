import { z } from "zod";
import {
  type CvDocument,
  type LetterDocument,
  type RefusedSentence,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
} from "../../../engines/document-writing/document-writing.ts";
import { type Fact, type FactBase, factsOfEntry } from "../../../engines/truth/truth.ts";
import { type AskedModel, askModel } from "../../llm/asked-model.ts";
import { correctionPrompt, cvPrompt, letterPrompt, materialText, refusedText } from "./documents.prompts.ts";

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
