import { rm } from "node:fs/promises";
import { startChatCompletionsServer } from "../../fakes/chat-completions-server.ts";
import { newFilledFolder } from "../../filled-data-folder.ts";
import { serve } from "../../served-process.ts";
import { test as base, expect } from "../served-application.ts";

type Model = Awaited<ReturnType<typeof startChatCompletionsServer>>;

/** The application with a configured language model, whose answers the test writes. */
export const test = base.extend<object, { model: Model }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
    async ({}, use) => {
      const model = await startChatCompletionsServer();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  application: [
    async ({ model }, use) => {
      const dataDir = await newFilledFolder();
      const server = await serve({
        DATA_DIR: dataDir,
        AI_PROVIDER: "openai-compatible",
        AI_MODEL: "stand-in",
        AI_BASE_URL: model.url,
        // The failures of the model are what the tests are about; each is an error to the log.
        LOG_LEVEL: "silent",
      });
      await use({ url: server.url, log: server.log });
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

export { expect };
