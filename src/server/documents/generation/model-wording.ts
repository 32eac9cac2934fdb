import { APICallError, type LanguageModelV3 } from "@ai-sdk/provider";
import { streamText } from "ai";
import { z } from "zod";
import {
  type CvDocument,
  type LetterDocument,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
} from "../../../engines/document-writing/document-writing.ts";
import { type Fact, type FactBase, factsOfEntry } from "../../../engines/truth/truth.ts";
import { correctionPrompt, cvPrompt, letterPrompt, materialText, refusedText } from "./documents.prompts.ts";
import type { RefusedSentence } from "./proposals.ts";

/** Characters of facts, and of an answer; more is no CV and no letter. */
const maxMaterialLength = 40_000;
const maxAnswerLength = 30_000;
const maxTokens = 4_000;

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

export interface WordingModel {
  model: LanguageModelV3;
  /** Breaks off all that is asked for one document. */
  signal: AbortSignal;
}

/** What a language model would write; throws when it is down, slow, over a limit or answers something else. */
export const wordCv = (model: WordingModel, facts: FactBase, written: CvDocument): Promise<CvWording> =>
  ask(model, cvPrompt, materialOf(facts, written, rewordableSentences(written, facts)), cvWording);

export const wordLetter = (model: WordingModel, facts: FactBase, written: LetterDocument): Promise<LetterWording> =>
  ask(model, letterPrompt, materialOf(facts, written, written.paragraphs.flat()), letterWording);

/** What the model says instead of its refused sentences, by their places in the list. */
export async function correctRefused(
  model: WordingModel,
  facts: FactBase,
  refused: RefusedSentence[],
): Promise<Map<number, Sentence>> {
  const near = refused.flatMap(({ facts: cited }) => cited.flatMap((id) => factsNear(id, facts)));
  const prompt = refusedText(
    [...new Set(near)].filter((fact) => !isPrivate(fact)),
    refused,
  );
  const { sentences } = await ask(model, correctionPrompt, prompt, corrections);
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

async function ask<Wording>(
  { model, signal }: WordingModel,
  system: string,
  prompt: string,
  schema: z.ZodType<Wording>,
): Promise<Wording> {
  if (prompt.length > maxMaterialLength) throw new Error("The profile is larger than what a model is asked with.");
  const stop = new AbortController();
  const { fullStream } = streamText({
    model,
    system,
    prompt,
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([stop.signal, signal]),
    // Thrown below; the default would write it to the console.
    onError: () => undefined,
  });
  let answer = "";
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new Error("The model took too long.");
    if (part.type === "text-delta") answer += part.text;
    if (answer.length > maxAnswerLength) {
      stop.abort();
      throw new Error("The model's answer has no end.");
    }
  }
  return schema.parse(jsonIn(answer));
}

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

/** Models like to put words around it, or a fence. */
function jsonIn(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
}

/** For the log, without the request or the answer: they hold what the person wrote. */
export function failureReason(error: unknown): string {
  if (APICallError.isInstance(error)) return `the language model answered with status ${error.statusCode ?? "none"}`;
  if (error instanceof SyntaxError || error instanceof z.ZodError) return "the language model answered something else";
  return error instanceof Error ? `the language model failed: ${error.name}` : "the language model failed";
}
