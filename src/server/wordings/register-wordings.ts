import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { createOwnWordsService } from "./own-words.service.ts";
import { createOwnWordsStore } from "./own-words.store.ts";
import { registerPolishRoutes } from "./polish.routes.ts";
import { createPolishService } from "./polish.service.ts";
import { createPrivateLinesService } from "./private-lines.service.ts";
import { createPrivateLinesStore } from "./private-lines.store.ts";
import { registerWordingsRoutes } from "./wordings.routes.ts";
import { createWordingsService } from "./wordings.service.ts";
import { createWordingsStore } from "./wordings.store.ts";

interface Parts {
  database: Database;
  profileStore: ProfileStore;
  /** Undefined where sentences come by rules. */
  model: LanguageModelV3 | undefined;
}

/** What people confirmed of their profile's facts, and what they said in words of their own. */
export function registerWordings(app: FastifyInstance, { database, profileStore, model }: Parts) {
  const wordingsService = createWordingsService({ wordingsStore: createWordingsStore(database), profileStore });
  const ownWordsService = createOwnWordsService({ ownWordsStore: createOwnWordsStore(database), profileStore });
  const privateLinesStore = createPrivateLinesStore(database);
  const privateLinesService = createPrivateLinesService({ privateLinesStore, profileStore });
  registerWordingsRoutes(app, { wordingsService, ownWordsService, privateLinesService });
  const onModelFailure = (reason: string) => app.log.warn({ reason }, "Sentences to polish came by rules");
  registerPolishRoutes(app, {
    polishService: createPolishService({ privateLinesService, wordingsService, model, onModelFailure }),
  });
  return { wordingsService, ownWordsService, privateLinesService };
}
