import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { createOwnWordsService } from "./own-words.service.ts";
import { createOwnWordsStore } from "./own-words.store.ts";
import { registerWordingsRoutes } from "./wordings.routes.ts";
import { createWordingsService } from "./wordings.service.ts";
import { createWordingsStore } from "./wordings.store.ts";

/** What people confirmed of their profile's facts, and what they said in words of their own. */
export function registerWordings(
  app: FastifyInstance,
  { database, profileStore }: { database: Database; profileStore: ProfileStore },
) {
  const wordingsService = createWordingsService({ wordingsStore: createWordingsStore(database), profileStore });
  const ownWordsService = createOwnWordsService({ ownWordsStore: createOwnWordsStore(database), profileStore });
  registerWordingsRoutes(app, { wordingsService, ownWordsService });
  return { wordingsService, ownWordsService };
}
