import type { FastifyInstance } from "fastify";
import type { DocumentsStore } from "../documents/documents.store.ts";
import type { PostingStore } from "../jobs/postings/posting.store.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import type { KeptAnswersStore } from "./kept-answers.store.ts";
import { registerMatchingRoutes } from "./matching.routes.ts";
import { createMatchingService } from "./matching.service.ts";

interface Parts {
  keptAnswersStore: KeptAnswersStore;
  profileStore: ProfileStore;
  postingStore: PostingStore;
  documentsStore: DocumentsStore;
}

export function registerMatching(app: FastifyInstance, parts: Parts) {
  const matchingService = createMatchingService(parts);
  registerMatchingRoutes(app, { matchingService });
  return { matchingService };
}
