import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import type { DocumentsStore } from "../documents/documents.store.ts";
import type { PostingStore } from "../jobs/postings/posting.store.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { createKeptAnswersStore } from "./kept-answers.store.ts";
import { registerMatchingRoutes } from "./matching.routes.ts";
import { createMatchingService } from "./matching.service.ts";

interface Parts {
  database: Database;
  profileStore: ProfileStore;
  postingStore: PostingStore;
  documentsStore: DocumentsStore;
}

export function registerMatching(app: FastifyInstance, { database, ...stores }: Parts) {
  const keptAnswersStore = createKeptAnswersStore(database);
  registerMatchingRoutes(app, { matchingService: createMatchingService({ ...stores, keptAnswersStore }) });
  return { keptAnswersStore };
}
