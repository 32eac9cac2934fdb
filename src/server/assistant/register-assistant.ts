import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import { registerAssistantRoutes } from "./assistant.routes.ts";
import { createAssistantService } from "./assistant.service.ts";
import { createAssistantStore } from "./assistant.store.ts";
import { createAssistantAgent } from "./assistant-agent.ts";
import { createChatTurnStore } from "./conversation/chat-turn.store.ts";
import type { ToolParts } from "./tools/assistant-tools.ts";

interface Parts extends Omit<ToolParts, "assistantStore"> {
  database: Database;
  model: LanguageModelV3;
  quotaService: QuotaService;
}

export function registerAssistant(app: FastifyInstance, { database, model, quotaService, ...sources }: Parts): void {
  const assistantStore = createAssistantStore(database);
  const agent = createAssistantAgent(model, { ...sources, assistantStore });
  const chatTurnStore = createChatTurnStore(database);
  const assistantService = createAssistantService({ assistantStore, chatTurnStore, quotaService, agent });
  app.addHook("preClose", assistantService.stop);
  registerAssistantRoutes(app, { assistantStore, assistantService });
}
