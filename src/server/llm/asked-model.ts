import type { LanguageModelV3 } from "@ai-sdk/provider";
import { streamText } from "ai";
import { z } from "zod";
import type { ModelQuestion } from "../../engines/document-writing/document-writing.ts";
import { outsideFault } from "../outside/outside-fault.ts";

/** Characters of facts, and of an answer; more is no CV and no letter. */
const maxMaterialLength = 40_000;
const maxAnswerLength = 30_000;
const maxTokens = 4_000;

export interface AskedModel {
  model: LanguageModelV3;
  /** Breaks off all that is asked for one purpose. */
  signal: AbortSignal;
}

/** What the model answers in JSON; throws when it is down, slow, over a limit or answers something else. */
export async function askModel<Answer>(
  { model, signal }: AskedModel,
  { system, prompt, answer: schema }: ModelQuestion<Answer>,
): Promise<Answer> {
  if (prompt.length > maxMaterialLength) throw new Error("The profile is larger than what a model is asked with.");
  const stop = new AbortController();
  const { fullStream } = streamText({
    model,
    system,
    prompt,
    maxOutputTokens: maxTokens,
    // Broken connections and busy servers; the signal ends the waiting too.
    maxRetries: 2,
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

/** Models like to put words around it, or a fence. */
function jsonIn(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
}

/** For the log, without the request or the answer: they hold what the person wrote. */
export function failureReason(error: unknown): string {
  if (error instanceof SyntaxError || error instanceof z.ZodError) return "the language model answered something else";
  return `the language model failed: ${outsideFault(error)}`;
}
