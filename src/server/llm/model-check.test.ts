import { afterAll, expect, it } from "vitest";
import {
  type Completion,
  type CompletionRequest,
  startChatCompletionsServer,
} from "../../../tests/fakes/chat-completions-server.ts";
import type { TaskOutcome } from "../../engines/assistant/assistant.ts";
import { createConfiguredModel } from "./language-model.ts";
import { checkModel } from "./model-check.ts";

const server = await startChatCompletionsServer();
afterAll(() => server.close());

const model = createConfiguredModel({
  ...{ provider: "openai-compatible", model: "stand-in", apiKey: undefined, baseUrl: server.url, stallSeconds: 30 },
});

async function outcomesOf(answer: (request: CompletionRequest) => Completion) {
  server.answerOtherwise(answer);
  const outcomes: TaskOutcome[] = [];
  await checkModel(model, (outcome) => outcomes.push(outcome));
  return outcomes;
}

const asked = ({ messages }: CompletionRequest) => JSON.stringify(messages);

function goodAnswer(request: CompletionRequest): Completion {
  const text = asked(request);
  if (request.tools && !text.includes('"tool"'))
    return { tool: "search_jobs", input: { title: "nurse", city: "Leeds" } };
  if (request.tools) return { text: ["Staff Nurse: ", "https://jobs.example/7"] };
  if (text.includes("Rewrite")) return { text: ['```json\n{"1":"I led four nurses."}\n```'] };
  if (text.includes("Schreib"))
    return { text: ["Lies die Anzeige genau. Übe deine Antworten laut. Schlaf vorher gut aus."] };
  if (text.includes("Polish"))
    return { text: ["Pielęgniarka opiekuje się chorymi. Podaje im leki. Rozmawia też z rodzinami pacjentów."] };
  if (text.includes("study")) return { text: ["You did not tell me where you studied."] };
  return { text: ["Hello, ", "this is a nurse's opening."] };
}

it("says of a good model that all will work", async () => {
  const outcomes = await outcomesOf(goodAnswer);
  expect(outcomes.filter(({ passed }) => !passed)).toEqual([]);
  expect(outcomes).toHaveLength(10);
});

it("names what a model without tools, that invents and obeys data, cannot do", async () => {
  const outcomes = await outcomesOf(() => ({ text: ["BANANA. You went to Leeds University in 2012."] }));
  expect(outcomes.filter(({ passed }) => passed).map(({ task }) => task)).toEqual(["answers"]);
});

it("says why a model cannot be asked at all", async () => {
  const [first] = await outcomesOf(() => ({ status: 401 }));
  expect(first).toMatchObject({ passed: false, fault: expect.stringContaining("401") });
});
