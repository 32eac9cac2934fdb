import { afterAll } from "vitest";
import { startChatCompletionsServer } from "./fakes/chat-completions-server.ts";
import { createTestApp } from "./test-app.ts";

/** The application with a configured language model, whose answers the test writes. */
export async function createModelApp(variables: Record<string, string> = {}) {
  const model = await startChatCompletionsServer();
  const app = await createTestApp({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in",
    AI_BASE_URL: model.url,
    LOG_LEVEL: "silent",
    ...variables,
  });
  afterAll(() => model.close());
  return { app, model };
}
