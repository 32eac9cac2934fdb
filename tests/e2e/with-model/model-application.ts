import type { startChatCompletionsServer } from "../../fakes/chat-completions-server.ts";
import { test as base } from "../configured-applications.ts";

type Model = Awaited<ReturnType<typeof startChatCompletionsServer>>;

/** The application with a configured language model, whose answers the test writes. */
export const test = base.extend<{ model: Model }>({
  application: ({ withModel }, use) => use(withModel),
  model: ({ withModel }, use) => use(withModel.model),
});
