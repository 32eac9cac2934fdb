import { outcomesInLines, type TaskOutcome } from "../../engines/assistant/assistant.ts";
import type { Config } from "../config.ts";
import { createConfiguredModel } from "../llm/language-model.ts";
import { checkModel } from "../llm/model-check.ts";
import { StartError } from "../start-error.ts";

/** Asks the configured model ten small tasks: a table of them, and what of the application will work. */
export async function modelReport({ ai }: Config): Promise<string> {
  if (!ai) throw new StartError("No model is configured: set AI_PROVIDER and AI_MODEL, see README.md.");
  const outcomes: TaskOutcome[] = [];
  await checkModel(createConfiguredModel(ai), (outcome) => outcomes.push(outcome));
  return [`${ai.provider}, ${ai.model}`, "", ...outcomesInLines(outcomes)].join("\n");
}
