import type { LanguageModelV3 } from "@ai-sdk/provider";
import { stepCountIs, streamText, tool } from "ai";
import { z } from "zod";
import { modelTasks, openingToFind, type TaskAnswer, type TaskOutcome } from "../../engines/assistant/assistant.ts";
import { outsideFault } from "../outside/outside-fault.ts";

const taskTimeoutMs = 120_000;

/** Asks the model ten small tasks, one after the other. */
export async function checkModel(model: LanguageModelV3, onOutcome: (outcome: TaskOutcome) => void): Promise<void> {
  for (const { name: task, needed, passes, ...asked } of modelTasks) {
    const since = Date.now();
    try {
      const passed = passes(await answerOf(model, asked));
      onOutcome({ task, needed, passed, ms: Date.now() - since });
    } catch (error) {
      onOutcome({ task, needed, passed: false, ms: Date.now() - since, fault: outsideFault(error) });
    }
  }
}

/** As the application asks it: streaming. Throws what the model's server answers instead. */
async function answerOf(
  model: LanguageModelV3,
  { system, prompt, hasSearch }: Pick<(typeof modelTasks)[number], "system" | "prompt" | "hasSearch">,
): Promise<TaskAnswer> {
  const answer: TaskAnswer = { pieces: [], searched: {} };
  const search_jobs = tool({
    description: "Searches openings by title and city.",
    inputSchema: z.object({ title: z.string(), city: z.string().optional() }),
    execute(given) {
      answer.searched = given;
      return { jobs: [openingToFind] };
    },
  });
  const { fullStream } = streamText({
    ...{ model, system, prompt, maxRetries: 0, stopWhen: stepCountIs(3), onError: () => undefined },
    abortSignal: AbortSignal.timeout(taskTimeoutMs),
    ...(hasSearch && { tools: { search_jobs } }),
  });
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new Error("It took too long.");
    if (part.type === "text-delta" && part.text !== "") answer.pieces.push(part.text);
  }
  return answer;
}
