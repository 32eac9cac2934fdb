import type { Config } from "../config.ts";
import { createConfiguredModel } from "../llm/language-model.ts";
import { checkModel, type TaskOutcome } from "../llm/model-check.ts";
import { StartError } from "../start-error.ts";

/** Asks the configured model ten small tasks: a table of them, and what of the application will work. */
export async function modelReport({ ai }: Config): Promise<string> {
  if (!ai) throw new StartError("No model is configured: set AI_PROVIDER and AI_MODEL, see README.md.");
  const outcomes: TaskOutcome[] = [];
  await checkModel(createConfiguredModel(ai), (outcome) => outcomes.push(outcome));
  return [`${ai.provider}, ${ai.model}`, "", ...outcomes.map(rowOf), "", ...verdictsOn(outcomes)].join("\n");
}

function rowOf({ task, passed, ms, fault }: TaskOutcome): string {
  const row = `${passed ? "yes" : "NO "}  ${task.padEnd(42)} ${(ms / 1000).toFixed(1).padStart(6)} s`;
  return fault ? `${row}   ${fault}` : row;
}

function verdictsOn(outcomes: TaskOutcome[]): string[] {
  const works = (purpose: TaskOutcome["needed"][number]) => {
    const failed = outcomes.filter(({ needed, passed }) => needed.includes(purpose) && !passed);
    return failed.length === 0 ? "will work" : `will not work well: it fails at ${failed.length} of its tasks`;
  };
  return [
    `The assistant ${works("assistant")}.`,
    `Better sentences for documents ${works("documents").replace(": it fails", ": the model fails")}.`,
    "What a model makes up is refused or left out whatever it answers here.",
  ];
}
