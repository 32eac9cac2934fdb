import { randomUUID } from "node:crypto";
import type {
  LanguageModelV3,
  LanguageModelV3Content,
  LanguageModelV3FinishReason,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
} from "@ai-sdk/provider";
import type { Lexicon } from "./lexicon.ts";
import { nextStep } from "./next-step.ts";
import { turnOf } from "./prompt-reading.ts";

const usage: LanguageModelV3Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * The assistant that needs no model and no network: fixed rules behind the interface of a language model. It knows a
 * person's data only by the tools, as every other model does.
 */
export function createBuiltInModel(lexicon: Lexicon): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: "forthright",
    modelId: "built-in",
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const content = await contentFor(prompt, lexicon);
      return { content: [content], finishReason: finishOf(content), usage, warnings: [] };
    },
    async doStream({ prompt }) {
      return { stream: readable(streamOf(await contentFor(prompt, lexicon))) };
    },
  };
}

async function contentFor(prompt: LanguageModelV3Prompt, lexicon: Lexicon): Promise<LanguageModelV3Content> {
  const step = await nextStep(turnOf(prompt), lexicon);
  if ("reply" in step) return { type: "text", text: step.reply };
  return { type: "tool-call", toolCallId: randomUUID(), toolName: step.call, input: JSON.stringify(step.input) };
}

function finishOf(content: LanguageModelV3Content): LanguageModelV3FinishReason {
  return content.type === "tool-call" ? { unified: "tool-calls", raw: undefined } : { unified: "stop", raw: undefined };
}

function streamOf(content: LanguageModelV3Content): LanguageModelV3StreamPart[] {
  return [
    { type: "stream-start", warnings: [] },
    ...(content.type === "text" ? textParts(content.text) : content.type === "tool-call" ? [content] : []),
    { type: "finish", usage, finishReason: finishOf(content) },
  ];
}

/** Paragraph by paragraph, as a reader takes it in. */
function textParts(text: string): LanguageModelV3StreamPart[] {
  const id = "reply";
  const deltas = text.split(/(?<=\n\n)/).map((delta): LanguageModelV3StreamPart => ({ type: "text-delta", id, delta }));
  return [{ type: "text-start", id }, ...deltas, { type: "text-end", id }];
}

function readable<Part>(parts: Part[]): ReadableStream<Part> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}
