import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { sweepDeleted } from "../process/sweep-deleted.ts";
import type { CvImportStore } from "../profile/cv-import/cv-import.store.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import { registerAssistantRoutes } from "./assistant.routes.ts";
import { createAssistantService } from "./assistant.service.ts";
import { createAssistantStore } from "./assistant.store.ts";
import { createAssistantAgent } from "./assistant-agent.ts";
import { createChatTurnStore } from "./conversation/chat-turn.store.ts";
import { createGuideAgent, type GuideParts } from "./guide/guide-agent.ts";
import { registerMailDraftRoutes } from "./mails/mail-drafts.routes.ts";
import { registerPracticeDialogue } from "./practice/practice-dialogue.routes.ts";

interface Parts extends Omit<GuideParts, "assistantStore"> {
  database: Database;
  cvImportStore: CvImportStore;
  /** Undefined where the guide answers. */
  model: LanguageModelV3 | undefined;
  quotaService: QuotaService;
  /** Without a word of the model. */
  stallMs: number | undefined;
  /** How long a caller is kept waiting for a message that is not there yet. */
  unknownTimeoutMs?: number;
  finishWithinMs?: number;
}

export function registerAssistant(app: FastifyInstance, parts: Parts): void {
  const { database, model, unknownTimeoutMs, finishWithinMs, stallMs } = parts;
  const assistantStore = createAssistantStore(database);
  const agentParts = { ...parts, assistantStore };
  const agent = model ? createAssistantAgent(model, agentParts, stallMs) : createGuideAgent(agentParts);
  const chatTurnStore = createChatTurnStore(database);
  const assistantService = createAssistantService({ ...parts, assistantStore, chatTurnStore, agent }, unknownTimeoutMs);
  app.addHook("preClose", () => assistantService.stop(finishWithinMs));
  sweepDeleted(app, "conversations", assistantStore.dropDeleted);
  registerMailDraftRoutes(app, parts);
  if (model) registerPracticeDialogue(app, parts, agent);
  registerAssistantRoutes(app, { ...parts, assistantStore, assistantService });
}
