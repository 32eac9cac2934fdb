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
import type { Fact, FactBase } from "../../../engines/truth/truth.ts";
import { cvPrompt, letterPrompt, materialText } from "./documents.prompts.ts";

/** Characters of facts, and of an answer; more is no CV and no letter. */
const mostMaterial = 40_000;
const mostAnswer = 30_000;
const mostTokens = 4_000;

const sentence = z.object({
  text: z.string().trim().min(1).max(500),
  facts: z.array(z.string().max(60)).max(12),
});
const toldCv = z.object({
  summary: z.array(sentence).max(4).default([]),
  jobs: z
    .array(z.object({ entry: z.string().max(40), bullets: z.array(sentence).max(10) }))
    .max(40)
    .default([]),
});
const toldLetter = z.object({ paragraphs: z.array(z.array(sentence).max(8)).min(1).max(8) });

export type ToldCv = z.infer<typeof toldCv>;
export type ToldLetter = z.infer<typeof toldLetter>;

export interface TellingModel {
  model: LanguageModelV3;
  /** Milliseconds until the rules write instead. */
  timeLimit: number;
}

/** What a language model would write; throws when it is down, slow, over a limit or answers something else. */
export const tellCv = (model: TellingModel, facts: FactBase, written: CvDocument): Promise<ToldCv> =>
  ask(model, cvPrompt, toldCv, facts, written, toldSentences(written, facts));

export const tellLetter = (model: TellingModel, facts: FactBase, written: LetterDocument): Promise<ToldLetter> =>
  ask(model, letterPrompt, toldLetter, facts, written, written.paragraphs.flat());

/** Those that a model may tell otherwise. */
const toldSentences = (cv: CvDocument, facts: FactBase) =>
  sentencesOf(cv).filter(({ facts: [id = ""] }) => /^(summary|statement)$/.test(facts.get(id)?.kind ?? ""));

async function ask<Told>(
  { model, timeLimit }: TellingModel,
  system: string,
  schema: z.ZodType<Told>,
  facts: FactBase,
  { language = "en" }: WrittenDocument,
  draft: Sentence[],
): Promise<Told> {
  const { own, posting } = materialOf(facts);
  const prompt = materialText(own, posting, language, draft);
  if (prompt.length > mostMaterial) throw new Error("The profile is larger than what a model is asked with.");
  const stop = new AbortController();
  const { fullStream } = streamText({
    model,
    system,
    prompt,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeLimit)]),
    // Thrown below; the default would write it to the console.
    onError: () => undefined,
  });
  let answer = "";
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new Error("The model took too long.");
    if (part.type === "text-delta") answer += part.text;
    if (answer.length > mostAnswer) {
      stop.abort();
      throw new Error("The model's answer has no end.");
    }
  }
  return schema.parse(jsonIn(answer));
}

/** Names, addresses, contacts and references stay here: no sentence of a model needs them. */
function materialOf(facts: FactBase): { own: Fact[]; posting: Fact[] } {
  const all = [...facts.values()];
  const isPrivate = ({ section, kind }: Fact) =>
    section === "reference" || (section === "person" && /^(name|contact|place)$/.test(kind));
  return {
    own: all.filter((fact) => fact.section !== "posting" && !isPrivate(fact)),
    posting: all.filter(({ section }) => section === "posting"),
  };
}

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
