import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { Config } from "../config.ts";

/** The language model that the settings name. */
export function createConfiguredModel(ai: NonNullable<Config["ai"]>): LanguageModelV3 {
  const { model, apiKey, baseUrl: baseURL } = ai;
  switch (ai.provider) {
    case "openai":
      return createOpenAI({ apiKey, baseURL }).chat(model);
    case "anthropic":
      return createAnthropic({ apiKey, baseURL }).languageModel(model);
    case "openai-compatible":
      return createOpenAICompatible({ name: "openai-compatible", apiKey, baseURL: baseURL ?? "" }).chatModel(model);
  }
}
